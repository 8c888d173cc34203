import type { Budget } from '@forceout/table';
import type { State } from '../check/judge.ts';
import type { WrittenProof } from '../language/proof.ts';
import type { WrittenSolution } from '../language/solution.ts';
import { isWff } from '../language/wff.ts';

export type SolveAnswer =
  | { readonly exists: true; readonly solution: WrittenSolution; readonly proof: WrittenProof }
  | { readonly exists: false; readonly certificate: Certificate }
  | { readonly exists: null };

/** Why there is no correct Solution: a stable code and a sentence for people. */
export interface Certificate {
  readonly code: string;
  readonly message: string;
}

export function solve(state: State, _budget: Budget): SolveAnswer {
  if (!isWff(state.goal))
    return { exists: false, certificate: { code: 'goal-not-wff', message: `${state.goal} is not a WFF.` } };
  return { exists: null };
}
