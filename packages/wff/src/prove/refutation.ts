import { type Clause, clausesOf, core, is, type Literal } from './clauses.ts';
import type { Formulas } from './formulas.ts';
import type { RuleSet } from './rule-set.ts';
import { type Meter, spend } from './steps.ts';

/** The search of classical.ts once more, keeping for every fact why it holds: the outline of a proof by No. */
export interface Fact {
  /** The WFF without its leading Ns, and whether it stands or its N does. */
  readonly of: number;
  readonly isTrue: boolean;
  readonly reason: FactReason;
  /** The suppositions it rests on, one bit per depth; none for what follows from the premises alone. */
  readonly rests: bigint;
}

export type FactReason =
  | { readonly by: 'given' }
  | { readonly by: 'clause'; readonly clause: Clause; readonly from: readonly Fact[] }
  | { readonly by: 'No'; readonly depth: number; readonly conflict: Conflict };

/** One WFF that stands and does not. */
export interface Conflict {
  readonly yes: Fact;
  readonly no: Fact;
}

/** The depth of the innermost supposition, 0 when there is none. */
export const innermost = (rests: bigint): number => (rests === 0n ? 0 : rests.toString(2).length - 1);
export const restOf = ({ yes, no }: Conflict): bigint => yes.rests | no.rests;

interface Search {
  readonly f: Formulas;
  readonly clauses: readonly Clause[];
  facts: (Fact | undefined)[];
  readonly meter: Meter;
}

/** Supposes the goal's N at depth 1 and runs into a conflict; null when there is none (the goal does not follow). */
export function refute(
  f: Formulas,
  rules: RuleSet,
  aoFromLines: boolean,
  premises: readonly number[],
  goal: number,
  meter: Meter,
): Conflict | null {
  const s: Search = { f, clauses: clausesOf(f, rules, aoFromLines), facts: [], meter };
  for (const id of premises) {
    const conflict = admit(s, given(f, is(id), 0));
    if (conflict !== null) return conflict;
  }
  return admit(s, given(f, { id: goal, isTrue: false }, 1)) ?? search(s, 1);
}

function given(f: Formulas, literal: Literal, depth: number): Fact {
  const { id: of, isTrue } = core(f, literal);
  return { of, isTrue, reason: { by: 'given' }, rests: depth === 0 ? 0n : 1n << BigInt(depth) };
}

function admit(s: Search, fact: Fact): Conflict | null {
  const known = s.facts[fact.of];
  if (known === undefined) {
    s.facts[fact.of] = fact;
    return null;
  }
  return known.isTrue === fact.isTrue ? null : opposed(fact, known);
}

const opposed = (a: Fact, b: Fact): Conflict => (a.isTrue ? { yes: a, no: b } : { yes: b, no: a });

function search(s: Search, depth: number): Conflict | null {
  for (;;) {
    const conflict = propagate(s);
    if (conflict !== null) return conflict;
    const open = firstOpen(s);
    if (open === null) return null;
    const before = s.facts.slice();
    const own = 1n << BigInt(depth + 1);
    s.facts[open] = { of: open, isTrue: false, reason: { by: 'given' }, rests: own };
    const inner = search(s, depth + 1);
    if (inner === null) return null;
    s.facts = before;
    if ((restOf(inner) & own) === 0n) return inner;
    s.facts[open] = {
      of: open,
      isTrue: true,
      reason: { by: 'No', depth: depth + 1, conflict: inner },
      rests: restOf(inner) & ~own,
    };
  }
}

function propagate(s: Search): Conflict | null {
  for (let changed = true; changed; ) {
    changed = false;
    spend(s.meter, s.clauses.length);
    for (const clause of s.clauses) {
      const state = look(s, clause);
      if (state === 'satisfied') continue;
      const [open, ...more] = state.open;
      if (more.length > 0) continue;
      // With nothing open the clause is the conflict: its last literal is derived against what is known.
      const literal = open ?? core(s.f, clause.literals.at(-1)!);
      const from = state.against.filter(fact => fact.of !== literal.id);
      const fact: Fact = {
        of: literal.id,
        isTrue: literal.isTrue,
        reason: { by: 'clause', clause, from },
        rests: from.reduce((rests, other) => rests | other.rests, 0n),
      };
      const conflict = admit(s, fact);
      if (conflict !== null) return conflict;
      changed = true;
    }
  }
  return null;
}

type ClauseState = 'satisfied' | { readonly open: readonly Literal[]; readonly against: readonly Fact[] };

function look(s: Search, clause: Clause): ClauseState {
  const open: Literal[] = [];
  const against: Fact[] = [];
  for (const raw of clause.literals) {
    const literal = core(s.f, raw);
    const fact = s.facts[literal.id];
    if (fact === undefined) {
      if (!open.some(other => other.id === literal.id && other.isTrue === literal.isTrue)) open.push(literal);
    } else if (fact.isTrue === literal.isTrue) return 'satisfied';
    else if (!against.includes(fact)) against.push(fact);
  }
  return { open, against };
}

function firstOpen(s: Search): number | null {
  for (const clause of s.clauses) {
    const state = look(s, clause);
    if (state !== 'satisfied') return state.open[0]!.id;
  }
  return null;
}
