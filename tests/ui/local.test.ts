import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ManualClock } from '../../src/core/clock';
import { newTable } from '../../src/session/opening';
import { LocalSession } from '../../src/session/session';
import type { LogLine, Move } from '../../src/session/types';
import { once, playMove } from '../../src/ui/act';
import { makeHoverStore } from '../../src/ui/hover';
import { local, resetLocal } from '../../src/ui/local';
import { DEFAULT_SETTINGS } from '../../src/ui/services';
import { addSeat, firstSeats, playersOf, readSeed } from '../../src/ui/shelf/seats';
import { lastMoves } from '../../src/ui/table/lastMoves';
import { logEntries } from '../../src/ui/table/logEntries';
import { partsOf } from '../../src/ui/games/registry';
import { groupMoves, typedTo } from '../../src/ui/table/moveGroups';
import { fakeServices } from './fakeServices';

const NAMES = ['Luna', 'Cosmo', 'Minka', 'Tofu', 'Nala'];

function session(): LocalSession {
  const opened = newTable({
    game: 'cafe-del-gatto',
    players: [
      { name: 'Luna', kind: 'person' },
      { name: 'Cosmo', kind: 'person' },
    ],
    seed: 7,
    start: 0,
  });
  if (!opened.ok) throw new Error('no game');
  const made = new LocalSession(opened.value, { clock: new ManualClock() });
  made.start();
  return made;
}

describe('seats of a new game', () => {
  it('begin with you and one easy house player', () => {
    expect(playersOf(firstSeats(NAMES, ''), NAMES)).toEqual([
      { name: 'Luna', kind: 'person' },
      { name: 'Cosmo', kind: 'easy' },
    ]);
  });

  it('remember your name, and give nobody a name twice', () => {
    let seats = firstSeats(NAMES, 'Cosmo');
    for (let i = 0; i < 3; i++) seats = addSeat(seats, NAMES);
    const names = seats.map((seat) => seat.name);
    expect(names[0]).toBe('Cosmo');
    expect(new Set(names).size).toBe(5);
    expect(new Set(seats.map((seat) => seat.id)).size).toBe(5);
  });

  it('replace an empty name by the proposed one, and cut a long one', () => {
    const [first, second] = firstSeats(NAMES, '');
    const seats = [
      { id: 0, kind: 'person' as const, name: '   ' },
      { id: 1, kind: 'person' as const, name: 'x'.repeat(60) },
    ];
    expect(playersOf(seats, NAMES).map(({ name }) => name)).toEqual(['Luna', 'x'.repeat(24)]);
    expect([first?.kind, second?.kind]).toEqual(['person', 'easy']);
  });

  it.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['4294967295', 0xffffffff],
    ['4294967296', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['cat', undefined],
  ])('read the seed %j as %j', (text, seed) => {
    expect(readSeed(text)).toBe(seed);
  });
});

describe('the list of moves', () => {
  it('has every legal move once, under its heading', () => {
    const { legal } = session().store.getState();
    const groups = groupMoves(partsOf('cafe-del-gatto'), legal);
    const listed = groups.flatMap((group) => group.moves);
    expect(listed).toHaveLength(legal.length);
    expect(new Set(listed)).toEqual(new Set(legal));
    expect(groups.map((group) => group.group)).toEqual(['buy-milk', 'buy-coffee', 'other']);
  });

  it('jumps to what is typed: any word, on from where one is, round the end', () => {
    const texts = ['Buy cold milk 2', 'Buy hot milk 3', 'Take 2 coins', 'Clean milk'];
    expect(typedTo(texts, 0, 'h')).toBe(1);
    expect(typedTo(texts, 0, 'milk')).toBe(0);
    expect(typedTo(texts, 0, 'm')).toBe(1);
    expect(typedTo(texts, 3, 'b')).toBe(0);
    expect(typedTo(texts, 2, 'COINS')).toBe(2);
    expect(typedTo(texts, 2, 'x')).toBe(-1);
  });
});

describe('what the others did (P35)', () => {
  const line = (id: number, seat: number, kind: LogLine['kind'] = 'move'): LogLine => ({
    id,
    seat,
    kind,
    step: id,
    phrase: { key: 'log.cafe-del-gatto.take' },
  });
  it('is every move since the viewer’s own, results left out', () => {
    const log = [line(0, 1), line(1, 0), line(2, 1), line(3, 1, 'result'), line(4, 2)];
    expect(lastMoves(log, 0, 3).map(({ id }) => id)).toEqual([2, 4]);
    expect(lastMoves(log, 2, 3)).toEqual([]);
  });
  it('ends at an undo', () => {
    expect(lastMoves([line(0, 1), line(1, 1, 'undo'), line(2, 1)], 0, 2).map(({ id }) => id)).toEqual([2]);
  });
});

describe('the log', () => {
  const line = (id: number, step: number, kind: LogLine['kind']): LogLine => ({
    id,
    step,
    kind,
    seat: 0,
    phrase: { key: 'log.cafe-del-gatto.take' },
  });
  it('puts results under their move, and leaves an undo alone', () => {
    const log = [
      line(0, 1, 'move'),
      line(1, 1, 'result'),
      line(2, 1, 'result'),
      line(3, 1, 'undo'),
      line(4, 2, 'move'),
    ];
    expect(logEntries(log).map(({ first, results }) => [first.id, ...results.map(({ id }) => id)])).toEqual([
      [0, 1, 2],
      [3],
      [4],
    ]);
  });
});

describe('acts of the player', () => {
  // Time goes on from test to test, as it does in a page.
  let hours = 0;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.advanceTimersByTime(3_600_000 * ++hours);
    resetLocal();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('a second press within 300 ms is no second act (P24)', () => {
    const act = vi.fn();
    once(act);
    vi.advanceTimersByTime(299);
    once(act);
    expect(act).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    once(act);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('two keys, or two buttons apart, are two acts however quick (P24)', () => {
    const act = vi.fn();
    const by = (event: object): void => {
      vi.stubGlobal('event', event);
      once(act);
    };
    vi.advanceTimersByTime(1000);
    by({ type: 'keydown', key: 'z', shiftKey: false });
    by({ type: 'keydown', key: 'z', shiftKey: true });
    expect(act).toHaveBeenCalledTimes(2);
    by({ type: 'keydown', key: 'z', shiftKey: true });
    expect(act).toHaveBeenCalledTimes(2);
    by({ type: 'click', detail: 1, clientX: 60, clientY: 500 });
    by({ type: 'click', detail: 1, clientX: 60, clientY: 560 });
    expect(act).toHaveBeenCalledTimes(4);
    // What stands there by now is another button: it is still the double click.
    by({ type: 'click', detail: 2, clientX: 62, clientY: 561 });
    expect(act).toHaveBeenCalledTimes(4);
    vi.unstubAllGlobals();
  });

  it('a double click on a button plays for one seat only', () => {
    const game = session();
    const services = fakeServices(game);
    const take = (): Move => game.store.getState().legal.find(({ type }) => type === 'take-coins') as Move;
    playMove(services, game, take());
    playMove(services, game, take());
    expect(game.store.getState().step).toBe(1);
    expect(game.store.getState().actors).toEqual([1]);
  });

  it('asks before it plays when the player wants to be asked', () => {
    const game = session();
    const services = fakeServices(game, { ...DEFAULT_SETTINGS, confirmMoves: true });
    const move = game.store.getState().legal[0] as Move;
    playMove(services, game, move);
    expect(game.store.getState().step).toBe(0);
    expect(local.getState().confirm).toBe(move);
  });
});

describe('the words beside the ghost', () => {
  it('are one record that is written to, and hidden once', () => {
    const store = makeHoverStore();
    const call = vi.fn();
    const stop = store.listen(call);
    const { tag } = store;
    tag.visible = true;
    store.changed();
    store.hide();
    store.hide();
    stop();
    store.changed();
    expect(store.tag).toBe(tag);
    expect(tag.visible).toBe(false);
    expect(call).toHaveBeenCalledTimes(2);
  });
});
