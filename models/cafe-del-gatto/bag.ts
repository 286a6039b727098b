import { CatmullRomCurve3, SphereGeometry, TorusGeometry, TubeGeometry, Vector3 } from 'three';
import { type MeshBuilder, meshBuilder, smoothNormals, withUv1 } from '../art/mesh';
import { revolve } from '../art/revolve';
import type { Part } from '../parts';
import { BAG, type BagPoint, clothAt, clothNormal } from './bagCloth';
import { PLAIN_COIN_UV } from './coins';
import { TOKEN_REGION, tokenUv } from './tokenAtlas';

/**
 * The draw-string bag: origin in the middle of its foot, the patch to +z. Its gathered cloth stands up in two peaks, a bell
 * hangs at its neck: the bag is a cat too. Lengths here in centimetres until `finish`.
 */
const AROUND = 112;
const ROWS = 34;

export function bagParts(): Part[] {
  return [
    { surface: 'cloth', geometry: finish(cloth()) },
    { surface: 'token', geometry: finish(patch()) },
    ...cord().map((geometry): Part => ({ surface: 'cord', geometry: finish(geometry) })),
    { surface: 'coin', geometry: finish(bell()) },
  ];
}

type Geometry = ReturnType<MeshBuilder['build']>;
/** Centimetres to world units. */
const finish = (geometry: Geometry): Geometry => geometry.scale(0.1, 0.1, 0.1);

/** `uv` is once around and once up (see `drawBagCloth`). */
function cloth(): Geometry {
  const mesh = meshBuilder();
  const rows = Array.from({ length: ROWS + 1 }, (_, row) =>
    Array.from({ length: AROUND + 1 }, (_, column) => {
      const place = { around: column / AROUND, up: row / ROWS };
      const [x, y, z] = clothAt(place);
      return mesh.vertex({
        position: [x, y, z],
        normal: [0, 1, 0],
        uv: [place.around, place.up],
        uv1: [place.around * 40, y],
      });
    }),
  );
  for (let row = 0; row < ROWS; row++) {
    for (let i = 0; i < AROUND; i++) {
      const [lower, upper] = [rows[row] ?? [], rows[row + 1] ?? []];
      mesh.quad(lower[i] ?? 0, lower[i + 1] ?? 0, upper[i + 1] ?? 0, upper[i] ?? 0);
    }
  }
  const geometry = mesh.build();
  smoothNormals(geometry);
  return geometry;
}

/** A round patch that follows the cloth, 1.2 mm above it. */
function patch(): Geometry {
  const mesh = meshBuilder();
  const [u, v, w, h] = tokenUv(TOKEN_REGION.bagEmblem);
  const [rings, spokes] = [6, 32];
  const on = (share: number, angle: number, lift: number): number => {
    const [dx, dy] = [share * BAG.patch * Math.sin(angle), share * BAG.patch * Math.cos(angle)];
    const place: BagPoint = { around: BAG.front + dx / BAG.patchAround, up: BAG.patchUp + dy / BAG.patchHeight };
    const [x, y, z] = clothAt(place);
    const normal = clothNormal(place);
    return mesh.vertex({
      position: [x + normal[0] * lift, y + normal[1] * lift, z + normal[2] * lift],
      normal,
      uv: [u + (0.5 + (share * Math.sin(angle)) / 2) * w, v + (0.5 + (share * Math.cos(angle)) / 2) * h],
      uv1: [dx, dy],
    });
  };
  const ring = (share: number, lift: number): number[] =>
    Array.from({ length: spokes + 1 }, (_, i) => on(share, (i / spokes) * 2 * Math.PI, lift));
  let inner = ring(0, 0.16);
  for (let i = 1; i <= rings + 1; i++) {
    const outer = i > rings ? ring(1.02, -0.08) : ring(i / rings, i === rings ? 0.12 : 0.16);
    for (let k = 0; k < spokes; k++) {
      if (i > 1) mesh.triangle(inner[k] ?? 0, inner[k + 1] ?? 0, outer[k] ?? 0);
      mesh.triangle(inner[k + 1] ?? 0, outer[k + 1] ?? 0, outer[k] ?? 0);
    }
    inner = outer;
  }
  return mesh.build();
}

/** Twice around the neck, two ends down the side with a knot each. */
function cord(): Geometry[] {
  const loops = [0, 0.36].map((rise) =>
    new TorusGeometry(BAG.neckRadius + 0.12, 0.2, 6, 36).rotateX(Math.PI / 2).translate(0, BAG.neckY + rise, 0),
  );
  const ends = [-1, 1].map((side) => {
    const length = side < 0 ? 0.26 : 0.34;
    const way = Array.from({ length: 7 }, (_, i) =>
      onCloth(side * (0.012 + 0.016 * i), BAG.neck - 0.012 - (length * i) / 6, 0.2),
    );
    const end = onCloth(side * 0.11, BAG.neck - 0.024 - length, 0.3);
    return [
      new TubeGeometry(new CatmullRomCurve3([...way, end]), 22, 0.17, 6),
      new SphereGeometry(0.36, 8, 6).translate(...end.toArray()),
    ];
  });
  return [...loops, ...ends.flat()].map(withUv1);
}

/** A point `lift` above the cloth, `aside` of the front (share of the way around). A cord lies over narrow folds. */
function onCloth(aside: number, up: number, lift: number): Vector3 {
  const near = [-0.014, 0, 0.014].map((off): Vector3 => {
    const place: BagPoint = { around: BAG.front + aside + off, up };
    return new Vector3(...clothAt(place)).addScaledVector(new Vector3(...clothNormal(place)), lift);
  });
  return near.reduce((sum, point) => sum.add(point), new Vector3()).divideScalar(near.length);
}

/** A little bell in front of the neck, in the coins' metal. */
function bell(): Geometry {
  const profile = [
    [0, -0.62],
    [0.34, -0.54],
    [0.58, -0.26],
    [0.64, -0.06],
    [0.72, -0.03],
    [0.72, 0.05],
    [0.64, 0.08],
    [0.54, 0.36],
    [0.26, 0.58],
    [0, 0.62],
  ] as const;
  const geometry = revolve(
    profile.map(([radius, y]) => ({ radius, y })),
    14,
    () => PLAIN_COIN_UV,
  );
  return geometry.translate(0, BAG.neckY - 0.5, BAG.neckRadius + 0.75);
}
