import type { MeshPhysicalMaterial, Texture } from 'three';
import { ShaderChunk } from 'three';
import { TABLE } from '../../../models/room/table';

/** Side of the fibre tile on the table, centimetres. */
const TILE_CM = 9;

const LOOKUP = /* glsl */ `
uniform sampler2D woodFibre;
// Fibre at a place of the table map; the breadboard ends have their grain across. Gradients are taken before the
// turn, so that the joint shows no seam of a wrong mip level.
float fibreAt( vec2 place ) {
  vec2 cm = place * vec2( ${TABLE.width.toFixed(1)}, ${TABLE.depth.toFixed(1)} ) / ${TILE_CM.toFixed(1)};
  vec2 dx = dFdx( cm ), dy = dFdy( cm );
  if ( abs( place.x - 0.5 ) > ${(0.5 - TABLE.end / TABLE.width).toFixed(5)} ) { cm = cm.yx; dx = dx.yx; dy = dy.yx; }
  return textureGrad( woodFibre, cm, dx, dy ).r;
}
`;

const SLOPE = /* glsl */ `
float fibreHere = fibreAt( vBumpMapUv );
dBx += bumpScale * 0.35 * ( fibreAt( vBumpMapUv + dSTdx ) - fibreHere );
dBy += bumpScale * 0.35 * ( fibreAt( vBumpMapUv + dSTdy ) - fibreHere );
return vec2( dBx, dBy );`;

/** Adds a fine layer to the walnut, so that it stays crisp within 30 cm: tone and relief of single fibres. */
export function addWoodDetail(material: MeshPhysicalMaterial, fibre: Texture): void {
  material.userData['fibre'] = fibre;
  material.onBeforeCompile = (shader) => {
    shader.uniforms['woodFibre'] = { value: fibre };
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <bumpmap_pars_fragment>',
        LOOKUP + ShaderChunk.bumpmap_pars_fragment.replace('return vec2( dBx, dBy );', SLOPE),
      )
      .replace('#include <map_fragment>', `#include <map_fragment>\ndiffuseColor.rgb *= 0.5 + fibreAt( vMapUv );`);
  };
  material.customProgramCacheKey = () => 'wood-detail';
}
