import type { Num } from '../values/number.ts';
import { inForce, leastOperations } from '../variations/in-force.ts';
import { Steps } from './forward.ts';
import { isElementary } from './height.ts';
import type { Supply } from './kinds.ts';
import { KEEP_SHORT } from './limits.ts';
import { isUsedUp, Listing, type Use } from './listing.ts';
import type { MemoryBudget } from './memory-budget.ts';
import { ValueTable } from './values.ts';
import { write } from './witness.ts';

/** More digits make more values than can be listed, */
const MOST_DIGITS = 8;
/** or than are worth it where another search comes to an end too. */
const FEW_DIGITS = 4;
const MOST_OTHERS = 20_000;

interface Digit {
  readonly type: number;
  readonly required: number;
  /** Uses that take nothing from Resources, of this one and of all after it. */
  readonly owned: number;
  readonly ownedAfter: number;
  readonly most: number;
}

/**
 * Elementary with Multiple Operations: a sign that is there may be used any number of times, so that only digits are used
 * up. √ and the number of factors make nothing new after a few times, therefore the values of some digits can all be
 * listed. Of the signs only those are counted that have to be used, and only until that is done.
 */
export class Repeats {
  private readonly values = new ValueTable();
  private readonly step: Steps;
  private readonly goals: ReadonlySet<number>;
  private readonly digits: readonly Digit[];
  /** Uses counted of all signs together. */
  private readonly mostUses: number;

  constructor(
    private readonly supply: Supply,
    goals: readonly Num[],
    private readonly memory: MemoryBudget,
    /** Long numbers are not followed up. */
    short: boolean,
  ) {
    this.step = new Steps(this.values, supply.rules, MOST_OTHERS);
    if (short) this.step.keep = KEEP_SHORT;
    this.goals = new Set(goals.map(g => this.values.number(g)));
    this.mostUses = Math.max(1, leastOperations(supply.rules));
    let ownedAfter = 0;
    this.digits = supply.types
      .flatMap(({ part, kind, most }, type) => (isUsedUp(part) ? [{ type, most, ...supply.kinds[kind]! }] : []))
      .reverse()
      .map(({ type, most, required, permitted }) => {
        const owned = required + permitted;
        ownedAfter += owned;
        return { type, most, required, owned, ownedAfter: ownedAfter - owned };
      })
      .reverse();
  }

  static fits({ rules, types, kinds, repeats, limit, endless }: Supply): boolean {
    if (!repeats || !isElementary(rules)) return false;
    if (inForce(rules).some(v => v.isListed === false)) return false;
    // A cube that is a sign again and again cannot be a decimal point as well: told apart only where it is one from Resources.
    const points = types.filter(t => t.part.role === 'point').map(t => kinds[t.kind]!);
    if (points.some(k => limit > 1 || k.required + k.permitted > 0)) return false;
    const digits = types.reduce((n, { part, kind }) => {
      if (part.role !== 'digit') return n;
      return n + kinds[kind]!.required + kinds[kind]!.permitted + (limit > 1 ? kinds[kind]!.resources : 0);
    }, 0);
    return digits + (limit === 1 ? 1 : 0) <= (endless ? MOST_DIGITS : FEW_DIGITS);
  }

  /** A Solution; false: there is none; null: that is not known. */
  solve(): string | false | null {
    const { types, kinds, limit } = this.supply;
    const owned: Use[] = [];
    const loose: Use[] = [];
    types.forEach(({ part, kind }, type) => {
      if (part.role !== 'sign') return;
      const { required, permitted } = kinds[kind]!;
      (required + permitted > 0 || limit > 1 ? owned : loose).push({ type, sign: part.sign, required });
    });
    const found = this.withSigns(owned, limit);
    if (found !== null || limit === 0) return found ?? this.verdict;
    for (const one of loose) {
      const more = this.withSigns([...owned, one], 0);
      if (more !== null) return more;
    }
    return this.verdict;
  }

  private get verdict(): false | null {
    return this.step.lossy || this.step.dropped ? null : false;
  }

  /** All digits with these signs; so many digits may come from Resources. */
  private withSigns(signs: readonly Use[], extra: number): string | null {
    const listing = new Listing(this.supply, this.values, this.step, this.memory, signs, this.mostUses);
    const counts = new Uint8Array(this.supply.types.length);
    const choose = (at: number, left: number, spare: number): string | null => {
      if (at === this.digits.length) return left === 0 ? this.meet(listing, counts) : null;
      const { type, required, owned, most, ownedAfter } = this.digits[at]!;
      const top = Math.min(most, left, owned + spare);
      for (let n = Math.max(required, left - ownedAfter - spare); n <= top; n++) {
        counts[type] = n;
        const found = choose(at + 1, left - n, spare - Math.max(0, n - owned));
        if (found !== null) return found;
      }
      counts[type] = 0;
      return null;
    };
    const all = this.digits.reduce((n, d) => n + d.most, 0);
    const most = Math.min(
      all,
      this.digits.reduce((n, d) => n + d.owned, extra),
    );
    for (let size = 1; size <= most; size++) {
      const found = choose(0, size, extra);
      if (found !== null) return found;
    }
    return null;
  }

  private meet(listing: Listing, counts: Uint8Array): string | null {
    const made = listing.get(counts);
    const digits = counts.reduce((n, k) => n + k, 0);
    for (let e = 0; e < made.ids.length; e++) {
      if (!this.goals.has(made.ids[e]!) || !listing.isDone(made.levels[e]!, digits)) continue;
      return write(listing.derive(counts, e), this.supply);
    }
    return null;
  }
}
