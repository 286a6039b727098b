import { BufferAttribute, type BufferGeometry, ExtrudeGeometry, Path, Shape, SphereGeometry, Vector3 } from 'three';
import { at, bar, placed, turned, withGrain } from '../board/solids';
import type { Part, Surface } from '../parts';

/** Crockery in centimetres, standing on y = 0. Profiles run bottom, outside, rim, inside, so that faces look outward. */

type Profile = readonly (readonly [radius: number, y: number])[];
const pairs = (numbers: readonly number[]): Profile =>
  Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0] as const);

type Line = readonly (readonly [x: number, y: number, z: number])[];
/** A line in the xy plane. */
const upright = (numbers: readonly number[]): Line => pairs(numbers).map(([x, y]) => [x, y, 0] as const);

const CUP = pairs([
  0, 0.25, 1.5, 0.25, 1.6, 0, 1.95, 0, 2, 0.3, 2.55, 0.75, 3.2, 1.75, 3.58, 3.1, 3.74, 4.3, 3.83, 4.66, 3.83, 4.78,
  3.74, 4.82, 3.64, 4.7, 3.52, 4.2, 3.36, 3.1, 2.98, 1.85, 2.3, 0.95, 0, 0.7,
]);
const HANDLE = upright([3.45, 4, 4.3, 4.32, 5.1, 4.05, 5.45, 3.2, 5.05, 2.2, 4.2, 1.65, 3.2, 1.6, 2.6, 1.75]);

/** A cup without its coffee, handle toward +x. */
export const cup = (segments = 40): Part[] => [
  ...turned('china', CUP, segments),
  ...bar('china', HANDLE, 0.33, { steps: Math.round(segments / 2), sides: segments > 30 ? 9 : 6 }),
  ...root(3.64, 4.02, -0.1),
  ...root(3.12, 1.68, -0.58),
];

/** Where the handle grows out of the wall. */
function root(x: number, y: number, slope: number): Part[] {
  const geometry = new SphereGeometry(0.6, 10, 7).scale(0.36, 1.05, 0.9).rotateZ(slope).translate(x, y, 0);
  return [{ surface: 'china', geometry: withGrain(geometry) }];
}

/** Coffee to a finger below the rim, with a cat poured in milk that looks toward +z. */
export function coffeeWithCat(): Part[] {
  const surface = turned('coffee', pairs([3.53, 3.9, 3.42, 3.97, 0, 3.97]), 40);
  const crema = turned('cloth', pairs([3.55, 3.92, 3.4, 4.0, 3.25, 4.0, 3.1, 3.96]), 40);
  return [...surface, ...crema, ...placed(flat('china', milkCat(), 0.05), at(0, 3.97, 0.1, { x: -Math.PI / 2 }))];
}

/** A cat's face as one shape with eyes and nose cut out of it. */
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
    curveSegments: 16,
  });
  return [{ surface, geometry: withGrain(geometry) }];
}

const SAUCER = pairs([
  0, 0.3, 2.9, 0.3, 3, 0, 3.5, 0, 3.7, 0.25, 5.5, 0.85, 6.55, 1.42, 6.76, 1.56, 6.76, 1.66, 6.66, 1.71, 6.5, 1.62, 5.4,
  1.12, 3.4, 0.62, 2.4, 0.55, 2.3, 0.48, 0, 0.48,
]);

export const saucer = (): Part[] => turned('china', SAUCER, 56);

const STEM = upright([1.3, 0.08, 2.2, 0.2, 4.2, 0.34, 6.8, 0.3, 8.8, 0.12]);

/** A spoon lying along x, bowl at −x, its back down. */
export function spoon(): Part[] {
  const bowl = new SphereGeometry(1, 24, 14);
  const position = bowl.getAttribute('position');
  const p = new Vector3();
  for (let i = 0; i < position.count; i++) {
    p.fromBufferAttribute(position, i);
    // The upper half is pushed down into the lower one: a hollow with a rim.
    const y = p.y > 0 ? 0.1 - 0.4 * p.y ** 0.8 : 0.1 + p.y * 0.55;
    position.setXYZ(i, p.x * 1.5, y, p.z * 0.95 * (1 - 0.2 * p.x));
  }
  bowl.computeVertexNormals();
  const end = new SphereGeometry(0.42, 14, 8).scale(1.6, 0.35, 1).translate(8.9, 0.12, 0);
  return [
    { surface: 'steel', geometry: withGrain(bowl) },
    ...bar('steel', STEM, 0.17, { steps: 18, sides: 8 }),
    { surface: 'steel', geometry: withGrain(end) },
  ];
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

/** What the glaze's colour is multiplied by. */
type Bounce = readonly [r: number, g: number, b: number];
const SHADED: Bounce = [0.42, 0.4, 0.38];

/**
 * Light that goes to and fro, painted into the glaze: what lies in a bowl colours its inside, most at the bottom; outside
 * it is darker toward the foot. Inside is what faces the axis or up.
 */
function bounced(parts: readonly Part[], inside: Bounce, height: number): Part[] {
  for (const { geometry } of parts) {
    const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
    const colour = new Float32Array(position.count * 3);
    for (let i = 0; i < position.count; i++) {
      const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
      const outward = (normal.getX(i) * x + normal.getZ(i) * z) / (Math.hypot(x, z) || 1);
      const within = normal.getY(i) > 0.3 || outward < -0.2;
      const deep = 1 - Math.min(1, y / height) ** 0.8;
      const toward = within ? inside : SHADED;
      for (let c = 0; c < 3; c++) colour[3 * i + c] = 1 + ((toward[c] ?? 1) - 1) * deep;
    }
    geometry.setAttribute('color', new BufferAttribute(colour, 3));
  }
  return [...parts];
}

const DISH = pairs([
  0, 0.02, 4.6, 0.02, 5, 0, 5.9, 0.5, 6.22, 1.35, 6.3, 1.52, 6.26, 1.62, 6.16, 1.6, 6.05, 1.45, 5.6, 0.7, 4.6, 0.3, 0,
  0.3,
]);

/** The reserve's dish, warm within from its coins: Ø 12.6 cm, 1.6 high, inside flat to 4.6 cm from the middle at y = 0.3. */
export const dish = (): Part[] => bounced(turned('glaze', DISH, 64), [3.4, 1.75, 0.8], 1.6);

const BOWL = pairs([
  0, 0.04, 2.5, 0.04, 2.6, 0, 3.1, 0.05, 3.3, 0.25, 4.5, 1.15, 5.1, 2.5, 5.2, 2.95, 5.16, 3.1, 5.04, 3.04, 4.9, 2.7,
  4.3, 1.35, 3, 0.5, 0, 0.35,
]);

/** The sugar bowl, paler within: Ø 10.4 cm, 3.1 high, inside bottom at y = 0.35. */
export const sugarBowl = (): Part[] => bounced(turned('glaze', BOWL, 64), [1.75, 1.5, 1.35], 3.1);
