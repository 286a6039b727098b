import { type BufferGeometry, Matrix4, PlaneGeometry } from 'three';
import { at, inUnits, placed, withGrain } from '../board/solids';
import type { Part, Surface } from '../parts';
import { catFigurine } from './catFigurine';
import { bean, coffeeWithCat, cup, dish, saucer, spoon, sugarBowl } from './china';
import { joined } from './joined';
import { layeredNoise, stream } from './noise';

/** Things of the café that belong to no game. World units (1 = 10 cm), standing on y = 0, one part a surface. */

const ready = (parts: readonly Part[]): Part[] => inUnits(joined(parts));
const scaled = (parts: readonly Part[], s: number): Part[] => placed(parts, new Matrix4().makeScale(s, s, s));

/** A reserve dish, Ø 12.6 cm, 1.6 high; pieces lie in it from y = 0.03 up, within 0.46 of its middle. */
export const dishParts = (): Part[] => ready(dish());

/** A bowl for sugar, Ø 10.4 cm, 3.1 high; its inner bottom lies at y = 0.035. */
export const sugarBowlParts = (): Part[] => ready(sugarBowl());

/** Four small cups upside down on an espresso machine: y = 0 is the machine's top, origin above the machine's own. */
export function machineCupsParts(): Part[] {
  const places = [
    [-6.3, -3.2, 2.5],
    [-3.1, -2.2, 4.1],
    [3.2, -3, 0.4],
    [6.2, -2.2, 5.6],
  ] as const;
  const one = scaled(cup(24), 0.62);
  return ready(places.flatMap(([x, z, turn]) => placed(one, at(x, 2.98, z, { x: Math.PI, y: turn }))));
}

/** Where the props stand on the table, centimetres. */
export const PROP_PLACES = {
  coffee: [-34.5, 25],
  napkin: [-41, 27],
  cat: [-51, -32],
  beans: [-26, 28.5],
} as const;

/** Everything that lies about on the table, at its place. */
export function propParts(): Part[] {
  const { coffee, napkin: cloth, cat } = PROP_PLACES;
  return ready([
    ...placed(saucer(), at(coffee[0], 0.22, coffee[1])),
    ...placed(cup(), at(coffee[0], 0.7, coffee[1], { y: -0.5 })),
    ...placed(coffeeWithCat(), at(coffee[0], 0.7, coffee[1], { y: -0.25 })),
    ...placed(spoon(), at(coffee[0] + 1.6, 1.66, coffee[1] + 4.1, { y: -2.35, z: 0.06 })),
    ...placed(napkin(), at(cloth[0], 0, cloth[1], { y: 0.42 })),
    ...placed(catFigurine(), at(cat[0], 0, cat[1], { y: 0.45 })),
    ...beans(),
  ]);
}

const NAPKIN = 12;

/** A folded linen napkin with two woven red lines along its edges, soft at the folds. */
function napkin(): Part[] {
  const ripple = layeredNoise(61);
  const under = cloth('cloth', { width: NAPKIN, depth: NAPKIN, steps: 24 }, (x, z) => sheet(ripple, x, z, 0));
  const over = cloth('cloth', { width: NAPKIN - 0.5, depth: NAPKIN - 0.5, steps: 24 }, (x, z) =>
    sheet(ripple, x, z, 0.16),
  );
  const line = (inset: number, width: number): Part[] =>
    [0, 1, 2, 3].flatMap((side) => {
      const strip = { width: NAPKIN - 0.5 - 2 * inset, depth: width, steps: 24 };
      const turn = { y: (side * Math.PI) / 2 };
      const [dx, dz] = [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ][side] as [number, number];
      const off = NAPKIN / 2 - 0.25 - inset;
      const flat = placed(
        cloth('cord', strip, () => 0),
        at(dx * off, 0, dz * off, turn),
      );
      return flat.map(({ surface, geometry }) => ({
        surface,
        geometry: draped(geometry, (x, z) => sheet(ripple, x, z, 0.16) + 0.018),
      }));
    });
  return [...under, ...over, ...line(0.9, 0.26), ...line(1.4, 0.12)];
}

/** Height of a sheet of the napkin: flat at the hem, a little raised within. */
function sheet(ripple: (x: number, y: number) => number, x: number, z: number, lift: number): number {
  const hem = Math.max(Math.abs(x), Math.abs(z)) / (NAPKIN / 2);
  return (
    0.03 + lift + 0.14 * (1 - Math.min(1, hem) ** 12) + 0.4 * Math.max(0, ripple(x * 0.28 + 20, z * 0.28 + 20) - 0.5)
  );
}

function cloth(
  surface: Surface,
  size: { width: number; depth: number; steps: number },
  height: (x: number, z: number) => number,
): Part[] {
  const { width, depth, steps } = size;
  const geometry = new PlaneGeometry(width, depth, steps, Math.max(1, Math.round((steps * depth) / width)));
  return [{ surface, geometry: withGrain(draped(geometry.rotateX(-Math.PI / 2), height)) }];
}

function draped(geometry: BufferGeometry, height: (x: number, z: number) => number): BufferGeometry {
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++) position.setY(i, height(position.getX(i), position.getZ(i)));
  geometry.computeVertexNormals();
  return geometry;
}

/** A few beans that fell beside the cup. */
function beans(): Part[] {
  const r = stream(83);
  const [x, z] = PROP_PLACES.beans;
  const one = bean();
  return Array.from({ length: 8 }, (_, i): Part => {
    const turn = { x: i % 3 === 2 ? Math.PI : (r() - 0.5) * 0.5, y: r() * 6.28, z: (r() - 0.5) * 0.4 };
    const where = at(x + (r() - 0.5) * 6.5, 0.31, z + (r() - 0.5) * 4.2, turn);
    return { surface: 'coffee', geometry: one.clone().applyMatrix4(where) };
  });
}
