import type { Dice } from '@forceout/table';
import { commitment, diceFrom, hex } from '@forceout/wire';

/** The secret seeds of a shake. Shake 0 is the roll-off, which has only a roll. */
export interface Seeds {
  readonly shake: number;
  readonly roll: string;
  readonly deal: string;
}

/** SHA-256 of a text; where the host runs there is one. */
export type Sha256 = (text: string) => Uint8Array;

export const diceOf = (sha256: Sha256, seed: string): Dice => diceFrom(n => sha256(`${seed}:${n}`));

export const commitmentOf = (sha256: Sha256, seeds: Seeds): string =>
  commitment(hex(sha256(seeds.roll)), hex(sha256(seeds.deal)));
