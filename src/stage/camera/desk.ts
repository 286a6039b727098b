import type { CameraControls } from '@react-three/drei';
import { Vector3 } from 'three';
import type { PerspectiveCamera } from 'three';
import type { Vec3 } from '../../table/types';
import { framed } from './framing';
import type { Shot } from './framing';

/** Steers the camera from outside React: views by key or button, and its stillness while a piece is held. */
export class CameraDesk {
  controls: CameraControls | null = null;
  /** Draws the table again: a jump starts no glide that would. */
  redraw: (() => void) | null = null;
  aspect = 16 / 9;
  shot: Shot;
  #reduced = false;
  readonly #seen = new Vector3();

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
    this.redraw?.();
  }

  /** Whether a point of the world is in the picture. */
  shows(point: Vec3): boolean {
    const { camera } = this.controls ?? {};
    if (!camera) return true;
    const { x, y } = this.#seen.set(...point).project(camera);
    return Math.abs(x) <= 1 && Math.abs(y) <= 1;
  }

  /** While a piece is held the camera does not move (not even the rest of a glide). */
  hold(held: boolean): void {
    if (!this.controls) return;
    if (held) this.controls.stop();
    this.controls.enabled = !held;
  }
}
