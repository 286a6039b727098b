import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { makeSounds } from '../../src/app/sound';
import { Player } from '../../src/app/sounds/player';
import type { Session } from '../../src/session/types';
import type { Noise, Sound } from '../../src/stage/theatre/noise';
import { DEFAULT_SETTINGS } from '../../src/ui/services';
import type { Settings } from '../../src/ui/services';

interface Started {
  readonly buffer: unknown;
  readonly at: number;
  readonly pan: number;
  readonly gain: number;
}

/** A sound device that notes what is started on it. */
class Device {
  static made = 0;
  static last: Device | null = null;
  currentTime = 0;
  readonly sampleRate = 22_050;
  state = 'running';
  readonly started: Started[] = [];
  readonly ends: (() => void)[] = [];
  readonly gains: { gain: { value: number } }[] = [];
  destination = this.#node({});
  constructor() {
    Device.made++;
    Device.last = this;
  }
  resume = (): Promise<void> => Promise.resolve();
  #node<T extends object>(own: T): T & { to: unknown[]; connect(next: unknown): unknown; disconnect(): void } {
    const to: unknown[] = [];
    return {
      ...own,
      to,
      connect: (next: unknown) => {
        to.push(next);
        return next;
      },
      disconnect: () => undefined,
    };
  }
  createDynamicsCompressor = () =>
    this.#node({
      threshold: { value: 0 },
      knee: { value: 0 },
      ratio: { value: 0 },
      attack: { value: 0 },
      release: { value: 0 },
    });
  createGain = () => {
    const gain = this.#node({ gain: { value: 1 } });
    this.gains.push(gain);
    return gain;
  };
  createBiquadFilter = () => this.#node({ type: '', frequency: { value: 0 } });
  #pan = { pan: { value: 0 } };
  createStereoPanner = () => {
    const pan = this.#node({ pan: { value: 0 } });
    this.#pan = pan;
    return pan;
  };
  createBuffer = (_: number, length: number) => ({ length, copyToChannel: () => undefined });
  createBufferSource = () => {
    const source = this.#node({
      buffer: null as unknown,
      playbackRate: { value: 1 },
      onended: null as (() => void) | null,
      start: (at: number) => {
        this.ends.push(() => source.onended?.());
        this.started.push({
          buffer: source.buffer,
          at,
          pan: this.#pan.pan.value,
          gain: this.gains.at(-1)?.gain.value ?? 0,
        });
      },
    });
    return source;
  };
}

const noise = (sound: Sound, more: Partial<Noise> = {}): Noise => ({ sound, force: 0.5, side: 0, ...more });
const player = (device: Device): Player => new Player(device as unknown as BaseAudioContext, Math.random);

afterEach(() => {
  vi.unstubAllGlobals();
  Device.made = 0;
  Device.last = null;
});

describe('the player', () => {
  it('never plays the same take twice running', () => {
    const device = new Device();
    const sounds = player(device);
    for (let i = 0; i < 60; i++) {
      device.currentTime += 1;
      sounds.play(noise('coin'));
      device.ends.at(-1)?.();
    }
    const heard = device.started.map(({ buffer }) => buffer);
    expect(heard).toHaveLength(60);
    heard.forEach((take, i) => expect(take).not.toBe(heard[i + 1]));
    expect(new Set(heard).size).toBeGreaterThan(4);
  });

  it('comes from its side and by its force, neither beyond its bounds', () => {
    const device = new Device();
    const sounds = player(device);
    sounds.play(noise('stone', { side: -1, force: 0.2 }));
    sounds.play(noise('cup', { side: 1, force: 1 }));
    const [left, right] = device.started;
    expect(left?.pan).toBeLessThan(-0.5);
    expect(left?.pan).toBeGreaterThan(-1);
    expect(right?.pan).toBe(-(left?.pan ?? 0));
    expect(left?.gain).toBe(0.2);
    expect(right?.gain).toBe(1);
  });

  it('likes that come too close together are heard once, different ones both', () => {
    const device = new Device();
    const sounds = player(device);
    expect(sounds.play(noise('stone'))).toBe(true);
    expect(sounds.play(noise('stone'))).toBe(false);
    expect(sounds.play(noise('coin'))).toBe(true);
    device.currentTime += 0.05;
    expect(sounds.play(noise('stone'))).toBe(true);
  });

  it('a crowd of sounds has an end, and makes room again', () => {
    const device = new Device();
    const sounds = player(device);
    let played = 0;
    for (let i = 0; i < 100; i++) {
      device.currentTime += 0.1;
      if (sounds.play(noise('purr', { delay: i * 10_000 }))) played++;
    }
    expect(played).toBeLessThan(40);
    for (const end of device.ends) end();
    device.currentTime += 100;
    expect(sounds.play(noise('stone'))).toBe(true);
  });
});

describe('the sounds of the page', () => {
  const page = (settings: Partial<Settings>, touched: boolean) => {
    vi.stubGlobal('AudioContext', Device);
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: touched } });
    const store = createStore<Settings>(() => ({ ...DEFAULT_SETTINGS, ...settings }));
    const session = createStore<Session | null>(() => null);
    return { store, session, play: makeSounds({ settings: store, session }) };
  };

  it('opens no sound device before the page has been touched', () => {
    page({}, false).play(noise('coin'));
    expect(Device.made).toBe(0);
  });

  it('nor while it is muted or turned down', () => {
    page({ muted: true }, true).play(noise('coin'));
    page({ volume: 0 }, true).play(noise('coin'));
    expect(Device.made).toBe(0);
  });

  it('follows the volume, and is silent at once when it is muted', () => {
    const { store, play } = page({ volume: 0.5 }, true);
    play(noise('coin'));
    const device = Device.last as Device;
    const whole = device.gains[0];
    expect(device.started).toHaveLength(1);
    const before = whole?.gain.value ?? 0;
    expect(before).toBeGreaterThan(0);
    store.setState({ volume: 1 });
    expect(whole?.gain.value).toBeGreaterThan(before);
    store.setState({ muted: true });
    expect(whole?.gain.value).toBe(0);
  });

  it('a cat purrs when the last move ends the game, not when an ended game is opened', () => {
    const { session, play } = page({}, true);
    const over = { outcome: { winners: [0], losers: [1], reason: 'most' }, step: 9 };
    const game = (state: object): Session => ({ store: createStore(() => state) }) as unknown as Session;
    session.setState(game(over), true);
    play(noise('lift'));
    const device = Device.last as Device;
    expect(device.started).toHaveLength(1);
    const playing = game({ outcome: null, step: 8 });
    session.setState(playing, true);
    playing.store.setState(over as never);
    expect(device.started).toHaveLength(2);
    expect(device.started[1]?.at).toBeGreaterThan(0);
  });
});
