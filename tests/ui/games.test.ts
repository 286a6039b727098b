import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../src/rules/contract';
import { boxOf, gameOf } from '../../src/rules/registry';
import { BOXES } from '../../src/ui/games/boxes';
import { GAME_PARTS } from '../../src/ui/games/registry';
import { makeWords } from '../../src/words';

describe.each(GAME_IDS)('%s on the shelf and in the panels', (id) => {
  it('seats as many as its rules do', () => {
    expect(BOXES[id].seats).toEqual(gameOf(id).seats);
  });

  it('has a heading for every move of a first turn', () => {
    const words = makeWords('en');
    const { groups, groupOf } = GAME_PARTS[id];
    const game = gameOf(id);
    const state = game.setup({ box: boxOf(id), players: BOXES[id].seats.min, seed: 1, options: {} });
    const moves = game.legalMoves(state);
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) expect(groups).toContain(groupOf(move as Parameters<typeof groupOf>[0]));
    for (const group of groups) expect(words.say(`app.moves.group.${group}`)).not.toContain('app.moves');
  });
});
