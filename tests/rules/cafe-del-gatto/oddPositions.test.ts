import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cafeDelGatto, FACES } from '../../../src/rules/cafe-del-gatto';
import { DRINKS } from '../../../src/rules/cafe-del-gatto/types';
import type { AnyGame } from '../../../src/rules/registry';
import { playFrom } from '../../support/play';
import { BOX, config } from '../../support/gatto';

/** Positions that no game from the set-up reaches: tiles and drink tiles out of play, cups filled at will. */

const game = cafeDelGatto as AnyGame;

const someTiles = (most: number) => fc.array(fc.constantFrom(...FACES), { maxLength: most });
const cups = fc.record(
  Object.fromEntries(DRINKS.map((drink) => [drink, someTiles(BOX.drinks[drink].squares.length)])),
  {
    requiredKeys: [],
  },
);
const player = fc.record(
  {
    coins: fc.nat(9),
    sugar: fc.nat(2),
    cups,
    served: fc.record(Object.fromEntries(DRINKS.map((drink) => [drink, fc.constantFrom(...BOX.drinks[drink].tiles)])), {
      requiredKeys: [],
    }),
  },
  { requiredKeys: [] },
);
const menu = fc.record(Object.fromEntries(DRINKS.map((drink) => [drink, fc.subarray([...BOX.drinks[drink].tiles])])), {
  requiredKeys: [],
});
const position = fc.record(
  {
    turn: fc.nat(2),
    startTile: fc.nat(2),
    bag: someTiles(3),
    discard: someTiles(3),
    players: fc.array(player, { minLength: 3, maxLength: 3 }),
    menu,
  },
  { requiredKeys: ['turn'] },
);

describe('any position that is read', () => {
  it('can be played on, whatever one does, without a gap in the machine', () => {
    let read = 0;
    fc.assert(
      fc.property(position, fc.nat(1000), (raw, seed) => {
        const result = game.parsePosition(raw, config(3, seed));
        if (!result.ok) return;
        read++;
        const { states } = playFrom(game, config(3, seed), result.value, null, 150);
        expect(states.length).toBeGreaterThan(1);
        for (const state of states as ReturnType<typeof cafeDelGatto.setup>[]) {
          expect([state.machine.milk.length, state.machine.coffee.length]).toEqual([5, 5]);
        }
      }),
      { numRuns: 400, seed: 11 },
    );
    expect(read).toBeGreaterThan(40);
  });
});
