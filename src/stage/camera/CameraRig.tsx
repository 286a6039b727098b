import { CameraControls } from '@react-three/drei';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { Box3, MathUtils, Vector3 } from 'three';
import type { CameraDesk } from './desk';

const BOUNDS = new Box3(new Vector3(-5, 0, -3.2), new Vector3(5, 1.8, 3.2));

export function CameraRig({ desk }: { readonly desk: CameraDesk }) {
  const controls = useRef<CameraControls>(null);
  const size = useThree((state) => state.size);
  const invalidate = useThree((state) => state.invalidate);

  useEffect(() => {
    desk.controls = controls.current;
    desk.controls?.setBoundary(BOUNDS);
    desk.redraw = invalidate;
    return () => {
      desk.controls = null;
      desk.redraw = null;
    };
  }, [desk, invalidate]);

  useEffect(() => {
    desk.aspect = size.width / size.height;
    desk.go(desk.shot, false);
    invalidate();
  }, [desk, size, invalidate]);

  // Never under the table, however it was moved.
  useFrame(({ camera }) => {
    if (camera.position.y < 0.3) camera.position.y = 0.3;
  });

  return (
    <CameraControls
      ref={controls}
      makeDefault
      minDistance={2.2}
      maxDistance={16}
      minPolarAngle={MathUtils.degToRad(8)}
      maxPolarAngle={MathUtils.degToRad(84)}
      smoothTime={0.28}
      draggingSmoothTime={0.08}
      dollyToCursor
    />
  );
}
