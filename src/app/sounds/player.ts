import type { Noise, Sound } from '../../stage/theatre/noise';
import { record, VOICES } from './voices';

/** At most so many sounds at once; more are not heard. */
const MOST = 24;
/** How far a sound goes to one side: an ear never hears nothing of it. */
const WIDEST = 0.75;
/** The softest knock is this bright, the hardest that, Hz. */
const DULL = 1600;
const BRIGHT = 16000;
/** Single knocks are far below full: all together they are lifted this much, and the limiter holds crowds down. */
const LIFT = 1.8;
/** Quieter than this force nothing is played. */
const NOTHING = 0.02;

/** Plays sounds into an audio context: from their side, by their force, no two running alike. */
export class Player {
  readonly #master: GainNode;
  readonly #takes = new Map<string, AudioBuffer>();
  readonly #last = new Map<Sound, { readonly time: number; readonly take: number }>();
  #sounding = 0;

  constructor(
    readonly audio: BaseAudioContext,
    readonly random: () => number,
  ) {
    // Many knocks at once are held down rather than cut off.
    const limit = audio.createDynamicsCompressor();
    limit.threshold.value = -9;
    limit.knee.value = 6;
    limit.ratio.value = 12;
    limit.attack.value = 0.002;
    limit.release.value = 0.12;
    this.#master = audio.createGain();
    this.#master.connect(limit).connect(audio.destination);
  }

  /** 0…1, as an ear hears it. */
  set volume(volume: number) {
    this.#master.gain.value = LIFT * volume ** 1.6;
  }

  /** False when it isn't played: too soft, too soon after its like, or too many. */
  play({ sound, force, side, delay = 0 }: Noise): boolean {
    const voice = VOICES[sound];
    const start = this.audio.currentTime + delay / 1000;
    const last = this.#last.get(sound);
    if (force < NOTHING || this.#sounding >= MOST) return false;
    if (last && Math.abs(start - last.time) * 1000 < voice.apart) return false;
    const take = this.#another(voice.takes, last?.take);
    this.#last.set(sound, { time: start, take });
    const source = this.audio.createBufferSource();
    source.buffer = this.#recorded(sound, take);
    source.playbackRate.value = 0.97 + 0.06 * this.random();
    const gain = this.audio.createGain();
    gain.gain.value = force;
    const pan = this.audio.createStereoPanner();
    pan.pan.value = side * WIDEST;
    let end: AudioNode = source;
    if (voice.knock) {
      const dull = this.audio.createBiquadFilter();
      dull.type = 'lowpass';
      dull.frequency.value = DULL * (BRIGHT / DULL) ** force;
      end = source.connect(dull);
    }
    end.connect(gain).connect(pan).connect(this.#master);
    this.#sounding++;
    source.onended = () => {
      this.#sounding--;
      pan.disconnect();
    };
    source.start(start);
    return true;
  }

  #another(takes: number, last: number | undefined): number {
    if (takes < 2 || last === undefined) return Math.floor(this.random() * takes);
    return (last + 1 + Math.floor(this.random() * (takes - 1))) % takes;
  }

  #recorded(sound: Sound, take: number): AudioBuffer {
    const key = `${sound}#${take}`;
    const known = this.#takes.get(key);
    if (known) return known;
    const samples = record(sound, take, this.audio.sampleRate);
    const buffer = this.audio.createBuffer(1, samples.length, this.audio.sampleRate);
    buffer.copyToChannel(samples, 0);
    this.#takes.set(key, buffer);
    return buffer;
  }
}
