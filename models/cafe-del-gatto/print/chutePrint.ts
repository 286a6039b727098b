import { mix } from '../../art/colour';
import { line } from '../../art/marks';
import { paintMarks } from '../../art/paint';
import { roundRectPath } from '../../art/paths';
import { letter } from '../../art/type';
import { coat, hollow, nicks, type Print, sheen } from '../../board/coat';
import { rectangle } from '../../board/outline';
import { CHUTE_FRAME, SURCHARGE_OUTLINE } from '../machineShapes';
import { CHUTE, CHUTE_OUTER, rowMiddle, SIGN, SURCHARGE } from '../machineSizes';
import type { PrintData } from './data';
import { CHUTE_LOOK } from './palette';
import { paintCoin, stuffMark } from './stamps';

type Side = keyof typeof CHUTE_LOOK;
const ROWS = [1, 2, 3, 4, 5] as const;

/** The board behind the tiles: where one is missing, a dark place with its mark. */
export function paintChuteBack(print: Print, side: Side): void {
  const { recess, mark } = CHUTE_LOOK[side];
  coat(print, recess);
  sheen(print, 0.05, 0.25);
  hollow(print, 46, 0.42);
  paintMarks(
    print.paper,
    ROWS.flatMap((row) => {
      const at = -rowMiddle(row) * 100;
      return [line(roundRectPath(-118, at - 118, 236, 236, 30), mark, 7), stuffMark(side, 0, at, 130, mark, recess)];
    }),
  );
}

/** The lips carry a tick at each row, so that rows are counted at a glance. */
export function paintChuteFrame(print: Print, side: Side): void {
  const { board, ink } = CHUTE_LOOK[side];
  coat(print, board);
  sheen(print, 0.1, 0.14);
  const ticks = ROWS.slice(1).flatMap((row) => {
    const at = -(CHUTE.floor + (row - 1) * CHUTE.pitch) * 100;
    return [-1, 1].map((q) =>
      line(`M${q * (CHUTE_OUTER * 100 - 6)},${at}H${q * (CHUTE_OUTER * 100 - 30)}`, mix(ink, board, 0.35), 6),
    );
  });
  paintMarks(print.paper, ticks);
  nicks(print, CHUTE_FRAME, 1);
}

export function paintSign(print: Print, side: Side, data: PrintData): void {
  const { board, ink } = CHUTE_LOOK[side];
  const [width, height] = [SIGN.width * 100, SIGN.height * 100];
  coat(print, board);
  sheen(print, 0.1, 0.12);
  const middle = -height / 2;
  paintMarks(print.paper, [
    line(roundRectPath(-width / 2 + 18, -height + 18, width - 36, height - 36, 34), ink, 8),
    stuffMark(side, -width / 2 + 92, middle, 148, ink, board),
  ]);
  letter(print.paper, { text: data[side], x: 66, y: middle, size: 118, widest: width - 210 }, ink);
  nicks(print, rectangle(-SIGN.width / 2, 0, SIGN.width, SIGN.height, 0.5), 1.6);
}

/** What a row costs more: a coin. */
export function paintSurcharge(print: Print, coins: number): void {
  const radius = SURCHARGE.radius * 100;
  coat(print, '#E2AE3C');
  paintCoin(print.paper, { x: 0, y: 0, radius: radius * 0.985, text: `+${coins}` });
  nicks(print, SURCHARGE_OUTLINE, 0.8);
}
