/**
 * Times are processor time of this process (all its threads), not time of the day: other programs that run meanwhile
 * disturb them less, and a core that is idle does not count.
 */

/** Milliseconds of processor time that this process has used. */
export function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds that some work takes, once. */
export function timed(work: () => void): number {
  const begin = spent();
  work();
  return spent() - begin;
}

/**
 * Milliseconds a call of work that is too quick to be timed by itself: so many samples of so many calls each, after as
 * much work unmeasured, so that it runs as it does in a long game.
 */
export function timedMany(samples: number, calls: number, work: (call: number) => void): number[] {
  const batch = (): number =>
    timed(() => {
      for (let i = 0; i < calls; i++) work(i);
    }) / calls;
  for (let i = 0; i < Math.min(samples, 5); i++) batch();
  return Array.from({ length: samples }, batch);
}
