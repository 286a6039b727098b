import type { BufferGeometry, Material } from 'three';
import { BufferAttribute, InstancedBufferAttribute } from 'three';
import type { AtlasUv } from './atlas';

/**
 * Many pieces, one atlas, one draw call. The geometry's `uv` is local to a face and `atlasPart` says which face a vertex
 * belongs to; each instance carries the two rectangles of its prints. Only the colour map is moved: grain in `uv1` and the
 * depth pass stay as they are.
 *
 * A geometry without these attributes is drawn with its `uv` as it stands, so baked and instanced pieces share a material.
 */
export const ATLAS_PART = { fixed: 0, front: 1, back: 2 } as const;

const DECLARE = /* glsl */ `
attribute float atlasPart;
attribute vec4 atlasFront;
attribute vec4 atlasBack;`;

const MOVE_UV = /* glsl */ `
#ifdef USE_MAP
  if ( atlasPart > 0.5 ) {
    vec4 atlasRect = atlasPart > 1.5 ? atlasBack : atlasFront;
    vMapUv = ( mapTransform * vec3( atlasRect.xy + MAP_UV * atlasRect.zw, 1 ) ).xy;
  }
#endif`;

/** Patches a standard or physical material; returns it. Call it before the material is first drawn. */
export function atlasInstancing<M extends Material>(material: M): M {
  const before = material.onBeforeCompile;
  const key = material.customProgramCacheKey();
  material.onBeforeCompile = (shader, renderer) => {
    before.call(material, shader, renderer);
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>${DECLARE}`)
      .replace('#include <uv_vertex>', `#include <uv_vertex>${MOVE_UV}`);
  };
  material.customProgramCacheKey = () => `${key} atlas`;
  return material;
}

/** Gives instance i the prints `prints[i]`. The geometry must be the instanced mesh's own copy. */
export function setInstancePrints(geometry: BufferGeometry, prints: readonly AtlasUv[]): void {
  const front = Float32Array.from(prints.flatMap((print) => print.front));
  const back = Float32Array.from(prints.flatMap((print) => print.back));
  geometry.setAttribute('atlasFront', new InstancedBufferAttribute(front, 4));
  geometry.setAttribute('atlasBack', new InstancedBufferAttribute(back, 4));
}

/** A copy for one piece alone, its prints written into `uv`: for merging, shelves and tests. */
export function bakePrint(geometry: BufferGeometry, print: AtlasUv): BufferGeometry {
  const baked = geometry.clone();
  const uv = baked.getAttribute('uv');
  const part = baked.getAttribute('atlasPart');
  const moved = new Float32Array(uv.count * 2);
  for (let i = 0; i < uv.count; i++) {
    const which = part.getX(i);
    const [u, v, w, h] =
      which === ATLAS_PART.front ? print.front : which === ATLAS_PART.back ? print.back : ([0, 0, 1, 1] as const);
    moved.set([u + uv.getX(i) * w, v + uv.getY(i) * h], i * 2);
  }
  baked.setAttribute('uv', new BufferAttribute(moved, 2));
  baked.deleteAttribute('atlasPart');
  return baked;
}
