import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  readonly icon: LucideIcon;
  /** What it does, in words: its accessible name and its tooltip. */
  readonly label: string;
  /** A word of it under the sign, where there is room. */
  readonly word?: string;
};

/** A button of 44 × 44 px that shows a sign and carries its words. */
export function IconButton({ icon: Icon, label, word, className = '', ...rest }: Props) {
  return (
    <button type="button" className={`ct-button ct-icon ${className}`} aria-label={label} title={label} {...rest}>
      <Icon size={22} strokeWidth={2.2} aria-hidden />
      {word && (
        <span className="ct-word" aria-hidden>
          {word}
        </span>
      )}
    </button>
  );
}
