import { ArrayCollisionMatrix, Body, Box, Broadphase, Plane, Quaternion, Vec3, World } from 'cannon-es';
import type { ContactEquation } from 'cannon-es';
import { DT, GRAVITY } from '../limits';
import { Islands } from './islands';
import { FRICTION, RELAXATION, STIFFNESS } from './limits';

/** cannon's world of loose pieces: the table top as a plane, what stands fixed, and the bodies. */
export class Ground {
  /** How often cannon has stepped. */
  steps = 0;
  readonly table: Body;
  readonly #world: World;

  constructor() {
    const world = new World({ gravity: new Vec3(0, -GRAVITY, 0), allowSleep: false });
    world.broadphase = new Pairs();
    world.collisionMatrix = new NoMatrix();
    world.collisionMatrixPrevious = new NoMatrix();
    world.solver = new Islands();
    const contact = world.defaultContactMaterial;
    contact.friction = FRICTION;
    contact.restitution = 0;
    contact.contactEquationStiffness = STIFFNESS;
    contact.contactEquationRelaxation = RELAXATION;
    // A plane's normal is +z; turned about x by a quarter it looks up.
    this.table = new Body({ type: Body.STATIC, shape: new Plane() });
    this.table.quaternion = new Quaternion(-Math.SQRT1_2, 0, 0, Math.SQRT1_2);
    world.addBody(this.table);
    this.#world = world;
  }

  add(body: Body): void {
    this.#world.addBody(body);
  }

  remove(body: Body): void {
    this.#world.removeBody(body);
  }

  step(): void {
    this.#world.step(DT);
    this.steps++;
  }

  /** What touched in the last step. */
  get contacts(): readonly ContactEquation[] {
    return this.#world.contacts;
  }
}

export const fixedBox = (half: Vec3, position: Vec3, turn: Quaternion): Body =>
  new Body({ type: Body.STATIC, shape: new Box(half), position, quaternion: turn });

/**
 * Which bodies may touch: everything that moves with all others, by the boxes around them. What lies still costs one
 * comparison for each thing that moves; cannon's own ways sort everything in every step.
 */
class Pairs extends Broadphase {
  readonly #moving: Body[] = [];

  override collisionPairs({ bodies }: World, first: Body[], second: Body[]): void {
    const moving = this.#moving;
    moving.length = 0;
    for (const body of bodies) {
      if (body.aabbNeedsUpdate) body.updateAABB();
      if (body.type === Body.DYNAMIC) moving.push(body);
    }
    for (const one of moving) {
      for (const other of bodies) {
        if (other.type === Body.DYNAMIC && other.index <= one.index) continue;
        if (other.shapes[0] instanceof Plane ? one.aabb.lowerBound.y > 0 : !one.aabb.overlaps(other.aabb)) continue;
        first.push(one);
        second.push(other);
      }
    }
  }
}

/** cannon remembers who touched whom only to tell it to listeners; nobody listens. */
class NoMatrix extends ArrayCollisionMatrix {
  override get(): number {
    return 1;
  }
  override set(): void {}
  override reset(): void {}
  override setNumObjects(): void {}
}
