import { describe, expect, it } from 'vitest';
import type { Presenter, Update } from '../../src/session/types';
import { diffTables } from '../../src/table/diff';
import { MODES } from '../../src/referee/policy';
import type { Mode } from '../../src/referee/policy';
import { Dice } from '../support/play';
import { TestTable } from '../support/testTable';

/** Modes may be switched at any time: while a house player thinks, while a move is open or held, while one is shown. */

class SlowPresenter implements Presenter {
  readonly shown: Update[] = [];
  #done: (() => void)[] = [];
  present(update: Update): Promise<void> {
    this.shown.push(update);
    return new Promise((done) => this.#done.push(done));
  }
  async finish(): Promise<void> {
    for (const done of this.#done.splice(0)) done();
    await Promise.resolve();
    await Promise.resolve();
  }
}

const PEOPLE = [{ name: 'Luna' }, { name: 'Cosmo' }] as const;
const AGAINST_HOUSE = [{ name: 'Luna' }, { name: 'Cosmo', bot: 'easy' }] as const;
const takeCoins = { seat: 0, type: 'take-coins' } as const;

function begin(players: readonly { readonly name: string; readonly bot?: 'easy' }[]) {
  const table = new TestTable({ players });
  const presenter = new SlowPresenter();
  table.session.setPresenter(presenter);
  table.session.start();
  return { table, presenter, session: table.session };
}

describe('switching', () => {
  it('while a move is shown: it is shown to its end, and then the mode holds', async () => {
    const { table, presenter, session } = begin(PEOPLE);
    session.play(takeCoins);
    session.setMode('free');
    expect(table.screen).toMatchObject({ mode: 'free', presenting: true });
    table.press('chute:milk', 0).expectHeld(false);
    await presenter.finish();
    expect(table.screen).toMatchObject({ presenting: false, notice: null });
    table.press('chute:milk', 0).expectHeld(true).overTable(0, 0).release();
    session.setMode('enforce');
    expect(table.screen.presenting).toBe(true);
    await presenter.finish();
    expect(table.screen).toMatchObject({ presenting: false, canAct: true, viewer: 1, deviations: [] });
  });

  it('while a house player thinks: in advise it goes on, in free its thought is dropped and comes anew after it', async () => {
    const { table, presenter, session } = begin(AGAINST_HOUSE);
    session.play(takeCoins);
    await presenter.finish();
    session.setMode('advise');
    table.press('chute:milk', 0).overTable(0, 0).release();
    table.expectMoves(1);
    session.setMode('free');
    table.clock.advance(60_000);
    table.expectMoves(1);
    session.setMode('advise');
    await presenter.finish();
    table.clock.advance(60_000);
    table.expectMoves(2);
    expect(table.screen.deviations).toHaveLength(1);
  });

  it('with a piece in the hand, or a move open: both are taken back first, in every direction', () => {
    for (const from of MODES) {
      for (const to of MODES.filter((mode) => mode !== from)) {
        const table = new TestTable().mode(from);
        const before = JSON.stringify(table.session.table().placements);
        table.drag(['coins:reserve'], 'coins:0').press('chute:milk', 0).mode(to);
        expect(table.screen.hand).toMatchObject({ held: null, drops: [] });
        if (from !== 'free') expect(JSON.stringify(table.session.table().placements)).toBe(before);
      }
    }
  });

  it('from an earlier moment that is shown: now is shown again', () => {
    const table = new TestTable();
    table.session.play(takeCoins);
    table.session.show(0);
    table.mode('free');
    expect(table.screen).toMatchObject({ showing: null, mode: 'free' });
    table.press('chute:milk', 0).expectHeld(true);
  });

  it('an earlier moment can be looked at from the free table, which is as it was afterwards', () => {
    const table = new TestTable();
    table.session.play(takeCoins);
    const tile = table.piece('chute:milk', 0);
    table.mode('free').press('chute:milk', 0).overTable(0, 0).release();
    table.session.show(0);
    expect(table.lies(tile)?.zone).toBe('chute:milk');
    table.press('chute:milk', 0).expectHeld(false);
    table.session.show(null);
    expect(table.lies(tile)?.zone).toBe('table');
  });

  it('forgets an undo that is being asked for', () => {
    const table = new TestTable({ players: AGAINST_HOUSE });
    const buy = table.screen.legal.find(({ type }) => type === 'buy');
    if (buy) table.session.play(buy);
    table.session.undo();
    expect(table.screen.undo.asking).toEqual([0]);
    table.mode('free').mode('enforce');
    expect(table.screen.undo.asking).toEqual([]);
    table.expectMoves(1);
  });
});

describe('whoever shows the table', () => {
  it('is told every change with the table before and after it, in all modes, by hands and buttons alike', async () => {
    for (let seed = 0; seed < 12; seed++) {
      const dice = new Dice(seed);
      const { table, presenter, session } = begin(PEOPLE);
      // Hands put their pieces down themselves: the table then is what they have made of it.
      let seen = session.table();
      for (let i = 0; i < 40; i++) {
        const ids = Object.keys(session.table().components) as (keyof typeof seen.components)[];
        const id = dice.pick(ids);
        const act = dice.below(8);
        let byHand = false;
        if (act === 0) session.setMode(dice.pick<Mode>(MODES));
        else if (act === 1) session.putBack(dice.below(2) === 0 ? id : null);
        else if (act === 2)
          session.act(dice.pick(['flip', 'stack', 'shuffle', 'take-one', 'turn'] as const), [id, dice.pick(ids)]);
        else if (act === 3) session.goOn();
        else if (act === 4 && table.screen.legal.length > 0) session.play(dice.pick(table.screen.legal));
        else if (act === 5) dice.below(2) === 0 ? session.undo() : session.redo();
        else {
          byHand = true;
          session.lift(id, { whole: dice.below(3) === 0 });
          const zone = dice.pick(Object.values(session.table().placements)).zone;
          const pose = { position: [dice.below(9) / 4, 0.05, 0], turn: [0, 0, 0, 1] } as const;
          if (dice.below(2) === 0) table.over(zone).release();
          else session.drop(null, { zone: 'table' as never, pose });
        }
        for (const { before, after } of presenter.shown.splice(0)) {
          expect(diffTables(seen, before).moved, `seed ${seed}`).toEqual([]);
          seen = after;
        }
        if (byHand) seen = session.table();
        expect(diffTables(seen, session.table()), `seed ${seed}, act ${act}`).toEqual({
          moved: [],
          came: [],
          went: [],
        });
        await presenter.finish();
      }
    }
  });
});
