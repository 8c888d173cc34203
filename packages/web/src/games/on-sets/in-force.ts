import { type InForce, inForceOf, interpret, Steps, scaleFor } from '@forceout/on-sets';
import type { TableView } from '@forceout/table';
import { positionIn } from '../position.ts';

export const inForceIn = (view: TableView): InForce => {
  const { variations, rules } = positionIn(view);
  return inForceOf(variations, rules.edition === 'onsets-2014' ? 'onsets-2014' : 'onsets-2026');
};

/** The cards of the Double Set, with the blank card as dealt. */
export function doubledIn(view: TableView): readonly string[] {
  const inForce = inForceIn(view);
  const { doubleSet } = inForce;
  if (!doubleSet) return [];
  const plain = { ...inForce, symDiff: doubleSet.symmetric, doubleSet: null };
  const scale = scaleFor(positionIn(view).cards, plain, undefined);
  return interpret(doubleSet.name, [], scale, new Steps({ steps: 100_000 }))[0]?.cards ?? [];
}
