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

export interface Survey {
  readonly problem: Problem;
  readonly sides: Sides;
  /** The same where a goal Cxy may come back out of Exy, so that Cyx has to be shown as well. */
  readonly sidesBack: Sides;
  readonly goalLetters: Letters;
  readonly goalTable: number;
  readonly supports: Map<RuleSet, readonly Letters[]>;
  /** Sets with an idle rule, by the set and the connectives left. */
  readonly idle: Map<number, boolean>;
  /** Does Ci alone prove the goal without any premise? */
  readonly fromNothing: () => boolean;
}

export function newSurvey(problem: Problem): Survey {
  const formulas = newFormulas();
  return {
    problem,
    sides: sidesOf(problem.goal),
    sidesBack: sidesOf(backAndForth(problem.goal)),
    goalLetters: tally(problem.goal),
    goalTable: formulas.table[intern(formulas, problem.goal)]!,
    supports: new Map(),
    idle: new Map(),
    fromNothing: once(() => provable({ premises: [], goal: problem.goal, rules: BIT.Ci }, problem.readings)),
  };
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
