import { type Context, type Links, type Step, servesTwice } from './context.ts';
import { type Formulas, make } from './formulas.ts';
import { CLASH } from './need.ts';
import { BIT, type RuleSet } from './rule-set.ts';

/** WFFs outside premises and goal that may help to conclude, by a rule, a goal that is itself a premise (VII-B-2-b, d). */
export function detours(f: Formulas, goal: number, rules: RuleSet): readonly number[] {
  const both = (one: number, other: number): boolean => (rules & one) !== 0 && (rules & other) !== 0;
  const found: number[] = [];
  if (both(BIT.Ki, BIT.Ko)) found.push(make(f, 'K', goal, goal));
  if (both(BIT.Ai, BIT.Ao)) found.push(make(f, 'A', goal, goal));
  if (both(BIT.Ci, BIT.Co)) found.push(make(f, 'C', goal, goal));
  if (both(BIT.Ei, BIT.Eo) && f.op[goal] === 'C') found.push(make(f, 'E', f.left[goal]!, f.right[goal]!));
  return found;
}

/** Whatever a rule that concludes the goal once more could need. */
export function neededForSecond({ f, size }: Links, goal: number): readonly number[] {
  const found = new Set<number>();
  for (let id = 0; id < size; id++) {
    const op = f.op[id]!;
    const holdsGoal = f.left[id] === goal || f.right[id] === goal;
    if ((op === 'K' && holdsGoal) || op === 'A') found.add(id);
    if (op === 'E' && (f.forth[id] === goal || f.back[id] === goal)) found.add(id);
    if (op === 'C' && f.right[id] === goal) found.add(id).add(f.left[id]!);
  }
  for (const part of [f.left[goal]!, f.right[goal]!, f.forth[goal]!, f.back[goal]!]) if (part >= 0) found.add(part);
  return [...found];
}

/** A step that concludes once more what is already given; null when no rule does. */
export function concludeTwice(context: Context, goal: number, links: Links, inside: Inside): Step | null {
  return (
    direct(context, goal, links) ?? bySubProof(context, goal, links, inside) ?? besideAnother(context, goal, links)
  );
}

/** Where one line may not serve Ki twice, any other line will do: joined with it, the goal comes out again by Ko. */
function besideAnother({ holds }: Context, goal: number, { readings, rules }: Links): Step | null {
  if (!readings.distinctLines || (rules & BIT.Ki) === 0 || (rules & BIT.Ko) === 0) return null;
  const other = holds.findIndex((there, id) => there === 1 && id !== goal);
  // -1: nothing else stands, but Ai, Ci or Ni can always write some line.
  const makes = (rules & (BIT.Ai | BIT.Ci | BIT.Ni)) !== 0;
  return other >= 0 || makes ? { rule: 'Ki-Ko', from: goal, and: other } : null;
}

function direct(context: Context, goal: number, { f, rules, readings, all, thenOfC }: Links): Step | null {
  const { holds } = context;
  const both = (one: number, other: number): boolean =>
    holds[one] === 1 && holds[other] === 1 && (one !== other || servesTwice(context, one, readings));
  const listed = (bit: number): boolean => (rules & bit) !== 0;
  const left = f.left[goal]!;
  const right = f.right[goal]!;
  if (listed(BIT.Rp)) return { rule: 'Rp', from: goal };
  if (listed(BIT.Ko)) {
    const from = all.K.find(k => holds[k] === 1 && (f.left[k] === goal || f.right[k] === goal));
    if (from !== undefined) return { rule: 'Ko', from };
  }
  if (listed(BIT.Co)) {
    const from = thenOfC[goal]!.find(c => holds[c] === 1 && holds[f.left[c]!] === 1);
    if (from !== undefined) return { rule: 'Co', from, and: f.left[from]! };
  }
  if (listed(BIT.Eo)) {
    const from = all.E.find(e => holds[e] === 1 && (f.forth[e] === goal || f.back[e] === goal));
    if (from !== undefined) return { rule: 'Eo', from };
  }
  const op = f.op[goal]!;
  if (op === 'K' && listed(BIT.Ki) && both(left, right)) return { rule: 'Ki', from: left, and: right };
  if (op === 'A' && listed(BIT.Ai)) {
    const from = [left, right].find(side => holds[side] === 1);
    if (from !== undefined) return { rule: 'Ai', from };
  }
  const forth = f.forth[goal]!;
  const back = f.back[goal]!;
  if (op === 'E' && listed(BIT.Ei) && both(forth, back)) return { rule: 'Ei', from: forth, and: back };
  return null;
}

/** How a sub-proof is opened: seeing what stands outside (R), or closed to it. */
export type Inside = (supposition: number, target: number) => Context;

function bySubProof(context: Context, goal: number, links: Links, inside: Inside): Step | null {
  const { f, rules, all } = links;
  const ends = (inner: Context, supposed: number, conclusion: number): boolean =>
    inner.holds[conclusion] === 1 && (conclusion !== supposed || fillsSubProof(inner, links, inside));
  const { holds } = context;
  const supposition = f.left[goal]!;
  if (f.op[goal] === 'C' && (rules & BIT.Ci) !== 0) {
    const conclusion = f.right[goal]!;
    const inner = inside(supposition, conclusion);
    if (ends(inner, supposition, conclusion)) return { rule: 'Ci', supposition, conclusion, inner };
  }
  if (f.op[goal] === 'N' && (rules & BIT.Ni) !== 0) {
    const inner = inside(supposition, CLASH);
    if (inner.clash !== null) return { rule: 'Ni', supposition, inner };
  }
  if ((rules & BIT.Ao) !== 0)
    for (const on of all.A) {
      if (holds[on] === 0) continue;
      const left = inside(f.left[on]!, goal);
      const right = inside(f.right[on]!, goal);
      if (ends(left, f.left[on]!, goal) && ends(right, f.right[on]!, goal)) return { rule: 'Ao', on, left, right };
    }
  return null;
}

/** Can a sub-proof get any line beyond its supposition? With R it always can; asked only where one line is not enough. */
export function fillsSubProof(inner: Context, links: Links, inside: Inside): boolean {
  const { readings, rules } = links;
  if (readings.oneLineSubProofs || (rules & BIT.R) !== 0) return true;
  const listed = (all: RuleSet): boolean => (rules & all) === all;
  if (listed(BIT.Rp) || listed(BIT.Ai) || (listed(BIT.Ki) && !readings.distinctLines)) return true;
  if (listed(BIT.Ci | BIT.Ko) || listed(BIT.Ci | BIT.Eo) || listed(BIT.Ni | BIT.Ko)) return true;
  if (listed(BIT.Ci | BIT.Ei) && !readings.distinctLines) return true;
  const supposition = inner.own[0]!;
  if (inner.step.some((step, id) => step !== null && id !== supposition)) return true;
  const { op } = links.f;
  if ((op[supposition] === 'K' && listed(BIT.Ko)) || (op[supposition] === 'E' && listed(BIT.Eo))) return true;
  return concludeTwice(inner, supposition, links, inside) !== null;
}
