import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../src/core/clock';
import { openText } from '../../src/session/opening';
import { LocalSession } from '../../src/session/session';
import type { Session } from '../../src/session/types';
import { App } from '../../src/ui/App';
import { ServicesProvider, SessionProvider } from '../../src/ui/services';
import { Log } from '../../src/ui/table/Log';
import { LastMoves } from '../../src/ui/table/LastMoves';
import { MoveList } from '../../src/ui/table/MoveList';
import { ScoreCard } from '../../src/ui/table/ScoreCard';
import TableScreen from '../../src/ui/table/TableScreen';
import { FULL, MACHINE, serve, take } from '../support/gatto';
import { fakeServices } from './fakeServices';

/** What stands on the screen, in words. How it looks is judged from pictures. */

/** Luna serves the cappuccino of the rulebook for the 6, Cosmo takes two coins. */
const FILE = {
  format: 'cafe-table/1',
  game: 'cafe-del-gatto',
  players: [{ name: 'Luna <3 & $t(piece.milk)' }, { name: 'Cosmo', bot: 'easy' }],
  seed: 7,
  position: {
    turn: 0,
    startTile: 0,
    machine: MACHINE,
    bag: ['F1', 'C4'],
    players: [
      { coins: 4, sugar: 3, cups: { cappuccino: FULL.cappuccino } },
      { coins: 5, sugar: 0 },
    ],
  },
  moves: [serve(0, 'cappuccino', 6), take(1)],
};

function sit(file: object = FILE): Session {
  const opened = openText(JSON.stringify(file));
  if (!opened.ok) throw new Error(opened.error.key);
  return new LocalSession(opened.value, { clock: new ManualClock() });
}

/** The text of what is rendered, without tags, entities read. */
function textOf(element: ReactElement, session: Session | null): string {
  const html = renderToStaticMarkup(
    <ServicesProvider value={fakeServices(session)}>
      <SessionProvider value={session}>{element}</SessionProvider>
    </ServicesProvider>,
  );
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}

const NAME = 'Luna <3 & $t(piece.milk)';

describe('the shelf', () => {
  it('shows the box there is, and continues only where something was begun', () => {
    const shelf = textOf(<App stage={null} services={fakeServices(null)} />, null);
    expect(shelf).toContain('Café del Gatto');
    expect(shelf).toContain('2-5 players');
    expect(shelf).toContain('Play');
    expect(shelf).not.toContain('Continue');
    const save = {
      id: 'a',
      game: 'cafe-del-gatto' as const,
      name: '',
      players: [
        { name: NAME, kind: 'person' as const },
        { name: 'Tofu', kind: 'easy' as const },
      ],
      changed: 0,
      moves: 3,
      over: false,
    };
    const begun = textOf(<App stage={null} services={fakeServices(null, undefined, [save])} />, null);
    expect(begun).toContain('Continue');
    expect(begun).toContain(`${NAME} and Tofu`);
    expect(begun).toContain('3 moves');
  });
});

describe('the table', () => {
  const session = sit();
  it('says whose turn it is, what is possible, who owns what', () => {
    const text = textOf(<TableScreen session={session} />, session);
    expect(text).toContain('Your turn');
    expect(text).toContain('Take 2 coins');
    expect(text).toContain(NAME);
    expect(text).toContain('Coins: 8');
    expect(text).toContain('Sugar cubes: 3');
    expect(text).toContain('Points: 7');
  });

  it('writes the log, and what the others did', () => {
    const log = textOf(<Log />, session);
    expect(log).toContain(`${NAME} serves the cappuccino, value 7, and takes the drink tile 6.`);
    expect(textOf(<LastMoves />, session).trim()).toBe('C Cosmo takes 2 coins.');
  });

  it('says where points come from, and the lines sum to the total', () => {
    const text = textOf(<ScoreCard seat={0} />, session);
    expect(text).toContain('Drink tile of the cappuccino 6');
    expect(text).toContain('Total 7');
    for (const { total, lines } of session.store.getState().scores) {
      expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(total);
    }
  });

  it('lists every legal move in words', () => {
    const text = textOf(<MoveList />, session);
    expect(text).toContain('Buy hot milk 3 from row 3 for the latte macchiato: 1 coin (1 opposite)');
    expect(text).toContain('Clean the coffee side for 2 coins');
  });

  it('shows a refusal with its rule', () => {
    const other = sit();
    other.play({ seat: 0, type: 'serve', cup: 'doppio', tile: 2, sugar: 0 });
    const state = other.store.getState();
    expect(state.notice?.rule).toBe('DG-20');
    // What is rendered without a page is the store's first state.
    const shown = { ...other, store: { ...other.store, getInitialState: () => state } } as Session;
    const text = textOf(<TableScreen session={shown} />, shown);
    expect(text).toContain('The doppio is not full: 2 tiles still to go. Rule DG-20');
  });
});
