import { CameraControls } from '@react-three/drei';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { Box3, MathUtils, Vector3 } from 'three';
import type { Lens } from '../theatre/lens';
import type { CameraDesk } from './desk';
import { steer } from './steering';

const BOUNDS = new Box3(new Vector3(-5, 0, -3.2), new Vector3(5, 1.8, 3.2));
/** Never under the table, however the camera was moved (units). */
const LOWEST = 0.3;

interface Props {
  readonly desk: CameraDesk;
  readonly lens: Lens;
}

export function CameraRig({ desk, lens }: Props) {
  const controls = useRef<CameraControls>(null);
  const size = useThree((state) => state.size);
  const invalidate = useThree((state) => state.invalidate);
  const gl = useThree((state) => state.gl);

  useEffect(() => {
    const { current } = controls;
    if (!current) return;
    current.setBoundary(BOUNDS);
    // Fingers are heard by `steer`: what they do together is more than the controls know.
    current.touches.one = 0;
    current.touches.two = 0;
    current.touches.three = 0;
    const steered = (): void => desk.steered();
    const moved = (): void => desk.onMoved?.();
    current.addEventListener('control', steered);
    current.addEventListener('update', moved);
    desk.redraw = invalidate;
    desk.take(current);
    return () => {
      current.removeEventListener('control', steered);
      current.removeEventListener('update', moved);
      desk.leave();
      desk.redraw = null;
    };
  }, [desk, invalidate]);

  useEffect(() => steer(gl.domElement, desk, lens), [gl, desk, lens]);

  useEffect(() => {
    desk.resize(size);
    invalidate();
  }, [desk, size, invalidate]);

  useFrame(({ camera }) => {
    if (camera.position.y < LOWEST) camera.position.y = LOWEST;
  });

  return (
    <CameraControls
      ref={controls}
      makeDefault
      minDistance={2.2}
      maxDistance={40}
      minPolarAngle={MathUtils.degToRad(8)}
      maxPolarAngle={MathUtils.degToRad(84)}
      dollyToCursor
    />
  );
}
