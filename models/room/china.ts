import { type BufferGeometry, ExtrudeGeometry, Path, Shape, SphereGeometry, Vector3 } from 'three';
import { at, bar, placed, turned, withGrain } from '../board/solids';
import type { Part, Surface } from '../parts';

/** Crockery in centimetres, standing on y = 0. Profiles run bottom, outside, rim, inside, so that faces look outward. */

const CUP_HEIGHT = 4.8;

const CUP_PROFILE: readonly (readonly [number, number])[] = [
  [0, 0.25],
  [1.5, 0.25],
  [1.6, 0],
  [1.95, 0],
  [2.0, 0.3],
  [2.55, 0.75],
  [3.2, 1.75],
  [3.58, 3.1],
  [3.74, 4.3],
  [3.82, 4.72],
  [3.76, CUP_HEIGHT],
  [3.66, 4.74],
  [3.56, 4.2],
  [3.4, 3.1],
  [3.02, 1.85],
  [2.35, 0.95],
  [0, 0.7],
];

/** A cup without its coffee, handle toward +x. */
export function cup(segments = 40): Part[] {
  const handle = bar(
    'china',
    [
      [3.35, 3.9, 0],
      [4.4, 4.25, 0],
      [5.35, 3.6, 0],
      [5.2, 2.4, 0],
      [4.2, 1.55, 0],
      [2.75, 1.35, 0],
    ],
    0.34,
    { steps: 22, sides: 9 },
  );
  return [...turned('china', CUP_PROFILE, segments), ...handle];
}

/** Coffee to a finger below the rim, with a cat poured in milk. */
export function coffeeWithCat(): Part[] {
  const surface = turned(
    'coffee',
    [
      [3.53, 3.86],
      [3.4, 3.9],
      [0, 3.9],
    ],
    40,
  );
  const milk = flat('china', milkCat(), 0.05);
  return [...surface, ...placed(milk, at(0, 3.9, 0, { x: -Math.PI / 2 }))];
}

/** A cat's face as one shape with eyes, nose and cheeks cut out of it. */
function milkCat(): Shape {
  const face = new Shape();
  face.moveTo(-1.75, 0.2);
  face.quadraticCurveTo(-1.9, 1.2, -1.72, 2.1);
  face.quadraticCurveTo(-1.2, 1.85, -0.8, 1.45);
  face.quadraticCurveTo(0, 1.6, 0.8, 1.45);
  face.quadraticCurveTo(1.2, 1.85, 1.72, 2.1);
  face.quadraticCurveTo(1.9, 1.2, 1.75, 0.2);
  face.bezierCurveTo(1.7, -1.9, -1.7, -1.9, -1.75, 0.2);
  for (const side of [-1, 1]) {
    const eye = new Path();
    eye.absellipse(side * 0.72, 0.25, 0.2, 0.3, 0, 2 * Math.PI);
    face.holes.push(eye);
  }
  const nose = new Path();
  nose.moveTo(-0.24, -0.28);
  nose.lineTo(0.24, -0.28);
  nose.quadraticCurveTo(0.1, -0.62, 0, -0.62);
  nose.quadraticCurveTo(-0.1, -0.62, -0.24, -0.28);
  face.holes.push(nose);
  return face;
}

function flat(surface: Surface, shape: Shape, thickness: number): Part[] {
  const bevel = thickness * 0.4;
  const geometry = new ExtrudeGeometry(shape, {
    depth: thickness - bevel,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelSegments: 1,
    curveSegments: 8,
  });
  return [{ surface, geometry: withGrain(geometry) }];
}

export const saucer = (): Part[] =>
  turned(
    'china',
    [
      [0, 0.3],
      [2.9, 0.3],
      [3.0, 0],
      [3.5, 0],
      [3.7, 0.25],
      [5.5, 0.85],
      [6.55, 1.42],
      [6.75, 1.56],
      [6.7, 1.68],
      [6.5, 1.62],
      [5.4, 1.12],
      [3.4, 0.62],
      [2.4, 0.55],
      [2.3, 0.48],
      [0, 0.48],
    ],
    56,
  );

/** A spoon lying along x, bowl at −x, its back down. */
export function spoon(): Part[] {
  const bowl = new SphereGeometry(1, 20, 12);
  const position = bowl.getAttribute('position');
  const p = new Vector3();
  for (let i = 0; i < position.count; i++) {
    p.fromBufferAttribute(position, i);
    // The upper half is pushed down into the lower one: a hollow with a thin rim.
    const y = p.y > 0 ? -0.36 * Math.sqrt(p.y) + 0.1 : p.y * 0.5;
    const egg = 1 - 0.2 * p.x;
    position.setXYZ(i, p.x * 1.5, y, p.z * 0.92 * egg);
  }
  bowl.computeVertexNormals();
  const stem = bar(
    'steel',
    [
      [1.35, 0.02, 0],
      [2.2, 0.22, 0],
      [4.2, 0.42, 0],
      [6.8, 0.35, 0],
      [8.8, 0.12, 0],
    ],
    0.17,
    { steps: 18, sides: 8 },
  );
  const end = new SphereGeometry(0.42, 14, 8).scale(1.6, 0.35, 1).translate(8.9, 0.12, 0);
  return [{ surface: 'steel', geometry: withGrain(bowl) }, ...stem, { surface: 'steel', geometry: withGrain(end) }];
}

/** A roasted bean, its cleft up, around its middle. */
export function bean(): BufferGeometry {
  const geometry = new SphereGeometry(1, 14, 10);
  const position = geometry.getAttribute('position');
  const p = new Vector3();
  for (let i = 0; i < position.count; i++) {
    p.fromBufferAttribute(position, i);
    const cleft = p.y > 0 ? 0.42 * Math.exp(-((p.z / 0.22) ** 2)) * (1 - p.x * p.x) : 0;
    position.setXYZ(i, p.x * 0.56, (p.y > 0 ? p.y * 0.6 - cleft : p.y) * 0.32, p.z * 0.4);
  }
  geometry.computeVertexNormals();
  return withGrain(geometry);
}

/** The reserve's dish: Ø 12.6 cm, 1.6 high, inside flat to 4.6 cm from the middle at y = 0.3. */
export const dish = (): Part[] =>
  turned(
    'glaze',
    [
      [0, 0.02],
      [4.6, 0.02],
      [5.0, 0],
      [5.9, 0.5],
      [6.22, 1.35],
      [6.3, 1.52],
      [6.24, 1.62],
      [6.1, 1.5],
      [5.6, 0.7],
      [4.6, 0.3],
      [0, 0.3],
    ],
    64,
  );

/** The sugar bowl: Ø 10.4 cm, 3.1 high, inside bottom at y = 0.35. */
export const sugarBowl = (): Part[] =>
  turned(
    'glaze',
    [
      [0, 0.04],
      [2.5, 0.04],
      [2.6, 0],
      [3.1, 0.05],
      [3.3, 0.25],
      [4.5, 1.15],
      [5.1, 2.5],
      [5.2, 2.95],
      [5.16, 3.1],
      [5.04, 3.04],
      [4.9, 2.7],
      [4.3, 1.35],
      [3, 0.5],
      [0, 0.35],
    ],
    64,
  );
