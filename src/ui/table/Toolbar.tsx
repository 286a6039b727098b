import {
  ConciergeBell,
  ListChecks,
  Menu,
  PanelLeftClose,
  PanelLeftOpen,
  Pause,
  Redo2,
  ScrollText,
  Undo2,
} from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { once } from '../act';
import { local, togglePanel } from '../local';
import { ModeSwitch } from '../modes/ModeSwitch';
import { IconButton } from '../parts/IconButton';
import { useScreen, useSession, useWords } from '../services';
import { HouseControls } from './HouseControls';

const GameMenu = lazy(() => import('./GameMenu'));

/** Undo, redo, the panels, the pace of house players and the menu. */
export function Toolbar() {
  const words = useWords();
  const session = useSession();
  const undo = useScreen((state) => state.undo);
  const paused = useScreen((state) => state.paused);
  const house = useScreen((state) => state.players.some((player) => player.kind !== 'person'));
  const panel = useStore(local, (state) => state.panel);
  const small = useStore(local, (state) => state.small);
  const label = (what: string, keys: string): string =>
    words.say('app.tools.with-key', { what: words.say(`app.tools.${what}`), keys });
  return (
    <section className="ct-panel ct-tools" aria-label={words.say('app.region.tools')}>
      <IconButton
        icon={Undo2}
        label={label('undo', 'Ctrl+Z')}
        word={words.say('app.tools.undo')}
        aria-keyshortcuts="Control+Z"
        disabled={undo.undo === 'none'}
        onClick={() => once(() => session.undo())}
      />
      <IconButton
        icon={Redo2}
        label={label('redo', 'Ctrl+Shift+Z')}
        word={words.say('app.tools.redo')}
        aria-keyshortcuts="Control+Shift+Z"
        disabled={!undo.redo}
        onClick={() => once(() => session.redo())}
      />
      <IconButton
        icon={ListChecks}
        label={label('moves', 'M')}
        word={words.say('app.tools.word-moves')}
        aria-keyshortcuts="M"
        aria-expanded={panel === 'moves'}
        onClick={() => togglePanel('moves')}
      />
      <IconButton
        icon={ScrollText}
        label={label('log', 'L')}
        word={words.say('app.tools.log')}
        aria-keyshortcuts="L"
        aria-expanded={panel === 'log'}
        onClick={() => togglePanel('log')}
      />
      <ModeSwitch />
      {house && (
        <Popover.Root>
          <Popover.Trigger asChild>
            <IconButton
              icon={paused ? Pause : ConciergeBell}
              label={words.say('app.tools.house')}
              word={words.say('app.tools.word-house')}
            />
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Content
              className="ct-layer ct-popover"
              sideOffset={8}
              collisionPadding={12}
              aria-label={words.say('app.house.heading')}
            >
              <HouseControls />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
      <IconButton
        className="ct-collapse"
        icon={small ? PanelLeftOpen : PanelLeftClose}
        label={words.say(small ? 'app.tools.expand' : 'app.tools.collapse')}
        word={words.say('app.tools.word-panels')}
        aria-pressed={small}
        onClick={() => local.setState({ small: !small })}
      />
      <Suspense
        fallback={
          <IconButton icon={Menu} label={words.say('app.tools.menu')} word={words.say('app.tools.menu')} disabled />
        }
      >
        <GameMenu />
      </Suspense>
    </section>
  );
}
