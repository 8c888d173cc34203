import type { CardSet } from '../values/universe.ts';
import type { SetTables, Tree } from './tables.ts';
import { countAt, partsOf, total, type Usage } from './usage.ts';

/** What a Restriction part uses: operands, operations, and the numbers of = and ⊆. */
export interface FilterUsage {
  readonly leaves: Usage;
  readonly ops: Usage;
  readonly equals: number;
  readonly subsets: number;
}

export interface TreeRestriction {
  readonly sides: readonly Tree[];
  readonly rels: readonly Rel[];
}

export const EQUALS = 0;
export const SUBSET = 1;
export type Rel = typeof EQUALS | typeof SUBSET;

const fails = (rel: Rel, a: CardSet, b: CardSet): CardSet => (rel === EQUALS ? a ^ b : a & ~b);
const relations = (usage: FilterUsage): number => usage.equals + usage.subsets;
const keyOf = ({ leaves, ops, equals, subsets }: FilterUsage): string => `${leaves} ${ops} ${equals} ${subsets}`;
const PRIME = 3;
const CHAIN_BASE = 65536;

/**
 * For each usage what Restrictions can remove: one relation, chains (VI-B-2-c), and several Restrictions side by side.
 * The look of the set tables bounds these lists too.
 */
export class FilterTables {
  readonly tables: SetTables;
  private readonly cap: number;
  private readonly chainMemo = new Map<string, readonly number[]>();
  private readonly singleMemo = new Map<string, readonly CardSet[]>();
  private readonly manyMemo = new Map<string, readonly CardSet[]>();
  private readonly apartMemo = new Map<string, readonly (readonly CardSet[])[]>();

  constructor(tables: SetTables) {
    this.tables = tables;
    this.cap = tables.look.cap;
  }

  /** What one Restriction of exactly this usage can remove. */
  single(usage: FilterUsage): readonly CardSet[] {
    return remember(this.singleMemo, keyOf(usage), () => {
      const found = new Set<CardSet>();
      this.eachLast(usage, (rel, u1, o1, before, u2, o2) => {
        const sides = this.tables.allSets(u2, o2);
        if (sides.length === 0) return false;
        if (relations(before) === 0) {
          const heads = this.tables.allSets(u1, o1);
          for (const a of heads) {
            this.tables.steps.spend(sides.length);
            for (const b of sides) found.add(fails(rel, a, b));
            if (found.size >= this.cap) return true;
          }
        } else
          for (const chain of this.chains(before)) {
            this.tables.steps.spend(sides.length);
            const removed = Math.floor(chain / CHAIN_BASE);
            const last = chain % CHAIN_BASE;
            for (const b of sides) found.add(removed | fails(rel, last, b));
            if (found.size >= this.cap) return true;
          }
        return false;
      });
      return [...found];
    });
  }

  /** Chains of one relation or more as (removed, last set), packed into one number. */
  private chains(usage: FilterUsage): readonly number[] {
    return remember(this.chainMemo, keyOf(usage), () => {
      const found = new Set<number>();
      this.eachLast(usage, (rel, u1, o1, before, u2, o2) => {
        const sides = this.tables.allSets(u2, o2);
        const heads = relations(before) === 0 ? this.tables.allSets(u1, o1) : this.chains(before);
        for (const head of heads) {
          this.tables.steps.spend(sides.length);
          const removed = Math.floor(head / CHAIN_BASE);
          const last = head % CHAIN_BASE;
          for (const b of sides) found.add((removed | fails(rel, last, b)) * CHAIN_BASE + b);
          if (found.size >= this.cap) return true;
        }
        return false;
      });
      return [...found];
    });
  }

  /** What one or several Restrictions of exactly this usage can remove together. */
  many(usage: FilterUsage): readonly CardSet[] {
    return remember(this.manyMemo, keyOf(usage), () => {
      const found = new Set(this.single(usage));
      if (found.size < this.cap)
        this.eachCut(usage, (first, rest) => {
          const heads = this.single(first);
          if (heads.length === 0) return false;
          const tails = this.many(rest);
          for (const head of heads) {
            this.tables.steps.spend(tails.length);
            for (const tail of tails) found.add(head | tail);
            if (found.size >= this.cap) return true;
          }
          return false;
        });
      return [...found];
    });
  }

  /** Two or more Restrictions, each with what it removes; those in which one is covered by the others are left out. */
  apart(usage: FilterUsage): readonly (readonly CardSet[])[] {
    return remember(this.apartMemo, keyOf(usage), () => {
      const found = new Map<string, readonly CardSet[]>();
      this.eachCut(usage, (first, rest) => {
        const heads = this.single(first);
        if (heads.length === 0) return false;
        const tails = [...this.single(rest).map(one => [one]), ...this.apart(rest)];
        for (const head of heads) {
          this.tables.steps.spend(tails.length * 4);
          for (const tail of tails) {
            const each = [head, ...tail];
            if (covered(each)) continue;
            found.set([...each].sort((a, b) => a - b).join(' '), each);
          }
          if (found.size >= this.cap) return true;
        }
        return false;
      });
      return [...found.values()];
    });
  }

  /** Every way to take the last relation and side off one Restriction. */
  private eachLast(
    usage: FilterUsage,
    visit: (rel: Rel, u1: Usage, o1: Usage, before: FilterUsage, u2: Usage, o2: Usage) => boolean,
  ): boolean {
    const { leaves, ops, equals, subsets } = usage;
    const k = relations(usage);
    if (!this.fits(leaves, ops, k + 1, k + 1)) return false;
    for (const rel of [EQUALS, SUBSET] as const) {
      if ((rel === EQUALS ? equals : subsets) === 0) continue;
      const left = { equals: rel === EQUALS ? equals - 1 : equals, subsets: rel === SUBSET ? subsets - 1 : subsets };
      for (const u1 of partsOf(leaves)) {
        const u2 = leaves - u1;
        if (u1 === 0 || u2 === 0) continue;
        // One = alone does not care which side comes first.
        if (k === 1 && rel === EQUALS && u1 > u2) continue;
        const shares = partsOf(ops);
        this.tables.steps.spend(shares.length);
        for (const o1 of shares) {
          const o2 = ops - o1;
          if (!this.fits(u1, o1, k, k) || !this.fits(u2, o2, 1, 1)) continue;
          if (visit(rel, u1, o1, { leaves: u1, ops: o1, ...left }, u2, o2)) return true;
        }
      }
    }
    return false;
  }

  /** Every way to part one Restriction from the rest; the one with most relations comes first. */
  private eachCut(usage: FilterUsage, visit: (first: FilterUsage, rest: FilterUsage) => boolean): boolean {
    const k = relations(usage);
    if (k < 2) return false;
    for (let equals = 0; equals <= usage.equals; equals++)
      for (let subsets = 0; subsets <= usage.subsets; subsets++) {
        const k1 = equals + subsets;
        const k2 = k - k1;
        if (k1 === 0 || k2 === 0) continue;
        for (const u1 of partsOf(usage.leaves)) {
          const u2 = usage.leaves - u1;
          if (total(u1) < k1 + 1 || total(u2) < k2 + 1) continue;
          const shares = partsOf(usage.ops);
          this.tables.steps.spend(shares.length);
          for (const o1 of shares) {
            const o2 = usage.ops - o1;
            if (!this.fits(u1, o1, k1 + 1, k1 + 1) || !this.fits(u2, o2, k2 + 1, 2 * k2)) continue;
            const first = { leaves: u1, ops: o1, equals, subsets };
            const rest = { leaves: u2, ops: o2, equals: usage.equals - equals, subsets: usage.subsets - subsets };
            if (visit(first, rest)) return true;
          }
        }
      }
    return false;
  }

  /** With so many Set-Names, operands and binary operations have to match: each operation joins two into one. */
  fits(leaves: Usage, ops: Usage, fewest: number, most: number): boolean {
    const joins = total(leaves);
    const binary = total(ops) - countAt(ops, PRIME);
    const { counting } = this.tables.algebra;
    if (counting === 'exact') return binary >= joins - most && binary <= joins - fewest;
    return binary <= joins - fewest && (joins <= most || this.tables.canJoin);
  }

  /** Restrictions of this usage that remove exactly these cards; `each` where No Null asks for them one by one. */
  express(usage: FilterUsage, removed: CardSet, each: readonly CardSet[] | null): readonly TreeRestriction[] {
    if ((each === null || each.length === 1) && this.single(usage).includes(removed))
      return [this.expressSingle(usage, removed)];
    let out: readonly TreeRestriction[] | null = null;
    this.eachCut(usage, (first, rest) => {
      for (const head of this.single(first)) {
        if (each === null) {
          if ((head & ~removed) !== 0) continue;
          const tail = this.many(rest).find(t => (head | t) === removed);
          if (tail === undefined) continue;
          out = [this.expressSingle(first, head), ...this.express(rest, tail, null)];
          return true;
        }
        const at = each.indexOf(head);
        if (at < 0) continue;
        const others = each.toSpliced(at, 1);
        const wanted = [...others].sort((a, b) => a - b).join(' ');
        const there =
          others.length === 1
            ? this.single(rest).includes(others[0]!)
            : this.apart(rest).some(tuple => [...tuple].sort((a, b) => a - b).join(' ') === wanted);
        if (!there) continue;
        const sum = others.reduce((all, one) => all | one, 0);
        out = [this.expressSingle(first, head), ...this.express(rest, sum, others)];
        return true;
      }
      return false;
    });
    if (!out) throw new Error('Restrictions were listed that cannot be written.');
    return out;
  }

  private expressSingle(usage: FilterUsage, removed: CardSet): TreeRestriction {
    return this.expressChain(usage, (gone, _) => gone === removed);
  }

  private expressChain(usage: FilterUsage, wanted: (removed: CardSet, last: CardSet) => boolean): TreeRestriction {
    let out: TreeRestriction | null = null;
    this.eachLast(usage, (rel, u1, o1, before, u2, o2) => {
      const open = relations(before) === 0;
      const heads = open ? this.tables.allSets(u1, o1) : this.chains(before);
      for (const head of heads)
        for (const b of this.tables.allSets(u2, o2)) {
          const gone = Math.floor(head / CHAIN_BASE);
          const last = head % CHAIN_BASE;
          if (!wanted(gone | fails(rel, last, b), b)) continue;
          const side = this.tables.express(u2, o2, b);
          const start = open
            ? { sides: [this.tables.express(u1, o1, last)], rels: [] }
            : this.expressChain(before, (g, l) => g === gone && l === last);
          out = { sides: [...start.sides, side], rels: [...start.rels, rel] };
          return true;
        }
      return false;
    });
    if (!out) throw new Error('A Restriction was listed that cannot be written.');
    return out;
  }
}

const covered = (each: readonly CardSet[]): boolean =>
  each.some((one, i) => (one & ~each.reduce((all, other, k) => (k === i ? all : all | other), 0)) === 0);

function remember<T>(memo: Map<string, T>, key: string, make: () => T): T {
  const known = memo.get(key);
  if (known !== undefined) return known;
  const made = make();
  memo.set(key, made);
  return made;
}
