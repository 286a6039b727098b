import type { Camera } from 'three';
import { PerspectiveCamera, Raycaster, Vector2 } from 'three';
import type { Ray } from 'three';

/** The camera and its canvas, for whoever has to know what lies under a point of the screen. */
export class Lens {
  camera: Camera = new PerspectiveCamera();
  canvas: HTMLElement | null = null;
  readonly #caster = new Raycaster();
  readonly #point = new Vector2();

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
}
