import type { Preparation, Side, TileFace } from '../../../rules/cafe-del-gatto/types';

const GROUND: Readonly<Record<Side, { readonly fill: string; readonly ink: string }>> = {
  milk: { fill: '#efe5d2', ink: '#4a2a1e' },
  coffee: { fill: '#6a4231', ink: '#fff1d8' },
};
const SIGN: Readonly<Record<Preparation, { readonly fill: string; readonly shape: string; readonly lines: string }>> = {
  C: {
    fill: '#2c6e9e',
    shape: 'M10 1.4 L17.6 5.7 V14.3 L10 18.6 L2.4 14.3 V5.7 Z',
    lines: 'M10 5 V15 M5.7 7.5 L14.3 12.5 M14.3 7.5 L5.7 12.5',
  },
  F: {
    fill: '#9a6a12',
    shape:
      'M10 1.2 a4.2 4.2 0 0 1 4.6 2.1 a4.2 4.2 0 0 1 3.5 3.8 a4.2 4.2 0 0 1 0 5.8 a4.2 4.2 0 0 1 -3.5 3.8 a4.2 4.2 0 0 1 -9.2 0 a4.2 4.2 0 0 1 -3.5 -3.8 a4.2 4.2 0 0 1 0 -5.8 a4.2 4.2 0 0 1 3.5 -3.8 A4.2 4.2 0 0 1 10 1.2 Z',
    lines: 'M10.4 10.2 a1.6 1.6 0 1 1 -1.8 -1.6 a3.3 3.3 0 1 1 -2.2 4.4 a5 5 0 0 0 7.8 -4.6',
  },
  H: {
    fill: '#be3a2b',
    shape: 'M10 0.8 C11 4.4 17.6 8 17.6 12.6 A7.6 7 0 0 1 2.4 12.6 C2.4 8 9 4.4 10 0.8 Z',
    lines:
      'M6.6 15.4 q-1.3 -1.5 0 -3 q1.2 -1.5 0 -3 M10 15.8 q-1.3 -1.6 0 -3.2 q1.2 -1.6 0 -3.2 M13.4 15.4 q-1.3 -1.5 0 -3 q1.2 -1.5 0 -3',
  },
};

/** A coffee/milk tile as a sign: its colour, its value and its preparation by shape. */
export function TileIcon({
  side,
  face,
  size = 34,
}: {
  readonly side: Side;
  readonly face: TileFace;
  readonly size?: number;
}) {
  const { fill, ink } = GROUND[side];
  const sign = SIGN[face.charAt(0) as Preparation];
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <rect x="1.2" y="1.2" width="37.6" height="37.6" rx="6.5" fill={fill} stroke="#1c0f07" strokeWidth="1.4" />
      <text x="11.6" y="30.5" textAnchor="middle" fontFamily="var(--ct-display)" fontSize="24" fill={ink}>
        {face.charAt(1)}
      </text>
      <g transform="translate(20 4) scale(0.86)">
        <path d={sign.shape} fill={sign.fill} stroke="#fff6e6" strokeWidth="1.4" strokeLinejoin="round" />
        <path d={sign.lines} fill="none" stroke="#fff6e6" strokeWidth="1.5" strokeLinecap="round" />
      </g>
    </svg>
  );
}
