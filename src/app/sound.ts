import type { StoreApi } from 'zustand/vanilla';
import type { Session } from '../session/types';
import type { Noise } from '../stage/theatre/noise';
import type { Settings } from '../ui/services';
import { Player } from './sounds/player';

interface Heard {
  readonly settings: StoreApi<Settings>;
  readonly session: StoreApi<Session | null>;
}

/**
 * The sounds of the table, made on the spot. Nothing is heard, nor is any sound device opened, before the page has been
 * touched, or while it is muted. A cat purrs when a game ends.
 */
export function makeSounds({ settings, session }: Heard): (noise: Noise) => void {
  let player: Player | null = null;
  let device: AudioContext | null = null;
  const volume = (): number => {
    const { muted, volume: wanted } = settings.getState();
    return muted ? 0 : wanted;
  };
  settings.subscribe(() => {
    if (player) player.volume = volume();
  });
  const play = (noise: Noise): void => {
    if (volume() === 0 || !navigator.userActivation?.hasBeenActive) return;
    if (!player || !device) {
      device = new AudioContext();
      player = new Player(device, Math.random);
      player.volume = volume();
    }
    // A device that the system took away comes back with the next sound.
    if (device.state !== 'running') void device.resume();
    player.play(noise);
  };
  let stop: (() => void) | null = null;
  const listen = (now: Session | null): void => {
    stop?.();
    stop =
      now?.store.subscribe((state, before) => {
        const ends = state.outcome !== null && before.outcome === null && state.step === before.step + 1;
        if (ends) play({ sound: 'purr', force: 1, side: 0, delay: 500 });
      }) ?? null;
  };
  listen(session.getState());
  session.subscribe(listen);
  return play;
}
