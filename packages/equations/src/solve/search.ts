import { meets } from '../check/relation.ts';
import { isZero } from '../values/decide.ts';
import { capped, spend } from '../values/meter.ts';
import type { Num } from '../values/number.ts';
import { isNoneOf, remaindersOf } from '../values/residue.ts';
import { leastOperations } from '../variations/in-force.ts';
import type { CaseAccount } from './account.ts';
import { STEPS_A_VALUE, type Steps } from './forward.ts';
import type { Whatever } from './inverse.ts';
import { admitted, type Supply } from './kinds.ts';
import { type Care, KEEP_SHORT, Limits } from './limits.ts';
import { FORWARD_DIGITS, type Multiset, Multisets } from './multisets.ts';
import type { Room } from './room.ts';
import { kitOf, type Shelf } from './shelf.ts';
import type { Making, Tables } from './tables.ts';
import type { Context, Targets } from './targets.ts';
import { LARGE_MAYBE, LARGE_OTHER, LARGE_WHOLE, type ValueTable } from './values.ts';
import { ascend, derive, type Piece, wrap, write } from './witness.ts';

export interface SearchBudget {
  steps: number;
  readonly cancelled?: (() => boolean) | undefined;
}

/** What is found is offered; null: it is not confirmed, and the search goes on. */
export type Offer<T> = (text: string) => T | null;

/** After so many that are not confirmed nothing more of that size is offered. */
const MOST_OFFERS = 4;

/** The search for one meaning of the wild cubes and the Goal values that go with it, by size of the Solution. */
export class Search {
  readonly values: ValueTable;
  private readonly sets: Multisets;
  private readonly step: Steps;
  private readonly tables: Tables;
  private readonly targets: Targets;
  private readonly goalIds: ReadonlySet<number>;
  private readonly beams = new Map<number, Map<number, Making>>();
  private readonly ordinaryGoals: boolean;
  /** Where the Goal has to be met exactly. */
  private readonly goalRemainders: readonly ReturnType<typeof remaindersOf>[] | null;
  private readonly plan: Plan;
  private readonly leastOperations: number;
  private offers = 0;
  /** From so many digits on the way round the middle left something out. */
  private unsureFrom = Number.POSITIVE_INFINITY;
  /** Sizes of inner parts that were gone through. */
  private met = 0;

  constructor(
    readonly supply: Supply,
    private readonly goals: readonly Num[],
    care: Care,
    room: Room,
    shelf: Shelf | null = null,
  ) {
    this.sets = new Multisets(supply);
    const limits = new Limits(this.sets, goals, care, shelf !== null);
    const kit = shelf?.kit(this.sets, limits, goals) ?? kitOf(this.sets, limits, goals, room);
    this.values = kit.values;
    this.step = kit.step;
    this.tables = kit.tables;
    this.targets = kit.targets;
    this.startAfresh();
    const ids = goals.map(g => this.values.number(g));
    this.goalIds = new Set(ids);
    this.goalRemainders = supply.rules.multipleOf === null ? goals.map(remaindersOf) : null;
    this.plan = planOf(supply);
    this.leastOperations = leastOperations(supply.rules);
    this.ordinaryGoals = ids.every(id => this.values.rationalOf(id) !== null);
  }

  private startAfresh(): void {
    this.step.losses();
    this.targets.partial = false;
    this.targets.dropped = false;
  }

  /** Once more with more care: what was worked out completely need not be worked out again. */
  goOver(care: Care): void {
    const limits = new Limits(this.sets, this.goals, care);
    this.tables.goOver(limits);
    this.targets.goOver(limits);
    this.beams.clear();
    this.startAfresh();
  }

  /** A Solution of exactly that many cubes; what was gone through without one is struck off the account. */
  ofSize<T>(size: number, account: CaseAccount, offer: Offer<T>): T | null {
    if (!account.isLeftFrom(size, 1)) return null;
    return this.forward(size, FORWARD_DIGITS, account, offer) ?? this.inTheMiddle(size, account, offer);
  }

  /** All values of all choices of uses of that size with at most so many digits, as far as they are left. */
  forward<T>(size: number, most: number, account: CaseAccount, offer: Offer<T>): T | null {
    const { mostDigits } = account;
    const seen = new Uint8Array(mostDigits + 1);
    const unsure = new Uint8Array(mostDigits + 1);
    this.offers = 0;
    const found = this.choices<T>(size, 0, counts => {
      const digits = this.sets.digits(counts);
      const isAsked = digits <= most && account.isLeft(size, digits);
      if (!isAsked && seen[digits] === 1) return null;
      if (!this.sets.fits(counts, 1) || !this.isAllowed(counts)) return null;
      seen[digits] = 1;
      if (!isAsked) return null;
      this.step.losses();
      const uses = this.sets.of(counts);
      const ids = this.tables.get(uses);
      spend(ids.length);
      for (const id of ids) {
        if (!this.meetsGoal(id)) continue;
        unsure[digits] = 1;
        return this.offered(() => derive(this.tables, uses, id, this.remembered), offer);
      }
      if (this.step.lossy || this.step.dropped) unsure[digits] = 1;
      return null;
    });
    if (found !== null) return found;
    for (let digits = 1; digits <= mostDigits; digits++) {
      if (seen[digits] === 0) account.strike(size, digits, digits <= most ? 'tables' : 'choices');
      else if (digits <= most && unsure[digits] === 0) account.strike(size, digits, 'tables');
    }
    return null;
  }

  private offered<T>(pieces: () => readonly Piece[], offer: Offer<T>): T | null {
    return ++this.offers > MOST_OFFERS ? null : offer(write(pieces(), this.supply));
  }

  private readonly remembered = (uses: Multiset, id: number): Making | null =>
    this.beams.get(uses.code)?.get(id) ?? null;

  private meetsGoal(id: number): boolean {
    if (id <= LARGE_MAYBE) return false;
    if (this.supply.rules.multipleOf === null) {
      if (this.goalIds.has(id)) return true;
      if (this.ordinaryGoals && this.values.rationalOf(id) !== null) return false;
    }
    const value = this.values.numberOf(id);
    if (this.goalRemainders && isNoneOf(value, this.goalRemainders)) return false;
    return this.goals.some(goal => {
      const met = capped(
        STEPS_A_VALUE,
        () => meets(value, goal, this.supply.rules),
        () => null,
      );
      if (met === null) this.step.lossy = true;
      return met === true;
    });
  }

  private isAllowed(counts: Uint8Array): boolean {
    if (admitted(counts, this.supply) < 0 || this.sets.cubes(counts) < 2) return false;
    return this.leastOperations === 0 || this.sets.operations(counts) >= this.leastOperations;
  }

  /**
   * Longer Solutions: in each of them the heavier parts lead inwards to one that is in the tables, with half of the
   * digits at least. What is round it is turned round from the Goal.
   */
  private inTheMiddle<T>(size: number, account: CaseAccount, offer: Offer<T>): T | null {
    if (!account.isLeftFrom(size, FORWARD_DIGITS + 1)) return null;
    const { leastInner, packs, joins } = this.sets;
    const least = packs ? leastInner : 2 * leastInner - 1;
    this.unsureFrom = Number.POSITIVE_INFINITY;
    this.offers = 0;
    this.met = 0;
    const widest = joins ? size - 1 : size - 2;
    for (let inner = widest; inner >= least; inner--) {
      const found = this.meet(size, inner, account, offer);
      if (found !== null) return found;
    }
    if (!this.hasAllRoots || this.met !== Math.max(0, widest - least + 1)) return null;
    const end = Math.min(account.mostDigits, this.unsureFrom - 1);
    for (let digits = FORWARD_DIGITS + 1; digits <= end; digits++) account.strike(size, digits, 'meeting');
    return null;
  }

  /** Every Goal value stands where the way inwards begins. */
  private get hasAllRoots(): boolean {
    if (this.supply.rules.multipleOf !== null) return false;
    const { from, to } = this.targets.contexts[0]!;
    const roots = new Set(this.targets.ids.subarray(from, to));
    return [...this.goalIds].every(id => roots.has(id));
  }

  /** Solutions whose innermost part on the heavier side has `inner` cubes. */
  private meet<T>(size: number, inner: number, account: CaseAccount, offer: Offer<T>): T | null {
    const outer = size - inner;
    const contexts: Context[] = [];
    const { leastInner } = this.sets;
    const junk = this.choices<T>(outer, inner, counts => {
      const least = Math.max(FORWARD_DIGITS + 1, this.sets.digits(counts) + leastInner);
      if (!account.isLeftFrom(size, least)) return null;
      if (!this.sets.fits(counts, 0)) return null;
      this.step.losses();
      this.targets.partial = false;
      const context = this.targets.context(this.sets.of(counts));
      if (context.to > context.from && this.leavesLittle(counts, inner)) contexts.push(context);
      const found = this.fill(context, inner, least, offer);
      const { loss } = context;
      if (this.targets.partial || context.partial || context.dropped || loss.lossy || loss.dropped)
        this.unsureFrom = Math.min(this.unsureFrom, least);
      return found;
    });
    if (junk !== null) return junk;
    const found = contexts.length === 0 ? null : this.meetWith(contexts, outer, inner, offer);
    if (found === null) this.met++;
    return found;
  }

  /** Parts from the tables that make one of the values wanted there. */
  private meetWith<T>(contexts: readonly Context[], outer: number, inner: number, offer: Offer<T>): T | null {
    const { leastInner } = this.sets;
    const { head, next, entries } = this.index(contexts);
    return this.choices<T>(inner, outer, counts => {
      const digits = this.sets.digits(counts);
      if (digits < leastInner || digits > FORWARD_DIGITS || !this.sets.fits(counts, 1)) return null;
      const uses = this.sets.of(counts);
      this.step.losses();
      const ids = this.tables.get(uses);
      if (this.step.lossy || this.step.dropped) this.unsureFrom = FORWARD_DIGITS + 1;
      spend(1 + (ids.length >> 2));
      for (const id of ids) {
        for (let at = id < head.length ? head[id]! : -1; at >= 0; at = next[at]!) {
          const entry = entries[at]!;
          const context = this.targets.contexts[this.targets.owners[entry]!]!;
          if (!this.fitTogether(context.uses.counts, counts)) continue;
          this.unsureFrom = FORWARD_DIGITS + 1;
          return this.offered(() => {
            const part = derive(this.tables, uses, id, this.remembered);
            return ascend(this.tables, this.targets, entry, part, this.remembered);
          }, offer);
        }
      }
      return null;
    });
  }

  /** Required digits outside the context have to fit into the part of the tables that is missing. */
  private leavesLittle(counts: Uint8Array, inner: number): boolean {
    let digits = 0;
    for (let t = 0; t < counts.length; t++)
      if (this.plan.isDigit[t]) digits += Math.max(0, this.plan.required[t]! - counts[t]!);
    return digits <= FORWARD_DIGITS && (this.sets.packs || 2 * digits - 1 <= inner);
  }

  /** The entries of some contexts by wanted value, as chains. */
  private index(contexts: readonly Context[]): { head: Int32Array; next: Int32Array; entries: Int32Array } {
    const head = new Int32Array(this.values.count).fill(-1);
    const total = contexts.reduce((n, c) => n + c.to - c.from, 0);
    spend((this.values.count >> 6) + (total >> 2));
    const next = new Int32Array(total);
    const entries = new Int32Array(total);
    const { ids } = this.targets;
    let at = 0;
    for (const { from, to } of contexts) {
      for (let e = from; e < to; e++, at++) {
        const id = ids[e]!;
        entries[at] = e;
        next[at] = head[id]!;
        head[id] = at;
      }
    }
    return { head, next, entries };
  }

  private fitTogether(a: Uint8Array, b: Uint8Array): boolean {
    const both = new Uint8Array(a.length);
    for (let t = 0; t < a.length; t++) {
      both[t] = a[t]! + b[t]!;
      if (both[t]! > this.supply.types[t]!.most) return false;
    }
    return this.isAllowed(both);
  }

  /** 0 × whatever, whatever * 0 and the like: any legal expression of the remaining cubes will do. */
  private fill<T>({ uses, whatever }: Context, size: number, least: number, offer: Offer<T>): T | null {
    if (whatever.length === 0) return null;
    return this.choices<T>(size, this.sets.cubes(uses.counts), counts => {
      if (!this.sets.fits(counts, 1) || !this.fitTogether(uses.counts, counts)) return null;
      const part = this.sets.of(new Uint8Array(counts));
      for (const { kind, parent, back } of whatever) {
        const id = this.anyValue(part, kind);
        if (id === null) continue;
        this.unsureFrom = Math.min(this.unsureFrom, least);
        return this.offered(() => {
          const pieces = derive(this.tables, part, id, this.remembered);
          const wrapped = wrap(this.tables, back, pieces, this.remembered);
          return ascend(this.tables, this.targets, parent, wrapped, this.remembered);
        }, offer);
      }
      return null;
    });
  }

  private anyValue(uses: Multiset, kind: Whatever): number | null {
    const own = { counts: new Uint8Array(uses.counts), code: uses.code };
    const ids = this.sets.digits(own.counts) <= FORWARD_DIGITS - 1 ? this.tables.get(own) : [...this.beam(own).keys()];
    for (const id of ids) if (this.isSort(id, kind)) return id;
    if (this.sets.digits(own.counts) > FORWARD_DIGITS - 1) this.targets.partial = true;
    return null;
  }

  private isSort(id: number, kind: Whatever): boolean {
    if (id === LARGE_MAYBE) return false;
    if (kind === 'any') return true;
    if (id <= LARGE_OTHER) return kind === 'nonzero' || id === LARGE_WHOLE;
    const n = this.values.top[id]!;
    if (Number.isNaN(n)) return kind === 'nonzero' && this.isSurelyNonzero(id);
    if (kind === 'nonzero') return n !== 0;
    return this.values.bottom[id] === 1 && (kind === 'whole' ? n >= 0 : n >= 1);
  }

  private isSurelyNonzero(id: number): boolean {
    const zero = isZero(this.values.numberOf(id));
    if (zero === null) this.targets.partial = true;
    return zero === false;
  }

  /** A handful of values of many uses, each with its making. That some are missing is no loss: one will do. */
  private beam(uses: Multiset): Map<number, Making> {
    const { keep } = this.step;
    const loss = this.step.losses();
    this.step.keep = KEEP_SHORT;
    const values = this.beamOf(uses);
    this.step.keep = keep;
    this.step.losses();
    this.step.lose(loss);
    return values;
  }

  private beamOf(uses: Multiset): Map<number, Making> {
    const known = this.beams.get(uses.code);
    if (known) return known;
    const values = new Map<number, Making>();
    this.beams.set(uses.code, values);
    if (!this.sets.fits(uses.counts, 1)) return values;
    if (this.sets.digits(uses.counts) <= FORWARD_DIGITS - 1) {
      let latest: Making | null = null;
      this.tables.each(
        uses,
        id => {
          if (latest && values.size < BEAM) values.set(id, latest);
        },
        making => {
          latest = making;
        },
      );
      return values;
    }
    const { types } = this.supply;
    for (let t = 0; t < types.length && values.size < BEAM; t++) {
      const { part } = types[t]!;
      if (uses.counts[t] === 0 || part.role !== 'sign') continue;
      const rest = this.tables.without(uses.counts, t);
      for (let d = 0; d < types.length && values.size < BEAM; d++) {
        if (rest.counts[d] === 0 || types[d]!.part.role !== 'digit') continue;
        const single = new Uint8Array(rest.counts.length);
        single[d] = 1;
        const one = this.sets.of(single);
        const other = this.tables.minus(rest, single, one.code);
        this.pair(t, part.sign, one, other, values);
      }
    }
    return values;
  }

  private pair(
    type: number,
    sign: '+' | '-' | 'x' | '/' | '*' | 'r',
    one: Multiset,
    other: Multiset,
    values: Map<number, Making>,
  ): void {
    for (const y of this.beamOf(other).keys()) {
      for (const x of this.tables.get(one)) {
        if (values.size >= BEAM) return;
        spend(2);
        const put = (left: Multiset, a: number, right: Multiset, b: number): void =>
          this.step.binary(sign, a, b, (id, branch) => {
            if (!values.has(id)) values.set(id, { by: 'binary', type, sign, left, x: a, right, y: b, branch });
          });
        put(other, y, one, x);
        put(one, x, other, y);
      }
    }
  }

  /**
   * Choices of that many cubes that can still cover every Required cube with `more` others, until a visit answers. The
   * array handed out is reused.
   */
  private choices<T>(size: number, more: number, visit: (counts: Uint8Array) => T | null): T | null {
    const { limit } = this.supply;
    const { required, owned, room, mosts, isBang } = this.plan;
    const counts = new Uint8Array(mosts.length);
    const fillFrom = (t: number, left: number, missing: number, taken: number): T | null => {
      spend(1);
      if (t === mosts.length) return left === 0 ? visit(counts) : null;
      if (left > room[t]!) return null;
      const top = isBang[t] ? mosts[t]! : Math.min(mosts[t]!, left);
      for (let n = 0; n <= top; n++) {
        const lacking = missing + Math.max(0, required[t]! - n);
        const extra = taken + Math.max(0, n - owned[t]!);
        if (extra > limit) break;
        if (lacking > more) continue;
        counts[t] = n;
        const found = fillFrom(t + 1, isBang[t] ? left : left - n, lacking, extra);
        if (found !== null) return found;
      }
      counts[t] = 0;
      return null;
    };
    return fillFrom(0, size, 0, 0);
  }
}

interface Plan {
  readonly mosts: readonly number[];
  readonly isBang: readonly boolean[];
  readonly isDigit: readonly boolean[];
  /** Uses that every Solution has to make, where one type alone can make them. */
  readonly required: readonly number[];
  /** Uses that take nothing from Resources. */
  readonly owned: readonly number[];
  /** Cubes of this type and all later ones. */
  readonly room: readonly number[];
}

function planOf({ types, kinds, repeats }: Supply): Plan {
  const room = types.map(() => 0);
  for (let t = types.length - 1, sum = 0; t >= 0; t--) room[t] = sum += types[t]!.kind < 0 ? 0 : types[t]!.most;
  return {
    mosts: types.map(t => t.most),
    isBang: types.map(t => t.kind < 0),
    isDigit: types.map(t => t.part.role === 'digit'),
    required: types.map(({ kind }) =>
      kind >= 0 && types.filter(o => o.kind === kind).length === 1 ? kinds[kind]!.required : 0,
    ),
    owned: types.map(({ kind, part }) =>
      kind < 0 || (repeats && part.role === 'sign')
        ? Number.POSITIVE_INFINITY
        : kinds[kind]!.required + kinds[kind]!.permitted,
    ),
    room,
  };
}

const BEAM = 30;
