import type { Corner } from '../board/outline';
import { rectangle } from '../board/outline';
import { panel } from '../board/panel';
import { at, placed } from '../board/solids';
import type { Part } from '../parts';
import { CHUTE_FRAME, CHUTE_WALL, SURCHARGE_OUTLINE } from './machineShapes';
import { CHUTE, CHUTE_OUTER, rowMiddle, SIGN, SURCHARGE, TRAY } from './machineSizes';
import type { MachinePiece } from './machinePieces';
import { CHUTE_BACK, printRegion, SIDES } from './print/regions';

type Side = (typeof SIDES)[number];

const middleOf = (side: Side): number => (side === 'milk' ? CHUTE.x : -CHUTE.x);
const outward = (side: Side): number => (side === 'milk' ? -1 : 1);
const BACK_THICKNESS = 0.2;
const FRAME_THICKNESS = CHUTE.front - CHUTE.frontFace;

/** Back, two walls, the floor and a frame before it; at the open top the front lips lean outward like a funnel. */
function chute(side: Side): Part[] {
  const plain = printRegion(`plain:${side}`);
  const { x, y, width, height } = CHUTE_BACK;
  const back = panel({
    outline: rectangle(x, y, width, height, 0.2),
    thickness: BACK_THICKNESS,
    front: printRegion(`chute-back:${side}`),
    back: plain,
  });
  const frame = panel({
    outline: CHUTE_FRAME,
    thickness: FRAME_THICKNESS,
    front: printRegion(`chute-frame:${side}`),
    back: plain,
  });
  const wall = panel({ outline: CHUTE_WALL, thickness: CHUTE.wall, front: plain, back: plain });
  const floor = panel({
    outline: rectangle(-CHUTE.inner, 0, 2 * CHUTE.inner, CHUTE.frontFace - CHUTE.backFace),
    thickness: 0.24,
    front: plain,
    back: plain,
  });
  const parts = [
    ...placed(back, at(0, 0, CHUTE.backFace - BACK_THICKNESS)),
    ...placed(frame, at(0, 0, CHUTE.frontFace)),
    ...placed(wall, at(-CHUTE.inner, 0, 0, { y: -Math.PI / 2 })),
    ...placed(wall, at(CHUTE_OUTER, 0, 0, { y: -Math.PI / 2 })),
    ...placed(floor, at(0, CHUTE.floor - 0.25, CHUTE.frontFace, { x: -Math.PI / 2 })),
    ...lips(side),
  ];
  return placed(parts, at(middleOf(side), 0, 0));
}

/** The upper ends of the frame, one on each wall's slanted edge. */
function lips(side: Side): Part[] {
  const rise = CHUTE.top - 0.45 - CHUTE.flare;
  const lean = Math.atan2(CHUTE.flareOut, CHUTE.top - 0.25 - CHUTE.flare);
  const outline: readonly Corner[] = rectangle(-CHUTE.lip / 2, 0.02, CHUTE.lip, rise, 0.16);
  const plain = printRegion(`plain:${side}`);
  const lip = panel({ outline, thickness: FRAME_THICKNESS, front: plain, back: plain });
  return [-1, 1].flatMap((q) =>
    placed(lip, at(q * (CHUTE_OUTER - CHUTE.lip / 2), CHUTE.flare, CHUTE.frontFace, { x: lean })),
  );
}

/** A coin of board, glued over the outer lip: what rows 4 and 5 cost more. */
function surcharge(side: Side, coins: 1 | 2): Part[] {
  const board = panel({
    outline: SURCHARGE_OUTLINE,
    thickness: 0.2,
    front: printRegion(`surcharge:${coins}`),
    back: printRegion('plain:gold'),
  });
  return placed(board, at(outward(side) * SURCHARGE.x, rowMiddle(coins + 3), SURCHARGE.z));
}

/** A plate leaning on the tray before its chute, where it hides no tile. */
function sign(side: Side): Part[] {
  const board = panel({
    outline: rectangle(-SIGN.width / 2, 0, SIGN.width, SIGN.height, 0.5),
    thickness: 0.22,
    front: printRegion(`sign:${side}`),
    back: printRegion(`plain:${side}`),
  });
  return placed(board, at(middleOf(side) + outward(side) * 0.35, TRAY.top + 0.02, SIGN.z, { x: -SIGN.lean }));
}

export const chutePieces = (): MachinePiece[] =>
  SIDES.flatMap((side): MachinePiece[] => [
    { name: `panel:chute-${side}`, parts: chute(side) },
    { name: `panel:sign-${side}`, parts: sign(side) },
    { name: `panel:surcharge-${side}-1`, parts: surcharge(side, 1) },
    { name: `panel:surcharge-${side}-2`, parts: surcharge(side, 2) },
  ]);
