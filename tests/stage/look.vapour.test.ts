import { describe, expect, it, vi } from 'vitest';
import { Vapour } from '../../src/stage/look/vapour';

const FRAME = 1000 / 60;

/** Ticks until it rests; answers after how many ms, at most a minute. */
function untilRest(vapour: Vapour): number {
  for (let ms = 0; ms < 60_000; ms += FRAME) if (!vapour.tick(FRAME).busy) return ms;
  return Number.POSITIVE_INFINITY;
}

describe('steam', () => {
  it('hangs still, and asks for nothing, until something has moved', () => {
    const vapour = new Vapour();
    vapour.draw = vi.fn();
    expect(vapour.tick(FRAME)).toEqual({ changed: false, busy: false });
    expect(vapour.draw).not.toHaveBeenCalled();
  });

  it('rises for some seconds after that, in fewer pictures than the display has, and rests again', () => {
    const vapour = new Vapour();
    vapour.draw = vi.fn();
    const before = vapour.time;
    vapour.stir();
    const lasted = untilRest(vapour);
    expect(lasted).toBeGreaterThan(2_000);
    expect(lasted).toBeLessThan(6_000);
    expect(vapour.time - before).toBeGreaterThan(1);
    const pictures = vi.mocked(vapour.draw).mock.calls.length;
    expect(pictures).toBeGreaterThan(20);
    expect(pictures).toBeLessThanOrEqual(lasted / 50 + 1);
    expect(vapour.tick(FRAME).busy).toBe(false);
  });

  it('comes to a halt without a jump', () => {
    const vapour = new Vapour();
    vapour.stir();
    let last = vapour.strength;
    let way = vapour.time;
    let step = FRAME / 1000;
    for (let busy = true; busy; ) {
      busy = vapour.tick(FRAME).busy;
      expect(last - vapour.strength).toBeLessThan(0.02);
      expect(vapour.time - way).toBeLessThanOrEqual(step + 1e-9);
      [step, way, last] = [vapour.time - way, vapour.time, vapour.strength];
    }
    expect(step).toBeLessThan(FRAME / 100_000);
  });

  it('asks for no more pictures where each takes long', () => {
    const vapour = new Vapour();
    vapour.draw = vi.fn();
    vapour.stir();
    vapour.tick(FRAME);
    expect(vapour.tick(250)).toEqual({ changed: false, busy: false });
    expect(vapour.draw).not.toHaveBeenCalled();
  });

  it('stays still with less motion', () => {
    const vapour = new Vapour();
    vapour.draw = vi.fn();
    vapour.lively = false;
    vapour.stir();
    expect(untilRest(vapour)).toBe(0);
    expect(vapour.draw).not.toHaveBeenCalled();
    expect(vapour.strength).toBeLessThan(1);
  });
});
