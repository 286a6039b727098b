import { useThree } from '@react-three/fiber';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import {
  DepthTexture,
  LessEqualCompare,
  LinearFilter,
  Object3D,
  RedFormat,
  UnsignedIntType,
  WebGLRenderTarget,
} from 'three';
import type { SpotLight } from 'three';
import type { Quality } from './quality';
import { QUALITY } from './quality';
import { windowGobo } from './textures/gobo';

export interface LightsProps {
  readonly quality: Quality;
  /** Shadows are drawn anew when this changes; otherwise only on `useShadowRefresh()`. */
  readonly shadowVersion?: number;
}

/** Where the sun comes through the window: left and a little in front, so that printed faces aren't in shadow. */
const WINDOW = [-18, 13, 6.5] as const;
/** A lamp over the table, toward the player. */
const PENDANT = [1.2, 8.2, 5] as const;

/** Redraws the window's shadows in the next frame: call it whenever a piece that casts one has moved. */
export function useShadowRefresh(): () => void {
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  return useCallback(() => {
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [gl, invalidate]);
}

/**
 * The window light's shadow map. The one three makes by itself has a picture of four bytes a pixel beside the depths,
 * which nobody reads: here it has one byte.
 */
function useShadowMap(light: RefObject<SpotLight | null>, side: number | null): void {
  useLayoutEffect(() => {
    const shadow = light.current?.shadow;
    if (!shadow || side === null) return undefined;
    const depthTexture = new DepthTexture(side, side, UnsignedIntType);
    depthTexture.compareFunction = LessEqualCompare;
    depthTexture.minFilter = LinearFilter;
    depthTexture.magFilter = LinearFilter;
    const map = new WebGLRenderTarget(side, side, { format: RedFormat, depthTexture, generateMipmaps: false });
    shadow.map = map;
    return () => {
      if (shadow.map === map) shadow.map = null;
      map.dispose();
      depthTexture.dispose();
    };
  }, [light, side]);
}

/** Late sun through the window with its pattern of panes, a warm pendant, and one cool fill from the reader's side, which lights all prints alike and makes warm read as warm. */
export function Lights({ quality, shadowVersion = 0 }: LightsProps) {
  const { shadows, shadowMap, environment } = QUALITY[quality];
  const gl = useThree((state) => state.gl);
  const refresh = useShadowRefresh();
  const { gobo, aim } = useMemo(() => ({ gobo: windowGobo(), aim: new Object3D() }), []);
  useEffect(() => () => gobo.dispose(), [gobo]);
  useEffect(() => {
    gl.shadowMap.autoUpdate = false;
    return () => {
      gl.shadowMap.autoUpdate = true;
    };
  }, [gl]);
  useEffect(refresh, [refresh, shadowVersion]);
  const sun = useRef<SpotLight>(null);
  useShadowMap(sun, shadows === false ? null : shadowMap);
  return (
    <>
      <primitive object={aim} />
      <spotLight
        ref={sun}
        position={WINDOW}
        target={aim}
        color="#ffc88c"
        intensity={7.6}
        decay={0}
        angle={0.31}
        penumbra={0.3}
        map={gobo}
        castShadow={shadows !== false}
        shadow-mapSize={[shadowMap, shadowMap]}
        shadow-bias={-0.0006}
        shadow-normalBias={0.012}
        shadow-radius={2.2}
        shadow-camera-near={12}
        shadow-camera-far={40}
      />
      <spotLight position={PENDANT} target={aim} color="#ffd9b4" intensity={24} decay={2} angle={0.8} penumbra={1} />
      <directionalLight position={[2.5, 4, 10]} target={aim} color="#cfdaf0" intensity={0.85} />
      {!environment && <hemisphereLight color="#ffe2bf" groundColor="#5a3a22" intensity={1.8} />}
    </>
  );
}
