import { InstancedBufferAttribute, InstancedMesh, Matrix4, PlaneGeometry, ShaderMaterial } from 'three';

/** A footprint on the table, world units: middle, full extents, turn about y in radians. */
export interface Standing {
  x: number;
  z: number;
  w: number;
  d: number;
  turn: number;
  /** 0…1: about 0.72 under solid things, 0.5 under flat ones. */
  strength: number;
  /** Height above the table: a lifted piece's shadow grows wide and faint. Absent: 0. */
  lift?: number;
  /** Round footprint instead of a rectangle. */
  round?: boolean;
}

/** How far the dark reaches beyond the footprint of a standing piece, units. */
const SOFT = 0.17;
/** Above this the shadow is gone. */
const HIGHEST = 2.5;

export interface ContactShadowBatch {
  readonly mesh: InstancedMesh;
  draw(standing: readonly Standing[]): void;
  dispose(): void;
}

const VERTEX = /* glsl */ `
attribute vec4 footprint;
varying vec2 place;
varying vec4 shape;
void main() {
  shape = footprint;
  place = position.xz * 2.0 * ( abs( footprint.xy ) + footprint.z );
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4( position, 1.0 );
}`;

/**
 * A box or disc blurred in closed form, twice: by a kernel of width `shape.z`, and by one of a third of it, which draws the
 * dark seam where a thing touches the table.
 */
const FRAGMENT = /* glsl */ `
varying vec2 place;
varying vec4 shape;
float under( float soft ) {
  if ( shape.x < 0.0 ) {
    float wide = abs( shape.x );
    return 1.0 - smoothstep( -soft, soft, length( place / abs( shape.xy ) ) * wide - wide );
  }
  vec2 edge = smoothstep( -vec2( soft ), vec2( soft ), shape.xy - abs( place ) );
  return edge.x * edge.y;
}
void main() {
  float dark = 0.62 * under( shape.z ) + 0.38 * under( 0.33 * shape.z );
  gl_FragColor = vec4( 0.07, 0.036, 0.018, dark * shape.w );
  #include <colorspace_fragment>
}`;

/** One instanced mesh for all contact shadows. `draw` allocates nothing. */
export function makeContactShadows(capacity: number): ContactShadowBatch {
  const geometry = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
  const footprint = new InstancedBufferAttribute(new Float32Array(capacity * 4), 4);
  geometry.setAttribute('footprint', footprint);
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  });
  const mesh = new InstancedMesh(geometry, material, capacity);
  mesh.name = 'contact-shadows';
  mesh.frustumCulled = false;
  mesh.renderOrder = 1;
  mesh.raycast = () => undefined;
  const matrix = new Matrix4();
  return {
    mesh,
    draw: (standing) => {
      const count = Math.min(capacity, standing.length);
      for (let i = 0; i < count; i++) {
        const { x, z, w, d, turn, strength, lift = 0, round = false } = standing[i] as Standing;
        const high = Math.min(1, lift / HIGHEST);
        const soft = Math.min(SOFT + 0.28 * lift, 0.5);
        matrix.makeRotationY(turn).setPosition(x, 0.003, z);
        matrix.elements[0] *= w + 2 * soft;
        matrix.elements[2] *= w + 2 * soft;
        matrix.elements[8] *= d + 2 * soft;
        matrix.elements[10] *= d + 2 * soft;
        mesh.setMatrixAt(i, matrix);
        footprint.setXYZW(i, round ? -w / 2 : w / 2, d / 2, soft, strength * (1 - high) ** 2);
      }
      mesh.count = count;
      mesh.instanceMatrix.needsUpdate = true;
      footprint.needsUpdate = true;
    },
    dispose: () => {
      geometry.dispose();
      material.dispose();
      mesh.dispose();
    },
  };
}
