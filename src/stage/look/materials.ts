import type { Material } from 'three';
import {
  CanvasTexture,
  DoubleSide,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  Texture,
} from 'three';
import type { Surface } from '../../../models/parts';
import type { Quality } from './quality';
import { QUALITY } from './quality';
import { drinkFilled } from './drinkFill';
import { boardCore, brushed, glints, linen, pits, twisted, weave, woodFibre } from './textures/grains';
import { addWoodDetail } from './woodDetail';

/** Pictures painted by a game's models; an absent one leaves its surface in a neutral colour. */
export interface Atlases {
  readonly card?: TexImageSource | undefined;
  readonly stone?: TexImageSource | undefined;
  readonly token?: TexImageSource | undefined;
  /** Height (red) and roughness (green) of the coin's face, and its colour. */
  readonly coinRelief?: TexImageSource | undefined;
  readonly coinPatina?: TexImageSource | undefined;
  /** Height (red) and roughness (green) of sugar crystals, repeating. */
  readonly sugarGrain?: TexImageSource | undefined;
  /** Cloth of the bag, once around and once up, with the shade of its folds. */
  readonly cloth?: TexImageSource | undefined;
}

/** The table top's textures, from `useRoomTextures`; absent, the wood is plain. */
export interface WoodTextures {
  readonly albedo: Texture;
  /** Height in red, roughness in green. */
  readonly relief: Texture;
}

export interface MaterialOptions {
  readonly quality: Quality;
  readonly atlases: Atlases;
  readonly wood?: WoodTextures | undefined;
}

export type Materials = Readonly<Record<Surface, Material>>;

/** sRGB colours of the surfaces that carry no picture. */
const COLOUR = {
  card: '#d8c3a0',
  core: '#a58a68',
  stone: '#d9cfba',
  token: '#e8d9ba',
  steel: '#cfc9c0',
  dark: '#1a0d08',
  walnut: '#7a5335',
  china: '#efe8dc',
  glaze: '#3c5a5e',
  coffee: '#2a1208',
  drink: '#5b3222',
  coin: '#dba64a',
  sugar: '#f6f1e7',
  cloth: '#92785a',
  cord: '#6a2a20',
} as const satisfies Record<Surface, string>;

/** One material a surface. Give them back with `disposeMaterials`. */
export function makeMaterials(options: MaterialOptions): Materials {
  return QUALITY[options.quality].environment ? richMaterials(options) : plainMaterials(options);
}

function printed(source: TexImageSource | undefined, quality: Quality): Texture | null {
  if (!source) return null;
  const texture = new CanvasTexture(source as HTMLCanvasElement);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = QUALITY[quality].anisotropy;
  return texture;
}

const relief = (source: TexImageSource | undefined): Texture | null =>
  source ? new CanvasTexture(source as HTMLCanvasElement) : null;

/** In the surface's own centimetres. */
function crystals(source: TexImageSource | undefined): Texture | null {
  const texture = relief(source);
  if (!texture) return null;
  texture.channel = 1;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.repeat.set(0.8, 0.8);
  return texture;
}

/** A picture keeps its own colours; without one the surface's colour shows. */
const shown = (surface: Surface, map: Texture | null): { color: string; map: Texture | null } => ({
  color: map ? '#ffffff' : COLOUR[surface],
  map,
});

function richMaterials({ quality, atlases, wood }: MaterialOptions): Materials {
  const grain = linen();
  const struck = relief(atlases.coinRelief);
  const sweet = crystals(atlases.sugarGrain);
  const std = MeshStandardMaterial;
  const phys = MeshPhysicalMaterial;
  return {
    card: new std({
      ...shown('card', printed(atlases.card, quality)),
      roughness: 0.58,
      bumpMap: grain,
      bumpScale: 0.14,
    }),
    token: new std({
      ...shown('token', printed(atlases.token, quality)),
      roughness: 0.58,
      bumpMap: grain,
      bumpScale: 0.12,
    }),
    core: new std({ map: boardCore(), roughness: 0.95 }),
    stone: new phys({
      ...shown('stone', printed(atlases.stone, quality)),
      roughness: 0.36,
      bumpMap: pits(0.5),
      bumpScale: 0.2,
      clearcoat: 0.45,
      clearcoatRoughness: 0.22,
    }),
    steel: new std({
      color: COLOUR.steel,
      metalness: 1,
      roughness: 1,
      roughnessMap: brushed(),
      envMapIntensity: 1.7,
    }),
    dark: new std({ color: COLOUR.dark, roughness: 0.8, envMapIntensity: 0.5 }),
    walnut: walnut(wood),
    china: new phys({ color: COLOUR.china, roughness: 0.28, clearcoat: 1, clearcoatRoughness: 0.08 }),
    glaze: new phys({
      color: COLOUR.glaze,
      vertexColors: true,
      roughness: 0.4,
      clearcoat: 1,
      clearcoatRoughness: 0.12,
    }),
    coffee: new phys({ color: COLOUR.coffee, roughness: 0.2, clearcoat: 0.6 }),
    drink: drinkFilled(new phys({ roughness: 0.24, clearcoat: 1, clearcoatRoughness: 0.06, envMapIntensity: 0.9 })),
    coin: new std({
      // The patina is grey: it darkens the metal's own colour.
      color: COLOUR.coin,
      map: printed(atlases.coinPatina, quality),
      metalness: 1,
      roughness: atlases.coinRelief ? 1 : 0.36,
      bumpMap: struck,
      bumpScale: 2.4,
      roughnessMap: struck,
      envMapIntensity: 1.25,
    }),
    sugar: new phys({
      color: COLOUR.sugar,
      roughness: sweet ? 1 : 0.82,
      bumpMap: sweet ?? pits(0.9),
      bumpScale: 2.6,
      roughnessMap: sweet,
      aoMap: sweet,
      aoMapIntensity: 0.55,
      specularIntensity: 1,
      envMapIntensity: 1.2,
      // Light that goes through the cube, and single crystals that flash.
      emissive: '#fff0d8',
      emissiveIntensity: 0.36,
      emissiveMap: glints(),
      sheen: 0.5,
      sheenRoughness: 0.4,
      sheenColor: '#fff6e0',
    }),
    cloth: new phys({
      ...shown('cloth', printed(atlases.cloth, quality)),
      roughness: 0.95,
      bumpMap: weave(),
      bumpScale: 1.1,
      sheen: 0.7,
      sheenRoughness: 0.6,
      sheenColor: '#e8d4b0',
      side: DoubleSide,
    }),
    cord: new std({ map: twisted(), roughness: 0.85 }),
  };
}

function walnut(wood: WoodTextures | undefined): MeshPhysicalMaterial {
  const finish = { specularIntensity: 0.5, clearcoat: 0.07, clearcoatRoughness: 0.36, envMapIntensity: 0.8 };
  if (!wood) return new MeshPhysicalMaterial({ color: COLOUR.walnut, roughness: 0.5, ...finish });
  const { albedo, relief: map } = wood;
  const material = new MeshPhysicalMaterial({
    map: albedo,
    bumpMap: map,
    bumpScale: 0.3,
    roughnessMap: map,
    roughness: 1,
    ...finish,
  });
  addWoodDetail(material, woodFibre());
  return material;
}

/** Lambert without environment: about five times cheaper in software. */
function plainMaterials({ quality, atlases, wood }: MaterialOptions): Materials {
  const flat = (surface: Surface, map: Texture | null = null): MeshLambertMaterial =>
    new MeshLambertMaterial(shown(surface, map));
  const glowing = (surface: Surface, glow: string): MeshLambertMaterial =>
    new MeshLambertMaterial({ color: COLOUR[surface], emissive: glow });
  return {
    card: flat('card', printed(atlases.card, quality)),
    token: flat('token', printed(atlases.token, quality)),
    core: flat('core'),
    stone: flat('stone', printed(atlases.stone, quality)),
    steel: new MeshLambertMaterial({ color: '#8d8780' }),
    dark: flat('dark'),
    walnut: flat('walnut', wood?.albedo ?? null),
    china: flat('china'),
    glaze: new MeshLambertMaterial({ color: COLOUR.glaze, vertexColors: true }),
    coffee: flat('coffee'),
    drink: drinkFilled(flat('drink')),
    coin: new MeshLambertMaterial({
      color: '#b9822e',
      emissive: '#2a1804',
      map: printed(atlases.coinPatina, quality),
    }),
    sugar: glowing('sugar', '#3a2e20'),
    cloth: new MeshLambertMaterial({ ...shown('cloth', printed(atlases.cloth, quality)), side: DoubleSide }),
    cord: flat('cord'),
  };
}

/** Frees the materials and every texture that they hold. */
export function disposeMaterials(materials: Materials): void {
  for (const material of Object.values(materials)) {
    for (const held of [...Object.values(material), ...Object.values(material.userData)]) {
      if (held instanceof Texture) held.dispose();
    }
    material.dispose();
  }
}
