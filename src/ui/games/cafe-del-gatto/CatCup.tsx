interface Props {
  /** Middle of the foot. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly deep: string;
  /** What is in the glass, bottom first; the top one carries the face. */
  readonly layers: readonly string[];
  readonly ears: string;
  readonly eyes: 'open' | 'happy' | 'asleep';
  readonly id: string;
}

const OUTLINE = '#3a1a1e';

/** A glass with layers and a cat in it: ears out of the foam, a tail for a handle. */
export function CatCup({ x, y, width: w, height: h, colour, deep, layers, ears, eyes, id }: Props) {
  const top = y - h;
  const l = x - w / 2;
  const r = x + w / 2;
  const taper = w * 0.07;
  const body = `M${l} ${top} H${r} L${r - taper} ${y - w * 0.16} Q${r - taper - 2} ${y} ${r - w * 0.24} ${y} H${l + w * 0.24} Q${l + taper + 2} ${y} ${l + taper} ${y - w * 0.16} Z`;
  const layer = h / layers.length;
  const u = w / 100;
  const face = top + layer * (layers.length > 2 ? 0.54 : 0.5);
  const topLight = layers.at(-1) !== '#6a4231';
  const ink = topLight ? '#4a2318' : '#fff1d8';
  const ear = (at: number, lean: number): string =>
    `M${at - 15 * u} ${top + 3 * u} Q${at - 15 * u + lean * u} ${top - 25 * u} ${at - 3 * u + lean * 1.5 * u} ${top - 27 * u} Q${at + 13 * u + lean * u} ${top - 20 * u} ${at + 16 * u} ${top + 3 * u} Z`;
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <ellipse cx={x} cy={y + 3 * u} rx={w * 0.66} ry={w * 0.1} fill="#2a1016" opacity="0.28" />
      <ellipse cx={x} cy={y - 1 * u} rx={w * 0.6} ry={w * 0.085} fill={colour} stroke={OUTLINE} strokeWidth={2.6 * u} />
      <path
        d={`M${r - taper * 0.5} ${y - h * 0.3} q${w * 0.36} ${-h * 0.04} ${w * 0.34} ${-h * 0.3 - w * 0.06} q${-w * 0.04} ${-w * 0.16} ${-w * 0.19} ${-w * 0.1}`}
        fill="none"
        stroke={OUTLINE}
        strokeWidth={15 * u}
      />
      <path
        d={`M${r - taper * 0.5} ${y - h * 0.3} q${w * 0.36} ${-h * 0.04} ${w * 0.34} ${-h * 0.3 - w * 0.06} q${-w * 0.04} ${-w * 0.16} ${-w * 0.19} ${-w * 0.1}`}
        fill="none"
        stroke={colour}
        strokeWidth={10 * u}
      />
      <path d={ear(x - 29 * u, -5)} fill={ears} stroke={OUTLINE} strokeWidth={2.6 * u} />
      <path d={ear(x + 29 * u, 5)} fill={ears} stroke={OUTLINE} strokeWidth={2.6 * u} />
      <path
        d={`M${x - 37 * u} ${top} q${-1 * u} ${-13 * u} ${3 * u} ${-16 * u} q${8 * u} ${3 * u} ${12 * u} ${16 * u} Z`}
        fill="#e59a8c"
      />
      <path
        d={`M${x + 24 * u} ${top} q${4 * u} ${-13 * u} ${12 * u} ${-16 * u} q${4 * u} ${3 * u} ${2 * u} ${16 * u} Z`}
        fill="#e59a8c"
      />
      <clipPath id={`${id}-glass`}>
        <path d={body} />
      </clipPath>
      <g clipPath={`url(#${id}-glass)`}>
        {layers.map((fill, i) => {
          const from = y - (i + 1) * layer;
          const beans = i < layers.length - 1;
          return (
            <g key={`${id}-${from}`}>
              <rect x={l - 2} y={from} width={w + 4} height={layer + 1} fill={fill} />
              {beans && (
                <>
                  <rect x={l - 2} y={from - 1.2 * u} width={w + 4} height={2.4 * u} fill="#ffe9c4" opacity="0.75" />
                  <ellipse
                    cx={x}
                    cy={from + layer * 0.55}
                    rx={5 * u}
                    ry={7.4 * u}
                    fill={fill === '#6a4231' ? '#fff1d8' : '#6a4231'}
                    transform={`rotate(${fill === '#6a4231' ? 24 : 0} ${x} ${from + layer * 0.55})`}
                    opacity="0.9"
                  />
                </>
              )}
            </g>
          );
        })}
        <path
          d={`M${r - w * 0.2} ${top} H${r + 4} V${y + 4} H${x} Q${r - w * 0.26} ${y - h * 0.2} ${r - w * 0.2} ${top} Z`}
          fill="#5b1f3c"
          opacity="0.16"
        />
        <rect x={l + 9 * u} y={top + 10 * u} width={5 * u} height={h * 0.44} rx={2.5 * u} fill="#fff" opacity="0.6" />
      </g>
      <path d={body} fill="none" stroke={colour} strokeWidth={6 * u} />
      <path
        d={body}
        fill="none"
        stroke={OUTLINE}
        strokeWidth={2.2 * u}
        transform={`translate(0 ${0.6 * u})`}
        opacity="0.9"
      />
      <rect
        x={l - 3 * u}
        y={top - 4 * u}
        width={w + 6 * u}
        height={8 * u}
        rx={4 * u}
        fill={colour}
        stroke={deep}
        strokeWidth={2 * u}
      />
      <Face x={x} y={face} u={u} ink={ink} eyes={eyes} />
    </g>
  );
}

interface FaceProps {
  readonly x: number;
  readonly y: number;
  readonly u: number;
  readonly ink: string;
  readonly eyes: Props['eyes'];
}

function Face({ x, y, u, ink, eyes }: FaceProps) {
  return (
    <g stroke={ink} strokeWidth={3.2 * u} fill="none" strokeLinecap="round">
      <ellipse cx={x - 27 * u} cy={y + 7 * u} rx={6.5 * u} ry={4 * u} fill="#e8798a" stroke="none" opacity="0.65" />
      <ellipse cx={x + 27 * u} cy={y + 7 * u} rx={6.5 * u} ry={4 * u} fill="#e8798a" stroke="none" opacity="0.65" />
      {[-1, 1].map((side) => {
        const cx = x + side * 17 * u;
        if (eyes === 'open') {
          return (
            <g key={side} stroke="none">
              <ellipse cx={cx} cy={y - 3 * u} rx={8 * u} ry={9 * u} fill="#fffaf0" />
              <ellipse cx={cx} cy={y - 2.4 * u} rx={5.6 * u} ry={7 * u} fill="#2b120c" />
              <circle cx={cx + 2 * u} cy={y - 5.2 * u} r={2.3 * u} fill="#fff" />
            </g>
          );
        }
        const bend = eyes === 'happy' ? -7 : 6;
        return <path key={side} d={`M${cx - 6 * u} ${y} q${6 * u} ${bend * u} ${12 * u} 0`} />;
      })}
      <path d={`M${x - 2.8 * u} ${y + 4 * u} h${5.6 * u} l${-2.8 * u} ${3.4 * u} Z`} fill={ink} strokeWidth={1.4 * u} />
      <path
        d={`M${x - 8 * u} ${y + 9 * u} q${4 * u} ${5 * u} ${8 * u} 0 q${4 * u} ${5 * u} ${8 * u} 0`}
        strokeWidth={2.6 * u}
      />
      <g strokeWidth={1.6 * u} opacity="0.75">
        <path
          d={`M${x - 34 * u} ${y + 1 * u} l${-9 * u} ${-2.4 * u} M${x - 34 * u} ${y + 6 * u} l${-9 * u} ${1 * u}`}
        />
        <path d={`M${x + 34 * u} ${y + 1 * u} l${9 * u} ${-2.4 * u} M${x + 34 * u} ${y + 6 * u} l${9 * u} ${1 * u}`} />
      </g>
    </g>
  );
}
