import { partsAround } from '../language/parts-around.ts';
import { join, partsOf, type Wff } from '../language/wff.ts';
import { intern, newFormulas } from '../prove/formulas.ts';
import { provable } from '../prove/prove.ts';
import { BIT, type RuleSet } from '../prove/rule-set.ts';
import type { Problem } from './candidate.ts';
import { type Letters, tally } from './pool.ts';
import { supportsOf } from './support.ts';

/** The letters of the goal by the side they stand on: what must be shown, and what may be supposed. */
export interface Sides {
  readonly shown: ReadonlySet<string>;
  readonly supposed: ReadonlySet<string>;
}

export function sidesOf(goal: Wff): Sides {
  const shown = new Set<string>();
  const supposed = new Set<string>();
  const walk = (part: Wff, show: boolean): void => {
    const parts = partsOf(part);
    (show ? shown : supposed).add(parts.op);
    if (parts.op === 'N') walk(parts.of, !show);
    else if (parts.op === 'K' || parts.op === 'A') {
      walk(parts.left, show);
      walk(parts.right, show);
    } else if (parts.op !== 'var') {
      walk(parts.left, !show);
      walk(parts.right, show);
      if (parts.op !== 'E') return;
      (show ? shown : supposed).add('C');
      walk(parts.left, show);
      walk(parts.right, !show);
    }
  };
  walk(goal, true);
  return { shown, supposed };
}

function backAndForth(goal: Wff): Wff {
  const parts = partsOf(goal);
  return parts.op === 'C' ? join('E', parts.left, parts.right) : goal;
}

/** What is known of a goal, whatever the cubes. */
interface GoalSurvey {
  readonly sides: Sides;
  /** The same where a goal Cxy may come back out of Exy, so that Cyx has to be shown as well. */
  readonly sidesBack: Sides;
  readonly goalLetters: Letters;
  readonly goalTable: number;
  readonly supports: Map<RuleSet, readonly Letters[]>;
  /** Sets that prove the goal from all WFFs without N. */
  readonly fromPlain: Map<RuleSet, boolean>;
  /** Sets with an idle rule, by the set and the connectives left. */
  readonly idle: Map<number, boolean>;
}

export interface Survey extends GoalSurvey {
  readonly problem: Problem;
  /** Does Ci alone prove the goal without any premise? */
  readonly fromNothing: () => boolean;
}

/** Moves of one shake are weighed one after the other, pool by pool, and all of them have the same goal. */
let last: { readonly goal: Wff; readonly survey: GoalSurvey } | null = null;

function surveyOf(goal: Wff): GoalSurvey {
  if (last?.goal === goal) return last.survey;
  const formulas = newFormulas();
  const survey: GoalSurvey = {
    sides: sidesOf(goal),
    sidesBack: sidesOf(backAndForth(goal)),
    goalLetters: tally(goal),
    goalTable: formulas.table[intern(formulas, goal)]!,
    supports: new Map(),
    fromPlain: new Map(),
    idle: new Map(),
  };
  last = { goal, survey };
  return survey;
}

/** Written out name by name: many are made, and copied with a spread each would get a shape of its own. */
export function newSurvey(problem: Problem): Survey {
  const { sides, sidesBack, goalLetters, goalTable, supports, fromPlain, idle } = surveyOf(problem.goal);
  const fromNothing = once(() => provable({ premises: [], goal: problem.goal, rules: BIT.Ci }, problem.readings));
  return { problem, sides, sidesBack, goalLetters, goalTable, supports, fromPlain, idle, fromNothing };
}

/**
 * With R and No: is the goal proved from premises without N, whichever these are? They might as well be its own parts
 * without N (docs/solvers/wff.md, "Limits").
 */
export function followsFromPlain({ problem, fromPlain }: Survey, set: RuleSet): boolean {
  const known = fromPlain.get(set);
  if (known !== undefined) return known;
  const { goal, readings } = problem;
  const premises = [...partsAround([goal])].filter(part => !part.includes('N'));
  const follows = provable({ premises, goal, rules: set }, readings);
  fromPlain.set(set, follows);
  return follows;
}

function once<T>(work: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
}

/** The fewest letters the premises must hold for the goal, one entry for each way to put it together. */
export function supportWays({ problem, supports }: Survey, set: RuleSet): readonly Letters[] {
  const known = supports.get(set);
  if (known !== undefined) return known;
  const ways = supportsOf(problem.goal, set);
  supports.set(set, ways);
  return ways;
}
