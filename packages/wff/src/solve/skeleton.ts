import { pick, type Random, shuffled } from '@forceout/rulebook/seeded';
import type { Rule } from '../language/rules.ts';
import { BIT, has, type RuleSet, rulesIn } from '../prove/rule-set.ts';
import { type Blank, blank, build, follow, notTerm, same, type Term, unify } from './terms.ts';

/** A level of the proof that is being sketched backwards from the goal. */
interface Level {
  readonly supposition: Term | null;
  readonly outer: Level | null;
}

interface Open {
  readonly term: Term;
  readonly level: Level;
}

interface Sketch {
  readonly set: RuleSet;
  readonly open: Open[];
  /** Sides of K WFFs that Ko passes over: they may carry another premise instead of nothing. */
  readonly spare: { readonly side: Blank; readonly level: Level }[];
  readonly random: Random;
}

const MAIN: Level = { supposition: null, outer: null };

/**
 * Works backwards from the goal until every rule of the set has been used: what is still open then become premises.
 * Returns them with blanks where any WFF would do, or null when this attempt did not work out.
 */
export function sketchPremises(goal: Term, set: RuleSet, random: Random): Term[] | null {
  if (set === BIT.Rp) return [goal];
  const sketch: Sketch = { set, open: [{ term: goal, level: MAIN }], spare: [], random };
  const rules = rulesIn(set).filter(rule => rule !== 'R' && rule !== 'Rp');
  const todo = shuffled(random, rules);
  for (let patience = 2 * todo.length + 3; todo.length > 0; patience--) {
    if (patience === 0) return null;
    const at = todo.findIndex(rule => applySomewhere(sketch, rule));
    if (at >= 0) todo.splice(at, 1);
    // Introductions find no place of their own in a goal of another kind: Co makes one for them.
    else if (!has(set, 'Co') || !applySomewhere(sketch, 'Co')) return null;
    if (random() < 0.15) applySomewhere(sketch, pick(random, rules));
  }
  while (rules.length > 0 && random() < 0.35) applySomewhere(sketch, pick(random, rules));
  return close(sketch);
}

function applySomewhere(sketch: Sketch, rule: Rule): boolean {
  const fitting = sketch.open.filter(({ term }) => fits(rule, follow(term)));
  if (fitting.length === 0) return false;
  const goal = pick(sketch.random, fitting);
  sketch.open.splice(sketch.open.indexOf(goal), 1);
  backwards(sketch, rule, follow(goal.term), goal.level);
  return true;
}

const MAKES: Partial<Record<Rule, string>> = { Ki: 'K', Ai: 'A', Ei: 'E', Ci: 'C', Ni: 'N', Eo: 'C' };

function fits(rule: Rule, term: Term): boolean {
  const op = MAKES[rule];
  return op === undefined || term.op === op || term.op === '?';
}

function backwards(sketch: Sketch, rule: Rule, term: Term, level: Level): void {
  const { open, random } = sketch;
  const want = (needed: Term, on: Level): void => {
    open.push({ term: needed, level: on });
  };
  const inside = (supposition: Term): Level => ({ supposition, outer: level });
  const either = random() < 0.5;
  switch (rule) {
    case 'Ko': {
      const side = blank();
      sketch.spare.push({ side, level });
      return want(either ? build('K', term, side) : build('K', side, term), level);
    }
    case 'Co': {
      const minor = blank();
      want(build('C', minor, term), level);
      return want(minor, level);
    }
    case 'Ki': {
      const [left, right] = shape('K', term);
      want(left, level);
      return want(right, level);
    }
    case 'Ai': {
      const [left, right] = shape('A', term);
      return want(either ? left : right, level);
    }
    case 'Eo': {
      const [left, right] = shape('C', term);
      return want(either ? build('E', left, right) : build('E', right, left), level);
    }
    case 'Ei': {
      const [left, right] = shape('E', term);
      want(build('C', left, right), level);
      return want(build('C', right, left), level);
    }
    case 'Ci': {
      const [left, right] = shape('C', term);
      return want(right, inside(left));
    }
    case 'Ni':
    case 'No': {
      const z = blank();
      const supposition = rule === 'No' ? notTerm(term) : negated(term);
      const inner = inside(supposition);
      want(z, inner);
      return want(notTerm(z), inner);
    }
    case 'Ao': {
      const left = blank();
      const right = blank();
      want(build('A', left, right), level);
      want(term, inside(left));
      return want(term, inside(right));
    }
    case 'Rp':
    case 'R':
      return want(term, level);
  }
}

function shape(op: 'K' | 'A' | 'C' | 'E', term: Term): readonly [Term, Term] {
  if (term.op !== '?') return [(term as { left: Term }).left, (term as { right: Term }).right];
  const made = build(op, blank(), blank());
  term.bound = made;
  return [made.left!, made.right!];
}

function negated(term: Term): Term {
  if (term.op !== '?') return (term as { left: Term }).left;
  const made = notTerm(blank());
  term.bound = made;
  return made.left!;
}

function close({ open, spare, set, random }: Sketch): Term[] | null {
  const reiterates = has(set, 'R');
  const premises: Term[] = [];
  for (const { term, level } of shuffled(random, open)) {
    if (level !== MAIN && closeBySupposition(term, level, reiterates, random)) continue;
    if (level !== MAIN && !reiterates) return null;
    if (has(set, 'Eo') && follow(term).op === 'C' && random() < 0.35) {
      addAsE(premises, term, random);
      continue;
    }
    if (premises.some(known => same(known, term))) continue;
    if (spare.length > 0 && random() < 0.4) {
      const { side, level: where } = pick(random, spare);
      if (where === level && follow(side) === side && unify(side, term)) continue;
    }
    const shared = premises.length > 0 && follow(term).op === '?' && random() < 0.4;
    if (shared && unify(term, pick(random, premises))) continue;
    premises.push(term);
  }
  return premises;
}

/** Eo once more: the C comes out of an E, of the same one as another C if that is there already. */
function addAsE(premises: Term[], term: Term, random: Random): void {
  const [left, right] = shape('C', follow(term));
  const forms = [build('E', left, right), build('E', right, left)];
  if (forms.some(form => premises.some(known => same(known, form)))) return;
  premises.push(pick(random, forms));
}

function closeBySupposition(term: Term, level: Level, reiterates: boolean, random: Random): boolean {
  for (let at: Level | null = level; at !== null; at = reiterates ? at.outer : null) {
    if (at.supposition === null || random() < (reiterates ? 0.3 : 0)) continue;
    if (unifiable(term, at.supposition)) return unify(term, at.supposition);
  }
  return false;
}

/** A cheap look ahead, so that a failed attempt does not fill blanks: the outermost letters must agree. */
function unifiable(one: Term, other: Term): boolean {
  const a = follow(one);
  const b = follow(other);
  if (a.op === '?' || b.op === '?') return true;
  if (a.op !== b.op || a.name !== b.name) return false;
  return (a.left === null || unifiable(a.left, b.left!)) && (a.right === null || unifiable(a.right, b.right!));
}
