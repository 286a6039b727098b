import { PerspectiveCamera, Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { DISPLAY_CAP } from '../../models/art/type';
import { CUP, MACHINE, TILE } from '../../models/cafe-del-gatto/kinds';
import { menuSpots } from '../../models/cafe-del-gatto/menuBoardSpots';
import { VALUE_SIZE } from '../../models/cafe-del-gatto/faces/drinkTileFace';
import { NUMERAL, SYMBOL, TILE_UNITS } from '../../models/cafe-del-gatto/faces/tileFace';
import { EMPTY_SIGN } from '../../models/cafe-del-gatto/print/cupPrint';
import { placePose } from '../../scenes/cafe-del-gatto/places';
import { shotsFor } from '../../scenes/cafe-del-gatto/shots';
import { STANDS } from '../../scenes/cafe-del-gatto/table';
import { framed } from '../../src/stage/camera/framing';
import type { Pose } from '../../src/table/types';

/** From the seat, in a window of 1280 × 720: a figure is at least 12 px high, a sign 14 px large. */
const [WIDTH, HEIGHT] = [1280, 720];

const view = framed(shotsFor(2).seat, { width: WIDTH, height: HEIGHT });
const camera = new PerspectiveCamera(view.fov, WIDTH / HEIGHT, 0.3, 90);
camera.position.set(...view.from);
camera.lookAt(...view.at);
camera.updateMatrixWorld();

/** How many pixels high something upright of a piece is, its middle at `place` in the piece's frame. Units. */
function pixels({ position, turn }: Pose, place: readonly [number, number, number], height: number): number {
  const at = (dy: number): Vector3 =>
    new Vector3(place[0], place[1] + dy, place[2])
      .applyQuaternion(new Quaternion(...turn))
      .add(new Vector3(...position))
      .project(camera);
  return ((at(height / 2).y - at(-height / 2).y) * HEIGHT) / 2;
}
/** How large a round sign is: one sees it foreshortened, so the mean of its width and height. Pixels. */
function across(pose: Pose, place: readonly [number, number, number], size: number): number {
  const at = (dx: number): Vector3 =>
    new Vector3(place[0] + dx, place[1], place[2])
      .applyQuaternion(new Quaternion(...pose.turn))
      .add(new Vector3(...pose.position))
      .project(camera);
  const width = ((at(size / 2).x - at(-size / 2).x) * WIDTH) / 2;
  return Math.sqrt(width * pixels(pose, place, size));
}
const onTile = TILE.size / TILE_UNITS;

describe('what is read from the seat', () => {
  it.each([1, 2, 3, 4, 5])('a tile in row %i of the machine', (row) => {
    const y = MACHINE.chute.floor + (row - 0.5) * TILE.pitch;
    const place = [MACHINE.chute.x, y, MACHINE.chute.z] as const;
    expect(pixels(STANDS.machine, place, NUMERAL.size * DISPLAY_CAP * onTile)).toBeGreaterThanOrEqual(12);
    expect(across(STANDS.machine, place, SYMBOL.width * onTile)).toBeGreaterThanOrEqual(14);
  });

  it('the values on the menu, of one figure and of two', () => {
    const menu = STANDS.menuBoard;
    for (const { pose } of menuSpots()) {
      for (const size of [VALUE_SIZE.one, VALUE_SIZE.two]) {
        const place = pose.position;
        expect(pixels(menu, place, (size * DISPLAY_CAP) / 1000)).toBeGreaterThanOrEqual(12);
      }
    }
  });

  it('what belongs in an empty square', () => {
    const near = placePose(2, 0, 0);
    for (const square of [0, 3]) {
      const place = [0, CUP.floor + (square + 0.5) * TILE.pitch, 0] as const;
      expect(across(near, place, EMPTY_SIGN / 1000)).toBeGreaterThanOrEqual(14);
    }
  });
});
