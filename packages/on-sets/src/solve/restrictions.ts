import type { CardSet } from '../values/universe.ts';
import { type CardList, Distinct } from './distinct.ts';
import type { SetTables, Tree } from './tables.ts';
import { countAt, partsOf, total, type Usage } from './usage.ts';

/** What a Restriction part uses: operands, operations, and the numbers of = and ⊆. */
export interface FilterUsage {
  readonly leaves: Usage;
  readonly ops: Usage;
  readonly equals: number;
  readonly subsets: number;
}

/** Several Restrictions, each with cards of its own; `choices`: for which colours of the blank card that holds. */
export interface Apart {
  readonly each: readonly CardSet[];
  readonly removed: CardSet;
  readonly choices: number;
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
  private readonly singleMemo = new Map<string, CardList>();
  private readonly manyMemo = new Map<string, CardList>();
  private readonly apartMemo = new Map<string, readonly (readonly CardSet[])[]>();

  constructor(tables: SetTables) {
    this.tables = tables;
    this.cap = tables.look.cap;
  }

  /** What one Restriction of exactly this usage can remove. */
  single(usage: FilterUsage): CardList {
    return remember(this.singleMemo, keyOf(usage), () => {
      const found = new Distinct();
      this.eachLast(usage, (rel, u1, o1, before, u2, o2) => {
        const sides = this.tables.allSets(u2, o2);
        if (sides.length === 0) return false;
        const heads = relations(before) === 0 ? this.tables.allSets(u1, o1) : this.chains(before);
        for (const head of heads) {
          this.tables.steps.spend(sides.length);
          const removed = Math.floor(head / CHAIN_BASE);
          const last = head % CHAIN_BASE;
          if (rel === EQUALS) for (const b of sides) found.add(removed | (last ^ b));
          else for (const b of sides) found.add(removed | (last & ~b));
          if (found.size >= this.cap) return true;
        }
        return false;
      });
      return found.list();
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
  many(usage: FilterUsage): CardList {
    return remember(this.manyMemo, keyOf(usage), () => {
      const found = new Distinct();
      for (const one of this.single(usage)) found.add(one);
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
      return found.list();
    });
  }

  /**
   * Two or more Restrictions of which none is covered by the others (No Null), with what each removes. `visit` says when
   * to stop, which is told back; a case that removes the same and leaves the blank card the same choices (`ownCards`) comes only once.
   */
  eachApart(
    usage: FilterUsage,
    ownCards: (each: readonly CardSet[]) => number,
    visit: (each: Apart) => boolean,
  ): boolean {
    const seen = new Set<number>();
    let stopped = false;
    const look = (each: readonly CardSet[], removed: CardSet): boolean => {
      const choices = ownCards(each);
      const key = removed * CHAIN_BASE + choices;
      if (choices === 0 || seen.has(key)) return false;
      seen.add(key);
      stopped = visit({ each, removed, choices });
      return stopped;
    };
    this.eachCut(usage, (first, rest) => {
      const heads = this.single(first);
      if (heads.length === 0) return false;
      const tails = this.single(rest);
      const longer = relations(rest) > 1 ? this.apart(rest) : [];
      for (const head of heads) {
        this.tables.steps.spend(tails.length + 4 * longer.length);
        for (const tail of tails)
          if ((head & ~tail) !== 0 && (tail & ~head) !== 0 && look([head, tail], head | tail)) return true;
        for (const tail of longer) {
          const each = [head, ...tail];
          if (!covered(each) && look(each, unionOf(each))) return true;
        }
        if (seen.size >= this.cap) return true;
      }
      return false;
    });
    return stopped;
  }

  /** The same as a list, for the part of a larger case: here every combination counts. */
  private apart(usage: FilterUsage): readonly (readonly CardSet[])[] {
    return remember(this.apartMemo, keyOf(usage), () => {
      const found = new Map<string, readonly CardSet[]>();
      this.eachCut(usage, (first, rest) => {
        const tails = [...this.single(rest)].map(one => [one]);
        const longer = relations(rest) > 1 ? this.apart(rest) : [];
        for (const head of this.single(first)) {
          this.tables.steps.spend(4 * (tails.length + longer.length));
          for (const tail of [...tails, ...longer]) {
            const each = [head, ...tail];
            if (!covered(each)) found.set(sortedKey(each), each);
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
          const tail = find(this.many(rest), t => (head | t) === removed);
          if (tail === undefined) continue;
          out = [this.expressSingle(first, head), ...this.express(rest, tail, null)];
          return true;
        }
        const at = each.indexOf(head);
        if (at < 0) continue;
        const others = each.toSpliced(at, 1);
        const wanted = sortedKey(others);
        const there =
          others.length === 1
            ? this.single(rest).includes(others[0]!)
            : this.apart(rest).some(tuple => sortedKey(tuple) === wanted);
        if (!there) continue;
        out = [this.expressSingle(first, head), ...this.express(rest, unionOf(others), others)];
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

const unionOf = (each: readonly CardSet[]): CardSet => each.reduce((all, one) => all | one, 0);
const sortedKey = (each: readonly CardSet[]): string => [...each].sort((a, b) => a - b).join(' ');

const covered = (each: readonly CardSet[]): boolean =>
  each.some((one, i) => (one & ~each.reduce((all, other, k) => (k === i ? all : all | other), 0)) === 0);

function find(list: CardList, wanted: (set: CardSet) => boolean): CardSet | undefined {
  for (const set of list) if (wanted(set)) return set;
  return undefined;
}

function remember<T>(memo: Map<string, T>, key: string, make: () => T): T {
  const known = memo.get(key);
  if (known !== undefined) return known;
  const made = make();
  memo.set(key, made);
  return made;
}
