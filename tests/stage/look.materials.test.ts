import { MeshLambertMaterial, type MeshPhysicalMaterial, MeshStandardMaterial, Texture } from 'three';
import { describe, expect, it } from 'vitest';
import { SURFACES } from '../../models/parts';
import { disposeMaterials, makeMaterials, type Materials } from '../../src/stage/look/materials';
import type { Quality } from '../../src/stage/look/quality';
import { woodFibre } from '../../src/stage/look/textures/grains';
import { windowGobo } from '../../src/stage/look/textures/gobo';

/** Stands for a painted canvas: three only looks at its size. */
const picture = { width: 8, height: 8 } as unknown as TexImageSource;
const atlases = { card: picture, stone: picture, token: picture, coinRelief: picture };
const wood = { albedo: new Texture(), relief: new Texture() };
const make = (quality: Quality): Materials => makeMaterials({ quality, atlases, wood });

type Skin = MeshStandardMaterial | MeshLambertMaterial;
const skin = (materials: Materials, surface: (typeof SURFACES)[number]): Skin => materials[surface] as Skin;
const texturesOf = (materials: Materials): Texture[] =>
  Object.values(materials)
    .flatMap((material) => [...Object.values(material), ...Object.values(material.userData)])
    .filter((held): held is Texture => held instanceof Texture);

describe.each(['high', 'low'] as const)('materials, quality %s', (quality) => {
  it('has one for every surface', () => {
    expect(Object.keys(make(quality)).sort()).toEqual([...SURFACES].sort());
  });

  it('shows a picture in its own colours, and a surface without one in a colour', () => {
    expect(skin(make(quality), 'card').color.getHexString()).toBe('ffffff');
    const bare = makeMaterials({ quality, atlases: {} });
    for (const surface of ['card', 'stone', 'token', 'walnut'] as const) {
      expect(skin(bare, surface).map).toBeNull();
      expect(skin(bare, surface).color.getHexString()).not.toBe('ffffff');
    }
  });

  it('frees every texture that it holds, once and for all', () => {
    const materials = make(quality);
    const held = new Set(texturesOf(materials));
    const freed = new Set<Texture>();
    for (const texture of held) texture.addEventListener('dispose', () => freed.add(texture));
    disposeMaterials(materials);
    expect(held.size).toBeGreaterThan(0);
    expect(freed).toEqual(held);
  });
});

describe('the rich materials', () => {
  it('keep printed faces sharp at a slant, and sample bump and roughness once', () => {
    const materials = make('high');
    for (const surface of ['card', 'stone', 'token'] as const) expect(skin(materials, surface).map?.anisotropy).toBe(8);
    for (const material of Object.values(materials)) {
      if (!(material instanceof MeshStandardMaterial)) continue;
      for (const map of [material.bumpMap, material.roughnessMap]) expect(map?.anisotropy ?? 1).toBe(1);
    }
  });

  it('lay grain by the centimetres of a surface, prints by its atlas', () => {
    const card = skin(make('high'), 'card') as MeshStandardMaterial;
    expect(card.bumpMap?.channel).toBe(1);
    expect(card.map?.channel).toBe(0);
  });

  it('glaze the china and make the coins of metal', () => {
    const materials = make('high');
    expect((materials.china as MeshPhysicalMaterial).clearcoat).toBe(1);
    expect((materials.coin as MeshStandardMaterial).metalness).toBe(1);
  });
});

describe('the plain materials', () => {
  it('are all Lambert: nothing asks for the environment', () => {
    for (const material of Object.values(make('low'))) expect(material).toBeInstanceOf(MeshLambertMaterial);
    expect(make('high').card).not.toBeInstanceOf(MeshLambertMaterial);
  });

  it('read printed faces without anisotropy', () => {
    expect(skin(make('low'), 'card').map?.anisotropy).toBe(1);
  });
});

describe('textures made at start', () => {
  const bytesOf = (texture: { readonly image: unknown }): Uint8Array =>
    (texture.image as { readonly data: Uint8Array }).data;

  it('the wood fibre is even on average, so that it vanishes in the distance', () => {
    const bytes = bytesOf(woodFibre());
    const mean = bytes.reduce((sum, v) => sum + v, 0) / bytes.length / 255;
    expect(mean).toBeGreaterThan(0.48);
    expect(mean).toBeLessThan(0.53);
  });

  it('the wood fibre repeats without a seam', () => {
    const bytes = bytesOf(woodFibre());
    const side = Math.sqrt(bytes.length);
    const rowStep = (row: number): number => {
      let sum = 0;
      for (let x = 0; x < side; x++) {
        sum += Math.abs((bytes[row * side + x] ?? 0) - (bytes[((row + 1) % side) * side + x] ?? 0));
      }
      return sum / side;
    };
    const within = Math.max(...Array.from({ length: side - 1 }, (_, row) => rowStep(row)));
    expect(rowStep(side - 1)).toBeLessThanOrEqual(within);
  });

  it('the window has bright panes, and bars that are dim but never black', () => {
    const bytes = bytesOf(windowGobo());
    const side = Math.sqrt(bytes.length / 4);
    const light = bytes.filter((_, i) => i % 4 === 0);
    expect(light.every((v) => v > 25)).toBe(true);
    expect(light.filter((v) => v > 240).length / light.length).toBeGreaterThan(0.5);
    // Where the pieces stand (the middle), no bar cuts up a print; on the bare wood before them the pattern is plain.
    const part = (from: number, to: number): number[] =>
      [...light].filter((_, i) => i % side >= from * side && i % side < to * side);
    expect(Math.min(...part(0.3, 0.58))).toBeGreaterThan(255 * 0.65);
    expect(part(0.68, 0.85).filter((v) => v < 110).length / part(0.68, 0.85).length).toBeGreaterThan(0.1);
  });
});
