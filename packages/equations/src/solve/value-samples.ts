import { isReal, isZero, sign } from '../values/decide.ts';
import { spend } from '../values/meter.ts';
import type { Steps } from './forward.ts';
import type { Whatever } from './inverse.ts';
import { KEEP_SHORT } from './limits.ts';
import { FORWARD_DIGITS, type Multiset, type Multisets } from './multisets.ts';
import type { Making, Tables } from './tables.ts';
import { LARGE_MAYBE, LARGE_OTHER, LARGE_WHOLE, type ValueTable } from './values.ts';

/** A few values of many uses, where any of a sort will do. */
export class ValueSamples {
  private readonly samples = new Map<number, Map<number, Making>>();
  private readonly values: ValueTable;
  private readonly step: Steps;
  private readonly supply: Multisets['supply'];
  /** A value of the sort may have been missed. */
  isPartial = false;

  constructor(
    private readonly tables: Tables,
    private readonly sets: Multisets,
  ) {
    this.values = tables.values;
    this.step = tables.step;
    this.supply = sets.supply;
  }

  clear(): void {
    this.samples.clear();
  }

  readonly making = (uses: Multiset, id: number): Making | null => this.samples.get(uses.code)?.get(id) ?? null;

  /** The index of a value of that sort; null: there is none, or none was met. */
  anyValue(uses: Multiset, kind: Whatever): number | null {
    const own = { counts: new Uint8Array(uses.counts), code: uses.code };
    const isListed = this.sets.digits(own.counts) <= FORWARD_DIGITS - 1;
    const before = this.step.losses();
    const ids = isListed ? this.tables.get(own) : [...this.sample(own).keys()];
    const { lossy, dropped } = this.step;
    this.step.lose(before);
    for (const id of ids) if (this.isSort(id, kind)) return id;
    if (!isListed || lossy || dropped) this.isPartial = true;
    return null;
  }

  private isSort(id: number, kind: Whatever): boolean {
    if (id === LARGE_MAYBE) return false;
    if (kind === 'any') return true;
    if (id <= LARGE_OTHER) return kind === 'nonzero' || id === LARGE_WHOLE;
    const n = this.values.top[id]!;
    if (Number.isNaN(n)) return this.isTallSort(id, kind);
    if (kind === 'nonzero') return n !== 0;
    if (kind === 'positive') return n > 0;
    return this.values.bottom[id] === 1 && (kind === 'whole' ? n >= 0 : n >= 1);
  }

  /** No ordinary fraction. */
  private isTallSort(id: number, kind: Whatever): boolean {
    const at = this.step.enclosed?.enclosures;
    if (kind !== 'nonzero' && kind !== 'positive') {
      if (at) this.isPartial = true;
      return false;
    }
    if (at) {
      const isSure = at.placeOf(id) === 'between' || (kind === 'nonzero' && !at.mayBeZero(id));
      if (!isSure) this.isPartial = true;
      return isSure && (kind === 'nonzero' || at.side(id) > 0);
    }
    const value = this.values.numberOf(id);
    if (kind === 'nonzero') {
      const zero = isZero(value);
      if (zero === null) this.isPartial = true;
      return zero === false;
    }
    const side = isReal(value) ? sign(value) : null;
    if (side === null) this.isPartial = true;
    return side === 1;
  }

  /** A handful of values of many uses, each with its making. That some are missing is no loss: one will do. */
  private sample(uses: Multiset): Map<number, Making> {
    const { keep } = this.step;
    const loss = this.step.losses();
    this.step.keep = KEEP_SHORT;
    const values = this.sampleOf(uses);
    this.step.keep = keep;
    this.step.losses();
    this.step.lose(loss);
    return values;
  }

  private sampleOf(uses: Multiset): Map<number, Making> {
    const known = this.samples.get(uses.code);
    if (known) return known;
    const values = new Map<number, Making>();
    this.samples.set(uses.code, values);
    if (!this.sets.fits(uses.counts, 1)) return values;
    if (this.sets.digits(uses.counts) <= FORWARD_DIGITS - 1) {
      let latest: Making | null = null;
      this.tables.each(
        uses,
        id => {
          if (latest && values.size < MOST_SAMPLES) values.set(id, latest);
        },
        making => {
          latest = making;
        },
      );
      return values;
    }
    const { types } = this.supply;
    for (let t = 0; t < types.length && values.size < MOST_SAMPLES; t++) {
      const { part } = types[t]!;
      if (uses.counts[t] === 0 || part.role !== 'sign') continue;
      const rest = this.tables.without(uses.counts, t);
      for (let d = 0; d < types.length && values.size < MOST_SAMPLES; d++) {
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
    for (const y of this.sampleOf(other).keys()) {
      for (const x of this.tables.get(one)) {
        if (values.size >= MOST_SAMPLES) return;
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
}

const MOST_SAMPLES = 30;
