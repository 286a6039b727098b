import type { Seat } from '../../core/ids';
import { COATS } from './coats';

/** A seat's cat: its coat and the first letter of the player's name. */
export function SeatMark({
  seat,
  name,
  size = 34,
}: {
  readonly seat: Seat;
  readonly name: string;
  readonly size?: number;
}) {
  const coat = COATS[seat % COATS.length] ?? COATS[0];
  const letter = [...name.trim()][0]?.toLocaleUpperCase() ?? String(seat + 1);
  return (
    <svg width={size} height={size} viewBox="0 0 34 34" aria-hidden className="ct-mark">
      <path
        d="M5 13 C4 8 4.4 4.2 5.6 2.6 C6.4 1.6 7.6 1.8 8.6 2.6 L13 6.2 C15.6 5.6 18.4 5.6 21 6.2 L25.4 2.6 C26.4 1.8 27.6 1.6 28.4 2.6 C29.6 4.2 30 8 29 13 C31.4 16.4 32.4 19.6 32.2 22.6 C31.8 29.2 26 32.4 17 32.4 C8 32.4 2.2 29.2 1.8 22.6 C1.6 19.6 2.6 16.4 5 13 Z"
        fill={coat.fur}
        stroke="#1c0f07"
        strokeWidth="1.4"
      />
      <text x="17" y="26.6" textAnchor="middle" fontFamily="var(--ct-display)" fontSize="18" fill={coat.ink}>
        {letter}
      </text>
    </svg>
  );
}
