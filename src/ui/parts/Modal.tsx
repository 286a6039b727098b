import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useWords } from '../services';
import { IconButton } from './IconButton';

interface Props {
  readonly heading: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons at the foot. */
  readonly footer?: ReactNode;
  /** Pixels. */
  readonly width?: number;
  readonly className?: string;
  /** What has the focus first; else the dialog itself, so that its heading is read. */
  readonly focus?: RefObject<HTMLElement | null>;
  /** False: the dialog must be answered and has no close button. */
  readonly closable?: boolean;
}

/** A dialog in the look of the table. It is open as long as it is rendered. */
export function Modal({
  heading,
  onClose,
  children,
  footer,
  width = 560,
  className = '',
  focus,
  closable = true,
}: Props) {
  const words = useWords();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="ct-veil" />
        <Dialog.Content
          ref={content}
          className={`ct-layer ct-dialog ${className}`}
          style={{ '--width': `${width}px` }}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (focus?.current ?? content.current)?.focus();
          }}
        >
          <header>
            <Dialog.Title>{heading}</Dialog.Title>
            {closable && <IconButton icon={X} label={words.say('app.close')} onClick={onClose} />}
          </header>
          <div className="ct-dialog-body ct-scroll">{children}</div>
          {footer && <footer>{footer}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
