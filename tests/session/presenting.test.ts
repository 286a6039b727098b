import { describe, expect, it } from 'vitest';
import type { Presenter, Update } from '../../src/session/types';
import { TestTable } from '../support/testTable';

/** What the session says while its moves are shown, and who may interrupt what. */

/** Shows for as long as the test likes. */
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

function begin(players: readonly { readonly name: string; readonly bot?: 'easy' }[]) {
  const table = new TestTable({ players });
  const presenter = new SlowPresenter();
  table.session.setPresenter(presenter);
  table.session.start();
  return { table, presenter, session: table.session };
}
const takeCoins = { seat: 0, type: 'take-coins' } as const;

describe('a move that is shown', () => {
  it('is announced as being shown with the table that it led to, never before', () => {
    const { table, session } = begin(PEOPLE);
    const early: number[] = [];
    session.store.subscribe((state) => {
      if (state.step === 1 && !state.presenting) early.push(state.step);
    });
    session.play(takeCoins);
    expect(table.screen.presenting).toBe(true);
    expect(early).toEqual([]);
  });

  it('takes the request for patience with it when it ends', async () => {
    const { table, session, presenter } = begin(PEOPLE);
    session.play(takeCoins);
    table.press('chute:milk', 0).expectHeld(false);
    expect(table.screen.notice?.phrase.key).toBe('hand.turn.moment');
    await presenter.finish();
    table.expectNoNotice();
  });

  it('ends when whoever showed it is gone: the table goes on', async () => {
    const { table, session, presenter } = begin(PEOPLE);
    session.play(takeCoins);
    session.setPresenter(null);
    const next = new SlowPresenter();
    session.setPresenter(next);
    expect(table.screen).toMatchObject({ presenting: false, canAct: true, viewer: 1 });
    session.play({ seat: 1, type: 'take-coins' });
    await presenter.finish();
    // The late answer of the first one says nothing about the second one's move.
    expect(table.screen).toMatchObject({ presenting: true, step: 2 });
    await next.finish();
    expect(table.screen).toMatchObject({ presenting: false, canAct: true, viewer: 0 });
  });
});

describe('a house player', () => {
  it('waits while an earlier moment is shown, from the first instant', async () => {
    const { table, session, presenter } = begin(AGAINST_HOUSE);
    session.play(takeCoins);
    await presenter.finish();
    session.show(0);
    table.clock.advance(60_000);
    expect(table.screen).toMatchObject({ step: 1, showing: 0 });
    await presenter.finish();
    table.clock.advance(60_000);
    expect(table.screen).toMatchObject({ step: 1, showing: 0 });
    session.show(null);
    await presenter.finish();
    table.clock.advance(60_000);
    expect(table.screen.step).toBe(2);
  });

  it('waits while an undo is asked for, and goes on when it is declined', async () => {
    const { table, session, presenter } = begin(AGAINST_HOUSE);
    const buy = table.screen.legal.find(({ type }) => type === 'buy');
    if (!buy) throw new Error('nothing to buy');
    session.play(buy);
    await presenter.finish();
    session.undo();
    expect(table.screen.undo.asking).toEqual([0]);
    table.clock.advance(60_000);
    expect(table.screen).toMatchObject({ step: 1, undo: { asking: [0] } });
    session.consent(0, false);
    table.clock.advance(60_000);
    expect(table.screen.step).toBe(2);
  });

  it('an undo asked for while a move is shown is still asked when it has been shown', async () => {
    const { table, session, presenter } = begin(AGAINST_HOUSE);
    const buy = table.screen.legal.find(({ type }) => type === 'buy');
    if (!buy) throw new Error('nothing to buy');
    session.play(buy);
    session.undo();
    await presenter.finish();
    expect(table.screen.undo.asking).toEqual([0]);
    session.consent(0, true);
    await presenter.finish();
    expect(table.screen).toMatchObject({ step: 0, canAct: true });
  });
});

describe('looking back', () => {
  it('says why nothing can be taken up', async () => {
    const { table, session, presenter } = begin(PEOPLE);
    session.play(takeCoins);
    await presenter.finish();
    session.show(0);
    await presenter.finish();
    table.press('chute:milk', 0).expectHeld(false);
    expect(table.screen.notice?.phrase.key).toBe('hand.turn.showing');
  });
});
