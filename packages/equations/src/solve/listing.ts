import type { Sign } from '../language/token.ts';
import { spend } from '../values/meter.ts';
import type { Steps } from './forward.ts';
import { hasUnary, type Part, type Supply } from './kinds.ts';
import { type Leaf, leavesOf, signsOf } from './leaves.ts';
import type { MemoryBudget } from './memory-budget.ts';
import type { ValueTable } from './values.ts';
import { numeralPiece, type Piece } from './witness.ts';

/** Everything but signs is used once a cube. */
export const isUsedUp = ({ role }: Part): boolean => role === 'digit' || role === 'point';

export interface Use {
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

/** The values that some signs make of digits, by the digits. */
export class Listing {
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
    private readonly memory: MemoryBudget,
    private readonly signs: readonly Use[],
    private readonly mostUses: number,
    private readonly hasBang = false,
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

  /** The level after the sign of this place was used so many times more. */
  after(level: number, use: number, times: number): number {
    return Array.from({ length: times }).reduce<number>(n => this.joined(n, 0, use), level);
  }

  /** Every value of exactly these digits, perhaps more than once; without `closed` not with a sign before all of it. */
  visit(counts: Uint8Array, closed: boolean, visit: (level: number, id: number) => void): void {
    this.prepare(counts);
    if (closed) this.each(counts, null, visit);
    else this.open(counts, null, visit);
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
    this.memory.take(5 + made.ids.length + this.values.bulk - before);
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
    this.open(counts, how, put);
    for (let e = 0; e < queue.length; e++) {
      const { level, id } = queue[e]!;
      for (const use of this.unaries) {
        const { sign } = this.signs[use]!;
        how?.({ by: 'unary', use, entry: e });
        spend(1);
        this.step.prefix(sign as 'r' | 'x', id, made => put(this.joined(level, 0, use), made));
      }
      if (this.hasBang) this.step.factorial(id, made => put(level, made));
    }
    if (this.step.doubtful.some(id => !queue.some(q => q.id === id))) this.step.lossy = true;
  }

  /** The same without a sign before all of it. */
  private open(counts: Uint8Array, how: ((way: Way) => void) | null, put: (level: number, id: number) => void): void {
    for (const leaf of leavesOf(counts, this.supply, false)) {
      how?.({ by: 'leaf', leaf });
      put(0, this.values.rational(leaf.value));
    }
    this.splits(counts, (part, rest) => {
      const [left, right] = [this.made.get(this.codeOf(part)), this.made.get(this.codeOf(rest))];
      if (!left || !right) return;
      for (const { use, meanings } of this.binaries)
        for (const sign of meanings) this.pairs(part, left, rest, right, use, sign, how, put);
      this.exponents(left, rest, put);
    });
  }

  /** A coloured digit alone may be an exponent without a sign. */
  private exponents({ ids, levels }: Made, rest: Uint8Array, put: (level: number, id: number) => void): void {
    const { types, kinds } = this.supply;
    const type = rest.findIndex(n => n > 0);
    if (type < 0 || !kinds[types[type]!.kind]!.coloured || rest.reduce((n, k) => n + k, 0) !== 1) return;
    for (const { value } of leavesOf(rest, this.supply, false)) {
      const exponent = this.values.rational(value);
      spend(1 + ids.length);
      for (const [e, id] of ids.entries()) this.step.binary('*', id, exponent, made => put(levels[e]!, made));
    }
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
