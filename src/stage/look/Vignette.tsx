import { useEffect, useMemo } from 'react';
import { PlaneGeometry, ShaderMaterial } from 'three';

const VERTEX = /* glsl */ `
varying vec2 place;
void main() {
  place = position.xy;
  gl_Position = vec4( position.xy, 0.0, 1.0 );
}`;

const FRAGMENT = /* glsl */ `
uniform float strength;
varying vec2 place;
void main() {
  float rim = smoothstep( 0.55, 1.5, length( ( place - vec2( 0.0, 0.06 ) ) * vec2( 0.94, 1.0 ) ) );
  gl_FragColor = vec4( 0.055, 0.027, 0.012, rim * strength );
}`;

/** Darkens the corners, inside the canvas so that films have it too. */
export function Vignette({ strength = 0.5 }: { readonly strength?: number }) {
  const { quad, shade } = useMemo(() => makeQuad(), []);
  useEffect(
    () => () => {
      quad.dispose();
      shade.dispose();
    },
    [quad, shade],
  );
  useEffect(() => {
    const uniform = shade.uniforms['strength'];
    if (uniform) uniform.value = strength;
  }, [shade, strength]);
  return (
    <mesh name="vignette" geometry={quad} material={shade} frustumCulled={false} renderOrder={1000} raycast={noHit} />
  );
}

const noHit = (): void => undefined;

function makeQuad() {
  return {
    quad: new PlaneGeometry(2, 2),
    shade: new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { strength: { value: 0.5 } },
      transparent: true,
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
    }),
  };
}
