import type { InForce } from '../position.ts';
import type { Form } from './account.ts';
import type { Hand, Pool } from './pools.ts';

const required = (pools: readonly Pool[]): number => pools.reduce((sum, pool) => sum + pool.required, 0);
const available = (pools: readonly Pool[]): number => pools.reduce((sum, pool) => sum + pool.available, 0);

/**
 * Why no Solution has this form at all, told from the numbers of cubes; null where that says nothing. Each reason is one
 * line of arithmetic: a part with n operands in s Set-Names has exactly n − s signs that join two.
 */
export function emptyForm(hand: Hand, inForce: InForce, form: Form): string | null {
  const { operands } = form;
  if (operands < required(hand.leaves)) return 'required-operands';
  const joining = hand.ops.slice(0, 3);
  const primes = hand.ops.slice(3);
  // The fewest and the most joins: Restrictions have from k + 1 (one chain) to 2k sides (single relations).
  const k = form.form === 'restrictions' ? form.relations : 0;
  const most = operands - k - 1;
  const fewest = form.form === 'restrictions' ? Math.max(0, operands - 2 * k) : most;
  if (k > 0 && k < required(hand.rels)) return 'required-relations';
  if (required(joining) > most) return 'required-signs';
  const joins = available(joining);
  if (inForce.multipleOps ? joins === 0 && fewest > 0 : joins < fewest) return 'signs-missing';
  if (form.form === 'restrictions' || !inForce.twoOps) return null;
  const signs = inForce.multipleOps ? (available(primes) > 0 ? 2 : most) : most + available(primes);
  return signs < 2 ? 'two-operations' : null;
}
