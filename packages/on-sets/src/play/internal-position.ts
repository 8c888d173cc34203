import { ofGame } from '@forceout/rulebook';
import type { Claim, Json, Position, TableRules, Variation } from '@forceout/table';
import { modeAfter } from '@forceout/table/rules';
import { parseSetName } from '../language/parse.ts';
import {
  type InForce,
  type Mat,
  minusIsSymmetric,
  NONE_IN_FORCE,
  type OnSetsEdition,
  type OnSetsPosition,
} from '../position.ts';
import { readGoal } from '../questions/read-position.ts';
import { isSymbol, type OnSetsSymbol } from '../symbols.ts';
import type { Goal } from '../values/goal.ts';
import { isCard } from '../values/universe.ts';

export function editionOf({ edition }: TableRules): OnSetsEdition {
  return ofGame('on-sets', edition);
}

export const playsRestrictions = (rules: TableRules): boolean => rules.restrictions && rules.division !== 'elementary';

const valuesIn = (variations: readonly Variation[], id: string): readonly Json[] =>
  variations.filter(variation => variation.id === id).map(({ value }) => value);

export function inForceOf(variations: readonly Variation[], edition: OnSetsEdition): InForce {
  const order = variations.map(variation => variation.id);
  const has = (id: string): boolean => order.includes(id);
  const [wild] = valuesIn(variations, 'wildCube');
  const [forbidden] = valuesIn(variations, 'forbiddenCard');
  const [double] = valuesIn(variations, 'doubleSet');
  const name = typeof double === 'string' ? parseSetName(double) : null;
  return {
    ...NONE_IN_FORCE,
    requiredCubes: valuesIn(variations, 'requiredCube').filter(isSymbol),
    wildCube: isSymbol(wild) ? wild : null,
    unionInter: has('unionInter'),
    univNull: has('univNull'),
    twoOps: has('twoOps'),
    multipleOps: has('multipleOps'),
    noNull: has('noNull'),
    absValue: has('absValue'),
    doubleSet: name?.ok ? { name: name.value, symmetric: minusIsSymmetric(edition, order) } : null,
    requiredCards: valuesIn(variations, 'requiredCard').filter(isCard),
    forbiddenCard: isCard(forbidden) ? forbidden : null,
    blankWild: has('blankWild'),
    symDiff: has('symDiff'),
    twoSolutions: has('twoSolutions'),
  };
}

export function matOf(position: Position): Mat {
  const faces = (cubes: Position['resources']): OnSetsSymbol[] =>
    cubes.flatMap(cube => (isSymbol(cube.face) ? [cube.face] : []));
  return {
    required: faces(position.required),
    permitted: faces(position.permitted),
    forbidden: faces(position.forbidden),
    resources: faces(position.resources),
  };
}

/** After a disputed no-Goal everything in Resources may be used (2026-27 III-D-2), as after Impossible. */

export function internalPosition(position: Position, after: Claim, goal: Goal): OnSetsPosition {
  const edition = editionOf(position.rules);
  return {
    edition,
    division: position.rules.division,
    restrictions: playsRestrictions(position.rules),
    cards: position.cards,
    mat: matOf(position),
    goal,
    mode: modeAfter(after),
    inForce: inForceOf(position.variations, edition),
  };
}

/** A Goal in the protocol's form, null when it is not one. */
export function goalOf(goal: Json): Goal | null {
  try {
    return readGoal(goal);
  } catch {
    return null;
  }
}
