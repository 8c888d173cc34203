import type { ClauseRef, Division, EditionId } from '@forceout/rulebook';
import type { SetName } from './language/syntax.ts';
import { isColour, isOperation, type OnSetsSymbol } from './symbols.ts';
import { type Goal, goalValues } from './values/goal.ts';

export type OnSetsEdition = Extract<EditionId, `onsets-${string}`>;

/** What happened before the Solutions were written; it decides which Resources cubes may be used (VII-B-4-e, f). */
export const MODES = ['now', 'impossible', 'forceout', 'stop'] as const;
export type Mode = (typeof MODES)[number];

export interface DoubleSet {
  readonly name: SetName;
  /** − in its name is symmetric difference (XIII-C-10 comment; depends on edition and order of selection). */
  readonly symmetric: boolean;
}

/** The variations in force, those that always hold in a division included. */
export interface InForce {
  readonly requiredCube: OnSetsSymbol | null;
  readonly wildCube: OnSetsSymbol | null;
  readonly unionInter: boolean;
  readonly univNull: boolean;
  readonly twoOps: boolean;
  readonly multipleOps: boolean;
  readonly noNull: boolean;
  readonly absValue: boolean;
  readonly doubleSet: DoubleSet | null;
  readonly requiredCard: string | null;
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
  requiredCube: null,
  wildCube: null,
  unionInter: false,
  univNull: false,
  twoOps: false,
  multipleOps: false,
  noNull: false,
  absValue: false,
  doubleSet: null,
  requiredCard: null,
  forbiddenCard: null,
  blankWild: false,
  symDiff: false,
  twoSolutions: false,
};

/** XIII-C special, XIII-D intro: three variations hold in every Junior and Senior shake. */
export const alwaysInForce = (division: Division): InForce =>
  division === 'junior' || division === 'senior'
    ? { ...NONE_IN_FORCE, unionInter: true, univNull: true, multipleOps: true }
    : NONE_IN_FORCE;

/** XIII-C-10 comment: always in 2014-15; in 2026-27 only when Symmetric Difference was called first. */
export function minusIsSymmetric(edition: OnSetsEdition, order: readonly string[]): boolean {
  const symDiff = order.indexOf('symDiff');
  const doubleSet = order.indexOf('doubleSet');
  return symDiff >= 0 && (edition === 'onsets-2014' || doubleSet < 0 || symDiff < doubleSet);
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

export const cite = (edition: OnSetsEdition, clause: string): ClauseRef => `${edition} ${clause}`;

const ITEMS = {
  requiredCube: ['XIII-A-1', 'XIII-B-1', 'XIII-C-4'],
  wildCube: ['XIII-A-2', 'XIII-B-2', 'XIII-C-5'],
  unionInter: ['XIII-A-3', 'XIII-B-3', 'XIII-C-2'],
  univNull: ['XIII-A-4', 'XIII-B-4', 'XIII-C-3'],
  twoOps: ['XIII-A-5', 'XIII-B-5', 'XIII-C-6'],
  multipleOps: ['XIII-A-6', 'XIII-B-6', 'XIII-C-1'],
  noNull: ['XIII-B-8', 'XIII-B-8', 'XIII-C-8'],
  absValue: ['XIII-B-9', 'XIII-B-9', 'XIII-C-9'],
  doubleSet: ['XIII-C-10', 'XIII-C-10', 'XIII-C-10'],
  requiredCard: ['XIII-C-11', 'XIII-C-11', 'XIII-C-11'],
  forbiddenCard: ['XIII-C-11', 'XIII-C-11', 'XIII-C-11'],
  blankWild: ['XIII-C-12', 'XIII-C-12', 'XIII-C-12'],
  symDiff: ['XIII-D-13', 'XIII-D-13', 'XIII-D-13'],
  twoSolutions: ['XIII-D-14', 'XIII-D-14', 'XIII-D-14'],
} as const satisfies Readonly<Record<keyof InForce, readonly [string, string, string]>>;

/** The list item under which a division finds a variation. */
export function itemOf(variation: keyof InForce, division: Division): string {
  const [elementary, middle, junior] = ITEMS[variation];
  return division === 'elementary' ? elementary : division === 'middle' ? middle : junior;
}

/** A symbol that names or builds sets, so one that can stand in a Set-Name. */
export const inSetName = (symbol: OnSetsSymbol): boolean =>
  isColour(symbol) || isOperation(symbol) || symbol === 'V' || symbol === 'L';
