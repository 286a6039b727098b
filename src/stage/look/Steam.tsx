import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { PlaneGeometry, ShaderMaterial } from 'three';
import type { Vapour } from './vapour';

export interface SteamProps {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly vapour: Vapour;
}

/** The quad turns about y to face the camera, as steam has no side. */
const VERTEX = /* glsl */ `
varying vec2 place;
void main() {
  place = uv;
  vec3 foot = ( modelMatrix * vec4( 0.0, 0.0, 0.0, 1.0 ) ).xyz;
  vec2 away = normalize( cameraPosition.xz - foot.xz );
  vec3 corner = foot + vec3( away.y * position.x, position.y, -away.x * position.x );
  gl_Position = projectionMatrix * viewMatrix * vec4( corner, 1.0 );
}`;

/** Three wisps that wander and widen as they rise. */
const FRAGMENT = /* glsl */ `
uniform float time;
uniform float strength;
varying vec2 place;
float wisp( float at, float speed, float phase ) {
  float up = place.y;
  float way = at + 0.16 * up * sin( up * 5.0 - time * speed + phase ) + 0.07 * sin( up * 11.0 - time * speed * 1.7 + phase * 2.3 );
  float wide = 0.035 + 0.1 * up;
  float off = ( place.x - way ) / wide;
  return exp( - off * off ) * ( 0.7 + 0.3 * sin( up * 7.0 - time * 0.9 + phase * 3.0 ) );
}
void main() {
  float steam = wisp( 0.42, 0.8, 0.3 ) + 0.8 * wisp( 0.56, 0.65, 2.1 ) + 0.6 * wisp( 0.5, 0.95, 4.4 );
  float fade = smoothstep( 0.0, 0.14, place.y ) * pow( 1.0 - place.y, 1.4 );
  gl_FragColor = vec4( 1.0, 0.93, 0.83, 0.3 * strength * steam * fade );
}`;

export function Steam({ x, y, z, vapour }: SteamProps) {
  const { quad, haze, uniforms } = useMemo(() => makeSteam(), []);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(
    () => () => {
      quad.dispose();
      haze.dispose();
    },
    [quad, haze],
  );
  useEffect(() => {
    vapour.draw = () => invalidate();
    return () => {
      vapour.draw = null;
    };
  }, [vapour, invalidate]);
  useFrame(() => {
    uniforms.time.value = vapour.time;
    uniforms.strength.value = vapour.strength;
  });
  return <mesh name="steam" position={[x, y, z]} geometry={quad} material={haze} renderOrder={2} raycast={noHit} />;
}

const noHit = (): void => undefined;

function makeSteam() {
  const uniforms = { time: { value: 0 }, strength: { value: 1 } };
  return {
    uniforms,
    quad: new PlaneGeometry(0.9, 1.5).translate(0, 0.75, 0),
    haze: new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms,
      transparent: true,
      depthWrite: false,
    }),
  };
}
