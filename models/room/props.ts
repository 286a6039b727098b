import { Matrix4, PlaneGeometry, Vector3 } from 'three';
import { at, inUnits, merged, placed, withGrain } from '../board/solids';
import type { Part } from '../parts';
import { catFigurine } from './catFigurine';
import { bean, coffeeWithCat, cup, dish, saucer, spoon, sugarBowl } from './china';
import { layeredNoise, stream } from './noise';

/** Things of the café that belong to no game. World units (1 = 10 cm), standing on y = 0, one part a surface. */

const ready = (parts: readonly Part[]): Part[] => inUnits(merged(parts));
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
  const one = scaled(cup(28), 0.62);
  return ready(places.flatMap(([x, z, turn]) => placed(one, at(x, 2.98, z, { x: Math.PI, y: turn }))));
}

/** Where the props stand on the table, centimetres. */
export const PROP_PLACES = {
  coffee: [-33, 17],
  napkin: [-40.5, 24.5],
  cat: [11.2, -29.5],
  beans: [-23.5, 26.5],
} as const;

/** Everything that lies about on the table, at its place. */
export function propParts(): Part[] {
  const here = (parts: readonly Part[], [x, z]: readonly [number, number], y = 0, turn = 0): Part[] =>
    placed(parts, at(x, y, z, { y: turn }));
  return ready([
    ...here(saucer(), PROP_PLACES.coffee, 0.22),
    ...here([...cup(), ...coffeeWithCat()], PROP_PLACES.coffee, 0.7, -0.55),
    ...placed(spoon(), at(PROP_PLACES.coffee[0] + 3.1, 1.62, PROP_PLACES.coffee[1] + 4.4, { y: 0.62, z: 0.09 })),
    ...here(napkin(), PROP_PLACES.napkin, 0, 0.5),
    ...here(catFigurine(), PROP_PLACES.cat, 0, -0.3),
    ...beans(),
  ]);
}

/** A folded linen napkin, 15 cm square, soft at the folds. */
function napkin(): Part[] {
  const sheet = (side: number, lift: number, seed: number): Part[] => {
    const geometry = new PlaneGeometry(side, side, 28, 28).rotateX(-Math.PI / 2);
    const position = geometry.getAttribute('position');
    const ripple = layeredNoise(seed);
    for (let i = 0; i < position.count; i++) {
      const [x, z] = [position.getX(i), position.getZ(i)];
      const rim = Math.max(Math.abs(x), Math.abs(z)) / (side / 2);
      const wave = 0.55 * Math.max(0, ripple(x * 0.3 + 20, z * 0.3 + 20) - 0.5);
      position.setXYZ(
        i,
        x + 0.3 * (ripple(z * 0.4, 3) - 0.5),
        0.03 + lift * (1 - rim ** 14) + wave * (1 - 0.4 * rim),
        z + 0.3 * (ripple(x * 0.4, 9) - 0.5),
      );
    }
    geometry.computeVertexNormals();
    return [{ surface: 'cloth', geometry: withGrain(geometry) }];
  };
  return [...sheet(15, 0.16, 61), ...placed(sheet(14.2, 0.16, 67), at(0.25, 0.14, 0.2, { y: 0.04 }))];
}

/** A few beans that fell beside the cup. */
function beans(): Part[] {
  const r = stream(83);
  const [x, z] = PROP_PLACES.beans;
  const one = bean();
  const spot = new Vector3();
  return Array.from({ length: 9 }, (_, i): Part => {
    spot.set(x + (r() - 0.5) * 6.5, i % 3 ? 0.19 : 0.2, z + (r() - 0.5) * 4.2);
    const turn = { x: i % 3 === 2 ? Math.PI : (r() - 0.5) * 0.5, y: r() * 6.28, z: (r() - 0.5) * 0.4 };
    return { surface: 'coffee', geometry: one.clone().applyMatrix4(at(spot.x, spot.y, spot.z, turn)) };
  });
}
