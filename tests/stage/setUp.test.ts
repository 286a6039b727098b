import { describe, expect, it } from 'vitest';
import { SetUp } from '../../src/stage/theatre/setUp';

/** Whether it has answered by now. */
async function answered(done: Promise<void>): Promise<boolean> {
  let there = false;
  void done.then(() => {
    there = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  return there;
}

describe('the show before a first move', () => {
  it('answers when its time is over, and not before', async () => {
    const setUp = new SetUp(() => undefined);
    const done = setUp.begin(100);
    setUp.tick(60);
    expect(await answered(done)).toBe(false);
    setUp.tick(60);
    expect(await answered(done)).toBe(true);
    expect(setUp.showing).toBe(false);
  });

  it('of a game with nothing to put together answers at once', async () => {
    const setUp = new SetUp(() => undefined);
    expect(await answered(setUp.begin(0))).toBe(true);
    expect([setUp.showing, setUp.time]).toEqual([false, Number.POSITIVE_INFINITY]);
  });
});
