import type { Steps } from '../values/steps.ts';
import type { CardSet } from '../values/universe.ts';
import { type CardList, Distinct } from './distinct.ts';
import type { Space } from './space.ts';
import { countAt, partsOf, singlesOf, total, type Usage, unit } from './usage.ts';

/** What a binary operation does with two sets. */
export type Act = 'or' | 'and' | 'diff' | 'xor';

/**
 * How operations are counted. `exact`: each sign is a cube, also ′ (field 3 of the operations). `atLeast`: Multiple
 * Operations, where only the Required numbers matter. `closed`: Multiple Operations with ′ at hand, so every table is
 * closed under complement and ∪, ∩ and subtraction can be written for each other.
 */
export type Counting = 'exact' | 'atLeast' | 'closed';

export interface Algebra {
  readonly counting: Counting;
  /** By operation field: what its sign may do; empty when there is no usable cube (or, for exact, no such sign). */
  readonly acts: readonly (readonly Act[])[];
  /** By operand field: the sets its symbol may name. */
  readonly leaves: readonly (readonly CardSet[])[];
}

export type Tree =
  | { readonly kind: 'leaf'; readonly leaf: number; readonly set: CardSet }
  | { readonly kind: 'not'; readonly of: Tree }
  | { readonly kind: 'pair'; readonly op: number; readonly act: Act; readonly left: Tree; readonly right: Tree };

/** A limited look can prove a yes, never a no. */
export interface Look {
  /** A table stops growing at this size. */
  readonly cap: number;
  /** Only expressions in which every join has a single operand on one side. */
  readonly leftDeep: boolean;
  /** How many Set-Names are tried together with Restrictions. */
  readonly names: number;
}

export const EVERYTHING: Look = {
  cap: Number.POSITIVE_INFINITY,
  leftDeep: false,
  names: Number.POSITIVE_INFINITY,
};

const PRIME = 3;

/**
 * For each usage of operands and operations the sets that can be named with exactly that. By induction on size every
 * grouping of every arrangement is covered, so a set that is not in its table cannot be named (unless capped).
 */
export class SetTables {
  readonly space: Space;
  readonly algebra: Algebra;
  steps: Steps;
  readonly look: Look;
  private readonly memo = new Map<number, CardList>();
  private readonly reaches: number[] = [];
  private readonly kinds: number;

  constructor(space: Space, algebra: Algebra, steps: Steps, look: Look = EVERYTHING) {
    this.space = space;
    this.algebra = algebra;
    this.steps = steps;
    this.look = look;
    this.kinds = algebra.acts.filter((does, op) => op < PRIME && does.length > 0).length;
  }

  /** Is there any binary operation at all? */
  get canJoin(): boolean {
    return this.kinds > 0;
  }

  /** The sets of a usage. With `closed` counting only those without the first card; the others are their complements. */
  sets(leaves: Usage, asked: Usage): CardList {
    const ops = this.reduce(leaves, asked);
    if (ops === null) return NOTHING;
    const key = leaves * 1048576 + ops;
    const known = this.memo.get(key);
    if (known) return known;
    const built = this.build(leaves, ops);
    this.memo.set(key, built);
    return built;
  }

  /** The sets of a usage, complements included. */
  allSets(leaves: Usage, asked: Usage): CardList {
    const sets = this.sets(leaves, asked);
    const ops = this.reduce(leaves, asked);
    if (this.algebra.counting !== 'closed' || ops === null) return sets;
    const key = -(leaves * 1048576 + ops) - 1;
    let both = this.memo.get(key);
    if (!both) {
      const { all } = this.space;
      const list = new Distinct();
      for (const set of sets) list.add(set);
      for (const set of sets) list.add(all & ~set);
      both = list.list();
      this.memo.set(key, both);
    }
    return both;
  }

  /** Where all joins are of one kind, asking for so many of them is a question of size only. */
  private reduce(leaves: Usage, ops: Usage): Usage | null {
    if (ops === 0 || this.algebra.counting === 'exact') return ops;
    const asked = total(ops);
    if (asked > total(leaves) - 1) return null;
    return this.kinds === 1 ? 0 : ops;
  }

  private build(leaves: Usage, ops: Usage): CardList {
    const { counting } = this.algebra;
    const { all } = this.space;
    const size = total(leaves);
    if (size === 0) return NOTHING;
    const limit = Math.min(this.look.cap, this.reach(leaves));
    const inner = counting === 'exact' && countAt(ops, PRIME) > 0 ? this.sets(leaves, ops - unit(PRIME)) : NOTHING;
    const found = new Distinct();
    for (const set of inner) found.add(all & ~set);
    if (size > 1) this.eachSplit(leaves, ops, (act, left, right) => this.combine(act, left, right, found, limit));
    else if (ops === 0)
      for (const set of this.leafSets(leaves)) found.add(counting === 'closed' && set & 1 ? all & ~set : set);
    return found.list();
  }

  /** No table is larger than the number of sets that its colours can tell apart. */
  private reach(leaves: Usage): number {
    const support = [0, 1, 2, 3].reduce((mask, i) => (countAt(leaves, i) > 0 ? mask | (1 << i) : mask), 0);
    let known = this.reaches[support];
    if (known === undefined) {
      const kinds = new Set<number>();
      for (let i = 0; i < this.space.bits; i++)
        kinds.add(
          this.space.colours.reduce(
            (kind, set, k) => (support & (1 << k) && set & (1 << i) ? kind | (1 << k) : kind),
            0,
          ),
        );
      known = 2 ** (this.algebra.counting === 'closed' ? kinds.size - 1 : kinds.size);
      this.reaches[support] = known;
    }
    return known;
  }

  private leafSets(leaves: Usage): readonly CardSet[] {
    for (let i = 0; i < 6; i++) if (countAt(leaves, i) === 1) return this.algebra.leaves[i] ?? [];
    return [];
  }

  /** True when the table is as large as it may get. */
  private combine(act: Act, left: CardList, right: CardList, found: Distinct, limit: number): boolean {
    const closed = this.algebra.counting === 'closed';
    const { all } = this.space;
    // Of a set and its complement the one without the first card is kept.
    const keep = (set: CardSet): void => found.add(set & 1 ? all & ~set : set);
    for (const a of left) {
      this.steps.spend(right.length);
      if (found.size >= limit) return true;
      if (closed && act === 'xor') for (const b of right) keep(a ^ b);
      else if (closed)
        for (const b of right) {
          keep(a & b);
          keep(a & ~b);
          keep(b & ~a);
          keep(a | b);
        }
      else if (act === 'xor') for (const b of right) found.add(a ^ b);
      else if (act === 'or') for (const b of right) found.add(a | b);
      else if (act === 'and') for (const b of right) found.add(a & b);
      else
        for (const b of right) {
          found.add(a & ~b);
          found.add(b & ~a);
        }
    }
    return found.size >= limit;
  }

  /** Every way to make this usage from a left and a right part joined by one operation; stops when `visit` says so. */
  private eachSplit(
    leaves: Usage,
    ops: Usage,
    visit: (act: Act, left: CardList, right: CardList, at: SplitAt) => boolean,
  ): boolean {
    const { counting, acts } = this.algebra;
    const exact = counting === 'exact';
    const { leftDeep } = this.look;
    const parts = leftDeep ? singlesOf(leaves) : partsOf(leaves);
    for (const u1 of parts) {
      const u2 = leaves - u1;
      if (u1 === 0 || u2 === 0) continue;
      if (u1 > u2 && !leftDeep) continue;
      const size1 = total(u1);
      const size2 = total(u2);
      for (let op = 0; op < PRIME; op++) {
        const does = acts[op] ?? [];
        if (does.length === 0) continue;
        if (exact && countAt(ops, op) === 0) continue;
        const rest = countAt(ops, op) > 0 ? ops - unit(op) : ops;
        const shares = partsOf(rest);
        this.steps.spend(shares.length);
        for (const o1 of shares) {
          const o2 = rest - o1;
          if (u1 === u2 && o1 > o2) continue;
          const b1 = total(o1) - countAt(o1, PRIME);
          const b2 = total(o2) - countAt(o2, PRIME);
          if (exact ? b1 !== size1 - 1 || b2 !== size2 - 1 : b1 > size1 - 1 || b2 > size2 - 1) continue;
          const left = this.sets(u1, o1);
          if (left.length === 0) continue;
          const right = this.sets(u2, o2);
          if (right.length === 0) continue;
          for (const act of does) if (visit(act, left, right, { op, u1, o1, u2, o2 })) return true;
        }
      }
    }
    return false;
  }

  /** Writes a set of a table as an expression of exactly that usage. */
  express(leaves: Usage, asked: Usage, set: CardSet): Tree {
    const { all } = this.space;
    const ops = this.reduce(leaves, asked) ?? asked;
    const closed = this.algebra.counting === 'closed';
    const same = (x: CardSet): boolean => x === set || (closed && x === (all & ~set));
    if (total(leaves) === 1 && ops === 0) {
      const leaf = LEAF_FIELDS.find(i => countAt(leaves, i) === 1) ?? 0;
      const named = this.leafSets(leaves).find(same);
      if (named !== undefined) return signed({ kind: 'leaf', leaf, set: named }, named !== set);
    }
    if (this.algebra.counting === 'exact' && countAt(ops, PRIME) > 0) {
      const inner = all & ~set;
      const rest = ops - unit(PRIME);
      if (this.sets(leaves, rest).includes(inner)) return { kind: 'not', of: this.express(leaves, rest, inner) };
    }
    let tree: Tree | null = null;
    this.eachSplit(leaves, ops, (act, left, right, at) => {
      for (const a of left)
        for (const b of right)
          for (const [x, y, swap] of this.pairings(act, a, b)) {
            const value = perform(act, x, y);
            if (!same(value)) continue;
            const l = this.express(at.u1, at.o1, swap ? y : x);
            const r = this.express(at.u2, at.o2, swap ? x : y);
            const pair: Tree = swap
              ? { kind: 'pair', op: at.op, act, left: r, right: l }
              : { kind: 'pair', op: at.op, act, left: l, right: r };
            tree = signed(pair, value !== set);
            return true;
          }
      return false;
    });
    if (!tree) throw new Error('A set was listed that cannot be written.');
    return tree;
  }

  private pairings(act: Act, a: CardSet, b: CardSet): readonly (readonly [CardSet, CardSet, boolean])[] {
    const { all } = this.space;
    if (this.algebra.counting === 'closed' && act !== 'xor') {
      const na = all & ~a;
      const nb = all & ~b;
      return [
        [a, b, false],
        [a, nb, false],
        [na, b, false],
        [na, nb, false],
      ];
    }
    return act === 'diff'
      ? [
          [a, b, false],
          [b, a, true],
        ]
      : [[a, b, false]];
  }
}

interface SplitAt {
  readonly op: number;
  readonly u1: Usage;
  readonly o1: Usage;
  readonly u2: Usage;
  readonly o2: Usage;
}

const NOTHING: CardList = [];
const LEAF_FIELDS = [0, 1, 2, 3, 4, 5];

const signed = (tree: Tree, negative: boolean): Tree => (negative ? { kind: 'not', of: tree } : tree);

export function perform(act: Act, a: CardSet, b: CardSet): CardSet {
  if (act === 'or') return a | b;
  if (act === 'and') return a & b;
  return act === 'xor' ? a ^ b : a & ~b;
}
