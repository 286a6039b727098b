/** Small pieces as signs beside their count. */
interface Props {
  readonly size?: number;
}

export function CoinSign({ size = 18 }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden>
      <circle cx="10" cy="10" r="9" fill="#e9b53f" stroke="#6b430c" strokeWidth="1.3" />
      <circle cx="10" cy="10" r="6.6" fill="none" stroke="#a9761d" strokeWidth="1.1" />
      <path d="M6.8 12.6 V7.4 L8.6 8.8 H11.4 L13.2 7.4 V12.6 Q10 14.6 6.8 12.6 Z" fill="#6b430c" />
    </svg>
  );
}

export function SugarSign({ size = 18 }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden>
      <path d="M10 1.5 L18 5.6 L10 9.8 L2 5.6 Z" fill="#fffaf0" />
      <path d="M2 5.6 L10 9.8 V18.6 L2 14.2 Z" fill="#e6dccb" />
      <path d="M18 5.6 L10 9.8 V18.6 L18 14.2 Z" fill="#bcae98" />
      <path d="M10 1.5 L18 5.6 V14.2 L10 18.6 L2 14.2 V5.6 Z" fill="none" stroke="#3a2416" strokeWidth="1" />
    </svg>
  );
}

/** Points in a rosette. */
export function PointsSign({ points, size = 36 }: Props & { readonly points: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <path d={ROSETTE} fill="#b8322f" stroke="#fff1d8" strokeWidth="1.6" strokeLinejoin="round" />
      <text
        x="20"
        y="26.4"
        textAnchor="middle"
        fontFamily="var(--ct-display)"
        fontSize={points > 99 ? 14 : 18}
        fill="#fff6e6"
      >
        {points}
      </text>
    </svg>
  );
}

/** The start tile: a paw. */
export function PawSign({ size = 18 }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden>
      <circle cx="10" cy="10" r="9.2" fill="#f1d29a" stroke="#6b430c" strokeWidth="1.2" />
      <g fill="#3b1d0c">
        <ellipse cx="10" cy="12.7" rx="3.6" ry="2.9" />
        <circle cx="5.2" cy="9.4" r="1.6" />
        <circle cx="8.2" cy="6.4" r="1.7" />
        <circle cx="11.8" cy="6.4" r="1.7" />
        <circle cx="14.8" cy="9.4" r="1.6" />
      </g>
    </svg>
  );
}

/** Ten round lobes. */
const ROSETTE = (() => {
  const at = (angle: number, r: number): string =>
    `${(20 + r * Math.cos(angle)).toFixed(2)} ${(20 + r * Math.sin(angle)).toFixed(2)}`;
  const step = Math.PI / 5;
  let path = `M${at(0, 16.4)}`;
  for (let i = 0; i < 10; i++) path += ` Q${at((i + 0.5) * step, 21.4)} ${at((i + 1) * step, 16.4)}`;
  return `${path} Z`;
})();
