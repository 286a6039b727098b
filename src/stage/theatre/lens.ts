import type { Camera } from 'three';
import { PerspectiveCamera, Raycaster, Vector2, Vector3 } from 'three';
import type { Ray } from 'three';
import type { Vec3 } from '../../table/types';

/** The camera and its canvas, for whoever has to know what lies under a point of the screen. */
export class Lens {
  camera: Camera = new PerspectiveCamera();
  canvas: HTMLElement | null = null;
  readonly #caster = new Raycaster();
  readonly #point = new Vector2();
  readonly #seen = new Vector3();

  get width(): number {
    return this.canvas?.clientWidth ?? 1;
  }
  get height(): number {
    return this.canvas?.clientHeight ?? 1;
  }
  /** CSS pixels from the canvas' upper left corner. */
  at(event: { readonly clientX: number; readonly clientY: number }): { x: number; y: number } {
    const box = this.canvas?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }
  ray({ x, y }: { readonly x: number; readonly y: number }): Ray {
    this.#point.set((x / this.width) * 2 - 1, 1 - (y / this.height) * 2);
    this.#caster.setFromCamera(this.#point, this.camera);
    return this.#caster.ray;
  }
  /** Where across the picture a point of the world is: −1 its left edge, 1 its right one; beyond it the edge itself. */
  side(point: Vec3): number {
    const { x, z } = this.#seen.set(...point).project(this.camera);
    // Behind the camera everything is mirrored.
    return Math.min(1, Math.max(-1, z > 1 ? -x : x));
  }
}
