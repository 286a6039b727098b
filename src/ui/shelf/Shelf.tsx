import { FolderOpen, Info, Play, Settings } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { GAME_IDS } from '../../rules/contract';
import { BOXES } from '../games/boxes';
import { openDialog, openNew } from '../local';
import { useOpenFile } from '../parts/useOpenFile';
import { useServices, useWords } from '../services';
import { SaveList } from './SaveList';
import './shelf.css';

/** The boxes there are, and the games that were begun. */
export function Shelf() {
  const words = useWords();
  const openFile = useOpenFile();
  return (
    <main className="ct-shelf ct-scroll">
      <Lights />
      <header className="ct-shelf-head">
        <div>
          <h1>{words.say('app.shelf.heading')}</h1>
          <p>{words.say('app.shelf.welcome')}</p>
        </div>
        <nav aria-label={words.say('app.menu.heading')}>
          <button type="button" className="ct-button ct-plain" onClick={openFile}>
            <FolderOpen size={20} aria-hidden /> {words.say('app.shelf.open')}
          </button>
          <button type="button" className="ct-button ct-plain" onClick={() => openDialog('settings')}>
            <Settings size={20} aria-hidden /> {words.say('app.shelf.settings')}
          </button>
          <button type="button" className="ct-button ct-plain" onClick={() => openDialog('about')}>
            <Info size={20} aria-hidden /> {words.say('app.shelf.about')}
          </button>
        </nav>
      </header>
      <ul className="ct-boxes" aria-label={words.say('app.shelf.games')}>
        {GAME_IDS.map((game, i) => (
          <Box key={game} game={game} first={i === 0} />
        ))}
      </ul>
      <div className="ct-board" aria-hidden />
      <SaveList />
    </main>
  );
}

function Box({ game, first }: { readonly game: (typeof GAME_IDS)[number]; readonly first: boolean }) {
  const words = useWords();
  const { saves, open } = useServices();
  const latest = useStore(saves.list, (list) => list.find((save) => save.game === game && !save.over));
  const play = useRef<HTMLButtonElement>(null);
  // Enter, and the first game is chosen.
  useEffect(() => {
    if (first) play.current?.focus({ preventScroll: true });
  }, [first]);
  const { Box: Front, seats } = BOXES[game];
  const say = (what: string): string => words.say(`app.shelf.game.${game}.${what}`);
  return (
    <li className="ct-boxed">
      <button type="button" className="ct-box-button" tabIndex={-1} aria-hidden onClick={() => openNew(game)}>
        <Lamp />
        <Front title={say('name')} subtitle={say('subtitle')} />
      </button>
      <div className="ct-box-card">
        <h2>{say('name')}</h2>
        <p className="ct-box-facts">
          <span>{words.say('app.shelf.seats', seats)}</span>
          <span>{words.say('app.shelf.minutes', { minutes: say('minutes') })}</span>
        </p>
        <p>{say('says')}</p>
        <div className="ct-box-acts">
          <button ref={play} type="button" className="ct-button ct-main" onClick={() => openNew(game)}>
            <Play size={20} fill="currentColor" aria-hidden /> {words.say('app.shelf.play')}
          </button>
          {latest && (
            <button type="button" className="ct-button" onClick={() => open(latest.id)}>
              {words.say('app.shelf.continue')}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}

/** The lamp over the box. */
function Lamp() {
  return (
    <svg className="ct-lamp" viewBox="0 0 240 1000" aria-hidden>
      <path d="M120 0 V880" stroke="#1a0d06" strokeWidth="4" />
      <path d="M108 868 h24 v18 h-24 Z" fill="#8a5f2b" />
      <path
        d="M104 884 h32 C190 896 222 930 230 968 H10 C18 930 50 896 104 884 Z"
        fill="#2f4a45"
        stroke="#1a0d06"
        strokeWidth="3"
      />
      <path
        d="M104 884 C60 898 36 930 30 964"
        fill="none"
        stroke="#6f958c"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.7"
      />
      <ellipse cx="120" cy="968" rx="110" ry="13" fill="#ffe7b0" />
      <ellipse cx="120" cy="968" rx="60" ry="9" fill="#fffbe8" />
    </svg>
  );
}

/** Lamps of the café, out of focus. */
function Lights() {
  const lamps = [
    [8, 14, 90],
    [21, 8, 54],
    [35, 18, 40],
    [63, 7, 70],
    [74, 20, 46],
    [86, 11, 110],
    [94, 26, 60],
    [52, 15, 34],
  ] as const;
  return (
    <div className="ct-lights" aria-hidden>
      {lamps.map(([x, y, size]) => (
        <i key={x} style={{ left: `${x}%`, top: `${y}%`, width: size, height: size }} />
      ))}
    </div>
  );
}
