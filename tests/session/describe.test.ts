import { describe, expect, it } from 'vitest';
import type { GattoEvent, GattoMove } from '../../src/rules/cafe-del-gatto/types';
import { describerOf } from '../../src/session/describe';
import type { PlayerInfo } from '../../src/session/types';
import { makeWords } from '../../src/words';
import { at, buy, clean, emptyCup, endTurn, FOUR_SERVED, FULL, serve, serveOne, take } from '../support/gatto';

/** Moves and events as sentences. The numbers are those of the rulebook's examples where it has them. */

const words = makeWords();
const describer = describerOf('cafe-del-gatto');
const players: readonly PlayerInfo[] = [
  { name: 'Luna', kind: 'person' },
  { name: 'Cosmo', kind: 'easy' },
];
const told = (events: readonly GattoEvent[], people = players): readonly string[] =>
  events.flatMap((event) => describer.event(event, people)).map(words.tell);

/** Two sugar cubes and every cup but the latte macchiato full. */
const ready = (): ReturnType<typeof at> =>
  at({ players: [{ coins: 9, sugar: 2, cups: { ...FULL, 'latte-macchiato': [] } }, { coins: 5 }] });

describe('moves', () => {
  const rows: readonly [GattoMove, full: string, ghost: string, short: string, coins: number][] = [
    [
      buy(0, 'milk', 3, 'latte-macchiato'),
      'Buy hot milk 3 from row 3 for the latte macchiato: 1 coin (1 opposite)',
      '1 coin = 1 opposite',
      'Row 3 · latte macchiato',
      -1,
    ],
    [
      buy(0, 'milk', 4, 'latte-macchiato'),
      'Buy cold milk 2 from row 4 for the latte macchiato: 4 coins (3 opposite + 1 for row 4)',
      '4 coins = 3 opposite + 1 row',
      'Row 4 · latte macchiato',
      -4,
    ],
    [
      serve(0, 'cappuccino', 6),
      'Serve the cappuccino for the 6: +4 coins (3 for 2 kinds, 1 difference)',
      'Takes the 6, +4 coins = 3 for 2 kinds + 1 difference',
      'cappuccino, for the 6',
      4,
    ],
    [
      serve(0, 'cappuccino', 8, 1),
      'Serve the cappuccino with 1 sugar cube for the 8: +3 coins (3 for 2 kinds)',
      'Takes the 8, +3 coins = 3 for 2 kinds',
      'cappuccino and 1 sugar cube, for the 8',
      3,
    ],
    [
      serveOne(0, 'doppio', 5),
      'Serve the doppio for the 5: +3 coins (3 for 1 kind)',
      'Takes the 5, +3 coins = 3 for 1 kind',
      'doppio, for the 5',
      3,
    ],
    [take(0), 'Take 2 coins', 'Take 2 coins', 'Take 2 coins', 2],
    [clean(0, 'milk'), 'Clean the milk side for 2 coins', 'Clean this side: 2 coins', 'Clean the milk side', -2],
    [endTurn(0), 'End the turn', 'End the turn', 'End the turn', 0],
    [
      emptyCup(0, 'cappuccino'),
      'Empty the cappuccino: 3 tiles go to the discard pile',
      'Empty this cup',
      'cappuccino: 3 tiles',
      0,
    ],
  ];
  it.each(rows)('%j', (move, full, ghost, short, coins) => {
    const { state } = ready();
    const view = { ...state, bagCount: state.bag.length };
    expect(words.tell(describer.move(view, move))).toBe(full);
    expect(words.tell(describer.ghost(view, move))).toBe(ghost);
    expect(words.tell(describer.shortMove(view, move))).toBe(short);
    expect(describer.coins(view, move)).toBe(coins);
  });

  it('says the coins that the move really moves', () => {
    for (const [move, , , , coins] of rows.filter(([{ type }]) => type !== 'serve-one' && type !== 'empty-cup')) {
      const game = ready();
      if (game.verdict(move) !== 'legal') continue;
      expect(game.play(move).coins(0), move.type).toBe(9 + coins);
    }
  });
});

describe('events', () => {
  it('a tile that is bought, its sugar, the tile that drops in', () => {
    expect(told(at().play(buy(0, 'coffee', 3, 'doppio')).events)).toEqual([
      'Luna buys cold coffee 1 for the doppio and pays 3 coins (3 opposite).',
      'Luna gets 1 sugar cube.',
      'New in row 5: frothy coffee 1.',
    ]);
  });

  it('the row of a tile in its price', () => {
    const [line] = told(at().play(buy(0, 'coffee', 4, 'doppio')).events);
    expect(line).toBe('Luna buys frothy coffee 3 for the doppio and pays 3 coins (2 opposite + 1 for row 4).');
  });

  it('a cup that is served: value, drink tile, coins for kinds and for the difference', () => {
    expect(told(ready().play(serve(0, 'cappuccino', 6)).events)).toEqual([
      'Luna serves the cappuccino, value 7, and takes the drink tile 6.',
      '2 kinds of preparation pay 3 coins.',
      'The difference, 7 − 6, pays 1 coin.',
    ]);
    expect(told(ready().play(serve(0, 'cappuccino', 8, 1)).events)).toEqual([
      'Luna serves the cappuccino, value 8 with 1 sugar cube, and takes the drink tile 8.',
      '2 kinds of preparation pay 3 coins.',
    ]);
  });

  it('two coins', () => {
    expect(told(at().play(take(0)).events)).toEqual(['Luna takes 2 coins.']);
  });

  it('a side that is cleaned, with the discard pile going into the bag', () => {
    const lines = told(at().play(clean(0, 'milk')).events);
    expect(lines[0]).toBe('Luna pays 2 coins to clean the milk side: 5 tiles to the discard pile.');
    expect(lines).toContain('The discard pile goes into the bag: 5 tiles.');
    expect(lines.filter((line) => line.startsWith('New in row'))).toHaveLength(5);
  });

  it('an intermediate round and a cup that is emptied', () => {
    const game = at({
      bag: ['C4'],
      discard: [],
      players: [{ coins: 5 }, { coins: 5, cups: { doppio: ['F2'] } }],
    });
    expect(told(game.play(buy(0, 'milk', 1, 'latte-macchiato')).events)).toContain(
      'Bag and discard pile are empty and no cup is full. Cosmo and Luna: empty your fullest cup.',
    );
    expect(told(game.play(emptyCup(1, 'doppio')).events)[0]).toBe(
      'Cosmo empties the doppio: 1 tile to the discard pile, for nothing.',
    );
  });

  it('the last round and the end', () => {
    const players2 = [
      { coins: 5, cups: { 'latte-macchiato': FULL['latte-macchiato'] }, served: FOUR_SERVED },
      { coins: 5 },
    ];
    const game = at({ players: players2 }).play(serve(0, 'latte-macchiato', 11));
    expect(told(game.events)).toContain('Luna has served all five cups. One more turn is played.');
    expect(told(game.play(take(1)).events).at(-1)).toBe('Luna wins.');
  });

  it('ends that come at once, and shared ones', () => {
    const last = (turnsLeft: number): readonly string[] => told([{ type: 'last-round', seat: 1, turnsLeft }]);
    expect(last(0)).toEqual(['Cosmo has served all five cups. The round is complete.']);
    expect(last(3)).toEqual(['Cosmo has served all five cups. 3 more turns are played.']);
    expect(told([{ type: 'over', winners: [0, 1] }])).toEqual(['Luna and Cosmo share the win.']);
  });

  it('whatever a player is called', () => {
    for (const name of ['$t(piece.milk)', '{{who}}', '<b>Nala</b> & Co', 'A, {"count": 9}', 'ñandú ☕']) {
      const people: readonly PlayerInfo[] = [{ name, kind: 'person' }, players[1] as PlayerInfo];
      expect(told(at().play(take(0)).events, people)).toEqual([`${name} takes 2 coins.`]);
      expect(told([{ type: 'over', winners: [0, 1] }], people)).toEqual([`${name} and Cosmo share the win.`]);
    }
  });
});
