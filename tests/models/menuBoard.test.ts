import { Matrix4, Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { CUP_SQUARES, DRINK_TILE } from '../../models/cafe-del-gatto/kinds';
import { menuBoardParts, menuSpots } from '../../models/cafe-del-gatto/menuBoard';
import type { BoardPose } from '../../models/cafe-del-gatto/menuBoard';
import { boundsOf, boxAt, seenFrom, trianglesInside } from './solidSpace';

/** The menu board: a row a drink, values ascending from left to right, room for stacks of five. */
const { parts, panels } = menuBoardParts();
const spots = menuSpots();
const matrixOf = ({ position, turn }: BoardPose): Matrix4 =>
  new Matrix4().compose(new Vector3(...position), new Quaternion(...turn), new Vector3(1, 1, 1));
const SIZE = [DRINK_TILE.width, DRINK_TILE.height, DRINK_TILE.depth] as const;

describe('the menu board', () => {
  it('stands on the table, its origin in the middle of its foot line', () => {
    const bounds = boundsOf(parts);
    expect(Math.abs(bounds.min.y)).toBeLessThan(0.006);
    expect(Math.abs(bounds.min.x + bounds.max.x)).toBeLessThan(0.02);
    expect(bounds.max.y).toBeGreaterThan(1.9);
  });

  it('has five places a drink, in menu order from above, ascending from left to right', () => {
    const drinks = Object.keys(CUP_SQUARES);
    expect(spots.map(({ drink, index }) => `${drink} ${index}`)).toEqual(
      drinks.flatMap((drink) => [0, 1, 2, 3, 4].map((index) => `${drink} ${index}`)),
    );
    for (const drink of drinks) {
      const xs = spots.filter((spot) => spot.drink === drink).map(({ pose }) => pose.position[0]);
      expect([...xs].sort((a, b) => a - b)).toEqual(xs);
    }
    const heights = drinks.map((drink) => spots.find((spot) => spot.drink === drink)?.pose.position[1] ?? 0);
    expect([...heights].sort((a, b) => b - a)).toEqual(heights);
  });

  it.each(spots.map((spot) => [`${spot.drink} ${spot.index}`, spot] as const))(
    'holds a stack of five at %s: on its shelf, clear of the board',
    (_, { pose }) => {
      const local = seenFrom(parts, matrixOf(pose));
      for (let k = 0; k < 5; k++) {
        expect(trianglesInside(local, boxAt([0, 0, k * DRINK_TILE.step], SIZE, 0.0005)), `tile ${k}`).toBe(0);
      }
      expect(trianglesInside(local, boxAt([0, -0.01, 0], SIZE, 0.0005)), 'a shelf below').toBeGreaterThan(0);
      expect(trianglesInside(local, boxAt([0, 0, -0.01], SIZE, 0.0005)), 'the board behind').toBeGreaterThan(0);
    },
  );

  it('keeps the places apart', () => {
    for (const a of spots) {
      for (const b of spots) {
        if (a === b) continue;
        const [dx, dy] = [a.pose.position[0] - b.pose.position[0], a.pose.position[1] - b.pose.position[1]];
        expect(Math.abs(dx) > DRINK_TILE.width || Math.abs(dy) > DRINK_TILE.height).toBe(true);
      }
    }
  });

  it('shuts like a book: the right wing before the left one, without cutting into it', () => {
    const [tells, holds] = panels;
    if (!tells || !holds) throw new Error('two wings');
    const inTells = seenFrom(holds.parts, matrixOf(holds.shut).invert().multiply(matrixOf(tells.shut)));
    const left = boundsOf(tells.parts);
    const right = boundsOf(inTells);
    expect(right.max.x).toBeLessThan(left.max.x + 0.05);
    expect(right.min.z).toBeGreaterThan(0.02);
  });

  it('is its two wings, opened', () => {
    const opened = panels.flatMap((wing) => seenFrom(wing.parts, matrixOf(wing.open).invert()));
    const [joined, whole] = [boundsOf(opened), boundsOf(parts)];
    expect(joined.min.distanceTo(whole.min)).toBeLessThan(1e-4);
    expect(joined.max.distanceTo(whole.max)).toBeLessThan(1e-4);
  });
});
