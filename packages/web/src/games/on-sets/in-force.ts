import { type InForce, inForceOf, interpret, Steps, scaleFor } from '@forceout/on-sets';
import { ofGame } from '@forceout/rulebook';
import type { Position } from '@forceout/table';

export const inForceIn = ({ variations, rules }: Position): InForce => {
  return inForceOf(variations, ofGame('on-sets', rules.edition));
};

/** The cards of the Double Set, with the blank card as dealt. */
export function doubledIn(position: Position): readonly string[] {
  const inForce = inForceIn(position);
  const { doubleSet } = inForce;
  if (!doubleSet) return [];
  const plain = { ...inForce, symDiff: doubleSet.symmetric, doubleSet: null };
  const scale = scaleFor(position.cards, plain, undefined);
  return interpret(doubleSet.name, [], scale, new Steps({ steps: 100_000 }))[0]?.cards ?? [];
}
