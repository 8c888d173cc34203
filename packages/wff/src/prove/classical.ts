import { type Clause, clausesOf, core, is } from './clauses.ts';
import type { Formulas } from './formulas.ts';
import type { RuleSet } from './rule-set.ts';
import { type Meter, spend } from './steps.ts';

/**
 * R and No listed: every WFF or its N can be taken to stand, so the goal follows exactly when no two-valued assignment
 * that respects the listed rules, and only those, makes the premises true and the goal false.
 */
export function followsClassically(
  f: Formulas,
  rules: RuleSet,
  aoFromLines: boolean,
  premises: readonly number[],
  goal: number,
  meter: Meter,
): boolean {
  const clauses = clausesOf(f, rules, aoFromLines).map(clause => pack(f, clause));
  const values = new Int8Array(f.op.length);
  for (const { id, isTrue } of [...premises.map(is), { id: goal, isTrue: false }]) {
    const literal = core(f, { id, isTrue });
    const value = literal.isTrue ? 1 : -1;
    if (values[literal.id] === -value) return true;
    values[literal.id] = value;
  }
  return !satisfiable(clauses, values, meter);
}

/** A clause as WFF numbers, negative (by complement) where the WFF satisfies it by not standing. */
type Packed = readonly number[];

function pack(f: Formulas, clause: Clause): Packed {
  const packed = clause.literals.map(raw => {
    const literal = core(f, raw);
    return literal.isTrue ? literal.id : ~literal.id;
  });
  return packed.filter((literal, i) => packed.indexOf(literal) === i);
}

function satisfiable(clauses: readonly Packed[], values: Int8Array, meter: Meter): boolean {
  let open: number | null = null;
  for (let changed = true; changed; ) {
    changed = false;
    open = null;
    spend(meter, clauses.length);
    for (const clause of clauses) {
      let unit = 0;
      let free = 0;
      let satisfied = false;
      for (const literal of clause) {
        const value = literal >= 0 ? values[literal]! : -values[~literal]!;
        if (value > 0) {
          satisfied = true;
          break;
        }
        if (value === 0) {
          free++;
          unit = literal;
        }
      }
      if (satisfied) continue;
      if (free === 0) return false;
      const id = unit >= 0 ? unit : ~unit;
      if (free > 1) {
        open = id;
        continue;
      }
      values[id] = unit >= 0 ? 1 : -1;
      changed = true;
    }
  }
  // After a round without change every clause still unsatisfied was seen open in that round.
  if (open === null) return true;
  for (const value of [-1, 1]) {
    const branch = values.slice();
    branch[open] = value;
    if (satisfiable(clauses, branch, meter)) return true;
  }
  return false;
}
