import { meets } from '../check/relation.ts';
import { capped, spend } from '../values/meter.ts';
import type { Num } from '../values/number.ts';
import { isNoneOf, remaindersOf } from '../values/residue.ts';
import { effects } from '../variations/effects.ts';
import { leastOperations } from '../variations/in-force.ts';
import type { CaseAccount, Pass } from './account.ts';
import { Choices } from './choices.ts';
import type { EnclosedSteps } from './enclosed-steps.ts';
import { STEPS_A_VALUE, type Steps } from './forward.ts';
import { Gathered } from './gathered.ts';
import type { Inverse } from './inverse.ts';
import { Join } from './join.ts';
import { admitted, type Supply } from './kinds.ts';
import { type Effort, Limits } from './limits.ts';
import type { MemoryBudget } from './memory-budget.ts';
import { FORWARD_DIGITS, type Multiset, Multisets } from './multisets.ts';
import { PowerLeaf } from './power-leaf.ts';
import { type SearchCache, searchPartsOf } from './search-cache.ts';
import { ShortValues } from './short-values.ts';
import { Splits } from './splits.ts';
import type { Tables } from './tables.ts';
import { type Context, Targets } from './targets.ts';
import { ValueSamples } from './value-samples.ts';
import { LARGE_MAYBE, type ValueTable } from './values.ts';
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
  private readonly inverse: Inverse;
  private readonly goalIds: ReadonlySet<number>;
  private readonly hasAllGoals: boolean;
  private readonly samples: ValueSamples;
  private readonly ordinaryGoals: boolean;
  /** Where the Goal has to be met exactly. */
  private readonly goalRemainders: readonly ReturnType<typeof remaindersOf>[] | null;
  private readonly choices: Choices;
  private readonly leastOperations: number;
  /** Where a 1 is any power of the base and every Goal value is known. */
  private readonly powerLeaf: PowerLeaf | null;
  private offers = 0;
  /** From so many digits on the way round the middle left something out. */
  private unsureFrom = Number.POSITIVE_INFINITY;
  /** Sizes of inner parts that were gone through. */
  private met = 0;

  constructor(
    readonly supply: Supply,
    private readonly goals: readonly Num[],
    private effort: Effort,
    memory: MemoryBudget,
    cache: SearchCache | null = null,
    /** Goals that are known between bounds only. */
    tails: readonly string[] = [],
  ) {
    this.sets = new Multisets(supply);
    const limits = new Limits(this.sets, goals, effort, cache !== null);
    const parts =
      cache?.partsFor(this.sets, limits, goals) ?? searchPartsOf(this.sets, limits, goals, memory, null, tails);
    this.values = parts.values;
    this.step = parts.step;
    this.tables = parts.tables;
    this.targets = parts.targets;
    this.inverse = parts.inverse;
    this.startAfresh();
    const ids = goals.flatMap(g => this.step.indexOf(g) ?? []);
    this.goalIds = new Set([...ids, ...(parts.tails ?? [])]);
    this.hasAllGoals = ids.length === goals.length && parts.tails !== null;
    this.goalRemainders = supply.rules.multipleOf === null ? goals.map(remaindersOf) : null;
    this.choices = new Choices(supply);
    this.samples = new ValueSamples(this.tables, this.sets);
    this.leastOperations = leastOperations(supply.rules);
    this.ordinaryGoals = ids.every(id => this.values.rationalOf(id) !== null);
    this.powerLeaf =
      effort === 'enclosed' && this.sets.hasPowers && this.hasAllRoots
        ? new PowerLeaf(
            this.sets,
            this.tables,
            this.inverse,
            new Targets(this.sets, limits, this.tables, this.inverse, this.targets.roots, true),
          )
        : null;
  }

  private startAfresh(): void {
    this.step.startAfresh();
    this.targets.partial = false;
    this.targets.dropped = false;
  }

  /** Once more with more effort: what was worked out completely need not be worked out again. */
  retryThoroughly(effort: Effort): void {
    if (effort === this.effort) return this.startAfresh();
    this.effort = effort;
    const limits = new Limits(this.sets, this.goals, effort);
    this.tables.retryThoroughly(limits);
    this.targets.retryThoroughly(limits);
    this.samples.clear();
    this.startAfresh();
  }

  /** A Solution of exactly that many cubes; what was gone through without one is struck off the account. */
  ofSize<T>(size: number, account: CaseAccount, offer: Offer<T>): T | null {
    if (!account.isLeftFrom(size, 1)) return null;
    return this.forward(size, FORWARD_DIGITS, account, offer) ?? this.inTheMiddle(size, account, offer);
  }

  /** A Solution of two short halves, of any size. */
  bySplits<T>(offer: Offer<T>): T | null {
    const splits = new Splits(this.sets, this.tables, this.inverse, this.choices);
    this.offers = 0;
    const found = splits.each<T>(this.targets.roots, ({ type, sign, left, x, right, y }) => {
      const counts = new Uint8Array(left.counts.length);
      for (let t = 0; t < counts.length; t++) counts[t] = left.counts[t]! + right.counts[t]! + (t === type ? 1 : 0);
      if (counts.some((n, t) => n > this.supply.types[t]!.most) || !this.isAllowed(counts)) return null;
      return this.offered(() => {
        const halves = [left, right].map((uses, n) => derive(this.tables, uses, n === 0 ? x : y, this.samples.making));
        return ['(', ...halves[0]!, { type, before: '', glyph: sign }, ...halves[1]!, ')'];
      }, offer);
    });
    this.startAfresh();
    return found;
  }

  /** A Solution that gathers the Required cubes in one part, of any size. */
  byGathering<T>(offer: Offer<T>): T | null {
    if (!this.step.short && effects(this.supply.rules).radicalIsUnit) {
      // The tables beside a Goal with i are of fractions alone, which these tables are not.
      const beside = new Search(this.supply, this.goals, 'quick', this.tables.memory);
      beside.step.short = true;
      return beside.byGathering(offer);
    }
    const short = new ShortValues(this.sets, this.tables, this.choices, counts => this.isFree(counts));
    const gathered = new Gathered(this.sets, this.tables, this.inverse, short);
    this.offers = 0;
    const found = gathered.each<T>(
      this.targets.roots,
      id => this.meetsGoal(id),
      (counts, pieces) => {
        if (counts.some((n, t) => n > this.supply.types[t]!.most) || !this.isAllowed(counts)) return null;
        return this.offered(pieces, offer);
      },
    );
    this.startAfresh();
    return found;
  }

  /** Can these uses be made beside all Required cubes? */
  private isFree(counts: Uint8Array): boolean {
    const { kinds, types, repeats } = this.supply;
    return types.every(
      ({ kind, part }, t) =>
        kind < 0 || (repeats && part.role === 'sign') || counts[t]! <= kinds[kind]!.permitted + kinds[kind]!.resources,
    );
  }

  /** All values of all choices of uses of that size with at most so many digits, as far as they are left. */
  forward<T>(size: number, most: number, account: CaseAccount, offer: Offer<T>): T | null {
    const { mostDigits } = account;
    const seen = new Uint8Array(mostDigits + 1);
    const unsure = new Uint8Array(mostDigits + 1);
    this.offers = 0;
    const found = this.choices.each<T>(size, 0, counts => {
      const digits = this.sets.digits(counts);
      const isAsked = digits <= most && account.isLeft(size, digits);
      if (!isAsked && seen[digits] === 1) return null;
      if (!this.sets.fits(counts, 1) || !this.isAllowed(counts)) return null;
      seen[digits] = 1;
      if (!isAsked) return null;
      const uses = this.sets.of(counts);
      const raised = this.withPower(uses, offer);
      if (raised !== undefined) return raised;
      this.step.losses();
      const ids = this.tables.get(uses);
      spend(ids.length);
      for (const id of ids) {
        if (!this.meetsGoal(id)) continue;
        unsure[digits] = 1;
        return this.offered(() => derive(this.tables, uses, id, this.samples.making), offer);
      }
      if (this.step.lossy || this.step.dropped) unsure[digits] = 1;
      return null;
    });
    if (found !== null) return found;
    for (let digits = 1; digits <= mostDigits; digits++) {
      if (seen[digits] === 0) account.strike(size, digits, digits <= most ? this.tablesPass : 'choices');
      else if (digits <= most && unsure[digits] === 0) account.strike(size, digits, this.tablesPass);
    }
    return null;
  }

  /** Undefined: not every power of the base was gone through, or the judge refused one. */
  private withPower<T>(uses: Multiset, offer: Offer<T>): T | null | undefined {
    const { powerLeaf } = this;
    const through = powerLeaf?.through(uses);
    if (!powerLeaf || !through) return undefined;
    const { tables, samples } = this;
    let isSure = through.isSure && through.hits.length === 0;
    for (const { entry, part } of through.hits) {
      const found = this.offered(() => ascend(tables, powerLeaf.targets, entry, part(), samples.making), offer);
      if (found !== null) return found;
    }
    samples.isPartial = false;
    for (const { kind, parent, back, part } of through.fillings) {
      const id = samples.anyValue(part, kind);
      if (id === null) continue;
      isSure = false;
      const found = this.offered(() => {
        const wrapped = wrap(tables, back, derive(tables, part, id, samples.making), samples.making);
        return ascend(tables, powerLeaf.targets, parent, wrapped, samples.making);
      }, offer);
      if (found !== null) return found;
    }
    return isSure && !samples.isPartial ? null : undefined;
  }

  private get tablesPass(): Pass {
    return this.effort === 'enclosed' ? 'enclosed-tables' : 'tables';
  }

  private offered<T>(pieces: () => readonly Piece[], offer: Offer<T>): T | null {
    return ++this.offers > MOST_OFFERS ? null : offer(write(pieces(), this.supply));
  }

  private meetsGoal(id: number): boolean {
    if (id <= LARGE_MAYBE) return false;
    if (this.step.enclosed) return this.mayMeetGoal(id, this.step.enclosed);
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

  /** Where the value cannot be told from the Goal. */
  private mayMeetGoal(id: number, enclosed: EnclosedSteps): boolean {
    const { multipleOf } = this.supply.rules;
    if (!this.hasAllGoals) this.step.lossy = true;
    if (multipleOf === null) return [...this.goalIds].some(goal => enclosed.mayMeet(id, goal));
    return [...this.goalIds].some(goal => enclosed.mayDifferBy(id, goal, multipleOf));
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
    for (let digits = FORWARD_DIGITS + 1; digits <= end; digits++)
      account.strike(size, digits, this.effort === 'enclosed' ? 'enclosed-meeting' : 'meeting');
    return null;
  }

  /** Every Goal value stands where the way inwards begins. */
  private get hasAllRoots(): boolean {
    if (this.supply.rules.multipleOf !== null || !this.hasAllGoals) return false;
    const roots = new Set(this.targets.roots);
    return [...this.goalIds].every(id => roots.has(id));
  }

  /** Solutions whose innermost part on the heavier side has `inner` cubes. */
  private meet<T>(size: number, inner: number, account: CaseAccount, offer: Offer<T>): T | null {
    const outer = size - inner;
    const contexts: Context[] = [];
    const { leastInner } = this.sets;
    const junk = this.choices.each<T>(outer, inner, counts => {
      const least = Math.max(FORWARD_DIGITS + 1, this.sets.digits(counts) + leastInner);
      if (!account.isLeftFrom(size, least)) return null;
      if (!this.sets.fits(counts, 0)) return null;
      this.step.losses();
      this.targets.partial = false;
      this.samples.isPartial = false;
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
    const join = new Join(contexts, this.targets, this.values, this.step.enclosed?.enclosures ?? null);
    return this.choices.each<T>(inner, outer, counts => {
      const digits = this.sets.digits(counts);
      if (digits < leastInner || digits > FORWARD_DIGITS || !this.sets.fits(counts, 1)) return null;
      const uses = this.sets.of(counts);
      this.step.losses();
      const ids = this.tables.get(uses);
      if (this.step.lossy || this.step.dropped) this.unsureFrom = FORWARD_DIGITS + 1;
      spend(1 + (ids.length >> 2));
      for (const id of ids) {
        const found = join.each(id, entry => {
          const context = this.targets.contexts[this.targets.owners[entry]!]!;
          if (!this.fitTogether(context.uses.counts, counts)) return null;
          this.unsureFrom = FORWARD_DIGITS + 1;
          return this.offered(() => {
            const part = derive(this.tables, uses, id, this.samples.making);
            return ascend(this.tables, this.targets, entry, part, this.samples.making);
          }, offer);
        });
        if (found !== null) return found;
      }
      return null;
    });
  }

  /** Required digits outside the context have to fit into the part of the tables that is missing. */
  private leavesLittle(counts: Uint8Array, inner: number): boolean {
    const digits = this.choices.digitsMissing(counts);
    return digits <= FORWARD_DIGITS && (this.sets.packs || 2 * digits - 1 <= inner);
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
    return this.choices.each<T>(size, this.sets.cubes(uses.counts), counts => {
      if (!this.sets.fits(counts, 1) || !this.fitTogether(uses.counts, counts)) return null;
      const part = this.sets.of(new Uint8Array(counts));
      for (const { kind, parent, back } of whatever) {
        const id = this.samples.anyValue(part, kind);
        if (this.samples.isPartial) this.targets.partial = true;
        if (id === null) continue;
        this.unsureFrom = Math.min(this.unsureFrom, least);
        return this.offered(() => {
          const pieces = derive(this.tables, part, id, this.samples.making);
          const wrapped = wrap(this.tables, back, pieces, this.samples.making);
          return ascend(this.tables, this.targets, parent, wrapped, this.samples.making);
        }, offer);
      }
      return null;
    });
  }
}
