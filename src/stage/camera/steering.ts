import { Plane, Vector3 } from 'three';
import type { Lens } from '../theatre/lens';
import type { CameraDesk } from './desk';

const DOUBLE = 400;
const SLOP = 16;
/** Fingers touch the table's face; a little higher, where things are, they meet what one sees under them. */
const TOUCHED = new Plane(new Vector3(0, 1, 0), -0.2);
/** Beyond the table there is nothing to hold on to. */
const REACH = 9;

interface Spot {
  x: number;
  y: number;
}

/**
 * What reaches bare table: fingers that turn, move and bring it nearer, and a double press that focuses. The hand has heard
 * every press before and keeps those that take up a piece.
 */
export function steer(canvas: HTMLElement, desk: CameraDesk, lens: Lens): () => void {
  const fingers = new Map<number, Spot>();
  let last = { x: 0, y: 0, time: -Infinity };

  const ground = ({ x, y }: Spot): Vector3 | null => {
    const hit = lens.ray({ x, y }).intersectPlane(TOUCHED, new Vector3());
    return hit && Math.hypot(hit.x, hit.z) < REACH ? hit : null;
  };
  const onDown = (event: PointerEvent): void => {
    const at = lens.at(event);
    if (event.pointerType === 'touch') fingers.set(event.pointerId, at);
    if (event.button !== 0 || !event.isPrimary) return;
    const again = event.timeStamp - last.time < DOUBLE && Math.hypot(at.x - last.x, at.y - last.y) < SLOP;
    last = again ? { x: 0, y: 0, time: -Infinity } : { ...at, time: event.timeStamp };
    const point = again ? ground(at) : null;
    if (point) desk.focus([point.x, 0, point.z]);
  };
  const onMove = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before || !desk.steering) return;
    const now = lens.at(event);
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const [other] = others;
    if (!other) {
      desk.finger({ type: 'turn', x: (now.x - before.x) / lens.width, y: (now.y - before.y) / lens.height });
    } else if (others.length === 1) {
      const was = ground(middle(before, other));
      const is = ground(middle(now, other));
      const apart = distance(now, other) / Math.max(1, distance(before, other));
      if (was && is) desk.finger({ type: 'pinch', was, is, apart, angle: angle(other, now) - angle(other, before) });
    }
    fingers.set(event.pointerId, now);
  };
  const onUp = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  const listeners = [
    ['pointerdown', onDown],
    ['pointermove', onMove],
    ['pointerup', onUp],
    ['pointercancel', onUp],
  ] as const;
  for (const [type, call] of listeners) canvas.addEventListener(type, call);
  return () => {
    for (const [type, call] of listeners) canvas.removeEventListener(type, call);
  };
}

const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const angle = (a: Spot, b: Spot): number => Math.atan2(b.y - a.y, b.x - a.x);
