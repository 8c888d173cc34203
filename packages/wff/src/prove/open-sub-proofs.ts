import { type Context, type Links, openInside, put, saturate } from './context.ts';
import { CLASH, neededFor, type Yield, yieldsOf } from './need.ts';
import { BIT } from './rule-set.ts';
import type { Inside } from './second-line.ts';
import { type Meter, spend } from './steps.ts';
import { findSecondLine, looksForAll } from './stricter-readings.ts';

/**
 * R listed, No not: sub-proofs see everything outside, and nothing gets rid of a double N. Contexts only grow, so the
 * search ends; which WFFs may be worth introducing follows from where they occur (`wanted`).
 */
export interface OpenCalculus {
  readonly links: Links;
  readonly wanted: Uint8Array;
  readonly meter: Meter;
  readonly known: Map<string, Context>;
  readonly yields: readonly Yield[];
}

/** What a context is asked for: some WFFs, or CLASH. `null` asks for everything that follows. */
export type Targets = readonly number[] | null;

export const newOpenCalculus = (links: Links, wanted: Uint8Array, meter: Meter): OpenCalculus => ({
  links,
  wanted,
  meter,
  known: new Map(),
  yields: yieldsOf(links),
});

/** WFFs that a normal proof may have to build: the goal's own parts, and what stands before the C of a premise. */
export function wantedBy(links: Links, premises: readonly number[], goals: readonly number[]): Uint8Array {
  const { f, size } = links;
  const wanted = new Uint8Array(size);
  const given = new Uint8Array(size);
  const agenda: [number, boolean][] = [
    ...premises.map((id): [number, boolean] => [id, false]),
    ...goals.map((id): [number, boolean] => [id, true]),
  ];
  for (let next = agenda.pop(); next !== undefined; next = agenda.pop()) {
    const [id, want] = next;
    const marks = want ? wanted : given;
    if (marks[id] === 1) continue;
    marks[id] = 1;
    const left = f.left[id]!;
    const right = f.right[id]!;
    switch (f.op[id]!) {
      case 'K':
      case 'A':
        agenda.push([left, want], [right, want]);
        break;
      case 'C':
        agenda.push([left, !want], [right, want]);
        break;
      case 'N':
        agenda.push([left, !want]);
        break;
      case 'E':
        agenda.push([f.forth[id]!, want], [f.back[id]!, want]);
        break;
      case 'v':
        break;
    }
  }
  return wanted;
}

/** Completes a context with what is asked for, as far as it follows. */
export function complete(context: Context, targets: Targets, calculus: OpenCalculus): Context {
  const { links, known, meter } = calculus;
  saturate(context, links);
  spend(meter, 40 + links.size);
  introduceFromOutside(context, calculus);
  if (satisfied(context, targets)) return context;
  const key = keyOf(context, targets, links);
  const done = known.get(key);
  if (done !== undefined) {
    adopt(context, done);
    return context;
  }
  introduceAll(context, targets, calculus);
  known.set(key, context);
  return context;
}

const satisfied = (context: Context, targets: Targets): boolean =>
  targets?.every(id => (id === CLASH ? context.clash !== null : context.holds[id] === 1)) ?? false;

function introduceAll(context: Context, targets: Targets, calculus: OpenCalculus): void {
  const { links, yields, wanted } = calculus;
  const inside = insideOpen(context, calculus);
  for (;;) {
    introduceFromOutside(context, calculus);
    // A line that has just come about may be an A to split on.
    if (satisfied(context, targets) || split(context, targets, calculus)) return;
    const needed = targets === null ? wanted : neededFor(context, targets, links, yields);
    if (introduceOne(context, needed, calculus)) continue;
    if (!findSecondLine(context, links, inside)) return;
  }
}

/** A sub-proof as one opens it where R is listed. */
export const insideOpen =
  (context: Context, calculus: OpenCalculus): Inside =>
  (supposition, target) =>
    complete(openInside(context, supposition, calculus.links), targetsFor(target, calculus), calculus);

/** Under some readings every context is completed: second lines and C lines may come from anywhere. */
const targetsFor = (target: number, { links }: OpenCalculus): Targets => (looksForAll(links) ? null : [target]);

function keyOf(context: Context, targets: Targets, { readings }: Links): string {
  const codes: number[] = [];
  for (let i = 0; i < context.holds.length; i += 15) {
    let word = 0;
    for (let j = i; j < i + 15 && j < context.holds.length; j++) word = (word << 1) | context.holds[j]!;
    codes.push(word);
  }
  codes.push(context.clash === null ? 0 : 1);
  // Only under the stricter reading does it matter which of the lines stand here without a rule.
  if (readings.distinctLines) codes.push(...context.own);
  for (const target of targets ?? []) codes.push(target + 2);
  return String.fromCharCode(...codes);
}

function adopt(context: Context, done: Context): void {
  for (let id = 0; id < done.holds.length; id++)
    if (done.holds[id] === 1 && context.holds[id] === 0) {
      context.holds[id] = 1;
      context.step[id] = done.step[id]!;
    }
  context.table = done.table;
  context.clash ??= done.clash;
  for (const [id, step] of done.secondLines) context.secondLines.set(id, step);
}

/** Sub-proofs whose content already stands outside: Cxy from y, and any N WFF from a contradiction. */
function introduceFromOutside(context: Context, { links }: OpenCalculus): void {
  const { f, rules, all } = links;
  const ci = (rules & BIT.Ci) !== 0;
  const ni = (rules & BIT.Ni) !== 0;
  for (let before = -1, after = 0; before !== after; ) {
    before = after;
    if (ci)
      for (const c of all.C)
        if (context.holds[c] === 0 && context.holds[f.right[c]!] === 1) {
          put(context, c, { rule: 'Ci', supposition: f.left[c]!, conclusion: f.right[c]!, inner: null }, f);
          after++;
        }
    if (ni && context.clash !== null)
      for (const n of all.N)
        if (context.holds[n] === 0) {
          put(context, n, { rule: 'Ni', supposition: f.left[n]!, inner: null }, f);
          after++;
        }
    saturate(context, links);
  }
}

/** With Ao an open A line decides everything: what follows is exactly what follows from both of its sides. */
function split(context: Context, targets: Targets, calculus: OpenCalculus): boolean {
  const { f, rules, all } = calculus.links;
  if ((rules & BIT.Ao) === 0) return false;
  const on = all.A.find(
    a => context.holds[a] === 1 && context.holds[f.left[a]!] === 0 && context.holds[f.right[a]!] === 0,
  );
  if (on === undefined) return false;
  const left = complete(openInside(context, f.left[on]!, calculus.links), targets, calculus);
  if (targets !== null && targets.length === 1 && !satisfied(left, targets)) return true;
  const right = complete(openInside(context, f.right[on]!, calculus.links), targets, calculus);
  for (let id = 0; id < context.holds.length; id++)
    if (left.holds[id] === 1 && right.holds[id] === 1) put(context, id, { rule: 'Ao', on, left, right }, f);
  context.agenda.length = 0;
  if (left.clash !== null && right.clash !== null && (rules & BIT.Ni) !== 0)
    context.clash ??= { by: 'Ao', on, left, right };
  return true;
}

/** Opens the first sub-proof that gives something needed. */
function introduceOne(context: Context, needed: Uint8Array, calculus: OpenCalculus): boolean {
  const { links, wanted } = calculus;
  const { f, rules, all } = links;
  const inside = insideOpen(context, calculus);
  const worthTrying = (id: number): boolean =>
    context.holds[id] === 0 &&
    needed[id] === 1 &&
    wanted[id] === 1 &&
    context.holds[f.left[id]!] === 0 &&
    (context.table & ~f.table[id]!) === 0;
  if ((rules & BIT.Ci) !== 0)
    for (const c of all.C) {
      if (!worthTrying(c)) continue;
      const conclusion = f.right[c]!;
      const inner = inside(f.left[c]!, conclusion);
      if (inner.holds[conclusion] === 0) continue;
      put(context, c, { rule: 'Ci', supposition: f.left[c]!, conclusion, inner }, f);
      saturate(context, links);
      return true;
    }
  if ((rules & BIT.Ni) !== 0)
    for (const n of all.N) {
      if (!worthTrying(n)) continue;
      const inner = inside(f.left[n]!, CLASH);
      if (inner.clash === null) continue;
      put(context, n, { rule: 'Ni', supposition: f.left[n]!, inner }, f);
      saturate(context, links);
      return true;
    }
  return false;
}
