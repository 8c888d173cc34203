/** Small seeded generator, the same on every machine. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return sides => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % sides;
  };
}

const FACES = ['0123+-', '0123x/', '456x-*', '789+/r'];

export function rolled(roll: (sides: number) => number, count: number): string {
  return Array.from({ length: count }, () => FACES[roll(4)]![roll(6)]!).join('');
}
