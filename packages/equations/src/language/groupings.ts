import { BeyondBudget, spend } from '../values/meter.ts';
import { cross } from './gaps.ts';
import {
  type ExponentItem,
  type Group,
  type Item,
  isOperand,
  type Numeral,
  type SignItem,
  type Span,
  type Unit,
} from './item.ts';

/** What to make of each step of a grouping. Every step may have several results or none. */
export interface Algebra<T> {
  numeral(item: Numeral): readonly T[];
  unit(item: Unit): readonly T[];
  /** A group in writing, or one that a default implies. */
  group(inside: T, item: Group): T;
  prefix(sign: SignItem, x: T): readonly T[];
  binary(sign: SignItem, left: T, right: T): readonly T[];
  bang(x: T): readonly T[];
  exponent(x: T, exponent: T, item: ExponentItem): readonly T[];
  /** Two numbers side by side, one of them i. */
  beside(left: T, right: T): readonly T[];
  /** Results of one span with the same key are one. */
  key(x: T): string;
}

const MOST_RESULTS = 3000;

/**
 * Every grouping of a row, without any order of operations (VII-B-6-a); none that crosses one of `groups`. The work is
 * done span by span, so that equal results of different groupings are followed up once.
 */
export function groupings<T>(items: readonly Item[], groups: readonly Span[], algebra: Algebra<T>): readonly T[] {
  const known = new Map<number, readonly T[]>();

  const span = (a: number, b: number): readonly T[] => {
    const id = a * (items.length + 1) + b;
    const before = known.get(id);
    if (before) return before;
    const found = breaks(items[a]?.from ?? 0, items[b - 1]?.to ?? 0, groups) ? [] : distinct(derive(a, b), algebra);
    known.set(id, found);
    return found;
  };

  function* derive(a: number, b: number): Generator<T> {
    const first = items[a];
    const last = items[b - 1];
    if (first === undefined || last === undefined) return;
    if (b - a === 1) {
      if (isOperand(first)) yield* leaf(first, groups, algebra);
      return;
    }
    if (first.kind === 'sign' && first.prefix) for (const x of span(a + 1, b)) yield* algebra.prefix(first, x);
    if (last.kind === 'bang') for (const x of span(a, b - 1)) yield* algebra.bang(x);
    yield* exponents(a, b);
    for (let k = a + 1; k < b; k++) {
      spend(1);
      const sign = items[k];
      if (sign === undefined) return;
      if (sign.kind === 'sign' && !sign.prefix && k < b - 1 && !(sign.tight && b - k !== 2)) {
        for (const left of span(a, k)) {
          for (const right of span(k + 1, b)) {
            spend(1);
            yield* algebra.binary(sign, left, right);
          }
        }
      } else if (isOperand(sign) && items[k - 1]?.kind !== 'sign') {
        for (const left of span(a, k)) for (const right of span(k, b)) yield* algebra.beside(left, right);
      }
    }
  }

  /** An exponent at the end of a span, with some of the ! behind it taken along (XIII-B-12 comment (b)). */
  function* exponents(a: number, b: number): Generator<T> {
    let k = b - 1;
    while (k > a && items[k]?.kind === 'bang') k--;
    const item = items[k];
    if (item?.kind !== 'exponent' || k === a) return;
    for (const power of withBangs(item, b - 1 - k, groups, algebra))
      for (const x of span(a, k)) yield* algebra.exponent(x, power, item);
  }

  return span(0, items.length);
}

const breaks = (from: number, to: number, groups: readonly Span[]): boolean => groups.some(g => cross({ from, to }, g));

function leaf<T>(item: Numeral | Group | Unit, groups: readonly Span[], algebra: Algebra<T>): readonly T[] {
  if (item.kind === 'numeral') return algebra.numeral(item);
  if (item.kind === 'i') return algebra.unit(item);
  if (breaks(item.from, item.to, groups)) return [];
  return groupings(item.items, groups, algebra).map(x => algebra.group(x, item));
}

function withBangs<T>(item: ExponentItem, bangs: number, groups: readonly Span[], algebra: Algebra<T>): readonly T[] {
  let results = leaf(item.of, groups, algebra);
  for (let i = 0; i < bangs; i++) results = results.flatMap(x => [...algebra.bang(x)]);
  return results;
}

/** A row with all its parentheses has one result, which needs no key to be told from others. */
function distinct<T>(results: Generator<T>, algebra: Algebra<T>): readonly T[] {
  const first = results.next();
  if (first.done) return [];
  const second = results.next();
  if (second.done) return [first.value];
  const byKey = new Map<string, T>([[algebra.key(first.value), first.value]]);
  for (let next: IteratorResult<T> = second; !next.done; next = results.next()) {
    const key = algebra.key(next.value);
    if (!byKey.has(key)) byKey.set(key, next.value);
    if (byKey.size > MOST_RESULTS) throw new BeyondBudget('too many groupings');
  }
  return [...byKey.values()];
}
