import { describe, expect, it } from 'vitest';
import type { ComponentId } from '../../src/core/ids';
import { canDo, interpret, openings } from '../../src/referee/interpret';
import { gattoReferee } from '../../src/referee/cafe-del-gatto';
import { cafeDelGatto } from '../../src/rules/cafe-del-gatto';
import type { GattoEvent, GattoMove, GattoState } from '../../src/rules/cafe-del-gatto/types';
import { placementPose } from '../../src/table/poses';
import { diffTables } from '../../src/table/diff';
import { reconcile } from '../../src/table/reconcile';
import type { Component, Drop, Placement, TableModel } from '../../src/table/types';
import { layout } from '../support/testTable';
import { playGame } from '../support/play';
import type { Trace } from '../support/play';
import { GAMES, SUITES } from './suites';

/** Rules and table say the same: every move is an act of hands, every light a legal move, every move ends where it should. */

const suite = SUITES[0] as (typeof SUITES)[number];
const SEATS = [2, 3, 4, 5];
/** Looking at a state from all sides takes a while: so many games of the suite's, each at a few states. */
const games = Math.ceil(GAMES / 25);
const trace = (seed: number): Trace =>
  playGame(suite.game, SEATS[seed % 4] ?? 2, seed, suite.tastes[seed % suite.tastes.length] ?? null);

function* states(count: number, every: number): Generator<{ state: GattoState; seats: number; seed: number }> {
  for (let seed = 0; seed < count; seed++) {
    const { states, config } = trace(seed);
    for (let i = seed % every; i < states.length; i += every)
      yield { state: states[i] as GattoState, seats: config.players, seed };
  }
}

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

const optionsFor = (state: GattoState, seat: number) => {
  const view = cafeDelGatto.view(state, seat);
  const legal = cafeDelGatto.legalMoves(state, seat);
  return { view, legal, options: legal.map((move) => ({ move, gestures: gattoReferee.gestures(view, seat, move) })) };
};

describe('gestures and legal moves', () => {
  it('every gesture of every legal move interprets to that move, act by act', () => {
    for (const { state } of states(games, 7)) {
      for (const seat of cafeDelGatto.actors(state)) {
        const { view, options } = optionsFor(state, seat);
        for (const { move, gestures } of options) {
          if (move.type !== 'end-turn') expect(gestures.length, move.type).toBeGreaterThan(0);
          for (const gesture of gestures) {
            let table = gattoReferee.project(view);
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
      for (const seat of cafeDelGatto.actors(state)) {
        const { view, options } = optionsFor(state, seat);
        const table = gattoReferee.project(view);
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
      for (const seat of cafeDelGatto.actors(state)) {
        const { view } = optionsFor(state, seat);
        const table = gattoReferee.project(view);
        for (const component of Object.values(table.components)) {
          const from = table.placements[component.id] as Placement;
          for (const zone of zones) {
            const guess = gattoReferee.guess(view, seat, [
              { component: component.id, kind: component.kind, look: component.look, from: from.zone, to: zone.id },
            ]);
            if (!guess) continue;
            expect(guess.seat).toBe(seat);
            const verdict = cafeDelGatto.check(state, guess);
            if (!verdict.ok) expect(verdict.reason.rule).toMatch(/^DG-\d+$/);
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
      const view = cafeDelGatto.view(state, 0);
      const table = gattoReferee.project(view);
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
      for (const seat of cafeDelGatto.actors(state)) {
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
      let table = gattoReferee.project(cafeDelGatto.view(states[0] as GattoState, 0));
      events.forEach((happened, i) => {
        const next = reconcile(table, gattoReferee.project(cafeDelGatto.view(states[i + 1] as GattoState, 0)));
        const cues = gattoReferee.cues(happened as readonly GattoEvent[], table, next);
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
      let table = gattoReferee.project(cafeDelGatto.view(states[0] as GattoState, 0));
      moves.forEach((move, i) => {
        const next = reconcile(table, gattoReferee.project(cafeDelGatto.view(states[i + 1] as GattoState, 0)));
        if ((move as GattoMove).type === 'take-coins') {
          const { moved, came } = diffTables(table, next);
          expect(
            [...moved, ...came.map(({ component }) => component)].filter(({ id }) => id.startsWith('coin')),
          ).toHaveLength(2);
        }
        table = next;
      });
    }
  });
});
