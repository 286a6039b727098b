import type { BotLevel, PlayerInfo } from '../../session/types';

/** A seat of a game that is being put together. */
export interface SeatDraft {
  /** Stays with the seat while others come and go. */
  readonly id: number;
  readonly name: string;
  readonly kind: 'person' | BotLevel;
}

export const NAME_LENGTH = 24;

/** You and one easy house player: two clicks from the page to the first move. */
export const firstSeats = (names: readonly string[], you: string): readonly SeatDraft[] => [
  { id: 0, name: you || (names[0] ?? ''), kind: 'person' },
  { id: 1, name: names.find((name) => name !== you && name !== names[0]) ?? '', kind: 'easy' },
];

/** A further seat with a name nobody has yet. */
export function addSeat(seats: readonly SeatDraft[], names: readonly string[]): readonly SeatDraft[] {
  const taken = new Set(seats.map((seat) => seat.name));
  const name = names.find((other) => !taken.has(other)) ?? '';
  const id = Math.max(...seats.map((seat) => seat.id)) + 1;
  return [...seats, { id, name, kind: 'easy' }];
}

/** The players as they sit down; an empty name becomes the one proposed for its seat. */
export const playersOf = (seats: readonly SeatDraft[], names: readonly string[]): readonly PlayerInfo[] =>
  seats.map(({ name, kind }, i) => ({ name: name.trim().slice(0, NAME_LENGTH) || (names[i] ?? ''), kind }));

/** A seed as typed: null for none, undefined for something else than a uint32. */
export function readSeed(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  if (!/^\d{1,10}$/.test(typed)) return undefined;
  const seed = Number(typed);
  return seed <= 0xffffffff ? seed : undefined;
}
