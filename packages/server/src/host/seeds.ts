import { createHash } from 'node:crypto';
import type { Dice } from '@forceout/table';
import { commitment, diceFrom, hex } from '@forceout/wire';

/** The secret seeds of a shake. Shake 0 is the roll-off, which has only a roll. */
export interface Seeds {
  readonly shake: number;
  readonly roll: string;
  readonly deal: string;
}

export const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();

export const diceOf = (seed: string): Dice => diceFrom(n => sha256(`${seed}:${n}`));

export const commitmentOf = (seeds: Seeds): string => commitment(hex(sha256(seeds.roll)), hex(sha256(seeds.deal)));
