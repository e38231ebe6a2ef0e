/** Random numbers of one kind (sfc32), the same for the same seed and name. Each kind has a stream of its own. */
export class Chance {
  #a: number;
  #b: number;
  #c: number;
  #d = 1;

  constructor(seed: number, name: string) {
    [this.#a, this.#b, this.#c] = hashed(`${seed} ${name}`);
    for (let i = 0; i < 12; i++) this.bits();
  }

  bits(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** From 0 up to 1. */
  fraction(): number {
    return this.bits() / 2 ** 32;
  }

  /** A whole number from 0 up to `limit`. */
  below(limit: number): number {
    return Math.floor(this.fraction() * limit);
  }

  between(low: number, high: number): number {
    return low + this.fraction() * (high - low);
  }

  /** True with these odds. Draws nothing when they are 0, so that a kind of fault that is off moves nothing else. */
  strikes(odds: number): boolean {
    return odds > 0 && this.fraction() < odds;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }
}

/** Three words from a text (cyrb128). */
function hashed(text: string): [number, number, number] {
  let [a, b, c] = [1779033703, 3144134277, 1013904242];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = a ^ Math.imul(c ^ code, 951274213);
  }
  return [Math.imul(a ^ (c >>> 18), 597399067), Math.imul(b ^ (a >>> 22), 2869860233), c ^ (b >>> 17)];
}
