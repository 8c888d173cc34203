import { partsOf, type Wff } from '../language/wff.ts';

/** Plain two-valued truth, written without looking at the prover. */
export function isTrue(wff: Wff, given: Readonly<Record<string, boolean>>): boolean {
  const parts = partsOf(wff);
  switch (parts.op) {
    case 'var':
      return given[parts.name]!;
    case 'N':
      return !isTrue(parts.of, given);
    case 'K':
      return isTrue(parts.left, given) && isTrue(parts.right, given);
    case 'A':
      return isTrue(parts.left, given) || isTrue(parts.right, given);
    case 'C':
      return !isTrue(parts.left, given) || isTrue(parts.right, given);
    case 'E':
      return isTrue(parts.left, given) === isTrue(parts.right, given);
  }
}

/** Is the goal true wherever all premises are? */
export function isConsequence(premises: readonly Wff[], goal: Wff): boolean {
  for (let row = 0; row < 16; row++) {
    const given = { p: (row & 1) > 0, q: (row & 2) > 0, r: (row & 4) > 0, s: (row & 8) > 0 };
    if (premises.every(premise => isTrue(premise, given)) && !isTrue(goal, given)) return false;
  }
  return true;
}
