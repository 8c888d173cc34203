import type { Sign } from '../language/token.ts';
import type { Enclosures } from './enclosures.ts';
import type { Emit } from './forward.ts';
import type { Surds } from './surds.ts';
import type { ValueTable } from './values.ts';

/**
 * What is known of a number beside its bounds, unless it is zero. `factorial`: n! for some n ≥ 19; `monomial`: some power of it is a fraction; `radical`: that,
 * and irrational; `mixed`: algebraic and no power of it is a fraction; `algebraic`: perhaps a fraction; `any`: nothing.
 */
export type Nature =
  | 'fraction'
  | 'factorial'
  | 'radical'
  | 'monomial'
  | 'mixed'
  | 'irrational'
  | 'algebraic'
  | 'transcendental'
  | 'any';

/** Each n! from this n on is called by that name, and each number up to this divides it. */
export const LEAST_FACTORIAL = 19;
const MOST_DIVISOR = LEAST_FACTORIAL;

/** Natures of which one index can stand for all numbers: what bounds say nothing of is told from other numbers by them. */
const VAGUE: readonly Nature[] = ['radical', 'mixed', 'irrational', 'transcendental'];

const IRRATIONAL: readonly Nature[] = ['radical', 'mixed', 'irrational', 'transcendental'];

const isAlgebraic = (nature: Nature): boolean => nature !== 'transcendental' && nature !== 'any';

const isFraction = (nature: Nature): boolean => nature === 'fraction' || nature === 'factorial';

const isMonomial = (nature: Nature): boolean => isFraction(nature) || nature === 'radical' || nature === 'monomial';

/** Which numbers are algebraic, which of them irrational, and which transcendental; an index stands for numbers of one nature. */
export class Irrationals {
  private readonly natures = new Map<number, Nature>();
  private readonly copies = new Map<string, number>();
  private readonly vague = new Map<Nature, number>();

  constructor(
    private readonly values: ValueTable,
    private readonly enclosures: Enclosures,
    private readonly surds: Surds,
    /** An index may stand for every number of a nature. */
    private readonly hasVague: boolean,
  ) {}

  of(id: number): Nature {
    if (this.values.isOrdinary(id)) return 'fraction';
    const surd = this.surds.of(id);
    if (surd !== null) return surd.index > 1 ? 'radical' : 'fraction';
    return this.natures.get(id) ?? 'any';
  }

  /** Zero is none. */
  isIrrational(id: number): boolean {
    return IRRATIONAL.includes(this.of(id)) && !this.mayBeZero(id);
  }

  /** Can a number of the one nature be one of the other? */
  mayMeet(a: number, b: number): boolean {
    if (this.mayBeZero(a) && this.mayBeZero(b)) return true;
    return mayBeAlike(this.of(a), this.of(b));
  }

  /** Is their difference surely irrational? */
  isDifferenceIrrational(a: number, b: number): boolean {
    const isKnown = (id: number): boolean => this.values.top[id] === 0 || !this.mayBeZero(id);
    return isKnown(a) && isKnown(b) && IRRATIONAL.includes(this.natureOf('-', a, b));
  }

  areFactorials(a: number, b: number): boolean {
    return this.of(a) === 'factorial' && this.of(b) === 'factorial';
  }

  /** Is the first n! of a large n, and the second not what it can be but for a multiple of k? */
  isNoFactorialBut(a: number, b: number, k: number): boolean {
    if (this.of(a) !== 'factorial' || k > MOST_DIVISOR || !isFraction(this.of(b))) return false;
    return this.values.isOrdinary(b) && (this.values.bottom[b] !== 1 || this.values.top[b]! % k !== 0);
  }

  /** The index that stands for every number of this nature but zero; null: such numbers may be anywhere. */
  every(nature: Nature): number | null {
    if (!this.hasVague || !VAGUE.includes(nature)) return null;
    const known = this.vague.get(nature);
    if (known !== undefined) return known;
    const id = this.values.enclosed();
    this.vague.set(nature, id);
    this.natures.set(id, nature);
    return id;
  }

  /** Does it stand for every number of its nature? */
  isVague(id: number): boolean {
    return this.vague.size > 0 && this.vague.get(this.of(id)) === id;
  }

  /** Hands the results on with their nature. */
  named(nature: Nature, emit: Emit): Emit {
    if (nature === 'any') return emit;
    return (id, branch) => emit(this.with(id, nature), branch);
  }

  /** The same index where it has numbers of its own, which are n! for n ≥ 19. */
  asFactorial(id: number): number {
    if (!this.enclosures.isExact(id)) return this.with(id, 'factorial');
    if (this.of(id) === 'any') this.natures.set(id, 'factorial');
    return id;
  }

  private with(id: number, nature: Nature): number {
    if (this.of(id) !== 'any') return id;
    const key = `${id}:${nature}`;
    const known = this.copies.get(key);
    if (known !== undefined) return known;
    const copy = this.enclosures.copyOf(id);
    this.natures.set(copy, nature);
    this.copies.set(key, copy);
    return copy;
  }

  /** The nature of what a sign between two numbers makes of them, where it makes something; neither of them is zero, or both are known. */
  natureOf(sign: Sign, a: number, b: number): Nature {
    switch (sign) {
      case '+':
      case '-':
        if (this.values.top[a] === 0) return sizeNature(this.of(b));
        return this.values.top[b] === 0 ? sizeNature(this.of(a)) : sumNature(this.of(a), this.of(b));
      case 'x':
      case '/':
      case '%':
        return productNature(this.of(a), this.of(b));
      case '*':
        return this.powerNature(a, b);
      case 'r':
        return this.values.top[a]! > 1 && this.values.bottom[a] === 1 ? this.rootNature(a, b) : this.powerNature(b, a);
      default:
        return 'any';
    }
  }

  /** Of the n-th root: were it a fraction, its n-th power would be one. A prime above n / 2 divides n! once, so it is no power. */
  private rootNature(index: number, of: number): Nature {
    const nature = this.of(of);
    if (nature === 'factorial') return 'radical';
    return IRRATIONAL.includes(nature) ? nature : this.powerNature(of, index);
  }

  /** Zero itself is known. */
  mayBeZero(id: number): boolean {
    return !this.isVague(id) && (this.enclosures.placeOf(id) === 'zero' || this.enclosures.mayBeZero(id));
  }

  /** Gelfond and Schneider: a^b is transcendental for algebraic a, neither 0 nor 1, and algebraic irrational b. */
  private powerNature(a: number, b: number): Nature {
    const [base, exponent] = [this.of(a), this.of(b)];
    if (isFraction(exponent)) {
      if (isMonomial(base)) return 'monomial';
      return base === 'irrational' ? 'algebraic' : base;
    }
    if (!IRRATIONAL.includes(exponent) || exponent === 'transcendental' || !isAlgebraic(base)) return 'any';
    const isButOne = IRRATIONAL.includes(base) || !this.enclosures.mayMeet(a, this.values.fraction(1, 1));
    return isButOne ? 'transcendental' : 'any';
  }
}

/** With the other sign, or half of it. */
const sizeNature = (nature: Nature): Nature => (nature === 'factorial' ? 'fraction' : nature);

/** Can two numbers other than zero of these natures be the same? */
function mayBeAlike(a: Nature, b: Nature): boolean {
  if (a === 'any' || b === 'any') return true;
  if (a === 'transcendental' || b === 'transcendental') return a === b;
  if (IRRATIONAL.includes(a) && isFraction(b)) return false;
  if (IRRATIONAL.includes(b) && isFraction(a)) return false;
  return !(a === 'mixed' && isMonomial(b)) && !(b === 'mixed' && isMonomial(a));
}

/** Of sums and differences other than zero of two numbers other than zero. */
function sumNature(a: Nature, b: Nature): Nature {
  if (a === 'any' || b === 'any') return 'any';
  if (a === 'transcendental' || b === 'transcendental') return a === b ? 'any' : 'transcendental';
  if (isFraction(a) && isFraction(b)) return 'fraction';
  if (isFraction(a) || isFraction(b)) {
    const other = isFraction(a) ? b : a;
    if (other === 'radical') return 'mixed';
    return other === 'mixed' || other === 'irrational' ? 'irrational' : 'algebraic';
  }
  const isOfRadicals = (a === 'radical' && isMonomial(b)) || (b === 'radical' && isMonomial(a));
  return isOfRadicals ? 'irrational' : 'algebraic';
}

/** Of products and quotients of numbers other than zero. */
function productNature(a: Nature, b: Nature): Nature {
  if (a === 'any' || b === 'any') return 'any';
  if (a === 'transcendental' || b === 'transcendental') return a === b ? 'any' : 'transcendental';
  if (isFraction(a) && isFraction(b)) return 'fraction';
  if (isFraction(a)) return b;
  if (isFraction(b)) return a;
  if (isMonomial(a) && isMonomial(b)) return 'monomial';
  const isMixed = (a === 'mixed' && isMonomial(b)) || (b === 'mixed' && isMonomial(a));
  return isMixed ? 'mixed' : 'algebraic';
}
