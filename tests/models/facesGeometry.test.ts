import { type BufferGeometry, MeshStandardMaterial, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { ATLAS_PART, atlasInstancing, bakePrint, setInstancePrints } from '../../models/art/atlasInstancing';
import { triangleCount } from '../../models/art/mesh';
import { bagParts } from '../../models/cafe-del-gatto/bag';
import { coinGeometry } from '../../models/cafe-del-gatto/coins';
import { drinkTileGeometry } from '../../models/cafe-del-gatto/drinkTiles';
import { COIN, DRINK_TILE, START_TILE, SUGAR, TILE } from '../../models/cafe-del-gatto/kinds';
import { startTileParts } from '../../models/cafe-del-gatto/startTile';
import { sugarGeometry } from '../../models/cafe-del-gatto/sugar';
import { tileGeometry, tileUv } from '../../models/cafe-del-gatto/tiles';

/** The geometry of the small pieces: right size, right way out, few triangles. */

const startTile = (): BufferGeometry => startTileParts()[0]?.geometry as BufferGeometry;

const PIECES = [
  { name: 'tile', make: tileGeometry, most: 300, size: [TILE.size, TILE.size, TILE.depth], slack: 1e-6 },
  {
    name: 'drink tile',
    make: drinkTileGeometry,
    most: 200,
    size: [DRINK_TILE.width, DRINK_TILE.height, DRINK_TILE.depth],
    slack: 1e-6,
  },
  {
    name: 'start tile',
    make: startTile,
    most: 500,
    size: [START_TILE.radius * 2, START_TILE.height, START_TILE.radius * 2],
    slack: 1e-6,
  },
  { name: 'coin', make: coinGeometry, most: 560, size: [COIN.radius * 2, COIN.height, COIN.radius * 2], slack: 0.004 },
  { name: 'sugar cube', make: sugarGeometry, most: 600, size: [SUGAR.size, SUGAR.size, SUGAR.size], slack: 0.008 },
];

const point = (geometry: BufferGeometry, attribute: string, i: number): Vector3 =>
  new Vector3().fromBufferAttribute(geometry.getAttribute(attribute), i);

/** Triangles whose corners' normals look away from the side that their winding shows. */
function insideOut(geometry: BufferGeometry): number {
  const index = geometry.index;
  const count = (index ?? geometry.getAttribute('position')).count;
  const at = (k: number): number => index?.getX(k) ?? k;
  let wrong = 0;
  for (let k = 0; k < count; k += 3) {
    const [a, b, c] = [at(k), at(k + 1), at(k + 2)];
    const [p, q, r] = [a, b, c].map((i) => point(geometry, 'position', i)) as [Vector3, Vector3, Vector3];
    const facing = q.clone().sub(p).cross(r.clone().sub(p));
    if (facing.length() < 1e-12) continue;
    const shading = [a, b, c].reduce((sum, i) => sum.add(point(geometry, 'normal', i)), new Vector3());
    if (facing.dot(shading) <= 0) wrong++;
  }
  return wrong;
}

/** How much the surface encloses; negative when it is inside out. */
function volumeOf(geometry: BufferGeometry): number {
  const index = geometry.index;
  const count = (index ?? geometry.getAttribute('position')).count;
  let sum = 0;
  for (let k = 0; k < count; k += 3) {
    const [p, q, r] = [0, 1, 2].map((n) => point(geometry, 'position', index?.getX(k + n) ?? k + n)) as [
      Vector3,
      Vector3,
      Vector3,
    ];
    sum += p.dot(q.cross(r)) / 6;
  }
  return sum;
}

const numbersOf = (geometry: BufferGeometry): number[] =>
  Object.values(geometry.attributes).flatMap((attribute) => [...attribute.array]);

describe.each(PIECES)('a $name', ({ make, most, size, slack }) => {
  const geometry = make();

  it('has the size of its kind around its middle', () => {
    geometry.computeBoundingBox();
    const box = geometry.boundingBox;
    const extent = box?.getSize(new Vector3()).toArray() ?? [];
    size.forEach((length, i) => {
      expect(Math.abs((extent[i] ?? 0) - length)).toBeLessThanOrEqual(slack);
      expect(Math.abs(box?.getCenter(new Vector3()).getComponent(i) ?? 1)).toBeLessThanOrEqual(slack);
    });
  });

  it(`has at most ${most} triangles, closed and facing outward`, () => {
    expect(triangleCount(geometry)).toBeLessThanOrEqual(most);
    expect(insideOut(geometry)).toBe(0);
    const [w = 0, h = 0, d = 0] = size;
    expect(volumeOf(geometry) / (w * h * d)).toBeGreaterThan(0.55);
    expect(volumeOf(geometry) / (w * h * d)).toBeLessThanOrEqual(1);
  });

  it('carries what every part carries, all of it numbers', () => {
    expect(Object.keys(geometry.attributes)).toEqual(expect.arrayContaining(['position', 'normal', 'uv', 'uv1']));
    expect(numbersOf(geometry).filter((v) => !Number.isFinite(v))).toEqual([]);
  });

  it('has normals of length 1', () => {
    const lengths = Array.from({ length: geometry.getAttribute('normal').count }, (_, i) =>
      point(geometry, 'normal', i).length(),
    );
    expect(Math.min(...lengths)).toBeCloseTo(1, 5);
    expect(Math.max(...lengths)).toBeCloseTo(1, 5);
  });
});

describe('the bag', () => {
  const parts = bagParts();

  it('has at most 10000 triangles in all', () => {
    expect(parts.reduce((sum, { geometry }) => sum + triangleCount(geometry), 0)).toBeLessThanOrEqual(10000);
  });

  it.each(parts.map(({ surface, geometry }, i) => ({ name: `${i} ${surface}`, geometry })))(
    'part $name faces outward in numbers',
    ({ geometry }) => {
      expect(insideOut(geometry)).toBe(0);
      expect(numbersOf(geometry).filter((v) => !Number.isFinite(v))).toEqual([]);
      expect(geometry.getAttribute('uv1').count).toBe(geometry.getAttribute('position').count);
    },
  );

  it('stands on the table and is 14 to 17 cm high', () => {
    const ys = parts.flatMap(({ geometry }) =>
      [...geometry.getAttribute('position').array].filter((_, i) => i % 3 === 1),
    );
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(-0.001);
    expect(Math.max(...ys)).toBeGreaterThan(1.4);
    expect(Math.max(...ys)).toBeLessThan(1.7);
  });

  it('wears its patch outside the cloth', () => {
    const patch = parts.find(({ surface }) => surface === 'token')?.geometry as BufferGeometry;
    const cloth = parts.find(({ surface }) => surface === 'cloth')?.geometry as BufferGeometry;
    const middle = point(patch, 'position', 0);
    const front = Array.from({ length: cloth.getAttribute('position').count }, (_, i) =>
      point(cloth, 'position', i),
    ).filter((p) => p.distanceTo(middle) < 0.06);
    expect(front.length).toBeGreaterThan(0);
    expect(Math.max(...front.map((p) => p.z))).toBeLessThan(middle.z);
  });
});

describe('instanced prints', () => {
  const uvAt = (geometry: BufferGeometry, i: number): [number, number] => {
    const uv = geometry.getAttribute('uv');
    return [uv.getX(i), uv.getY(i)];
  };
  /** The vertex nearest to a point. */
  const nearest = (geometry: BufferGeometry, x: number, y: number, z: number): number => {
    const all = Array.from({ length: geometry.getAttribute('position').count }, (_, i) => i);
    const distance = (i: number): number => point(geometry, 'position', i).distanceTo(new Vector3(x, y, z));
    return all.reduce((best, i) => (distance(i) < distance(best) ? i : best), 0);
  };

  it('tell the two faces and the sides apart', () => {
    const geometry = tileGeometry();
    const part = geometry.getAttribute('atlasPart');
    for (let i = 0; i < part.count; i++) {
      const { z: facing } = point(geometry, 'normal', i);
      if (facing > 0.1) expect(part.getX(i)).toBe(ATLAS_PART.front);
      if (facing < -0.1) expect(part.getX(i)).toBe(ATLAS_PART.back);
    }
    expect(new Set(part.array)).toEqual(new Set([0, 1, 2]));
  });

  it('are upright and unmirrored on both faces', () => {
    const geometry = tileGeometry();
    const [right, high, front] = [TILE.size / 2, TILE.size / 2, TILE.depth / 2];
    const upperRight = uvAt(geometry, nearest(geometry, right, high, front));
    expect(Math.min(...upperRight)).toBeGreaterThan(0.9);
    // Seen from behind, the left side of the tile is on the right.
    const behind = uvAt(geometry, nearest(geometry, -right, high, -front));
    expect(Math.min(...behind)).toBeGreaterThan(0.9);
  });

  it('give each instance its own two rectangles', () => {
    const geometry = tileGeometry();
    setInstancePrints(geometry, [tileUv('C1'), tileUv('H4')]);
    const back = geometry.getAttribute('atlasBack');
    expect(back.count).toBe(2);
    expect([back.getX(1), back.getY(1), back.getZ(1), back.getW(1)]).toEqual(tileUv('H4').back.map(Math.fround));
  });

  it('can be baked into one piece, inside their regions', () => {
    const print = tileUv('F2');
    const geometry = tileGeometry();
    const part = geometry.getAttribute('atlasPart');
    const baked = bakePrint(geometry, print);
    expect(baked.getAttribute('atlasPart')).toBeUndefined();
    for (let i = 0; i < part.count; i++) {
      const [u, v, w, h] = part.getX(i) === ATLAS_PART.front ? print.front : print.back;
      if (part.getX(i) === ATLAS_PART.fixed) continue;
      const [x, y] = uvAt(baked, i);
      expect(x).toBeGreaterThanOrEqual(u - 1e-6);
      expect(x).toBeLessThanOrEqual(u + w + 1e-6);
      expect(y).toBeGreaterThanOrEqual(v - 1e-6);
      expect(y).toBeLessThanOrEqual(v + h + 1e-6);
    }
  });

  it('move the colour map in the material and leave an earlier patch in place', () => {
    const material = new MeshStandardMaterial();
    let earlier = 0;
    material.onBeforeCompile = () => {
      earlier++;
    };
    atlasInstancing(material);
    const shader = { vertexShader: '#include <common>\n#include <uv_vertex>', fragmentShader: '', uniforms: {} };
    type Hook = (given: typeof shader, renderer: null) => void;
    (material.onBeforeCompile as unknown as Hook)(shader, null);
    expect(earlier).toBe(1);
    expect(shader.vertexShader).toMatch(/attribute vec4 atlasFront;[\s\S]*#include <uv_vertex>[\s\S]*vMapUv = /);
    expect(material.customProgramCacheKey()).not.toBe(new MeshStandardMaterial().customProgramCacheKey());
  });
});
