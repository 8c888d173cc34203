import type { WrittenProof } from '../language/proof.ts';
import type { Wff } from '../language/wff.ts';
import { DEFAULT_READINGS, type Readings } from '../readings.ts';
import { followsClassically } from './classical.ts';
import { completeClosed } from './closed-sub-proofs.ts';
import { type Context, type Links, link, newContext, put, type Step } from './context.ts';
import { type Formulas, intern, negate, newFormulas } from './formulas.ts';
import { CLASH } from './need.ts';
import { complete, insideOpen, newOpenCalculus, wantedBy } from './open-sub-proofs.ts';
import { refute } from './refutation.ts';
import { BIT, has, type RuleSet } from './rule-set.ts';
import { concludeTwice, detours, type Inside, neededForSecond } from './second-line.ts';
import { finishProof, type Level, openLevel, writeLine, writeSub } from './sketch.ts';
import { type Meter, newMeter, OutOfSteps } from './steps.ts';
import { distinctLineDetours, lineDetours, looksForAll } from './stricter-readings.ts';
import { type Writing, writeClash, writeStep } from './write.ts';
import { writeRefutation } from './write-classical.ts';

export interface Sequent {
  readonly premises: readonly Wff[];
  readonly goal: Wff;
  readonly rules: RuleSet;
}

const UNLIMITED: Meter = { left: Number.MAX_SAFE_INTEGER, cancelled: null };

/** Can a proof that uses only these rules end with the goal, by a rule line (VII-B-2-d)? Exact. */
export function provable(sequent: Sequent, readings: Readings = DEFAULT_READINGS, meter: Meter = UNLIMITED): boolean {
  const { rules } = sequent;
  const f = newFormulas();
  const premises = sequent.premises.map(wff => intern(f, wff));
  const goal = intern(f, sequent.goal);
  const open = premises.reduce((table, id) => table & f.table[id]!, -1) & ~f.table[goal]!;
  if ((has(rules, 'No') ? open & 0xffff : open) !== 0) return false;
  if (readings.aoFromLines) lineDetours(f, rules);
  if (has(rules, 'R') && has(rules, 'No'))
    return premises.includes(goal) || followsClassically(f, rules, readings.aoFromLines, premises, goal, meter);
  return explore(f, rules, readings, premises, goal, meter) !== null;
}

interface Explored {
  readonly links: Links;
  readonly context: Context;
  /** The step to the goal, also where the goal is itself a premise. */
  readonly last: Step;
  readonly inside: (context: Context) => Inside;
}

/** Without R and No together: completes what follows from the premises; null when the goal is not among it. */
function explore(
  f: Formulas,
  rules: RuleSet,
  readings: Readings,
  premises: readonly number[],
  goal: number,
  meter: Meter,
): Explored | null {
  const repeated = premises.includes(goal);
  const extra = repeated ? detours(f, goal, rules) : [];
  if (readings.distinctLines) distinctLineDetours(f, rules);
  const links = link(f, rules, readings);
  const context = newContext(links, premises);
  let inside: (context: Context) => Inside;
  if (has(rules, 'R')) {
    const wanted = wantedBy(links, premises, [goal, ...extra]);
    if (looksForAll(links)) wanted.fill(1);
    const calculus = newOpenCalculus(links, wanted, meter);
    complete(context, looksForAll(links) ? null : repeated ? neededForSecond(links, goal) : [goal], calculus);
    inside = within => insideOpen(within, calculus);
  } else {
    const alone = completeClosed(context, links);
    inside = () => id => alone.get(id)!;
  }
  if (context.holds[goal] === 0) return null;
  const last = repeated ? concludeTwice(context, goal, links, inside(context)) : context.step[goal]!;
  return last === null ? null : { links, context, last, inside };
}

/** A proof of the goal, or null when there is none. Premises and rules that are not needed stay unused. */
export function prove(
  sequent: Sequent,
  readings: Readings = DEFAULT_READINGS,
  meter: Meter = UNLIMITED,
): WrittenProof | null {
  if (!provable(sequent, readings, meter)) return null;
  const slim = slimmed(sequent, readings, meter);
  const f = newFormulas();
  const premises = slim.premises.map(wff => intern(f, wff));
  const goal = intern(f, sequent.goal);
  const main = openLevel(
    null,
    sequent.premises.map(wff => intern(f, wff)),
  );
  if (readings.aoFromLines) lineDetours(f, sequent.rules);
  const classical = has(slim.rules, 'R') && has(slim.rules, 'No');
  if (!classical) {
    const { links, context, last, inside } = explore(f, slim.rules, readings, premises, goal, meter)!;
    const secondStep = (within: Context, id: number): Step | null => concludeTwice(within, id, links, inside(within));
    const writing: Writing = { f, rules: slim.rules, readings, contexts: new Map([[main, context]]), secondStep };
    // The goal may also be a premise that was not needed, so its line is written even where it stands already.
    writeStep(writing, main, goal, last);
  } else if (!supposeOpposite(f, sequent.rules, readings, premises, goal, main)) {
    const conflict = refute(f, sequent.rules, readings.aoFromLines, premises, goal, meter)!;
    writeRefutation(f, sequent.rules, readings, main, goal, conflict);
  }
  return finishProof(main, sequent.premises, sequent.goal, f.texts);
}

/** Steps after which looking for the neat form of a proof is given up for the sure one. */
const NEAT_STEPS = 20_000;

/** The neat classical proof: suppose the goal's N and reach a contradiction without any further No. */
function supposeOpposite(
  f: Formulas,
  rules: RuleSet,
  readings: Readings,
  premises: readonly number[],
  goal: number,
  main: Level,
): boolean {
  const opposite = negate(f, goal);
  if (readings.distinctLines) distinctLineDetours(f, rules);
  const links = link(f, rules & ~BIT.No, readings);
  const context = newContext(links, [opposite]);
  for (const id of premises) put(context, id, null, f);
  const calculus = newOpenCalculus(
    links,
    wantedBy(links, [...premises, opposite], []),
    newMeter({ steps: NEAT_STEPS }),
  );
  try {
    complete(context, looksForAll(links) ? null : [CLASH], calculus);
  } catch (error) {
    if (error instanceof OutOfSteps) return false;
    throw error;
  }
  if (context.clash === null) return false;
  const inner = openLevel(main, [opposite]);
  const secondStep = (within: Context, id: number): Step | null =>
    concludeTwice(within, id, links, insideOpen(within, calculus));
  const writing: Writing = { f, rules, readings, contexts: new Map([[inner, context]]), secondStep };
  writeClash(writing, inner, context.clash);
  writeLine(main, goal, 'No', 0, [writeSub(inner)]);
  return true;
}

/** Rules in the order in which a reader would rather do without them. */
const HEAVY_FIRST = ['No', 'Ao', 'Ni', 'Ci', 'R', 'Ei', 'Eo', 'Ai', 'Ki', 'Co', 'Ko', 'Rp'] as const;

/** Drops rules and premises that a proof can do without, heavy rules first: what is left proves by the shortest way. */
function slimmed(sequent: Sequent, readings: Readings, meter: Meter): Sequent {
  let slim = sequent;
  for (const rule of HEAVY_FIRST) {
    if (!has(slim.rules, rule)) continue;
    const less = { ...slim, rules: slim.rules & ~BIT[rule] };
    if (provable(less, readings, meter)) slim = less;
  }
  for (let i = slim.premises.length - 1; i >= 0; i--) {
    const less = { ...slim, premises: slim.premises.filter((_, at) => at !== i) };
    if (provable(less, readings, meter)) slim = less;
  }
  return slim;
}
