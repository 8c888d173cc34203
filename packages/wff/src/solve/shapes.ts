import type { Rule } from '../language/rules.ts';
import { ELEMENTARY_RULES } from '../language/rules.ts';
import type { Wff } from '../language/wff.ts';
import { BIT, type RuleSet, ruleSet, rulesIn } from '../prove/rule-set.ts';
import { type Meter, spend } from '../prove/steps.ts';
import type { Readings } from '../readings.ts';
import { type Letters, VARIABLES, within } from './pool.ts';
import { lettersOf, type Shape } from './shape-letters.ts';
import { type Blank, type Built, blank, build, follow, same, type Term, termOf, unify } from './terms.ts';

/** Rules without sub-proofs; Rp stands alone and needs no search. */
const COVERED: RuleSet = ruleSet(ELEMENTARY_RULES) & ~BIT.Rp;

/** Can the proofs with these rules be gone through? Not where Ki and Ei ask for two lines. */
export const hasShapes = (set: RuleSet, { distinctLines }: Readings): boolean =>
  (set & ~COVERED) === 0 && (!distinctLines || (set & (BIT.Ki | BIT.Ei)) === 0);

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
 * Goes through every proof without sub-proofs that uses all rules of the set and ends with the goal, as far as `most` letters
 * suffice for the premises that it needs, and gives these to `found`, which says true to stop. That none is left out is
 * proved in docs/solvers/wff.md ("Shapes").
 */
export class ShapeSearch {
  private readonly premises: Term[] = [];
  private readonly filled: Blank[] = [];
  private readonly wanted: Term[] = [];
  private readonly gates = new Map<Built, number>();
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
    return this.show(term, () => this.finish(), true) || this.comeBack(term);
  }

  private finish(): boolean {
    for (const rule of rulesIn(this.set)) if (!this.uses.get(rule)) return false;
    return this.found(this.premises);
  }

  /** A goal that is a premise, taken out of what an introduction has just put it into. */
  private comeBack(goal: Term): boolean {
    const at = follow(goal);
    if (this.set === (BIT.Ki | BIT.Ko)) return this.premise(goal, () => this.found(this.premises));
    const there = BIT.Ei | BIT.Eo;
    if (at.op !== 'C' || (this.set & there) !== there) return false;
    return this.premise(goal, () =>
      this.using('Ei', () =>
        this.using('Eo', () => this.show(build('C', at.right!, at.left!), () => this.finish(), false)),
      ),
    );
  }

  /** Every way to have a line; `isGoal`: by a rule, even where it is a premise. */
  private show(line: Term, then: () => boolean, isGoal: boolean): boolean {
    const at = follow(line);
    if (this.wanted.some(above => same(above, at))) return false;
    if (!isGoal) this.wanted.push(at);
    const onward = (): boolean => {
      if (isGoal) return then();
      const above = this.wanted.pop()!;
      const stopped = then();
      this.wanted.push(above);
      return stopped;
    };
    const stopped =
      this.introduce('K', at, onward) ||
      this.introduce('A', at, onward) ||
      this.introduce('E', at, onward) ||
      this.take(at, onward, isGoal);
    if (!isGoal) this.wanted.pop();
    return stopped;
  }

  private introduce(op: 'K' | 'A' | 'E', line: Term, then: () => boolean): boolean {
    const rule = `${op}i` as const;
    if ((this.set & BIT[rule]) === 0) return false;
    return this.using(rule, () =>
      this.asBuilt(op, line, ({ left, right }) => {
        if (op === 'A') return this.show(left!, then, false) || this.show(right!, then, false);
        if (op === 'K') return this.show(left!, () => this.show(right!, then, false), false);
        const forth = build('C', left!, right!);
        const back = build('C', right!, left!);
        return this.show(forth, () => this.show(back, then, false), false);
      }),
    );
  }

  /** Out of a premise that is there, or of one more. */
  private take(line: Term, then: () => boolean, isGoal: boolean): boolean {
    for (const premise of [...this.premises]) if (this.walk(premise, line, then, [], !isGoal)) return true;
    const one = blank();
    return this.premise(one, () => this.walk(one, line, then, [], !isGoal));
  }

  private premise(term: Term, then: () => boolean): boolean {
    this.premises.push(term);
    const stopped = this.fits() && then();
    this.premises.pop();
    return stopped;
  }

  /** Looks for the line at this place of a premise and below it. */
  private walk(place: Term, line: Term, then: () => boolean, gates: readonly Gate[], mayEnd: boolean): boolean {
    if (mayEnd && this.equal(line, place, () => this.pass(gates, 0, then))) return true;
    const { set } = this;
    if ((set & BIT.Ko) !== 0) {
      const down = (): boolean =>
        this.asBuilt(
          'K',
          place,
          ({ left, right }) => this.walk(left!, line, then, gates, true) || this.walk(right!, line, then, gates, true),
        );
      if (this.using('Ko', down)) return true;
    }
    if ((set & BIT.Co) !== 0) {
      const down = (): boolean =>
        this.asBuilt('C', place, c => this.through(c, FORTH, c.left!, c.right!, line, then, gates));
      if (this.using('Co', down)) return true;
    }
    if ((set & BIT.Eo) === 0) return false;
    return this.using('Eo', () =>
      this.asBuilt('E', place, e => this.outOf(e, FORTH, line, then, gates) || this.outOf(e, BACK, line, then, gates)),
    );
  }

  private outOf(e: Built, bit: number, line: Term, then: () => boolean, gates: readonly Gate[]): boolean {
    const [a, b] = bit === FORTH ? [e.left!, e.right!] : [e.right!, e.left!];
    if (this.equal(line, build('C', a, b), () => this.pass(gates, 0, then))) return true;
    if ((this.set & BIT.Co) === 0) return false;
    return this.using('Co', () => this.through(e, bit, a, b, line, then, gates));
  }

  private through(
    node: Built,
    bit: number,
    antecedent: Term,
    second: Term,
    line: Term,
    then: () => boolean,
    gates: readonly Gate[],
  ): boolean {
    const state = this.gates.get(node) ?? 0;
    if (isDone(state, bit)) return this.walk(second, line, then, gates, true);
    if ((state & bit) !== 0) return false;
    return this.walk(second, line, then, [...gates, { node, bit, antecedent }], true);
  }

  /** Has the antecedents on the path, from the outermost. */
  private pass(gates: readonly Gate[], at: number, then: () => boolean): boolean {
    const gate = gates[at];
    if (gate === undefined) return then();
    const { node, bit, antecedent } = gate;
    const before = this.gates.get(node) ?? 0;
    if (isDone(before, bit)) return this.pass(gates, at + 1, then);
    if ((before & bit) !== 0) return false;
    this.setGate(node, before | bit);
    const stopped = this.show(
      antecedent,
      () => {
        const meanwhile = this.gates.get(node) ?? 0;
        this.setGate(node, meanwhile | (bit << 1));
        const done = this.pass(gates, at + 1, then);
        this.setGate(node, meanwhile);
        return done;
      },
      false,
    );
    this.setGate(node, before);
    return stopped;
  }

  private setGate(node: Built, state: number): void {
    if (state === 0) this.gates.delete(node);
    else this.gates.set(node, state);
  }

  /** Goes on with the term where it is of this kind or, being blank, can be made so. */
  private asBuilt(op: 'K' | 'A' | 'C' | 'E', term: Term, then: (built: Built) => boolean): boolean {
    const at = follow(term);
    if (at.op === op) return then(at);
    if (at.op !== '?') return false;
    const built = build(op, blank(), blank());
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
