import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../src/core/clock';

describe('a clock that is advanced by hand', () => {
  it('rings alarms at their own times, in order, those at one time in the order they were set', () => {
    const clock = new ManualClock();
    const rung: string[] = [];
    const set = (name: string, time: number): void => void clock.at(time, () => rung.push(`${name} ${clock.now()}`));
    set('late', 30);
    set('first', 10);
    set('second', 10);
    set('beyond', 31);
    clock.advance(30);
    expect(rung).toEqual(['first 10', 'second 10', 'late 30']);
    expect(clock.waiting).toBe(true);
    clock.advance(1);
    expect(rung.at(-1)).toBe('beyond 31');
    expect(clock.waiting).toBe(false);
  });

  it('rings an alarm that another one sets for the same stretch, and none that was cancelled', () => {
    const clock = new ManualClock();
    const rung: number[] = [];
    const cancel = clock.at(20, () => rung.push(-1));
    clock.at(5, () => {
      cancel();
      clock.at(7, () => rung.push(clock.now()));
    });
    clock.advance(100);
    expect(rung).toEqual([7]);
    expect(clock.now()).toBe(100);
  });

  it('rings at once what was set for a time that has passed', () => {
    const clock = new ManualClock();
    clock.advance(50);
    const rung: number[] = [];
    clock.at(10, () => rung.push(clock.now()));
    clock.advance(0);
    expect(rung).toEqual([50]);
  });
});
