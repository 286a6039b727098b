import { Body, Box, GSSolver, Plane, Quaternion, SAPBroadphase, Vec3, World } from 'cannon-es';
import { DT, GRAVITY, RESTITUTION } from './limits';
import type { Lane } from './lane';
import type { Piece } from './piece';

/**
 * The cannon-es world. It sees every lane upright, lanes side by side along x, all standing on one ground plane; its
 * bodies are locked to their axis. Only lanes in which something falls are in it: what rests costs nothing.
 */
export class Solver {
  /** How often cannon has stepped. */
  steps = 0;
  readonly #world: World;

  constructor() {
    const world = new World({ gravity: new Vec3(0, -GRAVITY, 0), allowSleep: false });
    world.broadphase = new SAPBroadphase(world);
    const solver = new GSSolver();
    solver.iterations = 50;
    world.solver = solver;
    const contact = world.defaultContactMaterial;
    contact.friction = 0;
    contact.restitution = RESTITUTION;
    contact.contactEquationStiffness = 1e7;
    contact.contactEquationRelaxation = 3;
    // A plane's normal is +z; turned about x by a quarter it looks up.
    const ground = new Body({ type: Body.STATIC, shape: new Plane() });
    ground.quaternion = new Quaternion(-Math.SQRT1_2, 0, 0, Math.SQRT1_2);
    world.addBody(ground);
    this.#world = world;
  }

  step(): void {
    this.#world.step(DT);
    this.steps++;
  }

  /** The piece becomes a body that falls, where it is and as fast as it is. */
  drop(piece: Piece, lane: Lane): void {
    const body = this.#bodyIn(piece, lane);
    body.type = Body.DYNAMIC;
    body.mass = piece.kind.mass;
    body.updateMassProperties();
    body.velocity.set(0, piece.velocity.y, 0);
  }

  /** The piece becomes part of the ground, for those that land on it. */
  freeze(piece: Piece, lane: Lane): void {
    const body = this.#bodyIn(piece, lane);
    body.type = Body.STATIC;
    body.mass = 0;
    body.updateMassProperties();
    body.velocity.set(0, 0, 0);
  }

  /** Height and speed of a falling piece, as cannon left them. */
  read(piece: Piece, lane: Lane): void {
    if (!piece.body) return;
    piece.at.y = piece.body.position.y - lane.pitch / 2;
    piece.velocity.y = piece.body.velocity.y;
  }

  /** Writes height and speed of a falling piece back, and the push that it feels besides gravity (units/s²). */
  write(piece: Piece, lane: Lane, push: number): void {
    if (!piece.body) return;
    piece.body.position.y = piece.at.y + lane.pitch / 2;
    piece.body.velocity.y = piece.velocity.y;
    piece.body.force.y = push * piece.kind.mass;
    piece.body.aabbNeedsUpdate = true;
  }

  remove(piece: Piece): void {
    if (!piece.solid || !piece.body) return;
    this.#world.removeBody(piece.body);
    piece.solid = false;
  }

  #bodyIn(piece: Piece, lane: Lane): Body {
    const tall = lane.pitch / 2;
    const fits = piece.body?.shapes[0] instanceof Box && piece.body.shapes[0].halfExtents.y === tall;
    if (!piece.body || !fits) {
      this.remove(piece);
      const wide = Math.max(piece.half.x, piece.half.z);
      piece.body = new Body({
        shape: new Box(new Vec3(wide, tall, wide)),
        mass: piece.kind.mass,
        fixedRotation: true,
        linearFactor: new Vec3(0, 1, 0),
        angularFactor: new Vec3(0, 0, 0),
        linearDamping: 0,
        angularDamping: 0,
        allowSleep: false,
      });
    }
    const body = piece.body;
    body.position.set(lane.x, piece.at.y + tall, 0);
    body.force.set(0, 0, 0);
    body.aabbNeedsUpdate = true;
    if (!piece.solid) {
      this.#world.addBody(body);
      piece.solid = true;
    }
    return body;
  }
}
