/** Chance that comes from a seed alone, the same on every machine (whole numbers only, no library function). */
export interface Chance {
  /** A whole number from 0 to below `n`. */
  readonly below: (n: number) => number;
  /** 32 bits. */
  readonly bits: () => number;
}

export function chanceFrom(seed: number): Chance {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  const bits = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return (x ^ (x >>> 14)) >>> 0;
  };
  return { bits, below: n => Math.floor((bits() / 4294967296) * n) };
}

export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = chance.below(i + 1);
    const [here, there] = [copy[i], copy[j]];
    if (here === undefined || there === undefined) continue;
    copy[i] = there;
    copy[j] = here;
  }
  return copy;
}
