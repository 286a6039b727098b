import { Search } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useStore } from 'zustand';
import { once } from '../act';
import { useScreen, useSession, useWords } from '../services';
import { ACTION_KEYS, ACTION_SIGNS } from './SelectionBar';
import { menuStore } from './tableSight';

const LOOK_KEY = 'Alt';

/** The menu beside a piece, or beside all chosen ones: right click, long press, the menu key. */
export function PieceMenu() {
  const words = useWords();
  const session = useSession();
  const asked = useStore(menuStore);
  const mode = useScreen((state) => state.mode);
  if (!asked || mode !== 'free') return null;
  const { x, y, things, look } = asked;
  const actions = session.actions(things);
  const close = (): void => menuStore.setState(null, true);
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && close()}>
      <DropdownMenu.Trigger asChild>
        <span className="ct-menu-anchor" style={{ left: x, top: y }} aria-hidden tabIndex={-1} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className="ct-layer ct-menu ct-scroll"
        align="start"
        sideOffset={4}
        collisionPadding={12}
        aria-label={words.say('mode.menu.heading', { count: typeof things === 'string' ? 1 : things.length })}
      >
        {look && (
          <DropdownMenu.Item onSelect={look}>
            <Search size={20} aria-hidden />
            {words.say('mode.menu.look')}
            <kbd aria-hidden>{LOOK_KEY}</kbd>
          </DropdownMenu.Item>
        )}
        {actions.map(({ action, phrase }) => {
          const Icon = ACTION_SIGNS[action];
          const key = ACTION_KEYS[action];
          return (
            <DropdownMenu.Item key={action} onSelect={() => once(() => session.act(action, things))}>
              {Icon ? <Icon size={20} aria-hidden /> : <span className="ct-menu-gap" />}
              {words.tell(phrase)}
              {key && <kbd aria-hidden>{key}</kbd>}
            </DropdownMenu.Item>
          );
        })}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
