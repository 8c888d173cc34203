import { join, partsOf, type Wff } from './wff.ts';

/** All parts of the WFFs, an E with the two C WFFs it stands for. */
export function partsAround(wffs: readonly Wff[]): ReadonlySet<Wff> {
  const found = new Set<Wff>();
  const walk = (wff: Wff): void => {
    if (found.has(wff)) return;
    found.add(wff);
    const parts = partsOf(wff);
    if (parts.op === 'N') walk(parts.of);
    else if (parts.op !== 'var') {
      walk(parts.left);
      walk(parts.right);
      if (parts.op !== 'E') return;
      found.add(join('C', parts.left, parts.right));
      found.add(join('C', parts.right, parts.left));
    }
  };
  wffs.forEach(walk);
  return found;
}
