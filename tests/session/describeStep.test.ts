import { describe, expect, it } from 'vitest';
import { cafeDelGatto } from '../../src/rules/cafe-del-gatto';
import { describerOf, type Step } from '../../src/session/describe';
import type { PlayerInfo } from '../../src/session/types';
import { makeWords } from '../../src/words';
import { at, buy, clean, FOUR_SERVED, FULL, serve, type TestGame, take } from '../support/gatto';

/** What the turn panel says: whose turn, what is possible, what is forced. */

const words = makeWords();
const person = (name: string): PlayerInfo => ({ name, kind: 'person' });
const house = (name: string): PlayerInfo => ({ name, kind: 'easy' });
const ALONE = [person('Luna'), house('Cosmo')];
const BOTH = [person('Luna'), person('Cosmo')];

function stepOf({ state }: TestGame, viewer: number, players: readonly PlayerInfo[] = BOTH): Step {
  const acts = cafeDelGatto.actors(state).includes(viewer);
  return describerOf('cafe-del-gatto').step(
    cafeDelGatto.view(state, viewer),
    viewer,
    players,
    acts ? cafeDelGatto.legalMoves(state, viewer) : [],
  );
}
const said = (phrase: Step['forced']): string | null => (phrase ? words.tell(phrase) : null);
const possible = (step: Step): readonly string[] => step.possible.map(({ phrase }) => words.tell(phrase));

describe('whose turn', () => {
  const rows: readonly [string, viewer: number, turn: number, readonly PlayerInfo[]][] = [
    ['Your turn', 0, 0, ALONE],
    ['Cosmo is choosing', 0, 1, ALONE],
    ['Luna’s turn', 0, 0, BOTH],
    ['Cosmo’s turn', 1, 1, BOTH],
  ];
  it.each(rows)('%s', (text, viewer, turn, players) => {
    expect(words.tell(stepOf(at({ turn, startTile: turn }), viewer, players).whose)).toBe(text);
  });
});

describe('what is possible', () => {
  it('at the start of a turn', () => {
    const step = stepOf(at({ players: [{ coins: 5, cups: { espresso: ['C3'] } }, {}] }), 0);
    expect(words.tell(step.step)).toBe('Buy a tile, serve full cups or take 2 coins.');
    expect(possible(step)).toEqual([
      'Buy: 9 tiles, from 1 coin',
      'Serve: espresso',
      'Take 2 coins',
      'Clean a side for 2 coins',
    ]);
    expect(step.forced).toBeNull();
    expect(step.last).toBeNull();
    expect(step.turnsLeft).toBeNull();
  });

  it('nothing is promised while somebody else plays', () => {
    const step = stepOf(at({ turn: 1, startTile: 1 }), 0, ALONE);
    expect([step.possible, step.forced, step.waiting]).toEqual([[], null, null]);
  });

  it('while serving', () => {
    const game = at({ players: [{ coins: 1, cups: { espresso: ['C3'], doppio: FULL.doppio } }, {}] });
    const step = stepOf(game.play(serve(0, 'espresso', 3)), 0);
    expect(words.tell(step.step)).toBe('Serve another full cup or end the turn.');
    expect(possible(step)).toEqual(['Serve: doppio', 'End the turn']);
  });
});

describe('what is forced (P26)', () => {
  it('taking coins, when nothing else can be done', () => {
    const step = stepOf(at({ players: [{ coins: 0 }, {}] }), 0);
    expect(said(step.forced)).toBe(
      'Nothing you can pay for fits your cups and no cup is full: taking 2 coins is all that is left.',
    );
    expect(possible(step)).toEqual(['Take 2 coins']);
  });

  it('ending the turn, when the money is gone after cleaning', () => {
    const step = stepOf(at({ players: [{ coins: 2 }, {}] }).play(clean(0, 'milk')), 0);
    expect(words.tell(step.step)).toBe('The side is clean. Buy a tile, clean again or end the turn.');
    expect(said(step.forced)).toBe(
      'After cleaning you can only buy, and nothing you can pay for fits: ending the turn is all that is left.',
    );
  });

  it('serving in an intermediate round, for each who is asked', () => {
    const game = at({
      bag: ['C4'],
      discard: [],
      players: [{ coins: 5 }, { coins: 5, cups: { espresso: ['C3'] } }],
    }).play(buy(0, 'milk', 1, 'latte-macchiato'));
    const step = stepOf(game, 1);
    expect(words.tell(step.whose)).toBe('Cosmo’s turn');
    expect(words.tell(step.step)).toBe('Intermediate round: serve one full cup.');
    expect(said(step.forced)).toBe('Bag and discard pile are empty: everyone with a full cup must serve exactly one.');
    expect(possible(step)).toEqual(['Serve: espresso']);
    expect(stepOf(game, 0).forced).toBeNull();
    expect(said(stepOf(game, 0).waiting)).toBe('Intermediate round: serve one full cup.');
  });

  it('emptying the fullest cup, when no cup is full', () => {
    const game = at({
      bag: ['C4'],
      discard: [],
      players: [
        { coins: 5, cups: { doppio: ['F2'] } },
        { coins: 5, cups: { doppio: ['F3'], cappuccino: ['H2'] } },
      ],
    }).play(buy(0, 'milk', 1, 'latte-macchiato'));
    const step = stepOf(game, 1);
    expect(words.tell(step.step)).toBe('Intermediate round: empty your fullest cup.');
    expect(possible(step)).toEqual(['Empty: doppio, cappuccino']);
  });
});

describe('the last round (P33, DG-60)', () => {
  const three = [person('Luna'), person('Cosmo'), person('Minka')];
  const nearly = { coins: 5, cups: { 'latte-macchiato': FULL['latte-macchiato'] }, served: FOUR_SERVED };

  it('counts the turns that each seat still has, down to none', () => {
    const game = at({ players: [nearly, {}, {}] }, 3).play(serve(0, 'latte-macchiato', 11));
    let step = stepOf(game, 1, three);
    expect(said(step.last)).toBe('Last round. One turn each is left for Cosmo and Minka.');
    expect(step.turnsLeft).toEqual([0, 1, 1]);
    step = stepOf(game.play(take(1)), 2, three);
    expect(said(step.last)).toBe('This is the last turn of the game.');
    expect(step.turnsLeft).toEqual([0, 0, 1]);
    step = stepOf(game.play(take(2)), 2, three);
    expect([said(step.last), step.turnsLeft]).toEqual([null, [0, 0, 0]]);
    expect(words.tell(step.whose)).toBe('The game is over');
  });

  it('begins to count at the start tile', () => {
    const game = at({ turn: 1, startTile: 1, players: [{}, nearly, {}] }, 3).play(serve(1, 'latte-macchiato', 11));
    expect(stepOf(game, 2, three).turnsLeft).toEqual([1, 0, 1]);
  });
});
