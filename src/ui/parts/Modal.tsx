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
  /** Only to be read: the keyboard scrolls it. */
  readonly reading?: boolean;
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
  reading = false,
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
          <div className="ct-dialog-head">
            <Dialog.Title>{heading}</Dialog.Title>
            <IconButton icon={X} label={words.say('app.close')} onClick={onClose} />
          </div>
          <div
            className="ct-dialog-body ct-scroll"
            {...(reading ? { tabIndex: 0, role: 'group', 'aria-label': heading } : {})}
          >
            {children}
          </div>
          {footer && <div className="ct-dialog-foot">{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
