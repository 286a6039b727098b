import { bar, withGrain } from '../board/solids';
import type { Part } from '../parts';
import { blend, ellipsoid, limb, type Solid } from './softSolids';
import { surfaceNet } from './surfaceNet';

/** A sleeping cat in white china, 9 cm long; head toward +z. Centimetres. */
export function catFigurine(): Part[] {
  const body = blend(
    1.1,
    ellipsoid([-0.3, 1.9, -0.3], [3.7, 2.15, 2.6]),
    ellipsoid([-2.1, 1.75, 0.7], [2, 1.85, 1.9]),
    ellipsoid([1.7, 1.7, 0.2], [1.9, 1.7, 1.8]),
  );
  const skull = blend(
    0.5,
    ellipsoid([2.5, 2.15, 1.9], [1.75, 1.42, 1.5]),
    ellipsoid([2.5, 1.6, 3.05], [0.8, 0.5, 0.5]),
  );
  const ears = blend(0.1, ear(2.5, -1), ear(2.5, 1));
  const tail = blend(
    0.6,
    limb([-3.5, 1.1, 0.6], [-3, 0.62, 2.5], 0.62),
    limb([-3, 0.62, 2.5], [-0.9, 0.6, 3.3], 0.62, 0.58),
    limb([-0.9, 0.6, 3.3], [0.7, 0.7, 3.1], 0.58, 0.5),
  );
  const paws = blend(0.3, limb([1.6, 0.5, 1.6], [1.7, 0.5, 3.3], 0.55), limb([3.2, 0.5, 1.6], [3.3, 0.5, 3.1], 0.55));
  const lying = blend(0.45, body, tail, paws, ellipsoid([2.4, 1.6, 1.2], [1.3, 1.2, 1.2]));
  const head = blend(0.3, skull, ears);
  // It stands flat on the table. The head is finer work than the body.
  const coarse = surfaceNet((x, y, z) => Math.max(lying(x, y, z), -y), {
    min: [-5.2, -0.6, -3.8],
    max: [5.2, 4.8, 4.6],
    cell: 0.3,
  });
  const fine = surfaceNet(head, { min: [0.3, 0.3, -0.2], max: [4.7, 5.6, 4], cell: 0.19 });
  const china = [coarse, fine].map((geometry): Part => ({ surface: 'china', geometry: withGrain(geometry) }));
  return [...china, ...face()];
}

/** An upright triangle with a round edge, beside the middle of the head. */
function ear(middle: number, side: -1 | 1): Solid {
  const [inner, outer, tip] = [middle + side * 0.42, middle + side * 1.5, middle + side * 1.22];
  return blend(
    0.25,
    limb([inner, 3.2, 1.85], [tip, 4.75, 1.7], 0.36, 0.16),
    limb([outer, 2.8, 1.85], [tip, 4.75, 1.7], 0.4, 0.16),
    limb([middle + side * 0.95, 3, 1.85], [tip, 4.3, 1.72], 0.5, 0.22),
  );
}

/** Closed eyes and a nose, fired in brown and red. */
function face(): Part[] {
  const lid = (x: number): Part[] =>
    bar(
      'dark',
      [
        [x - 0.36, 2.36, 3.2],
        [x, 2.16, 3.34],
        [x + 0.36, 2.36, 3.2],
      ],
      0.085,
      { steps: 8, sides: 5 },
    );
  const nose = bar(
    'cord',
    [
      [2.34, 1.92, 3.46],
      [2.5, 1.84, 3.52],
      [2.66, 1.92, 3.46],
    ],
    0.13,
    { steps: 4, sides: 6 },
  );
  return [...lid(1.78), ...lid(3.22), ...nose];
}
