import type { Spot } from './vector';

const numbers = new Float64Array(7);
const words = new Uint32Array(numbers.buffer);

/** A running 64-bit hash over the exact bits of poses (two murmur-like lanes of 32 bits). */
export class PoseHash {
  #a = 0x9747b28c;
  #b = 0x2f1b7a33;

  add({ p, q }: Spot): void {
    numbers[0] = p.x;
    numbers[1] = p.y;
    numbers[2] = p.z;
    numbers[3] = q.x;
    numbers[4] = q.y;
    numbers[5] = q.z;
    numbers[6] = q.w;
    for (const word of words) {
      this.#a = Math.imul(this.#a ^ word, 0xcc9e2d51);
      this.#a ^= this.#a >>> 15;
      this.#b = Math.imul(this.#b ^ word, 0x1b873593) + this.#a;
      this.#b ^= this.#b >>> 13;
    }
  }

  /** 16 hexadecimal digits. */
  toString(): string {
    return hex(this.#a) + hex(this.#b);
  }
}

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');
