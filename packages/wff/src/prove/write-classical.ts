import type { Readings } from '../readings.ts';
import { type Clause, core, type Literal } from './clauses.ts';
import { type Formulas, negate } from './formulas.ts';
import { type Conflict, type Fact, innermost } from './refutation.ts';
import { BIT, type RuleSet } from './rule-set.ts';
import {
  fetch,
  inReach,
  type Level,
  openLevel,
  type SketchedLine,
  type SketchedSub,
  writeLine,
  writeSub,
} from './sketch.ts';
import { writeAnyLine } from './stricter-readings.ts';

/** Turns a refutation into lines: what a clause says in one word may take a small sub-proof to show. */
interface Writing {
  readonly f: Formulas;
  readonly rules: RuleSet;
  readonly readings: Readings;
  /** Levels that belong to a supposition of the refutation; helping sub-proofs in between have none. */
  readonly depth: Map<Level, number>;
}

/** Writes the proof of `goal` on the main level, whose premises stand there already. */
export function writeRefutation(
  f: Formulas,
  rules: RuleSet,
  readings: Readings,
  main: Level,
  goal: number,
  conflict: Conflict,
): void {
  const w: Writing = { f, rules, readings, depth: new Map([[main, 0]]) };
  const target = core(f, { id: goal, isTrue: true });
  const direct = [conflict.yes, conflict.no].find(
    fact => fact.of === target.id && fact.isTrue === target.isTrue && fact.rests === 0n && fact.reason.by !== 'given',
  );
  if (direct !== undefined && !inReach(main, goal)) {
    writeFact(w, main, direct);
    stand(w, main, goal, []);
    endWith(main, goal);
    return;
  }
  const inner = openLevel(main, [negate(f, goal)]);
  w.depth.set(inner, 1);
  writeConflict(w, inner, conflict);
  writeLine(main, goal, 'No', 0, [writeSub(inner)]);
}

/** The goal may have been reached on the way to a shorter form of it: what comes after its line is not needed. */
function endWith(main: Level, goal: number): void {
  const at = main.items.findIndex(item => item.kind === 'line' && item.id === goal);
  main.items.length = at + 1;
}

const canonical = (w: Writing, { of, isTrue }: { of: number; isTrue: boolean }): number =>
  isTrue ? of : negate(w.f, of);
const complement = (w: Writing, id: number): number => (w.f.op[id] === 'N' ? w.f.left[id]! : negate(w.f, id));

function writeConflict(w: Writing, level: Level, { yes, no }: Conflict): void {
  stand(w, level, canonical(w, yes), [yes]);
  stand(w, level, canonical(w, no), [no]);
}

/** Makes exactly this WFF stand on this level: from reach, from one of the facts, or by adding and removing pairs of Ns. */
function stand(w: Writing, level: Level, id: number, facts: readonly Fact[]): void {
  if (inReach(level, id)) return void fetch(level, id);
  const literal = core(w.f, { id, isTrue: true });
  const plain = canonical(w, { of: literal.id, isTrue: literal.isTrue });
  if (id !== plain) {
    const two = w.f.left[w.f.left[id]!]!;
    stand(w, level, two, facts);
    return absurd(w, level, id, inner => {
      stand(w, inner, two, []);
      stand(w, inner, negate(w.f, two), []);
    });
  }
  for (let longer = id; longer >= 0; longer = notNot(w, longer))
    if (inReach(level, longer)) return dropPairs(w, level, longer, id);
  const fact = facts.find(known => known.of === literal.id && known.isTrue === literal.isTrue)!;
  writeFact(w, level, fact);
  fetch(level, id);
}

const notNot = (w: Writing, id: number): number => {
  const not = w.f.not[id]!;
  return not < 0 ? -1 : w.f.not[not]!;
};

function dropPairs(w: Writing, level: Level, from: number, to: number): void {
  fetch(level, from);
  for (let id = from; id !== to; ) {
    const not = w.f.left[id]!;
    const two = w.f.left[not]!;
    const inner = openLevel(level, [not]);
    fetch(inner, id);
    writeLine(level, two, 'No', 0, [writeSub(inner)]);
    id = two;
  }
}

/** Shows `wanted` by supposing the opposite; `body` must bring a WFF and its N onto the sub-proof's own level. */
function absurd(w: Writing, level: Level, wanted: number, body: (inner: Level) => void): void {
  const byNi = w.f.op[wanted] === 'N' && (w.rules & BIT.Ni) !== 0;
  const inner = openLevel(level, [byNi ? w.f.left[wanted]! : negate(w.f, wanted)]);
  body(inner);
  writeLine(level, wanted, byNi ? 'Ni' : 'No', 0, [writeSub(inner)]);
}

/** Writes a fact's line on the outermost level on which it holds. */
function writeFact(w: Writing, level: Level, fact: Fact): void {
  const depth = innermost(fact.rests);
  let home = level;
  while (w.depth.get(home) !== depth) home = home.outer!;
  const id = canonical(w, fact);
  if (inReach(home, id)) return;
  const { reason } = fact;
  switch (reason.by) {
    case 'given':
      return stand(w, home, id, []);
    case 'No': {
      const inner = openLevel(home, [negate(w.f, fact.of)]);
      w.depth.set(inner, reason.depth);
      writeConflict(w, inner, reason.conflict);
      writeLine(home, id, 'No', 0, [writeSub(inner)]);
      return;
    }
    case 'clause':
      return writeClause(w, home, reason.clause, { id: fact.of, isTrue: fact.isTrue }, reason.from);
  }
}

const same = (w: Writing, literal: Literal, target: Literal): boolean => {
  const { id, isTrue } = core(w.f, literal);
  return id === target.id && isTrue === target.isTrue;
};

/** Of a clause whose other literals are all known to fail, shows the one that is left. */
function writeClause(w: Writing, level: Level, clause: Clause, target: Literal, facts: readonly Fact[]): void {
  const wanted = canonical(w, { of: target.id, isTrue: target.isTrue });
  const makes = clause.literals.filter(literal => literal.isTrue);
  const forwards = clause.rule === 'Ci-false' ? makes.filter(literal => literal.id === clause.whole) : makes;
  const side = forwards.find(literal => same(w, literal, target));
  const known = clause.literals.every(
    literal => literal === side || facts.some(fact => same(w, literal, { id: fact.of, isTrue: !fact.isTrue })),
  );
  if (side !== undefined && known) {
    applyRule(w, level, clause, side.id, facts);
    return stand(w, level, wanted, facts);
  }
  absurd(w, level, wanted, inner => {
    const shown = makes.at(-1)!.id;
    applyRule(w, inner, clause, shown, facts);
    stand(w, inner, complement(w, shown), facts);
  });
}

/** Uses the clause's rule forwards; whatever it needs stands, is a fact, or is the supposition of this level. */
function applyRule(w: Writing, level: Level, clause: Clause, shown: number, facts: readonly Fact[]): void {
  const { f } = w;
  const { rule, whole } = clause;
  const left = f.left[whole]!;
  const right = f.right[whole]!;
  switch (rule) {
    case 'Ci':
    case 'Ci-false': {
      const inner = openLevel(level, [left]);
      if (rule === 'Ci') stand(w, inner, right, facts);
      else explode(w, inner, left, right, facts);
      writeLine(level, whole, 'Ci', 0, [closeSub(w, inner)]);
      return;
    }
    case 'Ao': {
      stand(w, level, whole, facts);
      const subs = (left === right ? [left] : [left, right]).map(side => {
        const inner = openLevel(level, [side]);
        if (same(w, { id: side, isTrue: true }, core(f, { id: shown, isTrue: true }))) stand(w, inner, shown, []);
        else explode(w, inner, side, shown, facts);
        return closeSub(w, inner);
      });
      writeLine(level, shown, 'Ao', 0, [fetch(level, whole)!, ...subs]);
      return;
    }
    default: {
      const needs = clause.literals.filter(literal => !literal.isTrue).map(literal => literal.id);
      for (const id of needs) stand(w, level, id, facts);
      const from = needs.map((id, i) =>
        w.readings.distinctLines && needs.indexOf(id) < i ? secondLine(w, level, id) : fetch(level, id)!,
      );
      writeLine(level, shown, rule === 'Ao-lines' ? 'Ao' : rule, 0, from);
    }
  }
}

/** The same line once more: its N, supposed beside it, is absurd. */
function secondLine(w: Writing, level: Level, id: number): SketchedLine {
  const inner = openLevel(level, [negate(w.f, id)]);
  fetch(inner, id);
  return writeLine(level, id, 'No', 0, [writeSub(inner)]);
}

function closeSub(w: Writing, inner: Level): SketchedSub {
  if (inner.items.length === 1 && !w.readings.oneLineSubProofs)
    writeAnyLine(w.f, w.rules, w.readings.distinctLines, inner);
  return writeSub(inner);
}

/** On a level where `present` stands while its opposite is known, anything follows. */
function explode(w: Writing, level: Level, present: number, wanted: number, facts: readonly Fact[]): void {
  if (inReach(level, wanted)) return void fetch(level, wanted);
  absurd(w, level, wanted, inner => {
    stand(w, inner, present, facts);
    stand(w, inner, complement(w, present), facts);
  });
}
