/** How likely a bit is to be one, learnt from the bits before it. */
export class Chance {
  #one = 0x8000;
  #seen = 0;

  get one(): number {
    return this.#one;
  }

  get seen(): number {
    return this.#seen;
  }

  /** The first bits teach much, later ones a little less, until one in thirty. */
  learn(bit: number): void {
    const step = this.#seen < 30 ? ++this.#seen + 1.5 : 31;
    this.#one += Math.trunc(((bit ? 0xffff : 0) - this.#one) / step);
  }

  copy(): Chance {
    const chance = new Chance();
    chance.#one = this.#one;
    chance.#seen = this.#seen;
    return chance;
  }
}

/** Writes or reads: whoever uses it says the same in both cases. A reader is given no bit. */
export interface BitCoder {
  bit(chance: Chance, bit: number | undefined): number;
}

/** Between the two ends of what is left of the range, 32 bits each. */
const middle = (low: number, high: number, one: number): number => {
  const range = high - low;
  return low + Math.floor(range / 0x10000) * one + Math.floor(((range % 0x10000) * one) / 0x10000);
};

/** Keeps both sides possible. */
const sure = (one: number): number => Math.min(0xfff0, Math.max(0x10, one));

export class BitWriter implements BitCoder {
  readonly #bytes: number[] = [];
  #low = 0;
  #high = 0xffffffff;

  bit(chance: Chance, bit = 0): number {
    const mid = middle(this.#low, this.#high, sure(chance.one));
    if (bit) this.#high = mid;
    else this.#low = mid + 1;
    chance.learn(bit);
    while (((this.#low ^ this.#high) & 0xff000000) === 0) {
      this.#bytes.push(this.#high >>> 24);
      this.#low = (this.#low << 8) >>> 0;
      this.#high = ((this.#high << 8) | 0xff) >>> 0;
    }
    return bit;
  }

  end(): Buffer {
    // Whatever is missing is read as nought, and the ends differ in their first byte.
    return Buffer.from([...this.#bytes, this.#high >>> 24]);
  }
}

export class BitReader implements BitCoder {
  readonly #bytes: Uint8Array;
  #at = 0;
  #low = 0;
  #high = 0xffffffff;
  #value = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    for (let i = 0; i < 4; i++) this.#take();
  }

  #take(): void {
    if (this.#at > this.#bytes.length + 8) throw new Error('the archive ends too early');
    this.#value = ((this.#value << 8) | (this.#bytes[this.#at++] ?? 0)) >>> 0;
  }

  bit(chance: Chance): number {
    const mid = middle(this.#low, this.#high, sure(chance.one));
    const bit = this.#value <= mid ? 1 : 0;
    if (bit) this.#high = mid;
    else this.#low = mid + 1;
    chance.learn(bit);
    while (((this.#low ^ this.#high) & 0xff000000) === 0) {
      this.#low = (this.#low << 8) >>> 0;
      this.#high = ((this.#high << 8) | 0xff) >>> 0;
      this.#take();
    }
    return bit;
  }
}
