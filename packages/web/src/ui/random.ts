/** A seed for a computer player. */
/** A random word of 32 bits. */
export function randomWord(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word;
}

export const newSeed = (): number => randomWord() >>> 1;
