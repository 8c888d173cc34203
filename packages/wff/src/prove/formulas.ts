import type { Wff } from '../language/wff.ts';

/** WFFs as small numbers: equal WFFs share one, so a set of lines is a row of flags. */
export interface Formulas {
  readonly op: Op[];
  /** First part (of N: its only one), or -1. */
  readonly left: number[];
  readonly right: number[];
  /** Of an E: the two C WFFs that Eo and Ei connect it with. */
  readonly forth: number[];
  readonly back: number[];
  /** The number of NX for X, or -1 while nobody needed it. */
  readonly not: number[];
  /**
   * Truth tables over p q r s. Low half: the ordinary one. High half: every N WFF taken as true, which all rules but
   * No respect as well. A line whose table does not cover the tables of what it should follow from cannot follow.
   */
  readonly table: number[];
  readonly texts: Wff[];
  readonly index: Map<string, number>;
}

export type Op = 'v' | 'N' | 'K' | 'A' | 'C' | 'E';

export const newFormulas = (): Formulas => ({
  op: [],
  left: [],
  right: [],
  forth: [],
  back: [],
  not: [],
  table: [],
  texts: [],
  index: new Map(),
});

const COLUMN: Readonly<Record<string, number>> = { p: 0xaaaa, q: 0xcccc, r: 0xf0f0, s: 0xff00 };
const LOW = 0xffff;

function tableOf(op: Op, a: number, b: number, text: string): number {
  switch (op) {
    case 'v': {
      // Any other letter stands for some WFF that nothing is known of; that it is false is one case of it.
      const column = COLUMN[text] ?? 0;
      return column | (column << 16);
    }
    case 'N':
      return (~a & LOW) | ~LOW;
    case 'K':
      return a & b;
    case 'A':
      return a | b;
    case 'C':
      return ~a | b;
    case 'E':
      return ~(a ^ b);
  }
}

/** The table of a WFF that nothing else is asked of. */
export function tableOfWff(wff: Wff): number {
  const stack: number[] = [];
  for (let i = wff.length - 1; i >= 0; i--) {
    const letter = wff.charAt(i);
    const op = letter === 'N' || letter === 'K' || letter === 'A' || letter === 'C' || letter === 'E' ? letter : 'v';
    const left = op === 'v' ? 0 : stack.pop()!;
    stack.push(tableOf(op, left, op === 'v' || op === 'N' ? 0 : stack.pop()!, letter));
  }
  return stack[0]!;
}

function add(f: Formulas, op: Op, left: number, right: number, text: string): number {
  const known = f.index.get(text);
  if (known !== undefined) return known;
  const id = f.op.length;
  f.index.set(text, id);
  f.op.push(op);
  f.left.push(left);
  f.right.push(right);
  f.forth.push(-1);
  f.back.push(-1);
  f.not.push(-1);
  f.table.push(tableOf(op, f.table[left] ?? 0, f.table[right] ?? 0, text));
  f.texts.push(text as Wff);
  if (op === 'N') f.not[left] = id;
  if (op === 'E') {
    f.forth[id] = make(f, 'C', left, right);
    f.back[id] = make(f, 'C', right, left);
  }
  return id;
}

export const make = (f: Formulas, op: 'K' | 'A' | 'C' | 'E', left: number, right: number): number =>
  add(f, op, left, right, op + f.texts[left]! + f.texts[right]!);

export const negate = (f: Formulas, of: number): number =>
  f.not[of]! >= 0 ? f.not[of]! : add(f, 'N', of, -1, `N${f.texts[of]!}`);

/** Adds a WFF with all its parts; an E also brings the two C WFFs it stands for. Returns its number. */
export function intern(f: Formulas, wff: Wff): number {
  const known = f.index.get(wff);
  if (known !== undefined) return known;
  const stack: number[] = [];
  for (let i = wff.length - 1; i >= 0; i--) {
    const c = wff[i]!;
    if (c === 'N') stack.push(negate(f, stack.pop()!));
    else if (c === 'K' || c === 'A' || c === 'C' || c === 'E') {
      const left = stack.pop()!;
      stack.push(make(f, c, left, stack.pop()!));
    } else stack.push(add(f, 'v', -1, -1, c));
  }
  return stack[0]!;
}
