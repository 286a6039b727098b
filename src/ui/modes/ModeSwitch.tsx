import { Gavel, Hand, Lightbulb } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { MODES } from '../../session/types';
import type { Mode } from '../../session/types';
import { IconButton } from '../parts/IconButton';
import { useScreen, useSession, useWords } from '../services';
import { chooseMode } from './chooseMode';

export const MODE_SIGNS: Readonly<Record<Mode, LucideIcon>> = { enforce: Gavel, advise: Lightbulb, free: Hand };

/** How strictly the table holds to the rules: three modes, each with what it means, switchable at any time. */
export function ModeSwitch() {
  const words = useWords();
  const session = useSession();
  const mode = useScreen((state) => state.mode);
  const [open, setOpen] = useState(false);
  const say = (what: string): string => words.say(`mode.${what}`);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <IconButton
          className="ct-mode-tool"
          data-mode={mode}
          icon={MODE_SIGNS[mode]}
          word={words.say('app.tools.word-mode')}
          label={words.say('app.tools.with-key', { what: words.say('mode.tool', { mode: say(mode) }), keys: 'T' })}
          aria-keyshortcuts="T"
        />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="ct-layer ct-popover ct-modes"
          sideOffset={8}
          collisionPadding={12}
          aria-labelledby="ct-modes"
        >
          <h2 id="ct-modes">{say('heading')}</h2>
          <div role="radiogroup" aria-labelledby="ct-modes">
            {MODES.map((one) => (
              <ModeRow
                key={one}
                mode={one}
                chosen={one === mode}
                choose={() => {
                  setOpen(false);
                  chooseMode(session, one);
                }}
              />
            ))}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface RowProps {
  readonly mode: Mode;
  readonly chosen: boolean;
  readonly choose: () => void;
}

function ModeRow({ mode, chosen, choose }: RowProps) {
  const words = useWords();
  const Icon = MODE_SIGNS[mode];
  return (
    <button type="button" role="radio" aria-checked={chosen} className="ct-button ct-mode" onClick={choose}>
      <Icon size={24} aria-hidden />
      <span>
        {words.say(`mode.${mode}`)}
        <small>{words.say(`mode.${mode}-says`)}</small>
      </span>
    </button>
  );
}
