import type { Rule } from '../language/rules.ts';
import { ELEMENTARY_RULES } from '../language/rules.ts';
import type { Wff } from '../language/wff.ts';
import { BIT, ROUND_TRIPS, type RuleSet, ruleSet, rulesIn } from '../prove/rule-set.ts';
import { type Meter, spend } from '../prove/steps.ts';
import type { Readings } from '../readings.ts';
import { type Letters, VARIABLES, within } from './pool.ts';
import { lettersOf, type Shape } from './shape-letters.ts';
import { inside, type Level, levelOf } from './shape-level.ts';
import { type Blank, type Built, blank, build, follow, notTerm, same, type Term, termOf, unify } from './terms.ts';

const SUB_PROOFS: RuleSet = BIT.Ci | BIT.Ni | BIT.Ao;
/** Ao is gone through without R only. Rp stands alone and needs no search. */
const COVERED: readonly RuleSet[] = [SUB_PROOFS, BIT.Ci | BIT.Ni | BIT.R].map(
  more => (ruleSet(ELEMENTARY_RULES) & ~BIT.Rp) | more,
);

/** Can the proofs with these rules be gone through? Not where a reading asks for more lines, or for no premise. */
export const hasShapes = (set: RuleSet, readings: Readings): boolean =>
  COVERED.some(covered => (set & ~covered) === 0) &&
  (!readings.distinctLines || (set & (BIT.Ki | BIT.Ei)) === 0) &&
  (readings.oneLineSubProofs || (set & (BIT.Ci | BIT.Ao)) === 0) &&
  (!readings.aoFromLines || (set & BIT.Ao) === 0) &&
  (!readings.emptyPremises || (set & SUB_PROOFS) === 0);

/** A line that is looked for along paths, and what is to be done with it. */
interface Aim {
  readonly level: Level;
  readonly line: Term;
  readonly onward: () => boolean;
  /** Where Ao writes it, its sub-proofs may not put it together either. */
  readonly onPaths: boolean;
}

/** A C whose antecedent has to be had before the path may go on through its second side. */
interface Gate {
  readonly node: Built;
  /** Which C it is: of an E there are two. */
  readonly bit: number;
  readonly antecedent: Term;
}

const FORTH = 1;
const BACK = 4;
/** Beside each bit the next one says that the antecedent is there, and not only being looked for. */
const isDone = (state: number, bit: number): boolean => (state & (bit << 1)) !== 0;

/**
 * Goes through every proof that uses all rules of the set and ends with the goal, as far as `most` letters suffice for the
 * premises that it needs, and gives these to `found`, which says true to stop. That none is left out is proved in
 * docs/solvers/wff.md ("Shapes").
 */
export class ShapeSearch {
  private readonly premises: Term[] = [];
  private readonly main = levelOf(null, null);
  private readonly filled: Blank[] = [];
  private readonly uses = new Map<Rule, number>();
  private readonly set: RuleSet;
  private readonly most: Letters;
  private readonly variables: number;
  private readonly meter: Meter;
  private readonly found: (shape: Shape) => boolean;

  constructor(set: RuleSet, most: Letters, meter: Meter, found: (shape: Shape) => boolean) {
    this.set = set;
    this.most = most;
    this.variables = VARIABLES.reduce((sum, v) => sum + Math.max(0, most[v]!), 0);
    this.meter = meter;
    this.found = found;
  }

  /** True: it was stopped. */
  run(goal: Wff): boolean {
    const term = termOf(goal);
    return this.show(this.main, term, () => this.finish(), true) || this.comeBack(term);
  }

  private finish(): boolean {
    for (const rule of rulesIn(this.set)) if (!this.uses.get(rule)) return false;
    if (this.premises.length > 0) return this.found(this.premises);
    // A theorem needs none, but a Solution has one (R-WFF-8).
    return this.premise(blank(), () => this.found(this.premises));
  }

  /** A goal that is a premise, taken out of what an introduction has just put it into. */
  private comeBack(goal: Term): boolean {
    const at = follow(goal);
    if (ROUND_TRIPS.includes(this.set)) return this.premise(goal, () => this.found(this.premises));
    const there = BIT.Ei | BIT.Eo;
    if (at.op !== 'C' || (this.set & there) !== there) return false;
    return this.premise(goal, () =>
      this.using('Ei', () =>
        this.using('Eo', () => this.show(this.main, build('C', at.right!, at.left!), () => this.finish(), false)),
      ),
    );
  }

  /** Every way to have a line; `isGoal`: by a rule, even where it is a premise. */
  private show(level: Level, line: Term, then: () => boolean, isGoal: boolean): boolean {
    const { wanted } = level;
    const at = follow(line);
    if (wanted.some(above => same(above, at))) return false;
    if (!isGoal) wanted.push(at);
    const onward = (): boolean => {
      if (isGoal) return then();
      const above = wanted.pop()!;
      const stopped = then();
      wanted.push(above);
      return stopped;
    };
    const stopped =
      this.introduce(level, 'K', at, onward) ||
      this.introduce(level, 'A', at, onward) ||
      this.introduce(level, 'E', at, onward) ||
      this.suppose(level, 'Ci', at, onward) ||
      this.suppose(level, 'Ni', at, onward) ||
      this.take({ level, line: at, onward, onPaths: false }, isGoal);
    if (!isGoal) wanted.pop();
    return stopped;
  }

  private introduce(level: Level, op: 'K' | 'A' | 'E', line: Term, then: () => boolean): boolean {
    const rule = `${op}i` as const;
    if ((this.set & BIT[rule]) === 0) return false;
    return this.using(rule, () =>
      this.asBuilt(op, line, ({ left, right }) => {
        if (op === 'A') return this.show(level, left!, then, false) || this.show(level, right!, then, false);
        if (op === 'K') return this.show(level, left!, () => this.show(level, right!, then, false), false);
        const forth = build('C', left!, right!);
        const back = build('C', right!, left!);
        return this.show(level, forth, () => this.show(level, back, then, false), false);
      }),
    );
  }

  /** By a sub-proof; of the pair that Ni wants the N is taken along a path. */
  private suppose(level: Level, rule: 'Ci' | 'Ni', line: Term, then: () => boolean): boolean {
    if ((this.set & BIT[rule]) === 0) return false;
    return this.using(rule, () =>
      this.asBuilt(rule === 'Ci' ? 'C' : 'N', line, ({ left, right }) => {
        const inner = inside(this.set, level, left!);
        if (rule === 'Ci') return this.show(inner, right!, then, false);
        const beside = blank();
        const pair = (): boolean => this.show(inner, beside, then, false);
        return this.take({ level: inner, line: notTerm(beside), onward: pair, onPaths: true }, false);
      }),
    );
  }

  /** Out of what is given, or of one more premise. */
  private take(aim: Aim, isGoal: boolean): boolean {
    for (let at: Level | null = aim.level; at !== null; at = at.outer) {
      const { supposition } = at;
      const isOwn = at === aim.level;
      const among = (given: Term): boolean =>
        isOwn ? this.walk(aim, given, [], !isGoal) : this.using('R', () => this.walk(aim, given, [], !isGoal));
      if (supposition !== null) {
        if (among(supposition)) return true;
        continue;
      }
      for (const given of [...this.premises]) if (among(given)) return true;
      const one = blank();
      if (this.premise(one, () => among(one))) return true;
    }
    return false;
  }

  private premise(term: Term, then: () => boolean): boolean {
    this.premises.push(term);
    const stopped = this.fits() && then();
    this.premises.pop();
    return stopped;
  }

  /** Looks for the line at this place of what is given and below it. */
  private walk(aim: Aim, place: Term, gates: readonly Gate[], mayEnd: boolean): boolean {
    if (mayEnd && this.equal(aim.line, place, () => this.pass(aim.level, gates, 0, aim.onward))) return true;
    return (
      this.open('Ko', 'K', place, k => this.walk(aim, k.left!, gates, true) || this.walk(aim, k.right!, gates, true)) ||
      this.open('Co', 'C', place, c => this.through(aim, c, FORTH, c.left!, c.right!, gates)) ||
      this.open('Eo', 'E', place, e => this.outOf(aim, e, FORTH, gates) || this.outOf(aim, e, BACK, gates)) ||
      this.open('Ao', 'A', place, a => this.pass(aim.level, gates, 0, () => this.eitherWay(aim, a)))
    );
  }

  private open(rule: Rule, op: 'K' | 'C' | 'E' | 'A', place: Term, then: (built: Built) => boolean): boolean {
    return (this.set & BIT[rule]) !== 0 && this.using(rule, () => this.asBuilt(op, place, then));
  }

  private outOf(aim: Aim, e: Built, bit: number, gates: readonly Gate[]): boolean {
    const [a, b] = bit === FORTH ? [e.left!, e.right!] : [e.right!, e.left!];
    if (this.equal(aim.line, build('C', a, b), () => this.pass(aim.level, gates, 0, aim.onward))) return true;
    if ((this.set & BIT.Co) === 0) return false;
    return this.using('Co', () => this.through(aim, e, bit, a, b, gates));
  }

  /** The line by Ao, or a C by Ao out of which Co leads on to it. */
  private eitherWay(aim: Aim, { left, right }: Built): boolean {
    const both = (line: Term, then: () => boolean, onPaths: boolean): boolean => {
      const side = (given: Term, next: () => boolean): boolean => {
        const level = levelOf(given, null);
        if (!onPaths) return this.show(level, line, next, false);
        return this.take({ level, line, onward: next, onPaths }, false);
      };
      return side(left!, () => side(right!, then));
    };
    if (both(aim.line, aim.onward, aim.onPaths)) return true;
    if ((this.set & BIT.Co) === 0) return false;
    const c = build('C', blank(), blank());
    return this.using('Co', () => both(c, () => this.through(aim, c, FORTH, c.left!, c.right!, []), true));
  }

  private through(aim: Aim, node: Built, bit: number, antecedent: Term, second: Term, gates: readonly Gate[]): boolean {
    const state = aim.level.gates.get(node) ?? 0;
    if (isDone(state, bit)) return this.walk(aim, second, gates, true);
    if ((state & bit) !== 0) return false;
    return this.walk(aim, second, [...gates, { node, bit, antecedent }], true);
  }

  /** Has the antecedents on the path, from the outermost. */
  private pass(level: Level, gates: readonly Gate[], at: number, then: () => boolean): boolean {
    const gate = gates[at];
    if (gate === undefined) return then();
    const { node, bit, antecedent } = gate;
    const before = level.gates.get(node) ?? 0;
    if (isDone(before, bit)) return this.pass(level, gates, at + 1, then);
    if ((before & bit) !== 0) return false;
    level.gates.set(node, before | bit);
    const stopped = this.show(
      level,
      antecedent,
      () => {
        const meanwhile = level.gates.get(node) ?? 0;
        level.gates.set(node, meanwhile | (bit << 1));
        const done = this.pass(level, gates, at + 1, then);
        level.gates.set(node, meanwhile);
        return done;
      },
      false,
    );
    if (before === 0) level.gates.delete(node);
    else level.gates.set(node, before);
    return stopped;
  }

  /** Goes on with the term where it is of this kind or, being blank, can be made so. */
  private asBuilt(op: 'K' | 'A' | 'C' | 'E' | 'N', term: Term, then: (built: Built) => boolean): boolean {
    const at = follow(term);
    if (at.op === op) return then(at);
    if (at.op !== '?') return false;
    const built = op === 'N' ? notTerm(blank()) : build(op, blank(), blank());
    at.bound = built;
    const stopped = this.fits() && then(built);
    at.bound = null;
    return stopped;
  }

  private equal(one: Term, other: Term, then: () => boolean): boolean {
    const from = this.filled.length;
    const stopped = unify(one, other, this.filled) && this.fits() && then();
    while (this.filled.length > from) this.filled.pop()!.bound = null;
    return stopped;
  }

  private using(rule: Rule, then: () => boolean): boolean {
    const before = this.uses.get(rule) ?? 0;
    this.uses.set(rule, before + 1);
    const stopped = then();
    this.uses.set(rule, before);
    return stopped;
  }

  /** Do the letters suffice for what the premises hold so far, each blank taken for one variable? */
  private fits(): boolean {
    spend(this.meter, 10);
    const { fixed, blanks } = lettersOf(this.premises);
    let variables = 0;
    for (const v of VARIABLES) variables += fixed[v]!;
    for (const times of blanks.values()) variables += times;
    return variables <= this.variables && within(fixed, this.most);
  }
}
