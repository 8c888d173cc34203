import type { Mat } from '../mat.ts';
import { add, asFraction, integer, type Num } from '../values/number.ts';
import { sumKey } from '../values/sum.ts';
import { effects } from '../variations/effects.ts';
import { EnclosedSteps } from './enclosed-steps.ts';
import { Steps } from './forward.ts';
import { tailValues } from './goal-tails.ts';
import { holdsGeneralRule } from './height.ts';
import { Inverse } from './inverse.ts';
import type { Limits } from './limits.ts';
import { MemoryBudget } from './memory-budget.ts';
import type { Multisets } from './multisets.ts';
import { Sought } from './sought.ts';
import { Tables } from './tables.ts';
import { Targets } from './targets.ts';
import { ValueTable } from './values.ts';

const MOST_OTHERS = 150_000;

/** What a search works out and keeps. */
interface SearchParts {
  readonly values: ValueTable;
  readonly step: Steps;
  readonly tables: Tables;
  readonly inverse: Inverse;
  readonly targets: Targets;
  /** Goal values that are known between bounds only; null: not all are known. */
  readonly tails: readonly number[] | null;
}

export function searchPartsOf(
  sets: Multisets,
  limits: Limits,
  goals: readonly Num[],
  memory: MemoryBudget,
  from: Omit<SearchParts, 'targets' | 'inverse' | 'tails'> | null = null,
  tailTexts: readonly string[] = [],
): SearchParts {
  const { rules } = sets.supply;
  const values = from?.values ?? new ValueTable();
  const step = from?.step ?? new Steps(values, rules, MOST_OTHERS);
  const isReal = !effects(rules).radicalIsUnit || goals.every(g => asFraction(g) !== null);
  step.short = limits.effort === 'quick' && !holdsGeneralRule(rules) && isReal;
  step.enclosed = limits.effort === 'enclosed' ? new EnclosedSteps(step) : null;
  const { writesFactorials, oneIsAPower } = effects(rules);
  if ((writesFactorials || rules.multipleOf !== null) && !oneIsAPower) step.enclosed?.askNatures(false);
  const sought = step.short ? new Sought(goals) : null;
  step.sought = sought?.isEmpty ? null : sought;
  const tables = from?.tables ?? new Tables(sets, limits, step, values, memory);
  const roots = rootsOf(goals, rules.multipleOf).flatMap(g => step.indexOf(g) ?? []);
  const inverse = new Inverse(step);
  const tails = tailTexts.length === 0 ? [] : tailValues(tailTexts, step);
  const targets = new Targets(sets, limits, tables, inverse, [...roots, ...(tails ?? [])]);
  return { values, step, tables, inverse, targets, tails };
}

/** With Multiple of k there are more Goal values than can be listed: the nearest ones, which nearly always will do. */
function rootsOf(goals: readonly Num[], multipleOf: number | null): readonly Num[] {
  if (multipleOf === null) return goals;
  return NEAR_MULTIPLES.flatMap(m => goals.map(g => add(g, integer(m * multipleOf))));
}

const NEAR_MULTIPLES = [-1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6];

/**
 * What quick searches of one position share while they differ in where a cube or two lie: which values some cubes have
 * does not depend on that. Values wanted depend on how many digits there are to use.
 */
export class SearchCache {
  private readonly memory = new MemoryBudget();
  private readonly known = new Map<string, SearchParts>();

  constructor(readonly frame: Mat) {}

  partsFor(sets: Multisets, limits: Limits, goals: readonly Num[]): SearchParts {
    const { wild, types } = sets.supply;
    const bangs = types.find(t => t.part.role === 'bang')?.most ?? 0;
    // Which numbers are worth keeping depends on the Goal values that are still open.
    const open = goals.map(({ num, den }) => `${sumKey(num)}|${sumKey(den)}`).join(' ');
    const tables = `${wild?.face}${wild?.symbol}!${bangs} ${open}`;
    const targets = `${tables} ${sets.allDigits}`;
    const known = this.known.get(targets);
    if (known) return known;
    const parts = searchPartsOf(sets, limits, goals, this.memory, this.known.get(tables) ?? null);
    this.known.set(tables, parts);
    this.known.set(targets, parts);
    return parts;
  }
}
