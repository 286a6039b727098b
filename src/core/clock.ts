/**
 * The one source of time. Everything that moves or waits asks a clock that can be set, so that a replay or a film
 * advances by exact steps and a slow machine shows the same thing. Times are milliseconds.
 */
export interface Clock {
  now(): number;
  /** Calls back once when `now() >= at`. Returns a function that cancels the call. */
  at(time: number, call: () => void): () => void;
}

interface Alarm {
  readonly time: number;
  readonly order: number;
  readonly call: () => void;
}

/** A clock that stands still until it is advanced: by a frame loop, a test or a film. */
export class ManualClock implements Clock {
  #now = 0;
  #order = 0;
  #alarms: Alarm[] = [];

  now(): number {
    return this.#now;
  }

  at(time: number, call: () => void): () => void {
    const alarm: Alarm = { time, order: this.#order++, call };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
    };
  }

  /** True while somebody waits for a later time. */
  get waiting(): boolean {
    return this.#alarms.length > 0;
  }

  /** Moves time forward by `ms` ≥ 0, ringing every alarm on the way at its own time, in order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let due = this.#due(end); due; due = this.#due(end)) {
      this.#alarms = this.#alarms.filter((other) => other !== due);
      this.#now = Math.max(this.#now, due.time);
      due.call();
    }
    this.#now = end;
  }

  /** The first alarm up to `end`; of those at the same time the one set first. Makes no objects: it is asked every frame. */
  #due(end: number): Alarm | null {
    let first: Alarm | null = null;
    for (const alarm of this.#alarms) {
      if (alarm.time > end) continue;
      if (!first || alarm.time < first.time || (alarm.time === first.time && alarm.order < first.order)) first = alarm;
    }
    return first;
  }
}
