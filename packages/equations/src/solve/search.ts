import { meets } from '../check/relation.ts';
import { isZero } from '../values/decide.ts';
import { capped, spend } from '../values/meter.ts';
import type { Num } from '../values/number.ts';
import { isNoneOf, remaindersOf } from '../values/residue.ts';
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

/** The heavier part of something longer has at least half its digits. */
const LEAST_INNER = Math.ceil((FORWARD_DIGITS + 1) / 2);

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
  readonly largest: number;

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
    this.ordinaryGoals = ids.every(id => this.values.rationalOf(id) !== null);
    this.largest = supply.types.reduce((n, t) => n + (t.kind < 0 ? 0 : t.most), 0);
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

  /** Nothing was left out on the way that could matter. */
  get complete(): boolean {
    return this.completeForward && !this.targets.partial && !this.targets.dropped;
  }

  get completeForward(): boolean {
    return !this.step.lossy && !this.step.dropped && !this.supply.endless;
  }

  /** A Solution of exactly that many cubes, if there is one. */
  ofSize(size: number): string | null {
    const possible = this.choices(size, 0, counts => (this.sets.fits(counts, 1) && this.isAllowed(counts) ? '' : null));
    if (possible === null) return null;
    return this.forward(size, 0, FORWARD_DIGITS) ?? this.inTheMiddle(size);
  }

  /** All values of all choices of uses of that size and number of digits. */
  forward(size: number, fewest: number, most: number): string | null {
    return this.choices(size, 0, counts => {
      const digits = this.sets.digits(counts);
      if (digits > most || digits < fewest || !this.sets.fits(counts, 1) || !this.isAllowed(counts)) return null;
      const uses = this.sets.of(counts);
      const ids = this.tables.get(uses);
      spend(ids.length);
      for (const id of ids)
        if (this.meetsGoal(id)) return write(derive(this.tables, uses, id, this.remembered), this.supply);
      return null;
    });
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
    return !this.supply.rules.has.has('three-operation') || this.sets.operations(counts) >= 3;
  }

  private inTheMiddle(size: number): string | null {
    const least = this.sets.packs ? 3 : 2 * LEAST_INNER - 1;
    for (let inner = size - 2; inner >= least; inner--) {
      const found = this.meet(size, inner);
      if (found !== null) return found;
    }
    return null;
  }

  /** Solutions whose innermost part on the heavier side has `inner` cubes. */
  private meet(size: number, inner: number): string | null {
    const outer = size - inner;
    const contexts: Context[] = [];
    const junk = this.choices(outer, inner, counts => {
      if (!this.sets.fits(counts, 0) || !this.leavesLittle(counts, inner)) return null;
      const context = this.targets.context(this.sets.of(counts));
      if (context.to > context.from) contexts.push(context);
      return this.fill(context, inner);
    });
    if (junk !== null || contexts.length === 0) return junk;
    const { head, next, entries } = this.index(contexts);
    return this.choices(inner, outer, counts => {
      const digits = this.sets.digits(counts);
      if (digits < LEAST_INNER || digits > FORWARD_DIGITS || !this.sets.fits(counts, 1)) return null;
      const uses = this.sets.of(counts);
      const ids = this.tables.get(uses);
      spend(1 + (ids.length >> 2));
      for (const id of ids) {
        for (let at = id < head.length ? head[id]! : -1; at >= 0; at = next[at]!) {
          const entry = entries[at]!;
          const context = this.targets.contexts[this.targets.owners[entry]!]!;
          if (!this.fitTogether(context.uses.counts, counts)) continue;
          const part = derive(this.tables, uses, id, this.remembered);
          return write(ascend(this.tables, this.targets, entry, part, this.remembered), this.supply);
        }
      }
      return null;
    });
  }

  /** Required digits outside the context have to fit into the part that is missing. */
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
  private fill({ uses, whatever }: Context, size: number): string | null {
    if (whatever.length === 0) return null;
    return this.choices(size, this.sets.cubes(uses.counts), counts => {
      if (!this.sets.fits(counts, 1) || !this.fitTogether(uses.counts, counts)) return null;
      const part = this.sets.of(new Uint8Array(counts));
      for (const { kind, parent, back } of whatever) {
        const id = this.anyValue(part, kind);
        if (id === null) continue;
        const pieces: readonly Piece[] = derive(this.tables, part, id, this.remembered);
        const wrapped = wrap(this.tables, back, pieces, this.remembered);
        return write(ascend(this.tables, this.targets, parent, wrapped, this.remembered), this.supply);
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
    if (Number.isNaN(n)) return kind === 'nonzero' && isZero(this.values.numberOf(id)) === false;
    if (kind === 'nonzero') return n !== 0;
    return this.values.bottom[id] === 1 && (kind === 'whole' ? n >= 0 : n >= 1);
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
  private choices(size: number, more: number, visit: (counts: Uint8Array) => string | null): string | null {
    const { limit } = this.supply;
    const { required, owned, room, mosts, isBang } = this.plan;
    const counts = new Uint8Array(mosts.length);
    const fillFrom = (t: number, left: number, missing: number, taken: number): string | null => {
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
