import { Matrix4, Quaternion, Vector3 } from 'three';
import { rectangle } from '../board/outline';
import { panel } from '../board/panel';
import { at, block, inUnits, merged, placed } from '../board/solids';
import type { Part } from '../parts';
import type { BoardPose } from './menuBoardSpots';
import { shutWing, WINGS } from './menuBoardSpots';
import { HOLDS_OUTLINE, TELLS_OUTLINE } from './menuShapes';
import { ROWS, SHELF, shelfY, WING } from './menuSizes';
import { printRegion } from './print/regions';

export { menuSpots } from './menuBoardSpots';
export type { BoardPose } from './menuBoardSpots';

/** A wing in its own frame (the fold is its y axis), so that the board can be unfolded before the players' eyes. */
export interface MenuPanel {
  readonly name: 'wing:tells' | 'wing:holds';
  readonly parts: readonly Part[];
  /** Standing open, in the board's frame. */
  readonly open: BoardPose;
  /** Where it begins when the board is unfolded: the right wing lies on the left one. */
  readonly shut: BoardPose;
}

function tellsWing(): Part[] {
  const board = panel({
    outline: TELLS_OUTLINE,
    thickness: WING.thickness,
    front: printRegion('menu:tells'),
    back: printRegion('menu:back'),
  });
  return [...board, ...hinges(-1)];
}

/** The right wing with its five shelves. */
function holdsWing(): Part[] {
  const board = panel({
    outline: HOLDS_OUTLINE,
    thickness: WING.thickness,
    front: printRegion('menu:holds'),
    back: printRegion('menu:back'),
  });
  const slate = printRegion('plain:slate');
  const shelf = panel({
    outline: rectangle(0, 0, SHELF.right - SHELF.left, SHELF.depth, 0.12),
    thickness: SHELF.thickness,
    front: slate,
    back: slate,
  });
  const shelves = Array.from({ length: ROWS }, (_, row) =>
    placed(shelf, at(SHELF.left, shelfY(row) - SHELF.thickness, WING.thickness + SHELF.depth, { x: -Math.PI / 2 })),
  );
  return [...board, ...shelves.flat(), ...hinges(1)];
}

/** Cloth over the fold, half on each wing. */
function hinges(side: -1 | 1): Part[] {
  return [3, WING.height - 3].flatMap((y) =>
    placed(block('cloth', 0.5, 1.7, 0.06), at(side * 0.25, y, WING.thickness)),
  );
}

/** The whole board as it stands, and its wings for unfolding. World units, middle of its foot line, front toward +z. */
export function menuBoardParts(): { parts: Part[]; panels: readonly MenuPanel[] } {
  const tells = merged(inUnits(tellsWing()));
  const holds = merged(inUnits(holdsWing()));
  const apart = (2 * WING.thickness + SHELF.depth) / 10;
  return {
    parts: merged([...placed(tells, matrixOf(WINGS.tells)), ...placed(holds, matrixOf(WINGS.holds))]),
    panels: [
      { name: 'wing:tells', parts: tells, open: WINGS.tells, shut: WINGS.tells },
      { name: 'wing:holds', parts: holds, open: WINGS.holds, shut: shutWing(apart) },
    ],
  };
}

const matrixOf = ({ position, turn }: BoardPose): Matrix4 =>
  new Matrix4().compose(new Vector3(...position), new Quaternion(...turn), new Vector3(1, 1, 1));
