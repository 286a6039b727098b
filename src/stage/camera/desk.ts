import type { CameraControls } from '@react-three/drei';
import type { PerspectiveCamera } from 'three';
import { framed } from './framing';
import type { Shot } from './framing';

/** Steers the camera from outside React: views by key or button, and its stillness while a piece is held. */
export class CameraDesk {
  controls: CameraControls | null = null;
  aspect = 16 / 9;
  shot: Shot;
  #reduced = false;

  constructor(first: Shot) {
    this.shot = first;
  }

  set reducedMotion(reduced: boolean) {
    this.#reduced = reduced;
  }

  go(shot: Shot, smooth = true): void {
    this.shot = shot;
    const { from, at, fov } = framed(shot, this.aspect);
    const camera = this.controls?.camera as PerspectiveCamera | undefined;
    if (camera && camera.fov !== fov) {
      camera.fov = fov;
      camera.updateProjectionMatrix();
    }
    void this.controls?.setLookAt(...from, ...at, smooth && !this.#reduced);
  }

  /** While a piece is held the camera does not move (not even the rest of a glide). */
  hold(held: boolean): void {
    if (!this.controls) return;
    if (held) this.controls.stop();
    this.controls.enabled = !held;
  }
}
