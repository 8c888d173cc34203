import type { Readings } from '../readings.ts';
import type { Formulas } from './formulas.ts';
import { BIT, type RuleSet } from './rule-set.ts';

/** Everything that can be written on one level: the given lines, and for each further one the step that gives it. */
export interface Context {
  readonly holds: Uint8Array;
  /** Null for what is given from outside (premises, the supposition, lines of enclosing levels). */
  readonly step: (Step | null)[];
  /** The truth tables of all lines together. */
  table: number;
  /** A contradiction on this level, if there is one. */
  clash: Clash | null;
  readonly agenda: number[];
  /** What stands here without a rule: the premises, or the supposition. */
  readonly own: readonly number[];
  /** How a second line of such a WFF comes about, where two different lines are asked for (`distinctLines`). */
  readonly secondLines: Map<number, Step>;
}

export type Step =
  /** A premise that is listed twice. */
  | { readonly rule: 's' }
  /** Joined with another line by Ki and taken out again by Ko. */
  | { readonly rule: 'Ki-Ko'; readonly from: number; readonly and: number }
  | { readonly rule: 'Ko' | 'Ai' | 'Eo' | 'Rp'; readonly from: number }
  | { readonly rule: 'Ki' | 'Co' | 'Ei'; readonly from: number; readonly and: number }
  /** `inner` null: what the sub-proof needs already stands outside it. */
  | { readonly rule: 'Ci'; readonly supposition: number; readonly conclusion: number; readonly inner: Context | null }
  | { readonly rule: 'Ni' | 'No'; readonly supposition: number; readonly inner: Context | null }
  | { readonly rule: 'Ao'; readonly on: number; readonly left: Context; readonly right: Context }
  | { readonly rule: 'Ao-lines'; readonly on: number; readonly left: number; readonly right: number };

/** Either some WFF stands beside its N, or both sides of an A line are contradictory. */
export type Clash =
  | { readonly by: 'pair'; readonly of: number }
  | { readonly by: 'Ao'; readonly on: number; readonly left: Context; readonly right: Context };

/** For every WFF, the larger ones that a rule could build or open once it stands. */
export interface Links {
  readonly f: Formulas;
  readonly size: number;
  readonly rules: RuleSet;
  readonly readings: Readings;
  readonly inK: readonly (readonly number[])[];
  readonly inA: readonly (readonly number[])[];
  readonly ifOfC: readonly (readonly number[])[];
  readonly thenOfC: readonly (readonly number[])[];
  readonly inE: readonly (readonly number[])[];
  readonly all: Readonly<Record<'K' | 'A' | 'C' | 'E' | 'N', readonly number[]>>;
}

/** Most WFFs stand in no other: they share this row. */
const NONE: number[] = [];

function enter(rows: number[][], at: number, id: number): void {
  const row = rows[at]!;
  if (row === NONE) rows[at] = [id];
  else row.push(id);
}

export function link(f: Formulas, rules: RuleSet, readings: Readings): Links {
  const size = f.op.length;
  const rows = (): number[][] => new Array<number[]>(size).fill(NONE);
  const inK = rows();
  const inA = rows();
  const ifOfC = rows();
  const thenOfC = rows();
  const inE = rows();
  const all = { K: [] as number[], A: [] as number[], C: [] as number[], E: [] as number[], N: [] as number[] };
  for (let id = 0; id < size; id++) {
    const op = f.op[id]!;
    if (op === 'v') continue;
    all[op].push(id);
    const left = f.left[id]!;
    const right = f.right[id]!;
    if (op === 'K' || op === 'A') {
      const into = op === 'K' ? inK : inA;
      enter(into, left, id);
      if (right !== left) enter(into, right, id);
    } else if (op === 'C') {
      enter(ifOfC, left, id);
      enter(thenOfC, right, id);
    } else if (op === 'E') {
      enter(inE, f.forth[id]!, id);
      if (f.back[id] !== f.forth[id]) enter(inE, f.back[id]!, id);
    }
  }
  return { f, size, rules, readings, inK, inA, ifOfC, thenOfC, inE, all };
}

export function newContext(links: Links, own: readonly number[]): Context {
  const context: Context = {
    holds: new Uint8Array(links.size),
    step: new Array<Step | null>(links.size).fill(null),
    table: -1,
    clash: null,
    agenda: [],
    own,
    secondLines: new Map(),
  };
  for (const id of own) {
    if (context.holds[id] === 1) context.secondLines.set(id, { rule: 's' });
    put(context, id, null, links.f);
  }
  return context;
}

/** A level opened inside `outer`, which sees all that stands there (R is listed). */
export function openInside(outer: Context, supposition: number, { f, readings }: Links): Context {
  const context: Context = {
    holds: outer.holds.slice(),
    step: new Array<Step | null>(outer.holds.length).fill(null),
    table: outer.table,
    clash: outer.clash,
    // What stands outside without a rule can be brought in as often as one likes, so it now serves twice.
    agenda: readings.distinctLines ? [...outer.own] : [],
    own: outer.holds[supposition] === 1 ? [] : [supposition],
    secondLines: new Map(),
  };
  put(context, supposition, null, f);
  return context;
}

/** May a rule that joins two lines use this WFF for both? Lines that come by a rule can be had as often as one likes. */
export const servesTwice = ({ own, secondLines }: Context, id: number, { distinctLines }: Readings): boolean =>
  !distinctLines || secondLines.has(id) || !own.includes(id);

export function put(context: Context, id: number, step: Step | null, f: Formulas): void {
  if (context.holds[id] === 1) return;
  context.holds[id] = 1;
  context.step[id] = step;
  context.table &= f.table[id]!;
  context.agenda.push(id);
}

/** Puts down what is made of two lines, where both are there; where they are the same WFF, it has to serve twice. */
function join(
  context: Context,
  { f, readings }: Links,
  made: number,
  rule: 'Ki' | 'Ei',
  from: number,
  and: number,
): void {
  const { holds } = context;
  if (holds[made] !== 0 || holds[from] !== 1 || holds[and] !== 1) return;
  if (from !== and || servesTwice(context, from, readings)) put(context, made, { rule, from, and }, f);
}

/** Applies the rules that need no sub-proof until nothing new comes of them. */
export function saturate(context: Context, links: Links): void {
  const { f, rules } = links;
  const { holds, agenda } = context;
  const ko = (rules & BIT.Ko) !== 0;
  const ki = (rules & BIT.Ki) !== 0;
  const ai = (rules & BIT.Ai) !== 0;
  const co = (rules & BIT.Co) !== 0;
  const eo = (rules & BIT.Eo) !== 0;
  const ei = (rules & BIT.Ei) !== 0;
  for (let head = 0; head < agenda.length; head++) {
    const id = agenda[head]!;
    const op = f.op[id]!;
    if (op === 'K' && ko) {
      put(context, f.left[id]!, { rule: 'Ko', from: id }, f);
      put(context, f.right[id]!, { rule: 'Ko', from: id }, f);
    } else if (op === 'C' && co && holds[f.left[id]!] === 1) {
      put(context, f.right[id]!, { rule: 'Co', from: id, and: f.left[id]! }, f);
    } else if (op === 'E' && eo) {
      put(context, f.forth[id]!, { rule: 'Eo', from: id }, f);
      put(context, f.back[id]!, { rule: 'Eo', from: id }, f);
    } else if (op === 'N' && context.clash === null && holds[f.left[id]!] === 1) {
      context.clash = { by: 'pair', of: f.left[id]! };
    }
    const not = f.not[id]!;
    if (not >= 0 && not < links.size && context.clash === null && holds[not] === 1)
      context.clash = { by: 'pair', of: id };
    if (ki) for (const k of links.inK[id]!) join(context, links, k, 'Ki', f.left[k]!, f.right[k]!);
    if (ai) for (const a of links.inA[id]!) if (holds[a] === 0) put(context, a, { rule: 'Ai', from: id }, f);
    if (co)
      for (const c of links.ifOfC[id]!)
        if (holds[c] === 1) put(context, f.right[c]!, { rule: 'Co', from: c, and: id }, f);
    if (ei) for (const e of links.inE[id]!) join(context, links, e, 'Ei', f.forth[e]!, f.back[e]!);
  }
  agenda.length = 0;
  if (links.readings.aoFromLines && (rules & BIT.Ao) !== 0 && chooseByLines(context, links)) saturate(context, links);
}

/** `aoFromLines`: an A line with a C line from each of its sides to the same WFF. */
function chooseByLines(context: Context, { f, all, ifOfC }: Links): boolean {
  for (const on of all.A) {
    if (context.holds[on] === 0) continue;
    for (const left of ifOfC[f.left[on]!]!)
      for (const right of ifOfC[f.right[on]!]!) {
        const both = context.holds[left] === 1 && context.holds[right] === 1 && f.right[left] === f.right[right];
        if (both) put(context, f.right[left]!, { rule: 'Ao-lines', on, left, right }, f);
      }
  }
  return context.agenda.length > 0;
}
