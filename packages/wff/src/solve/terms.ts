import { partsOf, type Wff } from '../language/wff.ts';

/** A WFF with blanks: what a skeleton of a proof says before it is decided which letters fill it. */
export type Term = Built | Blank;

export interface Built {
  readonly op: 'v' | 'N' | 'K' | 'A' | 'C' | 'E';
  readonly name: string;
  readonly left: Term | null;
  readonly right: Term | null;
}

export interface Blank {
  readonly op: '?';
  bound: Term | null;
}

export const blank = (): Blank => ({ op: '?', bound: null });

export const build = (op: 'K' | 'A' | 'C' | 'E', left: Term, right: Term): Built => ({ op, name: op, left, right });
export const notTerm = (left: Term): Built => ({ op: 'N', name: 'N', left, right: null });

export function termOf(wff: Wff): Term {
  const parts = partsOf(wff);
  switch (parts.op) {
    case 'var':
      return { op: 'v', name: parts.name, left: null, right: null };
    case 'N':
      return notTerm(termOf(parts.of));
    default:
      return build(parts.op, termOf(parts.left), termOf(parts.right));
  }
}

export function follow(term: Term): Term {
  let at = term;
  while (at.op === '?' && at.bound !== null) at = at.bound;
  return at;
}

function occurs(hole: Blank, term: Term): boolean {
  const at = follow(term);
  if (at.op === '?') return at === hole;
  return (at.left !== null && occurs(hole, at.left)) || (at.right !== null && occurs(hole, at.right));
}

/** Makes two terms equal by filling blanks; false when they cannot be (some blanks may then be filled already). `filled` is told which. */
export function unify(one: Term, other: Term, filled?: Blank[]): boolean {
  const a = follow(one);
  const b = follow(other);
  if (a === b) return true;
  if (a.op === '?') {
    if (occurs(a, b)) return false;
    a.bound = b;
    filled?.push(a);
    return true;
  }
  if (b.op === '?') return unify(b, a, filled);
  if (a.op !== b.op || a.name !== b.name) return false;
  return (a.left === null || unify(a.left, b.left!, filled)) && (a.right === null || unify(a.right, b.right!, filled));
}

export function same(one: Term, other: Term): boolean {
  const a = follow(one);
  const b = follow(other);
  if (a === b) return true;
  if (a.op === '?' || b.op === '?' || a.op !== b.op || a.name !== b.name) return false;
  return (a.left === null || same(a.left, b.left!)) && (a.right === null || same(a.right, b.right!));
}

/** The same terms with blanks of their own. */
export function copied(terms: readonly Term[]): Term[] {
  const blanks = new Map<Blank, Blank>();
  const copy = (term: Term): Term => {
    const at = follow(term);
    if (at.op !== '?') return { ...at, left: at.left && copy(at.left), right: at.right && copy(at.right) };
    const known = blanks.get(at) ?? blank();
    blanks.set(at, known);
    return known;
  };
  return terms.map(copy);
}

/** Writes the term out, giving each letter to `letter` and each open blank to `hole`. */
export function visit(term: Term, letter: (name: string) => void, hole: (blank: Blank) => void): void {
  const at = follow(term);
  if (at.op === '?') return hole(at);
  letter(at.name);
  if (at.left !== null) visit(at.left, letter, hole);
  if (at.right !== null) visit(at.right, letter, hole);
}

export function textOf(term: Term): Wff {
  let text = '';
  visit(
    term,
    name => {
      text += name;
    },
    () => {
      text += '?';
    },
  );
  return text as Wff;
}
