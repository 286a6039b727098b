import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { MeshBasicMaterial, PMREMGenerator } from 'three';
import { domeGeometry, nearRingGeometry } from './domeGeometry';
import type { Quality } from './quality';
import { QUALITY } from './quality';
import { useRestored } from './useRestored';
import type { RoomTextures } from './useRoomTextures';

export interface RoomProps {
  readonly quality: Quality;
  readonly textures: RoomTextures;
  /** Strength of the room's light on the pieces. */
  readonly light?: number;
}

/** The café around the table: a painted dome, a nearer ring of chairs, and their light on the pieces. */
export function Room({ quality, textures, light = 0.8 }: RoomProps) {
  useRoomLight(textures, QUALITY[quality].environment ? light : 0);
  const { dome, ring, domeMaterial, ringMaterial } = useMemo(() => makeRoom(textures), [textures]);
  useEffect(
    () => () => {
      for (const made of [dome, ring, domeMaterial, ringMaterial]) made.dispose();
    },
    [dome, ring, domeMaterial, ringMaterial],
  );
  return (
    <>
      <mesh name="room" geometry={dome} material={domeMaterial} renderOrder={-20} />
      <mesh name="seating" geometry={ring} material={ringMaterial} renderOrder={-10} />
    </>
  );
}

function makeRoom({ strip, seating }: RoomTextures) {
  // The pictures are developed already, so tone mapping would darken them twice.
  const shared = { toneMapped: false, depthWrite: false, fog: false } as const;
  return {
    dome: domeGeometry(),
    ring: nearRingGeometry(),
    domeMaterial: new MeshBasicMaterial({ ...shared, map: strip }),
    ringMaterial: new MeshBasicMaterial({ ...shared, map: seating, transparent: true }),
  };
}

/** Lights the scene with the painted room while mounted; with intensity 0 not at all. */
function useRoomLight({ environment }: RoomTextures, intensity: number): void {
  const gl = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  const invalidate = useThree((state) => state.invalidate);
  // It was computed on the graphics card, which has forgotten it when it gives the picture back.
  const restored = useRestored();
  useEffect(() => {
    if (intensity === 0) return;
    const generator = new PMREMGenerator(gl);
    const target = generator.fromEquirectangular(environment);
    generator.dispose();
    scene.environment = target.texture;
    scene.environmentIntensity = intensity;
    invalidate();
    return () => {
      scene.environment = null;
      target.dispose();
    };
  }, [gl, scene, invalidate, environment, intensity, restored]);
}
