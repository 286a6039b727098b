import { describe, expect, it } from 'vitest';
import type { ComponentId } from '../../src/core/ids';
import { canDo, interpret, openings } from '../../src/referee/interpret';
import { refereeOf } from '../../src/referee/registry';
import type { AnyEvent, AnyMove, AnyView } from '../../src/referee/registry';
import { placementPose } from '../../src/table/poses';
import { diffTables } from '../../src/table/diff';
import { reconcile } from '../../src/table/reconcile';
import type { Component, Drop, Placement, TableModel } from '../../src/table/types';
import { partsOf } from '../../src/ui/games/registry';
import { playGame } from '../support/play';
import type { Trace } from '../support/play';
import { GAMES, SUITES } from './suites';

/** Rules and table say the same: every move is an act of hands, every light a legal move, every move ends where it should. */

/** Looking at a state from all sides takes a while: so many games of the suite's, each at a few states. */
const games = Math.ceil(GAMES / 25);

/** Carries a drop out on the table, as hands do. */
function act(table: TableModel, drop: Drop, to: Placement): TableModel {
  return { ...table, placements: { ...table.placements, [drop.component]: to } };
}

/** A piece that can do an act: of alike pieces the uppermost. */
function pieceFor(table: TableModel, fits: (component: Component, placement: Placement) => boolean): ComponentId {
  const found = Object.values(table.components)
    .filter((component) => fits(component, table.placements[component.id] as Placement))
    .sort((a, b) => (table.placements[b.id]?.slot ?? 0) - (table.placements[a.id]?.slot ?? 0))[0];
  if (!found) throw new Error('no piece for an act');
  return found.id;
}

/** How many alike pieces have come to a zone that held fewer of their kind and print before, over all zones. */
function gained(before: TableModel, after: TableModel): number {
  const counts = new Map<string, number>();
  const count = ({ components, placements }: TableModel, each: number): void => {
    for (const { id, kind, look, alike } of Object.values(components)) {
      const key = `${placements[id]?.zone} ${kind} ${look}`;
      if (alike) counts.set(key, (counts.get(key) ?? 0) + each);
    }
  };
  count(before, -1);
  count(after, 1);
  return [...counts.values()].reduce((sum, more) => sum + Math.max(0, more), 0);
}

describe.each(SUITES)('$game.id', ({ game, tastes, reasons, layout }) => {
  const referee = refereeOf(game.id);
  const { min, max } = game.seats;
  const trace = (seed: number): Trace =>
    playGame(game, min + (seed % (max - min + 1)), seed, tastes[seed % tastes.length] ?? null);

  function* states(count: number, every: number): Generator<{ state: unknown; seats: number; seed: number }> {
    for (let seed = 0; seed < count; seed++) {
      const { states, config } = trace(seed);
      for (let i = seed % every; i < states.length; i += every) yield { state: states[i], seats: config.players, seed };
    }
  }

  const viewOf = (state: unknown, seat: number): AnyView => game.view(state, seat) as AnyView;
  const optionsFor = (state: unknown, seat: number) => {
    const view = viewOf(state, seat);
    const legal = game.legalMoves(state, seat) as readonly AnyMove[];
    return { view, legal, options: legal.map((move) => ({ move, gestures: referee.gestures(view, seat, move) })) };
  };

  describe('gestures and legal moves', () => {
    it('every gesture of every legal move interprets to that move, act by act', () => {
      for (const { state } of states(games, 7)) {
        for (const seat of game.actors(state)) {
          const { view, options } = optionsFor(state, seat);
          for (const { move, gestures } of options) {
            if (!partsOf(game.id).buttons[move.type]) expect(gestures.length, move.type).toBeGreaterThan(0);
            for (const gesture of gestures) {
              let table = referee.project(view);
              const drops: Drop[] = [];
              gesture.acts.forEach((each, i) => {
                const id = pieceFor(table, (component, placement) => canDo(each, component, placement));
                const component = table.components[id] as Component;
                drops.push({ component: id, kind: component.kind, look: component.look, from: each.from, to: each.to });
                table = act(table, drops.at(-1) as Drop, { zone: each.to, slot: each.slot, face: each.face });
                const meaning = interpret(options, drops);
                if (i < gesture.acts.length - 1) expect(meaning.type).toBe('partial');
                else expect(meaning).toEqual({ type: 'move', move });
              });
            }
          }
        }
      }
    });

    it('a drop on any zone is accepted exactly where a light was', () => {
      for (const { state, seats } of states(Math.ceil(games / 2), 23)) {
        const zones = Object.values(layout(seats));
        for (const seat of game.actors(state)) {
          const { view, options } = optionsFor(state, seat);
          const table = referee.project(view);
          const lit = openings(options, []);
          for (const component of Object.values(table.components)) {
            const from = table.placements[component.id] as Placement;
            for (const zone of zones) {
              const drop: Drop = {
                component: component.id,
                kind: component.kind,
                look: component.look,
                from: from.zone,
                to: zone.id,
              };
              const accepted = interpret(options, [drop]).type !== 'illegal';
              const light = lit.some(({ act }) => act.to === zone.id && canDo(act, component, from));
              expect(accepted, `${component.id} → ${zone.id}`).toBe(light);
            }
          }
        }
      }
    });

    it('a drop that is refused names a rule that refuses that very move', () => {
      for (const { state, seats } of states(Math.ceil(games / 4), 31)) {
        const zones = Object.values(layout(seats));
        for (const seat of game.actors(state)) {
          const { view } = optionsFor(state, seat);
          const table = referee.project(view);
          for (const component of Object.values(table.components)) {
            const from = table.placements[component.id] as Placement;
            for (const zone of zones) {
              const guess = referee.guess(view, seat, [
                { component: component.id, kind: component.kind, look: component.look, from: from.zone, to: zone.id },
              ]);
              if (!guess) continue;
              expect(guess.seat).toBe(seat);
              const verdict = game.check(state, guess);
              if (!verdict.ok) expect(reasons).toContain(`${verdict.reason.rule}.${verdict.reason.why}`);
            }
          }
        }
      }
    });
  });

  describe('the table follows the game', () => {
    it('every zone and slot that a projection or a gesture demands exists in the scene', () => {
      for (const { state, seats } of states(games, 11)) {
        const lay = layout(seats);
        const view = viewOf(state, 0);
        const table = referee.project(view);
        const taken = new Set<string>();
        for (const placement of Object.values(table.placements)) {
          const pose = placementPose(lay, table, placement);
          expect([...pose.position, ...pose.turn].every(Number.isFinite)).toBe(true);
          const spot = `${placement.zone}#${placement.slot}`;
          expect(taken.has(spot), spot).toBe(false);
          taken.add(spot);
          const kind = Object.values(table.components).find(({ id }) => table.placements[id] === placement)?.kind;
          expect(lay[placement.zone]?.accepts).toContain(kind);
        }
        for (const seat of game.actors(state)) {
          for (const { gestures } of optionsFor(state, seat).options) {
            for (const { to, slot, face } of gestures.flatMap(({ acts }) => acts))
              placementPose(lay, table, { zone: to, slot, face });
          }
        }
      }
    });

    it('nothing is lost or doubled: cues applied to the old table give the new one, alike pieces keep their places', () => {
      for (let seed = 0; seed < games; seed++) {
        const { states, events } = trace(seed);
        let table = referee.project(viewOf(states[0], 0));
        events.forEach((happened, i) => {
          const next = reconcile(table, referee.project(viewOf(states[i + 1], 0)));
          const cues = referee.cues(happened as readonly AnyEvent[], table, next);
          const components: Record<string, Component> = { ...table.components };
          const placements: Record<string, Placement> = { ...table.placements };
          const touched = new Set<string>();
          for (const cue of cues) {
            if (cue.type === 'shake') continue;
            const id = cue.type === 'appear' ? cue.component.id : cue.component;
            expect(touched.has(id), `${id} moves once`).toBe(false);
            touched.add(id);
            if (cue.type === 'vanish') {
              delete components[id];
              delete placements[id];
            } else {
              if (cue.type === 'appear') components[id] = cue.component;
              placements[id] = cue.to;
            }
          }
          expect(diffTables({ components, placements } as TableModel, next)).toEqual({ moved: [], came: [], went: [] });
          table = next;
        });
      }
    });

    it('only as many alike pieces move as have to', () => {
      for (let seed = 0; seed < games; seed++) {
        const { states, moves } = trace(seed);
        let table = referee.project(viewOf(states[0], 0));
        moves.forEach((move, i) => {
          const next = reconcile(table, referee.project(viewOf(states[i + 1], 0)));
          const { moved, came } = diffTables(table, next);
          const ids = [...moved.map(({ id }) => id), ...came.map(({ component }) => component.id)];
          const alike = ids.filter((id) => next.components[id]?.alike);
          expect(alike, JSON.stringify(move)).toHaveLength(gained(table, next));
          table = next;
        });
      }
    });
  });
});
