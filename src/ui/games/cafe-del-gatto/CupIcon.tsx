import type { Drink, Side } from '../../../rules/cafe-del-gatto/types';
import { DRINK_TONES } from './tones';

interface Props {
  readonly drink: Drink;
  readonly squares: readonly Side[];
  /** How many squares are filled, bottom first. */
  readonly filled: number;
  /** Value of the drink tile of a served cup. */
  readonly served: number | undefined;
}

const PITCH = 8;
const FILL: Readonly<Record<Side, string>> = { milk: '#f3ead9', coffee: '#7d4e38' };

/** A cup and how far it is filled; a served one shows its drink tile instead. */
export function CupIcon({ drink, squares, filled, served }: Props) {
  const { base, light, deep } = DRINK_TONES[drink];
  const height = squares.length * PITCH + 3;
  const top = 38 - height;
  if (served !== undefined) {
    return (
      <svg width="30" height="40" viewBox="0 0 30 40" aria-hidden>
        <rect x="2" y="9" width="24" height="29" rx="5" fill={base} stroke="#fff1d8" strokeWidth="1.5" />
        <text x="14" y="29.5" textAnchor="middle" fontFamily="var(--ct-display)" fontSize="16" fill="#fff6e6">
          {served}
        </text>
      </svg>
    );
  }
  return (
    <svg width="30" height="40" viewBox="0 0 30 40" aria-hidden>
      <path
        d={`M21 ${top + 3} h3 a3 3 0 0 1 3 3 a3.6 3.6 0 0 1 -3.6 3.6 h-3`}
        fill="none"
        stroke={light}
        strokeWidth="2"
      />
      <path
        d={`M2.5 ${top} H21.5 V34.5 a3.5 3.5 0 0 1 -3.5 3.5 H6 a3.5 3.5 0 0 1 -3.5 -3.5 Z`}
        fill={deep}
        stroke={light}
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      {squares.map((side, i) => {
        const y = 36 - (i + 1) * PITCH;
        return i < filled ? (
          <rect key={`${drink}-${i}`} x="5.5" y={y + 0.7} width="13" height={PITCH - 1.4} rx="1" fill={FILL[side]} />
        ) : (
          <circle
            key={`${drink}-${i}`}
            cx="12"
            cy={y + PITCH / 2}
            r="1.7"
            fill={side === 'milk' ? FILL.milk : '#b98363'}
          />
        );
      })}
    </svg>
  );
}
