import type { TableDice } from './decide-with-dice.ts';
import { commitmentOf, diceOf, type Seeds, type Sha256 } from './seeds.ts';

/** Dice whose seeds are secret until they are used; their hash is in the log before anybody can roll. */
export function sealedDice(sha256: Sha256, newSeed: () => string, before: Seeds | null): TableDice {
  let seeds = before;
  return {
    keepsGiven: false,
    throwFor(kind, part) {
      const seed = seeds?.[kind];
      if (seed === undefined) return null;
      return { dice: diceOf(sha256, `${seed}${part}`), seed: part === '' ? { seed } : {} };
    },
    commitment(shake) {
      seeds = { shake, roll: newSeed(), deal: newSeed() };
      return { seeds, hash: commitmentOf(sha256, seeds) };
    },
  };
}
