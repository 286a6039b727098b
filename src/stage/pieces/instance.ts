import { Quaternion, Vector3 } from 'three';
import type { Matrix4 } from 'three';
import type { ComponentId } from '../../core/ids';
import type { Board } from '../theatre/board';

const position = new Vector3();
const turn = new Quaternion();
const ONE = new Vector3(1, 1, 1);

/** Where a piece is drawn: always in its own size (P12); one that is not to be seen is nothing. Allocates nothing. */
export function placeInstance({ world, hidden }: Board, id: ComponentId, matrix: Matrix4): void {
  if (!world.has(id) || hidden.has(id)) {
    matrix.makeScale(0, 0, 0);
    return;
  }
  world.pose(id, position, turn, world.alpha);
  matrix.compose(position, turn, ONE);
}
