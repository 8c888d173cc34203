import { closeScope, type Entry, openScope, type Scope } from '../check/scope.ts';
import { labelOf, type ProofItem, type WrittenProof } from '../language/proof.ts';
import type { Rule } from '../language/rules.ts';
import { isWff, type Wff } from '../language/wff.ts';
import { DEFAULT_READINGS, type Readings } from '../readings.ts';

/** A proof that somebody is still writing. */
export interface Attempt {
  readonly proof: WrittenProof;
  /** How many sub-proofs the next line stands in: that many at the end of the proof are still open. */
  readonly openDepth: number;
  readonly premises: readonly Wff[];
  readonly goal: Wff;
  /** The rules the Solution lists, or those of the game while it is not settled. */
  readonly rules: readonly Rule[];
  readonly readings?: Readings;
}

export const readingsOf = (attempt: Attempt): Readings => attempt.readings ?? DEFAULT_READINGS;

/** The level on which the next line stands, with everything above it. */
export function standing({ proof, openDepth }: Attempt): Scope {
  const walk = (items: readonly ProofItem[], scope: Scope, open: number): Scope => {
    let deepest = scope;
    for (const [index, item] of items.entries()) {
      const label = labelOf(item, index, scope.path.length);
      const path = [...scope.path, label];
      if (item.kind === 'line') {
        const wff = isWff(item.wff) ? item.wff : null;
        scope.entries.push({ kind: 'line', label, path: path.join('.'), wff });
        continue;
      }
      const inner = openScope(scope, path);
      const stays = index === items.length - 1 && open > 0;
      const end = walk(item.items, inner, stays ? open - 1 : 0);
      if (stays) deepest = end;
      else scope.entries.push(closeScope(inner, label, path.join('.'), suppositionOf(inner)));
    }
    return deepest;
  };
  return walk(proof.items, openScope(null, []), openDepth);
}

export function suppositionOf(scope: Scope): Wff | null {
  const first = scope.entries[0];
  return first?.kind === 'line' ? first.wff : null;
}

export interface Seen {
  readonly wff: Wff;
  readonly label: string;
  /** Levels between the line and here: 0 on the same level. */
  readonly r: number;
}

/** The lines that may be used here; from outside only where R may bring them in. */
export function seenFrom(scope: Scope, withR: boolean): readonly Seen[] {
  const seen: Seen[] = [];
  let r = 0;
  for (let at: Scope | null = scope; at !== null; at = withR ? at.parent : null, r++)
    for (const entry of at.entries) {
      if (entry.kind !== 'line' || entry.wff === null || seen.some(line => line.wff === entry.wff)) continue;
      seen.push({ wff: entry.wff, label: entry.label, r });
    }
  return seen;
}

export const subProofsOf = (scope: Scope): readonly Extract<Entry, { kind: 'sub' }>[] =>
  scope.entries.filter(entry => entry.kind === 'sub');
