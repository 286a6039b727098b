import { Bug, DoorOpen, FolderOpen, Info, Keyboard, Link, Menu, Save, Settings } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { openDialog, remark } from '../local';
import { IconButton } from '../parts/IconButton';
import { useOpenFile } from '../parts/useOpenFile';
import { useScreen, useServices, useWords } from '../services';

/** What one does with the game as a whole. */
export default function GameMenu() {
  const words = useWords();
  const services = useServices();
  const openFile = useOpenFile();
  const mode = useScreen((state) => state.mode);
  const say = (what: string): string => words.say(`app.menu.${what}`);
  const copyBug = (): void => {
    services.copyBugReport().then(
      (done) => remark({ key: done ? 'app.bug.copied' : 'app.bug.failed' }),
      () => remark({ key: 'app.bug.failed' }),
    );
  };
  const save = (): void => {
    services.downloadFile();
    remark({ key: 'app.file.saved' });
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton icon={Menu} label={words.say('app.tools.menu')} word={words.say('app.tools.menu')} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className="ct-layer ct-menu ct-scroll" align="end" sideOffset={8} collisionPadding={12}>
        <div className="ct-menu-note">
          <strong>{words.say('mode.tool', { mode: words.say(`mode.${mode}`) })}</strong>
          <span className="ct-soft">{words.say(`mode.${mode}-says`)}</span>
        </div>
        <hr />
        <Item icon={Save} text={say('save')} act={save} />
        <Item icon={FolderOpen} text={say('open')} act={openFile} />
        <Item icon={Link} text={say('link')} act={() => openDialog('link')} />
        <Item icon={Bug} text={say('bug')} act={copyBug} />
        <hr />
        <Item icon={Settings} text={say('settings')} act={() => openDialog('settings')} />
        <Item icon={Keyboard} text={say('keys')} act={() => openDialog('keys')} />
        <Item icon={Info} text={say('about')} act={() => openDialog('about')} />
        <hr />
        <Item icon={DoorOpen} text={say('leave')} act={services.leave} />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function Item({
  icon: Icon,
  text,
  act,
}: {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly act: () => void;
}) {
  return (
    <DropdownMenu.Item onSelect={act}>
      <Icon size={20} aria-hidden />
      {text}
    </DropdownMenu.Item>
  );
}
