import type { Dice } from '@forceout/table';

/**
 * Fair dice. Before a shake the table shows the hashes of two secret seeds, one for the roll and one for the deal; with
 * the roll and the deal it shows the seeds. Block n of a seed's numbers is SHA-256 of `seed:n`; four bytes (big endian)
 * make a number, and numbers that would favour some faces are skipped.
 */
const WORDS = 8;
const BLOCKS = 32;

export const seedBlocks = (seed: string): readonly string[] => Array.from({ length: BLOCKS }, (_, n) => `${seed}:${n}`);

/** Dice that throw what the blocks say. 256 numbers are more than any roll or deal needs. */
export function diceFrom(block: (n: number) => Uint8Array): Dice {
  let used = 0;
  let view: DataView | null = null;
  const next = (): number => {
    if (used === WORDS * BLOCKS) throw new Error('the seed is used up');
    if (used % WORDS === 0) {
      const bytes = block(used / WORDS);
      view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    return view!.getUint32((used++ % WORDS) * 4);
  };
  return {
    below(n) {
      const fair = 2 ** 32 - (2 ** 32 % n);
      for (;;) {
        const x = next();
        if (x < fair) return x % n;
      }
    },
  };
}

const PREFIX = 'sha256';

/** What a table commits to: the kind of hash and the hashes of the seeds. */
export const commitment = (rollHash: string, dealHash: string): string => `${PREFIX}:${rollHash}:${dealHash}`;

export function readCommitment(text: string): { readonly roll: string; readonly deal: string } | null {
  const [prefix, roll, deal] = text.split(':');
  return prefix === PREFIX && roll !== undefined && deal !== undefined ? { roll, deal } : null;
}

export const hex = (bytes: Uint8Array): string => Array.from(bytes, b => b.toString(16).padStart(2, '0')).join('');
