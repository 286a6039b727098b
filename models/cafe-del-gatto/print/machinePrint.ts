import { catSeal, sized } from '../../art/cat';
import { INK, mix, withAlpha } from '../../art/colour';
import { fill, line, type Mark, placed, volume } from '../../art/marks';
import { paintMarks } from '../../art/paint';
import { ellipsePath, roundRectPath, smoothPath } from '../../art/paths';
import { letter } from '../../art/type';
import { coat, nicks, type Print, scuffs, sheen } from '../../board/coat';
import { beanMarks } from '../faces/glyphs';
import { APRON_OUTLINE, COLUMN_OUTLINE, REAR_OUTLINE, SIDE_OUTLINE, TOP_OUTLINE, TRAY_OUTLINE } from '../machineShapes';
import { CHUTE, CHUTE_OUTER, HEAD, INNER, rowMiddle, SLOTS, slotX, TOP, TRAY } from '../machineSizes';
import type { PrintData } from './data';
import { BRASS, CREAM, PRINT_INK, RED, RED_DEEP, TRAY_GREY } from './palette';
import { frameMarks } from './stamps';

/** The big red panels. Drawing units, y down from the machine's foot. */
const y = (cm: number): number => -cm * 100;

export function paintSide(print: Print): void {
  coat(print, RED);
  sheen(print, 0.14, 0.24);
  const slits = Array.from({ length: 7 }, (_, i) => fill(roundRectPath(-430, y(19.9) + i * 46, 300, 19, 9), RED_DEEP));
  paintMarks(print.paper, [
    ...frameMarks(-580, y(22.6), 600, 2060, 90, CREAM),
    ...slits,
    ...slits.map((_, i) => line(`M-424,${y(19.9) + i * 46 + 21}h288`, mix(RED, '#FFD9A8', 0.35), 3)),
    sized(catSeal(CREAM, RED), -280, y(10.2), 350),
    ...steam(-280, y(13.4)),
    placed(beanMarks(CREAM, RED), { x: 330, y: y(1.95), scale: 2, turn: 20 }),
    line(`M120,${y(1.95)}H250M410,${y(1.95)}H520`, CREAM, 8),
  ]);
  scuffs(print, 40);
  nicks(print, SIDE_OUTLINE, 1.8);
}

const steam = (x: number, at: number): Mark[] =>
  [-95, 0, 95].map((dx) => line(`M${x + dx},${at + 60}q-44,-50 0,-100q44,-50 0,-${dx === 0 ? 120 : 90}`, CREAM, 17));

/** Before it stand head and chutes; arrows say that the price is written on the tile opposite. */
export function paintColumn(print: Print): void {
  const { paper } = print;
  coat(print, RED);
  sheen(print, 0.08, 0.3);
  occlusion(print);
  paintMarks(paper, [
    line(roundRectPath(-372, y(12.9), 744, 950, 60), mix(RED, CREAM, 0.55), 6),
    ...[1, 2, 3].flatMap((row) => acrossArrow(y(rowMiddle(row)))),
    ...[-1, 1].flatMap((side) => [rivet(side * 340, y(12.55)), rivet(side * 340, y(3.75))]),
  ]);
  scuffs(print, 30);
  nicks(print, COLUMN_OUTLINE, 1);
}

/** Where less light comes: behind the head and under it, beside the chutes, over the tray, along the side panels. */
function occlusion({ paper }: Print): void {
  const dark = '#2A060A';
  const band = (
    from: readonly [number, number],
    to: readonly [number, number],
    strength: number,
    top = y(24.5),
  ): void => {
    const ramp = paper.createLinearGradient(...from, ...to);
    ramp.addColorStop(0, withAlpha(dark, strength));
    ramp.addColorStop(0.35, withAlpha(dark, strength * 0.5));
    ramp.addColorStop(1, withAlpha(dark, 0));
    paper.fillStyle = ramp;
    const [x0, y0, x1, y1] = [...from, ...to];
    const across = y0 === y1;
    paper.fillRect(
      across ? Math.min(x0, x1) : -1000,
      across ? top : Math.min(y0, y1),
      across ? Math.abs(x1 - x0) : 2000,
      across ? 2500 : Math.abs(y1 - y0),
    );
  };
  // No wider than the head: its edge must not be seen beside it.
  const half = (HEAD.half - 0.1) * 100;
  paper.fillStyle = withAlpha(dark, 0.5);
  paper.fillRect(-half, y(HEAD.top - 0.7), 2 * half, (HEAD.top - 0.7 - HEAD.bottom) * 100);
  band([0, y(HEAD.bottom)], [0, y(HEAD.bottom - 3.4)], 0.55);
  band([0, y(TRAY.top)], [0, y(TRAY.top + 1.6)], 0.5);
  band([0, y(TOP.under)], [0, y(TOP.under - 1.2)], 0.4);
  const chute = { inner: CHUTE.x + CHUTE_OUTER, outer: CHUTE.x - CHUTE_OUTER };
  for (const side of [-1, 1]) {
    band([side * chute.inner * -100, 0], [side * (chute.inner * -100 - 130), 0], 0.5, y(CHUTE.top));
    band([side * chute.outer * -100, 0], [side * (chute.outer * -100 + 90), 0], 0.45, y(CHUTE.top));
    band([side * INNER * 100, 0], [side * (INNER * 100 - 80), 0], 0.45);
  }
}

/** A brass rivet with the light of the window on it. */
const rivet = (x: number, at: number): Mark =>
  placed(
    [
      fill(ellipsePath(4, 6, 19), '#2A060A', 0.5),
      volume(ellipsePath(0, 0, 17), BRASS, { reach: 0.22, edge: 3 }),
      fill(ellipsePath(-5, -6, 5), '#FFFFFF', 0.7),
    ],
    { x, y: at },
  );

const acrossArrow = (at: number): Mark[] => [
  line(`M-300,${at}H300`, CREAM, 13),
  line(`M-262,${at - 40}L-304,${at}L-262,${at + 40}M262,${at - 40}L304,${at}L262,${at + 40}`, CREAM, 13),
];

/** Seen from the other side of the table: a cat that shows its back. */
export function paintRear(print: Print): void {
  coat(print, RED);
  sheen(print, 0.1, 0.24);
  const fur = mix(CREAM, RED, 0.08);
  const stripe = mix(fur, RED_DEEP, 0.42);
  const tail = smoothPath(
    [
      [240, y(3.2)],
      [560, y(2.9)],
      [690, y(6.4)],
      [540, y(9.4)],
      [590, y(12.6)],
      [760, y(13.2)],
    ],
    { open: true, tension: 0.2 },
  );
  paintMarks(print.paper, [
    ...frameMarks(-880, y(22.6), 1760, 2080, 90, CREAM),
    line(tail, mix(fur, INK, 0.8), 168),
    line(tail, fur, 144),
    ...[
      [676, 7.4, 70],
      [560, 10.6, 110],
    ].map(([x = 0, up = 0, turn = 0]) => placed([line('M-68,0H68', stripe, 40)], { x, y: y(up), turn: turn - 90 })),
    volume(
      `M-420,${y(2.7)}Q-620,${y(8.6)} -300,${y(13.4)}Q0,${y(15)} 300,${y(13.4)}Q620,${y(8.6)} 420,${y(2.7)}Q400,${y(1.9)} 300,${y(1.9)}H-300Q-400,${y(1.9)} -420,${y(2.7)}Z`,
      fur,
      { reach: 3.4, edge: 14 },
    ),
    placed(rearHead(fur), { x: -30, y: y(15.6), scale: 1.28, turn: -7 }),
    ...[0, 1, 2].map((i) =>
      line(
        `M${-150 + i * 28},${y(10.6 - i * 1.9)}Q0,${y(10 - i * 1.9)} ${150 - i * 28},${y(10.6 - i * 1.9)}`,
        stripe,
        42,
      ),
    ),
  ]);
  scuffs(print, 30);
  nicks(print, REAR_OUTLINE, 1.2);
}

function rearHead(fur: string): Mark[] {
  const ear = volume('M-95,60Q-70,-150 0,-170Q70,-150 95,60Z', fur, { reach: 2, edge: 11 });
  return [
    placed([ear], { x: -170, y: -120, turn: -18 }),
    placed([ear], { x: 170, y: -120, turn: 18 }),
    volume('M-300,40Q-310,-220 0,-230Q310,-220 300,40Q290,230 0,240Q-290,230 -300,40Z', fur, { reach: 2.6, edge: 11 }),
    ...[-1, 0, 1].map((i) => line(`M${i * 80},-196V${-70 - Math.abs(i) * 26}`, mix(fur, RED_DEEP, 0.42), 34)),
  ];
}

/** Seen from above: y runs from the column's front (near) to the rear. */
export function paintTop(print: Print): void {
  coat(print, RED);
  sheen(print, 0.2, 0.1);
  const back = TOP.back * 100;
  paintMarks(print.paper, [
    ...frameMarks(-890, back + 55, 1780, -back - 60, 70, CREAM),
    ...Array.from({ length: 15 }, (_, i) =>
      fill(roundRectPath(-574 + i * 80, back + 130, 28, -back - 210, 14), RED_DEEP),
    ),
  ]);
  scuffs(print, 40);
  nicks(print, TOP_OUTLINE, 1.4);
}

export function paintApron(print: Print, { title }: PrintData): void {
  coat(print, RED);
  sheen(print, 0.12, 0.2);
  const middle = y(1.62);
  paintMarks(print.paper, [
    ...frameMarks(-905, y(2.58), 1810, 190, 55, CREAM),
    ...[-1, 1].flatMap((side) => [
      placed(beanMarks(CREAM, RED), { x: side * 585, y: middle, scale: 1.65, turn: side * 8 }),
      line(`M${side * 665},${middle}H${side * 800}`, CREAM, 9),
    ]),
  ]);
  letter(print.paper, { text: title, x: 4, y: middle + 7, size: 168, widest: 1010 }, RED_DEEP);
  letter(print.paper, { text: title, x: 0, y: middle, size: 168, widest: 1010 }, CREAM);
  nicks(print, APRON_OUTLINE, 1.6);
}

/** Brushed metal printed on board. */
export function paintTray(print: Print): void {
  const { paper, x, width, random } = print;
  coat(print, TRAY_GREY, 0.22);
  for (let i = 0; i < 260; i++) {
    paper.fillStyle = withAlpha(random() < 0.5 ? '#FFFFFF' : '#2A2622', 0.03 + random() * 0.05);
    paper.fillRect(x, print.y + random() * print.height, width, 1 + random() * 2);
  }
  sheen(print, 0.25, 0.2);
  const [near, far] = [TRAY.front * 100, 30];
  const slots = Array.from({ length: SLOTS.count }, (_, i) =>
    line(
      roundRectPath(
        (slotX(i) - SLOTS.width / 2) * 100 - 5,
        SLOTS.back * 100 - 5,
        SLOTS.width * 100 + 10,
        (SLOTS.front - SLOTS.back) * 100 + 10,
        26,
      ),
      '#4B463F',
      7,
    ),
  );
  paintMarks(paper, [
    line(roundRectPath(-INNER * 100 + 30, far + 25, 2 * INNER * 100 - 60, near - far - 45, 50), '#4B463F', 6),
    ...slots,
    ...[-1, 1].map((side) => screw(side * 885, near - 55)),
  ]);
  nicks(print, TRAY_OUTLINE, 1);
}

const screw = (x: number, at: number): Mark =>
  placed([volume(ellipsePath(0, 0, 20), '#B7B0A4', { reach: 0.25, edge: 4 }), line('M-11,-7L11,7', PRINT_INK, 5)], {
    x,
    y: at,
  });
