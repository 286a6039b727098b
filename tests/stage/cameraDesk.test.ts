import { describe, expect, it } from 'vitest';
import { CameraDesk } from '../../src/stage/camera/desk';
import type { Shot } from '../../src/stage/camera/framing';

const SEAT: Shot = { from: [0, 4.3, 6.7], at: [0, 0.6, 0], fov: 38 };
const ABOVE: Shot = { from: [0, 6.6, 9], at: [0, 0, 0], fov: 35 };

/** Controls that only note where they were sent. */
function steered() {
  const sent: boolean[] = [];
  const desk = new CameraDesk(SEAT);
  desk.controls = {
    camera: { fov: 38, updateProjectionMatrix: () => undefined },
    setLookAt: (...told: unknown[]) => {
      sent.push(told.at(-1) as boolean);
      return Promise.resolve();
    },
  } as unknown as NonNullable<CameraDesk['controls']>;
  let drawn = 0;
  desk.redraw = () => {
    drawn++;
  };
  return { desk, sent, drawn: () => drawn };
}

describe('the camera desk', () => {
  it('draws another view also when motion is reduced and the camera jumps', () => {
    const { desk, sent, drawn } = steered();
    desk.reducedMotion = true;
    desk.go(ABOVE);
    expect(sent).toEqual([false]);
    expect(drawn()).toBe(1);
  });

  it('glides otherwise', () => {
    const { desk, sent } = steered();
    desk.go(ABOVE);
    expect(sent).toEqual([true]);
  });
});
