import { describe, expect, it } from 'vitest';
import { canonical, hash } from '../../src/core/hash';
import type { AnyMove } from '../../src/rules/contract';
import { reasonPhrase } from '../../src/rules/phrases';
import { makeTable, parseTable } from '../../src/session/tableFile';
import { replay } from '../../src/session/tableFileReplay';
import { makeWords } from '../../src/words';
import { deepFreeze, Dice, playFrom, playGame, throughJson } from '../support/play';
import type { Trace } from '../support/play';
import { GAMES, SUITES } from './suites';
import type { Suite } from './suites';

/** What holds for every game: seeded random games, every state looked at. */

const words = makeWords();
const NAMES = ['Luna', 'Cosmo', 'Minka', 'Tofu', 'Nala'];

/** Dear questions are asked of one state in so many, the dearest seldom. */
const OFTEN = 3;
const SELDOM = 9;
/** Faults that are told; the first says enough. */
const TOLD = 5;

/** Game number `seed`: seats and tastes go round, so that each number of seats meets each taste. */
function traceOf({ game, tastes }: Suite, seed: number): Trace {
  const { min, max } = game.seats;
  return playGame(game, min + (seed % (max - min + 1)), seed, tastes[seed % tastes.length] ?? null);
}

/** Plays every game and gathers what `faultsOf` finds; nothing may be found. */
function everyGame(suite: Suite, faultsOf: (trace: Trace, dice: Dice) => Iterable<string>): void {
  const faults: string[] = [];
  let states = 0;
  for (let seed = 0; seed < GAMES && faults.length < TOLD; seed++) {
    const trace = traceOf(suite, seed);
    states += trace.states.length;
    for (const fault of faultsOf(trace, new Dice(seed))) {
      faults.push(`seed ${seed}: ${fault}`);
      if (faults.length >= TOLD) break;
    }
  }
  expect(faults).toEqual([]);
  expect(states).toBeGreaterThan(GAMES);
}

function* some(states: readonly unknown[], dice: Dice): Generator<unknown> {
  for (let i = dice.below(OFTEN); i < states.length; i += OFTEN) yield states[i];
}

type Fields = AnyMove & Readonly<Record<string, unknown>>;
const text = (move: AnyMove): string => JSON.stringify(move);

/** The same set of moves, whatever their order and that of their fields. */
const sorted = (moves: readonly AnyMove[]): string[] => moves.map(canonical).sort();

const seatNumbers = ({ config }: Trace): number[] => Array.from({ length: config.players }, (_, seat) => seat);

describe.each(SUITES)('$game.id', (suite) => {
  const { game } = suite;

  it('has somebody with a legal move until there is an outcome, and then nobody', () => {
    everyGame(suite, function* ({ states }) {
      for (const [i, state] of states.entries()) {
        const over = game.outcome(state) !== null;
        const actors = game.actors(state);
        if (over !== (i === states.length - 1)) yield `outcome at ${i} of ${states.length}`;
        if (over && (actors.length > 0 || game.legalMoves(state).length > 0)) yield `moves after the end`;
        if (!over && actors.length === 0) yield `nobody may move at ${i}`;
        for (const seat of actors) if (game.legalMoves(state, seat).length === 0) yield `seat ${seat} is stuck at ${i}`;
      }
    });
  });

  it('lists each legal move once, by seat as for all, and never for who may not move', () => {
    everyGame(suite, function* (trace) {
      for (const state of trace.states) {
        const all = sorted(game.legalMoves(state));
        if (new Set(all).size !== all.length) yield `twice: ${all.find((move, i) => move === all[i - 1])}`;
        const bySeat = seatNumbers(trace).flatMap((seat) => game.legalMoves(state, seat));
        if (sorted(bySeat).join() !== all.join()) yield `by seat ${bySeat.length}, of all ${all.length}`;
        const actors = game.actors(state);
        const other = bySeat.find(({ seat }) => !actors.includes(seat));
        if (other) yield `${text(other)} is of no actor`;
      }
    });
  });

  it('accepts of all moves that could be written exactly those that it lists, and has words for each refusal', () => {
    const met = new Set<string>();
    everyGame(suite, function* (trace, dice) {
      for (const state of some(trace.states, dice)) {
        const legal = new Set(game.legalMoves(state).map(canonical));
        let accepted = 0;
        for (const seat of new Set([...game.actors(state), dice.below(trace.config.players)])) {
          for (const move of suite.moves(state, seat)) {
            const verdict = game.check(state, move);
            if (verdict.ok) {
              accepted++;
              if (!legal.has(canonical(move))) yield `${text(move)} is accepted and not listed`;
            } else {
              const key = `${verdict.reason.rule}.${verdict.reason.why}`;
              if (!met.has(key)) words.tell(reasonPhrase(verdict.reason, NAMES));
              met.add(key);
            }
          }
        }
        // What is accepted is listed, so that with as many of each they are the same.
        if (accepted !== legal.size) yield `${legal.size} are listed and ${accepted} accepted`;
      }
    });
    // Some reasons are met in rare places only; none that is met is unknown.
    expect([...met].filter((key) => !suite.reasons.includes(key))).toEqual([]);
  });

  it('refuses a legal move with a changed field by a rule about that field', () => {
    everyGame(suite, function* (trace, dice) {
      for (const state of some(trace.states.slice(0, -1), dice)) {
        const move = dice.pick(game.legalMoves(state)) as Fields;
        const others = suite.moves(state, dice.below(trace.config.players)) as readonly Fields[];
        for (const field of Object.keys(move).filter((name) => name !== 'type')) {
          const changed = { ...move, [field]: dice.pick(others.filter((other) => field in other))[field] };
          const verdict = game.check(state, changed);
          if (!verdict.ok && !suite.refusals[move.type]?.[field]?.includes(verdict.reason.rule)) {
            yield `${text(move)} with ${field} ${changed[field]}: ${verdict.reason.rule}`;
          }
        }
      }
    });
  });

  it('leaves its input alone, and its past: what has been keeps its hash', () => {
    everyGame(suite, function* ({ states, moves }) {
      const before = states.map(hash);
      for (const [i, move] of moves.entries()) {
        const state = deepFreeze(states[i]);
        game.legalMoves(state);
        game.apply(state, deepFreeze(move));
      }
      // Undo takes an earlier state: it must still be what it was.
      if (states.map(hash).join() !== before.join()) yield 'the past has changed';
    });
  });

  it('survives JSON, and goes on the same from there', () => {
    everyGame(suite, function* ({ states, moves }, dice) {
      const i = dice.below(moves.length);
      const copy = throughJson(states[i]);
      if (hash(copy) !== hash(states[i])) yield `state ${i}`;
      const [move] = moves.slice(i, i + 1);
      if (move && hash(game.apply(copy, move).state) !== hash(states[i + 1])) yield `move ${i} leads elsewhere`;
    });
  });

  it('is the same game from the same seed, and another from another', () => {
    everyGame(suite, function* ({ states, moves, config }) {
      const again = playFrom(game, config, game.setup(config), null);
      const once = playFrom(game, config, game.setup(config), null);
      if (hash(again.states.at(-1)) !== hash(once.states.at(-1))) yield 'two ends';
      if (hash(game.setup({ ...config, seed: config.seed + 1 })) === hash(states[0])) yield 'two seeds, one game';
      let state = game.setup(config);
      for (const move of moves) state = game.apply(state, move).state;
      if (hash(state) !== hash(states.at(-1))) yield 'replayed, it ends otherwise';
    });
  });

  it('brings moves and positions through the table file', () => {
    everyGame(suite, function* ({ config, states, moves }, dice) {
      for (const move of moves) {
        const read = game.parseMove(throughJson(move), config);
        if (!read.ok || canonical(read.value) !== canonical(move)) yield text(move);
      }
      for (let i = dice.below(SELDOM); i < states.length; i += SELDOM) {
        const state = states[i];
        const position = game.makePosition(state);
        const read = game.parsePosition(throughJson(position), { ...config, seed: config.seed ^ 1 });
        if (!read.ok) {
          yield `position ${i}: ${read.error.part} ${read.error.why}`;
          continue;
        }
        const asked = (of: unknown) =>
          canonical([game.makePosition(of), game.actors(of), game.legalMoves(of), game.score(of), game.outcome(of)]);
        if (asked(read.value) !== asked(state)) yield `position ${i} reads as another`;
        let [here, there] = [state, read.value];
        for (const move of moves.slice(i))
          [here, there] = [game.apply(here, move).state, game.apply(there, move).state];
        if (asked(here) !== asked(there)) yield `from position ${i} chance goes another way`;
      }
    });
  });

  it('saves a game that opens again as the same, byte for byte', () => {
    everyGame(suite, function* ({ config, states, moves }, dice) {
      const players = seatNumbers({ config } as Trace).map((seat) => ({ name: NAMES[seat] ?? '' }));
      const from = dice.below(3) === 0 ? dice.below(states.length) : 0;
      const position = from > 0 ? { position: game.makePosition(states[from]) } : {};
      const file = { game: game.id, options: {}, players, seed: config.seed, ...position, moves: moves.slice(from) };
      const saved = makeTable(file);
      const opened = parseTable(saved);
      if (!opened.ok) {
        yield `${opened.error.part} ${opened.error.why}`;
        return;
      }
      if (makeTable(opened.value.file) !== saved) yield 'saved again, it reads otherwise';
      const { state, verdicts } = replay(opened.value);
      if (!verdicts.every(({ ok }) => ok)) yield 'a move is refused';
      if (canonical(game.makePosition(state)) !== canonical(game.makePosition(states.at(-1)))) yield 'another end';
    });
  });

  it('shows a seat nothing that it cannot know: dealt anew, its view, moves and position are the same', () => {
    everyGame(suite, function* (trace, dice) {
      const { states, moves, events } = trace;
      for (let i = dice.below(SELDOM); i < states.length; i += SELDOM) {
        const state = states[i];
        for (const seat of seatNumbers(trace)) {
          const view = game.view(state, seat);
          const other = game.sample(view, dice.below(0xffff));
          const known = (of: unknown) =>
            JSON.stringify([
              game.view(of, seat),
              game.makePosition(of, seat),
              game.actors(of),
              game.legalMoves(of, seat),
              game.score(of),
              game.outcome(of),
            ]);
          if (known(other) !== known(state)) yield `seat ${seat} at ${i}`;
          if (/"rng"/.test(known(state))) yield `the generator shows at ${i}`;
          // The next move tells the same in both worlds, up to where something comes to light.
          const move = moves[i];
          if (!move || !game.legalMoves(state, seat).some((legal) => canonical(legal) === canonical(move))) continue;
          const told = (happened: readonly { type: string }[]) => {
            const until = happened.findIndex((event) => game.reveals(event));
            return JSON.stringify(until < 0 ? happened : happened.slice(0, until));
          };
          if (told(game.apply(other, move).events) !== told(events[i] ?? [])) yield `move ${i} tells seat ${seat} more`;
        }
      }
    });
  });

  it('meets in these games everything that can happen', () => {
    const met = new Set<string>();
    let turns = 0;
    everyGame(suite, ({ events }) => {
      for (const event of events.flat()) {
        met.add(suite.happening(event));
        if (event.type === 'turn') turns++;
      }
      return [];
    });
    // Whoever counts rounds listens to these.
    expect(turns).toBeGreaterThan(GAMES);
    expect([...met].sort()).toEqual([...suite.happenings].sort());
  });

  it('scores in lines that sum to the total, in words', () => {
    const outcomes = new Set<string>();
    everyGame(suite, function* ({ states }) {
      for (const state of states) {
        for (const { total, lines } of game.score(state)) {
          if (lines.reduce((sum, { points }) => sum + points, 0) !== total) yield `${total} is no sum`;
          for (const { what } of lines) if (!words.has(`score.${game.id}.${what}`)) yield `no words for ${what}`;
        }
      }
      const outcome = game.outcome(states.at(-1));
      if (!outcome || outcome.winners.length === 0) yield 'nobody wins';
      if (outcome) outcomes.add(outcome.reason);
    });
    expect([...outcomes].filter((reason) => !words.has(`outcome.${game.id}.${reason}`))).toEqual([]);
  });
});
