import type { WrittenProof } from '../language/proof.ts';
import type { Wff } from '../language/wff.ts';
import { DEFAULT_READINGS, type Readings } from '../readings.ts';
import { concludeAgain, detours, insideSeeing } from './again.ts';
import { completeBlind } from './blind.ts';
import { followsClassically } from './classical.ts';
import { type Context, type Links, link, newContext, put, type Step } from './context.ts';
import { type Formulas, intern, negate, newFormulas } from './formulas.ts';
import { refute } from './refutation.ts';
import { BIT, has, type RuleSet } from './rule-set.ts';
import { complete, newSeeing, wantedBy } from './seeing.ts';
import { finishProof, openLevel, writeLine, writeSub } from './sketch.ts';
import { type Meter, newMeter, OutOfSteps } from './steps.ts';
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
  if (has(rules, 'R') && has(rules, 'No'))
    return premises.includes(goal) || followsClassically(f, rules, readings.aoFromLines, premises, goal, meter);
  return explore(f, rules, premises, goal, meter) !== null;
}

interface Explored {
  readonly links: Links;
  readonly context: Context;
  /** The rule line for a goal that is itself a premise. */
  readonly again: Step | null;
}

/** Without R and No together: completes what follows from the premises; null when the goal is not among it. */
function explore(
  f: Formulas,
  rules: RuleSet,
  premises: readonly number[],
  goal: number,
  meter: Meter,
): Explored | null {
  const repeated = premises.includes(goal);
  const extra = repeated ? detours(f, goal, rules) : [];
  const links = link(f, rules);
  const context = newContext(links.size);
  for (const id of premises) put(context, id, null, f);
  if (has(rules, 'R')) {
    const seeing = newSeeing(links, wantedBy(links, premises, [goal, ...extra]), meter);
    complete(context, seeing);
    if (!repeated) return context.holds[goal] === 1 ? { links, context, again: null } : null;
    const again = concludeAgain(context, goal, links, insideSeeing(context, seeing));
    return again === null ? null : { links, context, again };
  }
  const alone = completeBlind(context, links);
  if (!repeated) return context.holds[goal] === 1 ? { links, context, again: null } : null;
  const again = concludeAgain(context, goal, links, id => alone.get(id)!);
  return again === null ? null : { links, context, again };
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
  const classical = has(slim.rules, 'R') && has(slim.rules, 'No');
  if (!classical) {
    const { context, again } = explore(f, slim.rules, premises, goal, meter)!;
    const writing: Writing = { f, contexts: new Map([[main, context]]) };
    // The goal may also be a premise that was not needed, so its line is written even where it stands already.
    writeStep(writing, main, goal, again ?? context.step[goal]!);
  } else if (!supposeOpposite(f, sequent.rules, premises, goal, main)) {
    const conflict = refute(f, sequent.rules, readings.aoFromLines, premises, goal, meter)!;
    writeRefutation(f, sequent.rules, main, goal, conflict);
  }
  return finishProof(main, sequent.premises, sequent.goal, f.texts);
}

/** Steps after which looking for the neat form of a proof is given up for the sure one. */
const NEAT_STEPS = 20_000;

/** The neat classical proof: suppose the goal's N and reach a contradiction without any further No. */
function supposeOpposite(
  f: Formulas,
  rules: RuleSet,
  premises: readonly number[],
  goal: number,
  main: ReturnType<typeof openLevel>,
): boolean {
  const opposite = negate(f, goal);
  const links = link(f, rules & ~BIT.No);
  const context = newContext(links.size);
  for (const id of [...premises, opposite]) put(context, id, null, f);
  try {
    const meter = newMeter({ steps: NEAT_STEPS });
    complete(context, newSeeing(links, wantedBy(links, [...premises, opposite], []), meter));
  } catch (error) {
    if (error instanceof OutOfSteps) return false;
    throw error;
  }
  if (context.clash === null) return false;
  const inner = openLevel(main, [opposite]);
  const writing: Writing = { f, contexts: new Map([[inner, context]]) };
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
