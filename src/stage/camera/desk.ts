import type { CameraControls } from '@react-three/drei';
import { Vector3 } from 'three';
import type { PerspectiveCamera } from 'three';
import type { Vec3 } from '../../table/types';
import { moved } from './fingers';
import type { Stand } from './fingers';
import { framed } from './framing';
import type { Shot, View } from './framing';
import { freeOf } from './free';
import type { Size } from './free';

/** A double click comes so much nearer, but not nearer than this (units). */
const NEARER = 0.55;
const NEAREST_LOOK = 2.8;

/** Of the controls' actions: `pan` moves the table along itself, not up and down. */
const ACTION = { none: 0, turn: 1, pan: 0b100, nearer: 0b10000 } as const;

/** Steers the camera from outside React: views by key or button, fingers, and its stillness while a piece is held. */
export class CameraDesk {
  controls: CameraControls | null = null;
  /** Draws the table again: a jump starts no glide that would. */
  redraw: (() => void) | null = null;
  /** Called on every step of the camera. */
  onMoved: (() => void) | null = null;
  size: Size = { width: 16, height: 9 };
  shot: Shot;
  #reduced = false;
  #held = false;
  #free = false;
  /** Where somebody has turned the camera to by hand: no change of the window takes that away. */
  #own: View | null = null;
  readonly #seen = new Vector3();

  constructor(first: Shot) {
    this.shot = first;
  }

  set reducedMotion(reduced: boolean) {
    this.#reduced = reduced;
    this.#pace();
  }

  /** Controls have come, with the canvas: they start where the camera was. */
  take(controls: CameraControls): void {
    this.controls = controls;
    this.#buttons();
    this.#pace();
  }
  leave(): void {
    this.controls = null;
  }

  /** The window has this size now. */
  resize(size: Size): void {
    this.size = size;
    if (this.#own) this.#show(this.#own, false);
    else this.go(this.shot, false);
    this.#pace();
  }

  go(shot: Shot, smooth = true): void {
    this.shot = shot;
    this.#own = null;
    this.#show(framed(shot, this.size), smooth);
  }

  #show({ from, at, fov }: View, smooth: boolean): void {
    const camera = this.controls?.camera as PerspectiveCamera | undefined;
    if (camera && camera.fov !== fov) {
      camera.fov = fov;
      camera.updateProjectionMatrix();
    }
    void this.controls?.setLookAt(...from, ...at, smooth && !this.#reduced);
    this.redraw?.();
  }

  /** A drag across the window turns the table half around; up and down it is gentler. */
  #pace(): void {
    const { controls, size } = this;
    if (!controls) return;
    controls.azimuthRotateSpeed = size.height / size.width / 2;
    controls.polarRotateSpeed = 1 / 6;
    controls.smoothTime = this.#reduced ? 0 : 0.28;
    controls.draggingSmoothTime = this.#reduced ? 0 : 0.1;
  }

  /** Somebody moves the camera by hand. */
  steered(): void {
    const { controls } = this;
    if (!controls) return;
    const { fov } = controls.camera as PerspectiveCamera;
    const [from, at] = [controls.getPosition(new Vector3()), controls.getTarget(new Vector3())];
    this.#own = { from: from.toArray(), at: at.toArray(), fov };
  }
  get steering(): boolean {
    return this.controls !== null && !this.#held;
  }

  /** Nearer to a point of the table, from the same side. */
  focus([x, , z]: Vec3): void {
    const { controls } = this;
    if (!controls || this.#held) return;
    const offset = controls.getPosition(new Vector3()).sub(controls.getTarget(new Vector3()));
    offset.setLength(Math.max(Math.min(offset.length(), NEAREST_LOOK), offset.length() * NEARER));
    void controls.setLookAt(x + offset.x, 0.3 + offset.y, z + offset.z, x, 0.3, z, !this.#reduced);
    this.redraw?.();
    this.steered();
  }

  /** The table goes with the fingers on it. */
  finger(step: Parameters<typeof moved>[1]): void {
    const { controls } = this;
    if (!controls || this.#held) return;
    const stand: Stand = {
      from: controls.getPosition(new Vector3()),
      at: controls.getTarget(new Vector3()),
    };
    const { from, at } = moved(stand, step, controls);
    void controls.setLookAt(...from.toArray(), ...at.toArray(), false);
    this.redraw?.();
    this.steered();
  }

  /** Whether a point of the world is in the picture, and no panel before it. */
  shows(point: Vec3): boolean {
    const { camera } = this.controls ?? {};
    if (!camera) return true;
    const { left, right, top, bottom } = freeOf(this.size);
    const { x, y } = this.#seen.set(...point).project(camera);
    const px = ((x + 1) / 2) * this.size.width;
    const py = ((1 - y) / 2) * this.size.height;
    return px >= left && px <= this.size.width - right && py >= top && py <= this.size.height - bottom;
  }

  /** The upper middle of what the panels leave free: CSS pixels, where little is aimed at. */
  get spare(): { readonly x: number; readonly y: number } {
    const { left, right, top, bottom } = freeOf(this.size);
    const { width, height } = this.size;
    return { x: (left + width - right) / 2, y: top + (height - top - bottom) * 0.14 };
  }

  /** Without rules the left button belongs to the pieces: the right one turns the table, the middle one moves it. */
  setFree(free: boolean): void {
    this.#free = free;
    this.#buttons();
  }
  #buttons(): void {
    const { controls } = this;
    if (!controls) return;
    controls.mouseButtons.left = this.#free ? ACTION.none : ACTION.turn;
    controls.mouseButtons.right = this.#free ? ACTION.turn : ACTION.pan;
    controls.mouseButtons.middle = this.#free ? ACTION.pan : ACTION.nearer;
  }

  /** While a piece is held nobody moves the camera, and the rest of a glide is dropped. */
  hold(held: boolean): void {
    this.#held = held;
    if (!this.controls) return;
    if (held) this.controls.stop();
    this.controls.enabled = !held;
  }
}
