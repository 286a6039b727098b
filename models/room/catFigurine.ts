import { at, bar, placed, withGrain } from '../board/solids';
import type { Part } from '../parts';
import { blend, ellipsoid, limb, surfaceNet } from './surfaceNet';

/** A sleeping cat in white china, 9 cm long, with a red cord and a bell; head toward +z. Centimetres. */
export function catFigurine(): Part[] {
  const body = blend(
    1.1,
    ellipsoid([-0.3, 1.9, -0.3], [3.7, 2.15, 2.6]),
    ellipsoid([-2.1, 1.75, 0.7], [2, 1.85, 1.9]),
    ellipsoid([1.7, 1.7, 0.2], [1.9, 1.7, 1.8]),
  );
  const head = blend(
    0.5,
    ellipsoid([2.5, 2.05, 1.75], [1.72, 1.4, 1.45]),
    ellipsoid([2.5, 1.55, 2.85], [0.78, 0.5, 0.5]),
    limb([1.5, 2.75, 1.6], [1.22, 4.05, 1.45], 0.62, 0.1),
    limb([3.5, 2.75, 1.6], [3.78, 4.05, 1.45], 0.62, 0.1),
  );
  const tail = blend(
    0.6,
    limb([-3.5, 1.1, 0.6], [-3.0, 0.62, 2.5], 0.62),
    limb([-3.0, 0.62, 2.5], [-0.9, 0.6, 3.3], 0.62, 0.58),
    limb([-0.9, 0.6, 3.3], [0.7, 0.7, 3.1], 0.58, 0.5),
  );
  const paws = blend(0.3, limb([1.6, 0.5, 1.6], [1.7, 0.5, 3.2], 0.55), limb([3.2, 0.5, 1.6], [3.3, 0.5, 3.0], 0.55));
  const whole = blend(0.45, body, head, tail, paws);
  // It stands flat on the table.
  const skin = surfaceNet((x, y, z) => Math.max(whole(x, y, z), -y), {
    min: [-5.2, -0.5, -3.8],
    max: [5.2, 5, 4.6],
    cell: 0.24,
  });
  return [{ surface: 'china', geometry: withGrain(skin) }, ...face(), ...collar()];
}

/** Closed eyes and a nose, fired in brown. */
function face(): Part[] {
  const lid = (x: number): Part[] =>
    bar(
      'dark',
      [
        [x - 0.34, 2.22, 3.04],
        [x, 2.06, 3.16],
        [x + 0.34, 2.22, 3.04],
      ],
      0.07,
      { steps: 8, sides: 5 },
    );
  return [
    ...lid(1.78),
    ...lid(3.22),
    ...bar(
      'cord',
      [
        [2.34, 1.86, 3.24],
        [2.5, 1.8, 3.3],
        [2.66, 1.86, 3.24],
      ],
      0.12,
      { steps: 4, sides: 6 },
    ),
  ];
}

function collar(): Part[] {
  const ring = Array.from({ length: 25 }, (_, i): [number, number, number] => {
    const a = (i / 24) * 2 * Math.PI;
    return [1.5 * Math.cos(a), 0, 1.42 * Math.sin(a)];
  });
  return placed(bar('cord', ring, 0.2, { steps: 40, sides: 7 }), at(2.15, 1.5, 0.95, { x: 0.85 }));
}
