import type { Formulas } from './formulas.ts';
import { BIT, type RuleSet } from './rule-set.ts';

/** What a listed rule says about truth: not all of `ifs` true with `then` false. */
export interface Clause {
  readonly rule: 'Ko' | 'Ki' | 'Ai' | 'Ao' | 'Ao-lines' | 'Co' | 'Ci' | 'Ci-false' | 'Eo' | 'Ei';
  readonly whole: number;
  readonly literals: readonly Literal[];
}

/** A WFF with the sign under which it satisfies its clause. */
export interface Literal {
  readonly id: number;
  readonly isTrue: boolean;
}

export const is = (id: number): Literal => ({ id, isTrue: true });
const isNot = (id: number): Literal => ({ id, isTrue: false });

export function clausesOf(f: Formulas, rules: RuleSet, aoFromLines: boolean): readonly Clause[] {
  const clauses: Clause[] = [];
  const say = (bit: number, rule: Clause['rule'], whole: number, ...literals: Literal[]): void => {
    if ((rules & bit) !== 0) clauses.push({ rule, whole, literals });
  };
  const size = f.op.length;
  for (let id = 0; id < size; id++) {
    const left = f.left[id]!;
    const right = f.right[id]!;
    switch (f.op[id]!) {
      case 'K':
        say(BIT.Ko, 'Ko', id, isNot(id), is(left));
        say(BIT.Ko, 'Ko', id, isNot(id), is(right));
        say(BIT.Ki, 'Ki', id, isNot(left), isNot(right), is(id));
        break;
      case 'A':
        say(BIT.Ai, 'Ai', id, isNot(left), is(id));
        say(BIT.Ai, 'Ai', id, isNot(right), is(id));
        say(BIT.Ao, 'Ao', id, isNot(id), is(left), is(right));
        if (aoFromLines)
          for (let one = 0; one < size; one++)
            for (let two = 0; two < size; two++)
              if (
                f.op[one] === 'C' &&
                f.op[two] === 'C' &&
                f.left[one] === left &&
                f.left[two] === right &&
                f.right[one] === f.right[two]
              )
                say(BIT.Ao, 'Ao-lines', id, isNot(id), isNot(one), isNot(two), is(f.right[one]!));
        break;
      case 'C':
        say(BIT.Co, 'Co', id, isNot(id), isNot(left), is(right));
        say(BIT.Ci, 'Ci', id, isNot(right), is(id));
        say(BIT.Ci, 'Ci-false', id, is(left), is(id));
        break;
      case 'E':
        say(BIT.Eo, 'Eo', id, isNot(id), is(f.forth[id]!));
        say(BIT.Eo, 'Eo', id, isNot(id), is(f.back[id]!));
        say(BIT.Ei, 'Ei', id, isNot(f.forth[id]!), isNot(f.back[id]!), is(id));
        break;
      default:
    }
  }
  return clauses;
}

/** Strips leading Ns: the WFF below them, and whether it must stand for the whole to stand. */
export function core(f: Formulas, literal: Literal): Literal {
  let { id, isTrue } = literal;
  while (f.op[id] === 'N') {
    id = f.left[id]!;
    isTrue = !isTrue;
  }
  return { id, isTrue };
}
