import { CatCup } from './CatCup';
import { DRINK_TONES } from './tones';

const INK = '#3a1a1e';
const MILK = '#f4ead6';
const COFFEE = '#6a4231';

/** The box of Café del Gatto, standing: lid with its picture, a side and its thickness. */
export function Box({ title, subtitle }: { readonly title: string; readonly subtitle: string }) {
  return (
    <svg viewBox="0 0 640 520" aria-hidden className="ct-box">
      <defs>
        <linearGradient id="gb-wall" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f6d9a0" />
          <stop offset="1" stopColor="#e6ae6b" />
        </linearGradient>
        <linearGradient id="gb-red" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#c23a30" />
          <stop offset="1" stopColor="#9c241d" />
        </linearGradient>
        <linearGradient id="gb-sheen" x1="0" y1="0" x2="1" y2="0.6">
          <stop offset="0" stopColor="#fff" stopOpacity="0.2" />
          <stop offset="0.35" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#2a0a06" stopOpacity="0.2" />
        </linearGradient>
        <pattern id="gb-stripes" width="46" height="46" patternUnits="userSpaceOnUse">
          <rect width="23" height="46" fill="#fff" opacity="0.16" />
        </pattern>
        <clipPath id="gb-picture">
          <rect x="26" y="50" width="528" height="440" rx="16" />
        </clipPath>
      </defs>
      <polygon
        points="580,36 624,18 624,474 580,504"
        fill="#6d1612"
        stroke={INK}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <polygon points="580,64 624,45 624,58 580,78" fill="#4b0d0a" opacity="0.7" />
      <polygon points="6,36 50,18 624,18 580,36" fill="#d9584a" stroke={INK} strokeWidth="3" strokeLinejoin="round" />
      <rect x="6" y="36" width="574" height="468" rx="7" fill="#fff1d6" stroke={INK} strokeWidth="3" />
      <rect x="17" y="47" width="552" height="446" rx="18" fill="url(#gb-red)" />
      <g clipPath="url(#gb-picture)">
        <rect x="26" y="176" width="528" height="320" fill="url(#gb-wall)" />
        <rect x="26" y="176" width="528" height="320" fill="url(#gb-stripes)" />
        <Machine />
        <rect x="20" y="424" width="540" height="80" fill="#7c4c2b" />
        <rect x="20" y="424" width="540" height="9" fill="#a87044" />
        <path d="M20 452 H560 M20 476 H560" stroke="#5d361d" strokeWidth="2" opacity="0.6" />
        <g stroke="#fffaf0" strokeWidth="7" fill="none" strokeLinecap="round" opacity="0.75">
          <path d="M300 252 q-12 -14 0 -26 q12 -14 2 -28" />
          <path d="M336 246 q-12 -14 0 -26 q10 -12 2 -24" />
        </g>
        <CatCup
          id="gb-l"
          x={196}
          y={452}
          width={112}
          height={206}
          colour={DRINK_TONES['latte-macchiato'].base}
          deep={DRINK_TONES['latte-macchiato'].deep}
          layers={[MILK, MILK, COFFEE, MILK]}
          ears={MILK}
          eyes="asleep"
        />
        <CatCup
          id="gb-c"
          x={322}
          y={474}
          width={160}
          height={158}
          colour={DRINK_TONES.cappuccino.base}
          deep={DRINK_TONES.cappuccino.deep}
          layers={[COFFEE, COFFEE, MILK]}
          ears={MILK}
          eyes="happy"
        />
        <CatCup
          id="gb-e"
          x={96}
          y={470}
          width={104}
          height={78}
          colour={DRINK_TONES.espresso.base}
          deep={DRINK_TONES.espresso.deep}
          layers={[COFFEE]}
          ears={COFFEE}
          eyes="open"
        />
        <path
          d="M26 176 q22 26 44 0 q22 26 44 0 q22 26 44 0 q22 26 44 0 q22 26 44 0 q22 26 44 0 q22 26 44 0 q22 26 44 0 q22 26 44 0 q22 26 44 0 q22 26 44 0 q22 26 44 0 V150 H26 Z"
          fill="url(#gb-red)"
        />
        <path
          d="M26 176 q22 26 44 0 q22 26 44 0 q22 26 44 0 q22 26 44 0 q22 26 44 0 q22 26 44 0 q22 26 44 0 q22 26 44 0 q22 26 44 0 q22 26 44 0 q22 26 44 0 q22 26 44 0"
          fill="none"
          stroke="#fff1d6"
          strokeWidth="4"
        />
      </g>
      <rect
        x="26"
        y="56"
        width="534"
        height="428"
        rx="13"
        fill="none"
        stroke="#fff1d6"
        strokeWidth="3.5"
        opacity="0.9"
      />
      <text
        x="293"
        y="128"
        textAnchor="middle"
        textLength="486"
        lengthAdjust="spacingAndGlyphs"
        fontFamily="var(--ct-display)"
        fontSize="70"
        fill="#fff4de"
        stroke={INK}
        strokeWidth="9"
        paintOrder="stroke"
        strokeLinejoin="round"
      >
        {title}
      </text>
      <text
        x="293"
        y="160"
        textAnchor="middle"
        fontFamily="var(--ct-text)"
        fontWeight="700"
        fontSize="23"
        letterSpacing="1"
        fill="#ffe0b0"
      >
        {subtitle}
      </text>
      <rect x="6" y="36" width="574" height="468" rx="7" fill="url(#gb-sheen)" />
    </svg>
  );
}

/** The machine behind the cups: red panels, two gauges, a chute on each side. */
function Machine() {
  return (
    <g strokeLinejoin="round">
      <rect
        x="322"
        y="186"
        width="216"
        height="250"
        rx="10"
        fill="#9c2a1f"
        stroke={INK}
        strokeWidth="3.5"
        opacity="0.92"
      />
      <rect x="332" y="196" width="196" height="232" rx="6" fill="#b53a2d" />
      <rect x="338" y="196" width="42" height="178" rx="5" fill="#5c150f" />
      <rect x="480" y="196" width="42" height="178" rx="5" fill="#5c150f" />
      {[0, 1, 2, 3].map((i) => (
        <g key={i} stroke={INK} strokeWidth="2">
          <rect x="343" y={204 + i * 42} width="32" height="36" rx="5" fill={MILK} />
          <rect x="485" y={204 + i * 42} width="32" height="36" rx="5" fill={COFFEE} />
        </g>
      ))}
      <rect x="388" y="252" width="84" height="62" rx="8" fill="#8d2018" stroke={INK} strokeWidth="3" />
      <path
        d="M410 302 C406 290 407 274 411 264 C417 265 421 269 424 273 H436 C439 269 443 265 449 264 C453 274 454 290 450 302 C442 309 418 309 410 302 Z"
        fill="#fff1d6"
      />
      <path d="M420 286 v5 M440 286 v5" stroke={INK} strokeWidth="3.5" strokeLinecap="round" />
      <path d="M412 314 h36 l-6 18 h-24 Z" fill="#6d675f" stroke={INK} strokeWidth="3" />
      {[404, 456].map((cx) => (
        <g key={cx}>
          <circle cx={cx} cy="226" r="21" fill="#f3e8d0" stroke="#c79a4b" strokeWidth="5" />
          <path d={`M${cx} 226 l${cx < 430 ? 9 : -9} -11`} stroke={INK} strokeWidth="3.5" strokeLinecap="round" />
        </g>
      ))}
    </g>
  );
}
