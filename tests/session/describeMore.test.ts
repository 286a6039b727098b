import { describe, expect, it } from 'vitest';
import type { ComponentId } from '../../src/core/ids';
import { cafeDelGatto } from '../../src/rules/cafe-del-gatto';
import { gameOf } from '../../src/rules/registry';
import type { GattoEvent, GattoMove, GattoState } from '../../src/rules/cafe-del-gatto/types';
import { gattoReferee } from '../../src/referee/cafe-del-gatto';
import { describerOf } from '../../src/session/describe';
import type { PlayerInfo } from '../../src/session/types';
import { makeWords } from '../../src/words';
import { at, FOUR_SERVED, FULL, serve, take } from '../support/gatto';
import { configFor, playFrom } from '../support/play';

const words = makeWords();
const describer = describerOf('cafe-del-gatto');
const NAMES = ['Luna', 'Cosmo', 'Minka', 'Tofu', 'Nala'];
const people = (count: number): readonly PlayerInfo[] =>
  NAMES.slice(0, count).map((name) => ({ name, kind: 'person' as const }));

describe('the end (DG-62)', () => {
  /** Seat 0 serves its last cup; seat 1 has the points and coins given. */
  function end(coins: number, served: Record<string, number>): readonly string[] {
    const first = { coins: 5, sugar: 0, cups: { 'latte-macchiato': FULL['latte-macchiato'] }, served: FOUR_SERVED };
    const game = at({ players: [first, { coins, served }] }).play(serve(0, 'latte-macchiato', 7), take(1));
    const { state } = game;
    const outcome = cafeDelGatto.outcome(state);
    if (!outcome) throw new Error('not over');
    return describer.end(cafeDelGatto.view(state, 0), cafeDelGatto.score(state), outcome, people(2)).map(words.tell);
  }
  // Seat 0 ends with 5 + 7 + 7 + 8 + 7 = 34 points and 5 + 2 (three kinds) + 4 (11 − 7) = 11 coins.
  const LEVEL = { espresso: 4, 'espresso-macchiato': 6, doppio: 6, cappuccino: 5, 'latte-macchiato': 13 };

  it('by points', () => {
    expect(end(50, { espresso: 4 })).toEqual(['Luna wins with 34 points.']);
  });
  it('by coins, when points are level', () => {
    expect(end(20, LEVEL)).toEqual([
      'Luna and Cosmo have 34 points each.',
      'The most coins decide: Cosmo has 22 and wins.',
    ]);
  });
  it('shared, when coins are level too', () => {
    expect(end(9, LEVEL)).toEqual([
      'Luna and Cosmo have 34 points each.',
      'They have the same coins too (11): the win is shared.',
    ]);
  });
});

describe('cards of pieces', () => {
  const { state } = at({
    discard: ['F1'],
    players: [{ coins: 4, sugar: 3, cups: { cappuccino: ['H4', 'C3'] }, served: { espresso: 5 } }, {}],
  });
  const view = cafeDelGatto.view(state, 0);
  const idOf = (face: string): number =>
    [
      ...view.machine.milk,
      ...view.machine.coffee,
      ...view.discard,
      ...view.players.flatMap((p) => p.cups.cappuccino),
    ].find((tile) => tile.face === face)?.id ?? -1;
  const rows: readonly [id: string, zone: string, title: string, line: string][] = [
    [`tile:${idOf('H3')}`, 'chute:milk', 'hot milk 3', 'Row 3, costs 1 coin (1 opposite)'],
    [`tile:${idOf('C1')}`, 'chute:coffee', 'cold coffee 1', 'Brings 1 sugar cube when it is bought'],
    [`tile:${idOf('H4')}`, 'cup:0:cappuccino', 'hot coffee 4', 'In the cappuccino of Luna, square 1 from below'],
    [`tile:${idOf('F1')}`, 'discard', 'Barista value 1, frothy', 'On the discard pile'],
    ['cup:0:cappuccino', 'place:0', 'cappuccino of Luna', '2 of 3 filled, value 7'],
    ['cup:0:cappuccino', 'place:0', 'cappuccino of Luna', 'From below: coffee, coffee, milk'],
    ['cup:0:cappuccino', 'place:0', 'cappuccino of Luna', 'Coins for 2 kinds of preparation: 3'],
    ['cup:0:espresso', 'served:0', 'espresso of Luna', 'Served: drink tile 5'],
    ['drink:cappuccino:3:0', 'menu:cappuccino', 'cappuccino, drink tile 3', '2 of this value left on the menu'],
    ['coin:3', 'coins:0', 'Coin', 'Luna has 4 coins'],
    ['coin:9', 'coins:reserve', 'Coin', 'The reserve of coins never runs out'],
    ['sugar:1', 'sugar:0', 'Sugar cube', 'Luna has 3 sugar cubes'],
    ['sugar:8', 'sugar:reserve', 'Sugar cube', 'In the reserve: 9 sugar cubes'],
    ['start-tile', 'start:0', 'Start tile', 'Luna began; the last round ends before this seat'],
  ];
  it.each(rows)('%s in %s', (id, zone, title, line) => {
    const card = describer.piece(view, id as ComponentId, zone, people(2));
    expect(card && words.tell(card.title)).toBe(title);
    expect(card?.lines.map(words.tell)).toContain(line);
  });
});

describe('whole games', () => {
  /** A sentence is complete: no gap, no reference, no raw key. */
  const sound = (text: string): boolean =>
    !/\{\{|\}\}|\$t\(|undefined|NaN|\b(log|move|price|step|piece|card|ghost)\./.test(text) && /\S/.test(text);

  it.each([2, 3, 5])('every move, event, step and piece of games of %i has words', (seats) => {
    const game = gameOf('cafe-del-gatto');
    const players = people(seats);
    const seen = new Set<string>();
    for (let seed = 1; seed <= 3; seed++) {
      const trace = playFrom(game, configFor(game, seats, seed), game.setup(configFor(game, seats, seed)), null);
      trace.states.forEach((raw, i) => {
        const state = raw as GattoState;
        const view = cafeDelGatto.view(state, 0);
        const legal = cafeDelGatto.legalMoves(state) as readonly GattoMove[];
        const step = describer.step(view, cafeDelGatto.actors(state)[0] ?? 0, players, legal);
        const events = (trace.events[i] ?? []) as readonly GattoEvent[];
        const phrases = [
          ...legal.flatMap((move) => [describer.move(view, move), describer.ghost(view, move)]),
          ...events.flatMap((event) => describer.event(event, players)),
          ...[step.whose, step.step, step.forced, step.last].flatMap((phrase) => phrase ?? []),
          ...step.possible.map(({ phrase }) => phrase),
        ];
        expect(phrases.map(words.tell).filter((text) => !sound(text))).toEqual([]);
        for (const { type } of [...legal, ...events]) seen.add(type);
        if (i % 25 !== 0) return;
        const { components, placements } = gattoReferee.project(view);
        for (const { id } of Object.values(components)) {
          const card = describer.piece(view, id, placements[id]?.zone ?? '', players);
          const texts = card ? [card.title, ...card.lines].map(words.tell) : [];
          expect(texts.filter((text) => !sound(text))).toEqual([]);
        }
      });
    }
    expect([...seen]).toEqual(expect.arrayContaining(['buy', 'serve', 'clean', 'bought', 'served', 'over']));
  });
});
