import type { StoreApi } from 'zustand/vanilla';
import type { Settings } from '../ui/services';

/** How a kind of piece sounds when it knocks on something: pitch in Hz, ring in seconds, how much noise is in it. */
const VOICES: Readonly<Record<string, { readonly pitch: number; readonly ring: number; readonly noise: number }>> = {
  tile: { pitch: 1150, ring: 0.07, noise: 0.5 },
  coin: { pitch: 3900, ring: 0.22, noise: 0.12 },
  sugar: { pitch: 700, ring: 0.05, noise: 0.85 },
  'drink-tile': { pitch: 420, ring: 0.05, noise: 0.75 },
  cup: { pitch: 240, ring: 0.09, noise: 0.7 },
};

/** At most one knock in this time, ms: a falling column is a clatter, not a wall of noise. */
const APART = 35;

/** Knocks of pieces, made on the spot from a tone and some noise. Silent until the page has been touched. */
export function makeKnocks(settings: StoreApi<Settings>): (kind: string, speed: number) => void {
  let audio: AudioContext | null = null;
  let last = 0;
  let noise: AudioBuffer | null = null;
  return (kind, speed) => {
    const { muted, volume } = settings.getState();
    if (muted || volume === 0 || !navigator.userActivation?.hasBeenActive) return;
    const now = performance.now();
    if (now - last < APART) return;
    last = now;
    audio ??= new AudioContext();
    noise ??= hiss(audio);
    const {
      pitch,
      ring,
      noise: share,
    } = VOICES[kind.startsWith('cup') ? 'cup' : kind] ?? { pitch: 500, ring: 0.06, noise: 0.6 };
    const loud = Math.min(1, speed / 8) * volume * 0.25;
    const start = audio.currentTime;
    const out = audio.createGain();
    out.gain.setValueAtTime(loud, start);
    out.gain.exponentialRampToValueAtTime(0.0001, start + ring * 2.5);
    out.connect(audio.destination);
    const tone = audio.createOscillator();
    // Two knocks are never quite alike.
    tone.frequency.value = pitch * (0.94 + (now % 13) / 100);
    const toneGain = audio.createGain();
    toneGain.gain.value = 1 - share;
    tone.connect(toneGain).connect(out);
    tone.start(start);
    tone.stop(start + ring * 2.5);
    const grains = audio.createBufferSource();
    grains.buffer = noise;
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = pitch * 1.4;
    const noiseGain = audio.createGain();
    noiseGain.gain.value = share;
    grains.connect(filter).connect(noiseGain).connect(out);
    grains.start(start);
    grains.stop(start + ring);
  };
}

function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const data = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    data[i] = state / 0x80000000;
  }
  return buffer;
}
