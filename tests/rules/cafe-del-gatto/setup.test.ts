import { describe, expect, it } from 'vitest';
import { cafeDelGatto, FACES } from '../../../src/rules/cafe-del-gatto';
import { DRINKS } from '../../../src/rules/cafe-del-gatto/types';
import { BOX, config } from '../../support/gatto';

const setup = cafeDelGatto.setup;

describe('set-up', () => {
  it.each([2, 3, 4, 5])('DG-1: of 36 tiles 5 stand on each side and 26 are in the bag, with %i players', (players) => {
    const { machine, bag, discard } = setup(config(players));
    expect([machine.milk.length, machine.coffee.length, bag.length, discard.length]).toEqual([5, 5, 26, 0]);
    const all = [...machine.milk, ...machine.coffee].map(({ face }) => face).concat(bag);
    expect(FACES.map((face) => all.filter((other) => other === face).length)).toEqual(FACES.map(() => 3));
  });

  it.each([2, 3, 4, 5])(
    'DG-2: the lowest drink tile stands there once per player, each other once, with %i players',
    (n) => {
      const { menu } = setup(config(n));
      for (const drink of DRINKS) {
        const [lowest = 0, ...others] = BOX.drinks[drink].tiles;
        expect(menu[drink]).toEqual([...Array.from({ length: n }, () => lowest), ...others]);
      }
    },
  );

  it('DG-3: everyone has 5 coins, the starting player 4', () => {
    const { players, turn, startTile } = setup(config(4, 7, 2));
    expect([turn, startTile]).toEqual([2, 2]);
    expect(players.map(({ coins }) => coins)).toEqual([5, 5, 4, 5]);
    expect(players.map(({ sugar, served }) => [sugar, served])).toEqual(players.map(() => [0, {}]));
  });

  it('DG-3: who starts is drawn from the seed, each seat about as often', () => {
    const starts = Array.from({ length: 600 }, (_, seed) => setup(config(3, seed)).turn);
    for (const seat of [0, 1, 2]) expect(starts.filter((start) => start === seat).length).toBeGreaterThan(150);
  });

  it('deals the same whether the starting seat is given or drawn', () => {
    const drawn = setup(config(3, 11));
    const given = setup(config(3, 11, drawn.turn));
    expect(given).toEqual(drawn);
    const other = setup(config(3, 11, (drawn.turn + 1) % 3));
    expect([other.machine, other.bag]).toEqual([drawn.machine, drawn.bag]);
  });

  it('the sugar reserve begins with 12 cubes (DG-4)', () => {
    expect(setup(config(2)).sugarReserve).toBe(12);
  });
});
