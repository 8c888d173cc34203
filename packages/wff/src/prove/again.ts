import { type Context, type Links, openInside, type Step } from './context.ts';
import { type Formulas, make } from './formulas.ts';
import { BIT, type RuleSet } from './rule-set.ts';
import { complete, type Seeing } from './seeing.ts';

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

/** A step that concludes once more what is already given; null when no rule does. */
export function concludeAgain(context: Context, goal: number, links: Links, inside: Inside): Step | null {
  return direct(context, goal, links) ?? bySubProof(context, goal, links, inside);
}

function direct({ holds }: Context, goal: number, { f, rules, all, thenOfC }: Links): Step | null {
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
  if (op === 'K' && listed(BIT.Ki) && holds[left] === 1 && holds[right] === 1)
    return { rule: 'Ki', from: left, and: right };
  if (op === 'A' && listed(BIT.Ai)) {
    const from = [left, right].find(side => holds[side] === 1);
    if (from !== undefined) return { rule: 'Ai', from };
  }
  const forth = f.forth[goal]!;
  const back = f.back[goal]!;
  if (op === 'E' && listed(BIT.Ei) && holds[forth] === 1 && holds[back] === 1)
    return { rule: 'Ei', from: forth, and: back };
  return null;
}

/** How a sub-proof is opened: seeing the outside (R), or blind to it. */
export type Inside = (supposition: number) => Context;

export const insideSeeing =
  (context: Context, seeing: Seeing): Inside =>
  supposition =>
    complete(openInside(context, supposition, seeing.links.f), seeing);

function bySubProof(context: Context, goal: number, { f, rules, all }: Links, inside: Inside): Step | null {
  const { holds } = context;
  const supposition = f.left[goal]!;
  if (f.op[goal] === 'C' && (rules & BIT.Ci) !== 0) {
    const conclusion = f.right[goal]!;
    const inner = inside(supposition);
    if (inner.holds[conclusion] === 1) return { rule: 'Ci', supposition, conclusion, inner };
  }
  if (f.op[goal] === 'N' && (rules & BIT.Ni) !== 0) {
    const inner = inside(supposition);
    if (inner.clash !== null) return { rule: 'Ni', supposition, inner };
  }
  if ((rules & BIT.Ao) !== 0)
    for (const on of all.A) {
      if (holds[on] === 0) continue;
      const left = inside(f.left[on]!);
      const right = inside(f.right[on]!);
      if (left.holds[goal] === 1 && right.holds[goal] === 1) return { rule: 'Ao', on, left, right };
    }
  return null;
}
