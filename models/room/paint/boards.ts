import { stream } from '../noise';
import { TABLE } from '../table';

/** One board of the table top; lengths in centimetres. */
export interface Board {
  readonly seed: number;
  readonly tone: number;
  /** −1 grey-brown … 1 red-brown. */
  readonly hue: number;
  /** Distance of the board's face from the tree's heart, and how it changes along the board. */
  readonly depth: number;
  readonly tilt: number;
  /** Where across the board the heart lies. */
  readonly heart: number;
  readonly ringWidth: number;
  /** Which edge carries pale sapwood: -1, 0 (none) or 1. */
  readonly sap: -1 | 0 | 1;
  readonly knots: readonly { readonly along: number; readonly across: number; readonly rise: number }[];
}

export interface Boards {
  readonly planks: readonly Board[];
  readonly ends: readonly [left: Board, right: Board];
}

/** Light beside dark, as a joiner lays them; the paler ones toward the front, where there is least on the table. */
const TONES = [-0.08, 0.07, -0.12, 0.05, -0.06, 0.11] as const;

export function makeBoards(): Boards {
  const r = stream(29);
  const board = (seed: number, extra: Partial<Board> = {}): Board => ({
    seed,
    tone: TONES[seed % TONES.length] ?? 0,
    hue: (r() - 0.3) * 1.3,
    depth: 2.5 + r() * 5,
    tilt: (r() < 0.5 ? -1 : 1) * (0.03 + r() * 0.06),
    heart: (r() - 0.5) * 9,
    ringWidth: 0.4 + r() * 0.4,
    sap: 0,
    knots: [],
    ...extra,
  });
  const planks = Array.from({ length: TABLE.planks }, (_, i) => board(i));
  planks[1] = { ...(planks[1] as Board), sap: 1 };
  planks[3] = { ...(planks[3] as Board), knots: [{ along: 31, across: 2.2, rise: 2.4 }] };
  planks[5] = { ...(planks[5] as Board), knots: [{ along: -24, across: -1.5, rise: 1.9 }] };
  return { planks, ends: [board(11, { tone: -0.05, hue: 0.4 }), board(12, { tone: -0.02, hue: 0.2 })] };
}

export interface BoardPlace {
  readonly board: Board;
  /** Centimetres from the board's middle. */
  readonly along: number;
  readonly across: number;
  /** Distance to the nearest joint. */
  readonly joint: number;
}

/** Which board lies at a place of the top, and where on it. */
export function boardAt({ planks, ends }: Boards, x: number, z: number): BoardPlace {
  const inner = TABLE.width / 2 - TABLE.end;
  const toEnd = inner - Math.abs(x);
  if (toEnd < 0)
    return { board: x < 0 ? ends[0] : ends[1], along: z, across: Math.abs(x) - inner - TABLE.end / 2, joint: -toEnd };
  const breadth = TABLE.depth / TABLE.planks;
  const i = Math.min(TABLE.planks - 1, Math.max(0, Math.floor((z + TABLE.depth / 2) / breadth)));
  const across = z + TABLE.depth / 2 - (i + 0.5) * breadth;
  const edge = breadth / 2 - Math.abs(across);
  const outer = (i === 0 && across < 0) || (i === TABLE.planks - 1 && across > 0);
  return { board: planks[i] as Board, along: x, across, joint: Math.min(toEnd, outer ? toEnd : edge) };
}
