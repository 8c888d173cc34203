import {
  alwaysOn,
  type ClauseRef,
  clauseRef,
  type Division,
  type EditionOf,
  type Grounds,
  groundsOf,
  type OnSetsGrounds,
  rulesOf,
  variationClause,
} from '@forceout/rulebook';
import type { Mode } from '@forceout/table/rules';
import type { SetName } from './language/syntax.ts';
import { isOperation, type OnSetsSymbol } from './symbols.ts';
import { type Goal, goalValues } from './values/goal.ts';

export type OnSetsEdition = EditionOf<'on-sets'>;

export { MODES, type Mode } from '@forceout/table/rules';

export interface DoubleSet {
  readonly name: SetName;
  /** − in its name is symmetric difference (XIII-C-10 comment; depends on edition and order of selection). */
  readonly symmetric: boolean;
}

/** The variations in force, those that always hold in a division included. */
export interface InForce {
  /** One, or several where a table lets the same name be chosen again with another blank (R-VAR-1). */
  readonly requiredCubes: readonly OnSetsSymbol[];
  readonly wildCube: OnSetsSymbol | null;
  readonly unionInter: boolean;
  readonly univNull: boolean;
  readonly twoOps: boolean;
  readonly multipleOps: boolean;
  readonly noNull: boolean;
  readonly absValue: boolean;
  readonly doubleSet: DoubleSet | null;
  readonly requiredCards: readonly string[];
  readonly forbiddenCard: string | null;
  readonly blankWild: boolean;
  readonly symDiff: boolean;
  readonly twoSolutions: boolean;
}

export interface Mat {
  readonly required: readonly OnSetsSymbol[];
  readonly permitted: readonly OnSetsSymbol[];
  readonly forbidden: readonly OnSetsSymbol[];
  readonly resources: readonly OnSetsSymbol[];
}

/** Everything a Solution is judged against; digit cubes outside the Goal are left out. */
export interface OnSetsPosition {
  readonly edition: OnSetsEdition;
  readonly division: Division;
  /** false in Elementary and in the Basic game: = and ⊆ have no meaning there. */
  readonly restrictions: boolean;
  readonly cards: readonly string[];
  readonly mat: Mat;
  readonly goal: Goal;
  readonly mode: Mode;
  readonly inForce: InForce;
}

export const NONE_IN_FORCE: InForce = {
  requiredCubes: [],
  wildCube: null,
  unionInter: false,
  univNull: false,
  twoOps: false,
  multipleOps: false,
  noNull: false,
  absValue: false,
  doubleSet: null,
  requiredCards: [],
  forbiddenCard: null,
  blankWild: false,
  symDiff: false,
  twoSolutions: false,
};

/** The variations that hold in every shake of a division. */
export const alwaysInForce = (division: Division, edition: OnSetsEdition): InForce => ({
  ...NONE_IN_FORCE,
  ...Object.fromEntries(alwaysOn(edition, division).map(id => [id, true])),
});

/** What − in the name of a Double Set means: in some editions it counts whether Symmetric Difference was called first. */
export function minusIsSymmetric(edition: OnSetsEdition, order: readonly string[]): boolean {
  const symDiff = order.indexOf('symDiff');
  const doubleSet = order.indexOf('doubleSet');
  const always = rulesOf(edition).minusInDoubleSet === 'symmetric';
  return symDiff >= 0 && (always || doubleSet < 0 || symDiff < doubleSet);
}

/**
 * Symbols that may be exchanged for each other share a class, named by its first symbol
 * (XIII-A-3, XIII-A-4); all others are alone in theirs.
 */
export function classOf(symbol: OnSetsSymbol, inForce: InForce): OnSetsSymbol {
  if (symbol === 'N' && inForce.unionInter) return 'U';
  if (symbol === 'L' && inForce.univNull) return 'V';
  return symbol;
}

/** An operation sign with a usable cube may be repeated at will (XIII-A-6). */
export const repeats = (symbol: OnSetsSymbol, inForce: InForce): boolean => inForce.multipleOps && isOperation(symbol);

export const legalGoalValues = (position: Pick<OnSetsPosition, 'goal' | 'inForce'>): readonly number[] =>
  goalValues(position.goal, position.inForce.absValue);

/** The clause to cite for what happened. */
export const cite = (edition: OnSetsEdition, key: keyof OnSetsGrounds): ClauseRef =>
  clauseRef(edition, groundsOf('on-sets', edition)[key][0]);

/** The list item under which a division finds a variation, and what it means to break it. */
export const variationGrounds = (
  { edition, division }: Pick<OnSetsPosition, 'edition' | 'division'>,
  variation: string,
  key: keyof OnSetsGrounds = 'variation-broken',
): Grounds => [variationClause(edition, division, variation), ...groundsOf('on-sets', edition)[key]];
