import { describe, expect, it, vi } from 'vitest';
import { ManualClock } from '../../src/core/clock';
import type { Choose, HouseRequest } from '../../src/session/house';
import { openText } from '../../src/session/opening';
import { LocalSession } from '../../src/session/session';
import type { Move } from '../../src/session/types';

/** House players that think elsewhere: what comes late, wrong or never must not stop the table. */

const because = { key: 'because.cafe-del-gatto.end', params: {} };
const take = (seat: number): Move => ({ seat, type: 'take-coins' });

/** Luna plays against a house player whose thoughts the test answers itself. */
function sitDown(choose?: Choose) {
  const asked: { request: HouseRequest; answer(move: Move): Promise<void>; fail(): Promise<void> }[] = [];
  const settle = async (): Promise<void> => {
    await Promise.resolve();
    await Promise.resolve();
  };
  const later: Choose = (request) =>
    new Promise((resolve, reject) => {
      asked.push({
        request,
        answer: (move) => {
          resolve({ move, because });
          return settle();
        },
        fail: () => {
          reject(new Error('gone'));
          return settle();
        },
      });
    });
  const players = [{ name: 'Luna' }, { name: 'Cosmo', bot: 'medium' }];
  const opened = openText(
    JSON.stringify({ format: 'cafe-table/1', game: 'cafe-del-gatto', players, seed: 7, start: 0 }),
  );
  if (!opened.ok) throw new Error(opened.error.key);
  const clock = new ManualClock();
  const session = new LocalSession(opened.value, { clock, choose: choose ?? later, botSpeed: 'instant' });
  session.start();
  session.play(take(0));
  clock.advance(1);
  const moves = (): Move[] => JSON.parse(session.file()).moves;
  return { session, clock, asked, moves };
}

describe('a table file', () => {
  it.each(['easy', 'medium', 'hard'])('seats a house player of strength %s, and keeps it', (bot) => {
    const players = [{ name: 'Luna' }, { name: 'Cosmo', bot }];
    const opened = openText(JSON.stringify({ format: 'cafe-table/1', game: 'cafe-del-gatto', players, seed: 7 }));
    if (!opened.ok) throw new Error(opened.error.key);
    expect(opened.value.players).toEqual([
      { name: 'Luna', kind: 'person' },
      { name: 'Cosmo', kind: bot },
    ]);
    const session = new LocalSession(opened.value, { clock: new ManualClock() });
    expect(JSON.parse(session.file()).players).toEqual(players);
  });
});

describe('a house player that thinks elsewhere', () => {
  it('is asked once, with what its seat sees, and plays its answer', async () => {
    const { asked, moves, session, clock } = sitDown();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.request).toMatchObject({ level: 'medium', game: 'cafe-del-gatto', seat: 1 });
    expect(JSON.stringify(asked[0]?.request)).not.toContain('"bag":');
    await asked[0]?.answer(take(1));
    expect(moves()).toEqual([take(0), take(1)]);
    expect(session.store.getState().canAct).toBe(true);
    // Nobody waits for it any longer.
    clock.advance(60_000);
    expect(moves()).toHaveLength(2);
  });

  it.each([
    ['never answers', async () => {}],
    ['fails', (asked: ReturnType<typeof sitDown>['asked']) => asked[0]?.fail()],
    [
      'answers with a move that is not legal',
      (asked: ReturnType<typeof sitDown>['asked']) => asked[0]?.answer(take(0)),
    ],
  ])('that %s is played for, within 5 seconds', async (_, happens) => {
    const { asked, clock, moves, session } = sitDown();
    await happens(asked);
    clock.advance(5000);
    expect(moves()).toHaveLength(2);
    expect(session.store.getState()).toMatchObject({ notice: null, canAct: true });
    // What comes after that is too late.
    await asked[0]?.answer(take(1));
    expect(moves()).toHaveLength(2);
  });

  it('that throws at once is played for at once', () => {
    const { moves } = sitDown(() => {
      throw new Error('no worker here');
    });
    expect(moves()).toHaveLength(2);
  });

  it('is asked anew after a pause, and what it thought before is dropped', async () => {
    const { session, asked, clock, moves } = sitDown();
    session.pause(true);
    await asked[0]?.answer(take(1));
    clock.advance(60_000);
    expect(moves()).toHaveLength(1);
    session.pause(false);
    clock.advance(1);
    expect(asked).toHaveLength(2);
    expect(asked[1]?.request).toEqual(asked[0]?.request);
    await asked[1]?.answer(take(1));
    expect(moves()).toHaveLength(2);
  });

  it('that answers after an undo is not heard', async () => {
    const { session, asked, clock, moves } = sitDown();
    session.undo();
    expect(moves()).toHaveLength(0);
    await asked[0]?.answer(take(1));
    clock.advance(60_000);
    expect(moves()).toHaveLength(0);
  });

  it('is not waited for when the game has been left', async () => {
    const onError = vi.spyOn(console, 'error');
    const { session, asked, clock, moves } = sitDown();
    session.dispose();
    await asked[0]?.answer(take(1));
    clock.advance(60_000);
    expect(moves()).toHaveLength(1);
    expect(clock.waiting).toBe(false);
    expect(onError).not.toHaveBeenCalled();
  });
});
