import type { Sign } from '../language/token.ts';
import { spend } from '../values/meter.ts';
import type { Num } from '../values/number.ts';
import { Steps } from './forward.ts';
import { hasUnary, type Part, type Supply } from './kinds.ts';
import { type Leaf, leavesOf, signsOf } from './leaves.ts';
import type { Room } from './room.ts';
import { ValueTable } from './values.ts';
import { numeralPiece, type Piece, write } from './witness.ts';

/** More digits make more values than can be listed, */
const MOST_DIGITS = 8;
/** or than are worth it where another search comes to an end too. */
const FEW_DIGITS = 4;
const MOST_OTHERS = 20_000;

/** Everything but signs is used once a cube. */
const isUsedUp = ({ role }: Part): boolean => role === 'digit' || role === 'point';

interface Use {
  readonly type: number;
  readonly sign: '+' | '-' | 'x' | '/' | '*' | 'r';
  /** How often a Solution has to use it. */
  readonly required: number;
}

/** The values of one choice of digits, each with what it says of the signs in it. */
interface Made {
  readonly ids: number[];
  readonly levels: number[];
  readonly seen: Set<number>;
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
  private readonly digits: readonly { readonly type: number; readonly owned: number; readonly most: number }[];
  /** Uses counted of all signs together. */
  private readonly mostUses: number;

  constructor(
    private readonly supply: Supply,
    goals: readonly Num[],
    private readonly room: Room,
    /** Long numbers are not followed up. */
    private readonly short: boolean,
  ) {
    this.step = new Steps(this.values, supply.rules, MOST_OTHERS);
    if (short) this.step.dropBits = 53;
    this.goals = new Set(goals.map(g => this.values.number(g)));
    this.mostUses = supply.rules.has.has('three-operation') ? 3 : 1;
    this.digits = supply.types.flatMap(({ part, kind, most }, type) => {
      const { required, permitted } = supply.kinds[kind]!;
      return isUsedUp(part) ? [{ type, owned: required + permitted, most }] : [];
    });
  }

  static fits({ rules, types, kinds, repeats, limit, endless }: Supply): boolean {
    if (!repeats || rules.division !== 'elementary') return false;
    if (rules.has.has('factorial') || rules.has.has('smallest-prime')) return false;
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
    return this.step.lossy || (this.short && this.step.dropped) ? null : false;
  }

  /** All digits with these signs; so many digits may come from Resources. */
  private withSigns(signs: readonly Use[], extra: number): string | null {
    const run = new Run(this.supply, this.values, this.step, this.room, signs, this.mostUses);
    const counts = new Uint8Array(this.supply.types.length);
    const choose = (at: number, left: number, taken: number): string | null => {
      if (at === this.digits.length) return left === 0 && taken <= extra ? this.meet(run, counts) : null;
      const { type, owned, most } = this.digits[at]!;
      const { required } = this.supply.kinds[this.supply.types[type]!.kind]!;
      for (let n = required; n <= Math.min(most, left); n++) {
        counts[type] = n;
        const found = choose(at + 1, left - n, taken + Math.max(0, n - owned));
        if (found !== null) return found;
      }
      counts[type] = 0;
      return null;
    };
    for (let size = 1; size <= MOST_DIGITS; size++) {
      const found = choose(0, size, 0);
      if (found !== null) return found;
    }
    return null;
  }

  private meet(run: Run, counts: Uint8Array): string | null {
    const made = run.get(counts);
    const digits = counts.reduce((n, k) => n + k, 0);
    for (let e = 0; e < made.ids.length; e++) {
      if (!this.goals.has(made.ids[e]!) || !run.isDone(made.levels[e]!, digits)) continue;
      return write(run.derive(counts, e), this.supply);
    }
    return null;
  }
}

/** The values that some signs make of digits, by the digits. */
class Run {
  private readonly made = new Map<number, Made>();
  private readonly digitWeights: readonly number[];
  private readonly levelWeights: readonly number[];
  private readonly levels: number;
  private readonly binaries: readonly { readonly use: number; readonly meanings: readonly Sign[] }[];
  private readonly unaries: readonly number[];

  constructor(
    private readonly supply: Supply,
    private readonly values: ValueTable,
    private readonly step: Steps,
    private readonly room: Room,
    private readonly signs: readonly Use[],
    private readonly mostUses: number,
  ) {
    let weight = 1;
    this.digitWeights = supply.types.map(({ part, most }) => {
      const own = weight;
      if (isUsedUp(part)) weight *= most + 1;
      return own;
    });
    let level = mostUses + 1;
    this.levelWeights = signs.map(({ required }) => {
      const own = level;
      level *= required + 1;
      return own;
    });
    this.levels = level;
    this.binaries = signs.map(({ sign }, use) => ({ use, meanings: signsOf(sign, supply.rules) }));
    this.unaries = signs.flatMap(({ sign }, use) => (hasUnary(sign, supply.rules) ? [use] : []));
  }

  /** Everything that has to be used is, and it is more than one cube. */
  isDone(level: number, digits: number): boolean {
    const uses = level % (this.mostUses + 1);
    if (uses + digits < 2 || (this.mostUses > 1 && uses < this.mostUses)) return false;
    return this.signs.every(
      ({ required }, n) => Math.floor(level / this.levelWeights[n]!) % (required + 1) === required,
    );
  }

  /** Both levels and one more use. */
  private joined(a: number, b: number, use: number): number {
    const all = this.mostUses + 1;
    let level = Math.min(this.mostUses, (a % all) + (b % all) + 1);
    for (let n = 0; n < this.signs.length; n++) {
      const { required } = this.signs[n]!;
      if (required === 0) continue;
      const weight = this.levelWeights[n]!;
      const count =
        (Math.floor(a / weight) % (required + 1)) + (Math.floor(b / weight) % (required + 1)) + (n === use ? 1 : 0);
      level += weight * Math.min(required, count);
    }
    return level;
  }

  get(counts: Uint8Array): Made {
    const code = this.codeOf(counts);
    const known = this.made.get(code);
    if (known) return known;
    const made: Made = { ids: [], levels: [], seen: new Set() };
    this.prepare(counts);
    const before = this.values.bulk;
    this.each(counts, null, (level, id) => {
      const key = id * this.levels + level;
      if (made.seen.has(key)) return;
      made.seen.add(key);
      made.ids.push(id);
      made.levels.push(level);
    });
    this.room.take(5 + made.ids.length + this.values.bulk - before);
    this.made.set(code, made);
    return made;
  }

  private codeOf(counts: Uint8Array): number {
    return counts.reduce((code, n, t) => code + n * this.digitWeights[t]!, 0);
  }

  private prepare(counts: Uint8Array): void {
    this.splits(counts, part => {
      this.get(new Uint8Array(part));
    });
  }

  /** Every part that is neither nothing nor all, with the rest. The arrays handed out are reused. */
  private splits(counts: Uint8Array, visit: (part: Uint8Array, rest: Uint8Array) => void): void {
    const part = new Uint8Array(counts.length);
    const rest = new Uint8Array(counts);
    const size = counts.reduce((n, k) => n + k, 0);
    const next = (t: number, taken: number): void => {
      if (t === counts.length) {
        if (taken > 0 && taken < size) visit(part, rest);
        return;
      }
      for (let n = 0; n <= counts[t]!; n++) {
        part[t] = n;
        rest[t] = counts[t]! - n;
        next(t + 1, taken + n);
      }
      part[t] = 0;
      rest[t] = counts[t]!;
    };
    next(0, 0);
  }

  /** Every way to make a value of these digits; `how` is told just before. What comes out goes in again under √. */
  private each(counts: Uint8Array, how: ((way: Way) => void) | null, emit: (level: number, id: number) => void): void {
    this.step.doubtful = [];
    const emitted = new Set<number>();
    const queue: { readonly level: number; readonly id: number }[] = [];
    const put = (level: number, id: number): void => {
      emit(level, id);
      const key = id * this.levels + level;
      if (emitted.has(key)) return;
      emitted.add(key);
      queue.push({ level, id });
    };
    for (const leaf of leavesOf(counts, this.supply, false)) {
      how?.({ by: 'leaf', leaf });
      put(0, this.values.rational(leaf.value));
    }
    this.splits(counts, (part, rest) => {
      const [left, right] = [this.made.get(this.codeOf(part)), this.made.get(this.codeOf(rest))];
      if (!left || !right) return;
      for (const { use, meanings } of this.binaries)
        for (const sign of meanings) this.pairs(part, left, rest, right, use, sign, how, put);
    });
    for (let e = 0; e < queue.length; e++) {
      const { level, id } = queue[e]!;
      for (const use of this.unaries) {
        const { sign } = this.signs[use]!;
        how?.({ by: 'unary', use, entry: e });
        spend(1);
        this.step.prefix(sign as 'r' | 'x', id, made => put(this.joined(level, 0, use), made));
      }
    }
    if (this.step.doubtful.some(id => !queue.some(q => q.id === id))) this.step.lossy = true;
  }

  private pairs(
    part: Uint8Array,
    left: Made,
    rest: Uint8Array,
    right: Made,
    use: number,
    sign: Sign,
    how: ((way: Way) => void) | null,
    put: (level: number, id: number) => void,
  ): void {
    const [longLeft, longRight] = sign === '%' ? [this.longer(part), this.longer(rest)] : [NONE, NONE];
    const [xs, ys] = [left.ids.length + longLeft.length, right.ids.length + longRight.length];
    for (let x = 0; x < xs; x++) {
      spend(1 + ys);
      const ofLeft = x - left.ids.length;
      const a = ofLeft < 0 ? left.ids[x]! : this.values.rational(longLeft[ofLeft]!.value);
      const levelA = ofLeft < 0 ? left.levels[x]! : 0;
      for (let y = 0; y < ys; y++) {
        const ofRight = y - right.ids.length;
        const b = ofRight < 0 ? right.ids[y]! : this.values.rational(longRight[ofRight]!.value);
        const level = this.joined(levelA, ofRight < 0 ? right.levels[y]! : 0, use);
        how?.({
          by: 'binary',
          use,
          sign,
          left: { counts: part, entry: x, leaf: longLeft[ofLeft] ?? null },
          right: { counts: rest, entry: y, leaf: longRight[ofRight] ?? null },
        });
        this.step.binary(sign, a, b, id => put(level, id));
      }
    }
  }

  /** Two-digit numerals that only Percent allows. */
  private longer(counts: Uint8Array): readonly Leaf[] {
    return leavesOf(counts, this.supply, true);
  }

  /** How the entry was made. */
  derive(counts: Uint8Array, entry: number): readonly Piece[] {
    const made = this.get(counts);
    let latest: Way | null = null;
    let first: Way | null = null;
    this.each(
      counts,
      way => {
        latest = way.by === 'binary' ? { ...way, left: copied(way.left), right: copied(way.right) } : way;
      },
      (level, id) => {
        if (id === made.ids[entry] && level === made.levels[entry]) first ??= latest;
      },
    );
    const way = first as Way | null;
    if (way === null) throw new Error('a value of the search has no making');
    if (way.by === 'leaf') return way.leaf.pieces.map(numeralPiece);
    const { type, sign } = this.signs[way.use]!;
    if (way.by === 'unary') return ['(', { type, before: '', glyph: sign }, ...this.derive(counts, way.entry), ')'];
    const side = ({ counts: of, entry: e, leaf }: Side): readonly Piece[] =>
      leaf ? leaf.pieces.map(numeralPiece) : this.derive(of, e);
    return ['(', ...side(way.left), { type, before: '', glyph: way.sign }, ...side(way.right), ')'];
  }
}

interface Side {
  readonly counts: Uint8Array;
  readonly entry: number;
  readonly leaf: Leaf | null;
}

type Way =
  | { readonly by: 'leaf'; readonly leaf: Leaf }
  | { readonly by: 'unary'; readonly use: number; readonly entry: number }
  | { readonly by: 'binary'; readonly use: number; readonly sign: Sign; readonly left: Side; readonly right: Side };

const copied = (side: Side): Side => ({ ...side, counts: new Uint8Array(side.counts) });
const NONE: readonly Leaf[] = [];
