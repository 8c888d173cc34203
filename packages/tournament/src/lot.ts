/** UTF-8 by hand: a pure package has no text encoder. A lone surrogate becomes U+FFFD, as encoders do. */
function* utf8(text: string): Generator<number> {
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (code < 0x80) yield code;
    else if (code < 0x800) yield* [0xc0 | (code >> 6), 0x80 | (code & 63)];
    else if (code < 0x10000) yield* [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)];
    else yield* [0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)];
  }
}

/** A lot anybody can draw again: FNV-1a, 32 bits, of `seed:id`. The lower is the better. */
export function lotOf(seed: number, id: string): number {
  let hash = 0x811c9dc5;
  for (const byte of utf8(`${seed}:${id}`)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
