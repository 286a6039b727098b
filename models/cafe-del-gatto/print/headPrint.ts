import { earPath } from '../../art/cat';
import { deep, INK, mix } from '../../art/colour';
import { clipped, fill, line, type Mark, placed, volume } from '../../art/marks';
import { paintMarks } from '../../art/paint';
import { ellipsePath, roundRectPath } from '../../art/paths';
import { coat, nicks, type Print, sheen } from '../../board/coat';
import { insetPath, toPath } from '../../board/outline';
import { HEAD_OUTLINE } from '../machineShapes';
import { GAUGE, HEAD } from '../machineSizes';
import { BRASS, CREAM, GOLD, PRINT_INK, RED, RED_DEEP } from './palette';

/** The machine's face: gauges for eyes, a printed muzzle under them, a collar with three lamps. */
const y = (cm: number): number => -cm * 100;
const EYES = y(GAUGE.y);
const MUZZLE = y(16.55);
const COLLAR = { top: y(14.62), height: 96 } as const;

export function paintHead(print: Print): void {
  const { paper } = print;
  coat(print, RED);
  sheen(print, 0.16, 0.16);
  paintMarks(paper, [
    clipped(toPath(HEAD_OUTLINE), [...stripes(), ...innerEars(), ...sockets(), ...collar()]),
    ...muzzle(),
    contour(),
  ]);
  nicks(print, HEAD_OUTLINE, 1.4);
}

/** A cream line within the edge, following ears and all, outside the slots. */
const contour = (): Mark => line(insetPath(HEAD_OUTLINE, 0.16), CREAM, 7);

/** The tabby's M on the forehead. */
const stripes = (): Mark[] =>
  [-1, 0, 1].map((side) =>
    line(
      `M${side * 62},${EYES - 262 + Math.abs(side) * 12}Q${side * 50},${EYES - 225} ${side * 40},${EYES - 188 + Math.abs(side) * 4}`,
      RED_DEEP,
      21,
      0.75,
    ),
  );

function innerEars(): Mark[] {
  const ear = [fill(earPath(62, 118), mix('#F2A0A0', RED, 0.25)), fill(earPath(38, 78), mix('#F2A0A0', RED, 0.05))];
  return [-1, 1].map((side) =>
    placed(ear, { x: side * 285, y: y(HEAD.top + 0.15), turn: side * 12, mirrored: side < 0 }),
  );
}

/** The recess in which each gauge sits. */
const sockets = (): Mark[] =>
  [-1, 1].flatMap((side) => [
    fill(ellipsePath(side * GAUGE.x * 100 + 5, EYES + 9, GAUGE.radius * 100 + 15), RED_DEEP, 0.75),
    line(ellipsePath(side * GAUGE.x * 100, EYES, GAUGE.radius * 100 + 9), mix(RED, '#FFD9A8', 0.35), 4),
  ]);

function muzzle(): Mark[] {
  const whiskers = [-1, 1].flatMap((side) =>
    [-1, 0, 1].map((row) =>
      line(
        `M${side * 150},${MUZZLE + 22 + row * 30}Q${side * 215},${MUZZLE + 12 + row * 40} ${side * 292},${MUZZLE + 14 + row * 56}`,
        CREAM,
        8,
      ),
    ),
  );
  return [
    ...[-1, 1].map((side) => fill(ellipsePath(side * 252, MUZZLE - 6, 54, 34), '#F0785E', 0.45)),
    ...whiskers,
    ...[-1, 1].map((side) => volume(ellipsePath(side * 66, MUZZLE + 34, 82, 64), CREAM, { reach: 0.6, edge: 0 })),
    fill(ellipsePath(0, MUZZLE + 62, 46, 44), CREAM),
    line(
      `M-88,${MUZZLE + 44}Q-80,${MUZZLE + 84} -42,${MUZZLE + 82}Q-4,${MUZZLE + 78} 0,${MUZZLE + 34}Q4,${MUZZLE + 78} 42,${MUZZLE + 82}Q80,${MUZZLE + 84} 88,${MUZZLE + 44}`,
      PRINT_INK,
      13,
    ),
    volume(
      `M-48,${MUZZLE - 24}Q0,${MUZZLE - 46} 48,${MUZZLE - 24}Q46,${MUZZLE + 16} 0,${MUZZLE + 32}Q-46,${MUZZLE + 16} -48,${MUZZLE - 24}Z`,
      '#D8576A',
      { reach: 0.35, edge: 7, edgeColour: deep('#D8576A', 0.24) },
    ),
    ...[-96, -70, 70, 96].map((x, i) =>
      fill(ellipsePath(x, MUZZLE + 22 + (i % 3 === 0 ? 0 : 18), 5), mix(CREAM, INK, 0.5)),
    ),
  ];
}

/** A collar of brass-edged leather with a bell between two lamps. */
function collar(): Mark[] {
  const { top, height } = COLLAR;
  const middle = top + height / 2;
  return [
    fill(`M-420,${top}H420V${top + height}H-420Z`, RED_DEEP),
    line(`M-420,${top}H420M-420,${top + height}H420`, BRASS, 8),
    ...[-300, -245, 245, 300].map((x) => fill(ellipsePath(x, middle, 12), BRASS)),
    lamp(-150, middle, '#F2C45A'),
    lamp(150, middle, '#7FC08A'),
    ...bell(0, middle + 6),
  ];
}

const lamp = (x: number, at: number, colour: string): Mark =>
  placed(
    [
      fill(ellipsePath(0, 0, 46), '#2A0F0A'),
      volume(ellipsePath(0, 0, 35), colour, { reach: 0.4, edge: 0 }),
      fill(ellipsePath(-11, -13, 12, 8), '#FFFFFF', 0.85),
    ],
    { x, y: at },
  );

const bell = (x: number, at: number): Mark[] => [
  placed(
    [
      volume(ellipsePath(0, 0, 58), GOLD, { reach: 0.6, edge: 8, edgeColour: mix(GOLD, INK, 0.7) }),
      line('M-54,-8Q0,8 54,-8', mix(GOLD, INK, 0.6), 7),
      fill(roundRectPath(-8, 12, 16, 40, 8), mix(GOLD, INK, 0.8)),
      fill(ellipsePath(0, 14, 14), mix(GOLD, INK, 0.8)),
      fill(ellipsePath(-22, -28, 14, 8), '#FFFFFF', 0.7),
    ],
    { x, y: at },
  ),
];
