import type { Sign } from '../language/token.ts';
import type { Enclosures } from './enclosures.ts';
import type { Emit } from './forward.ts';
import type { Surds } from './surds.ts';
import type { ValueTable } from './values.ts';

/** What is known of a number beside its bounds. `algebraic`: perhaps a fraction; `any`: nothing. */
export type Nature = 'fraction' | 'irrational' | 'algebraic' | 'transcendental' | 'any';

const isAlgebraic = (nature: Nature): boolean =>
  nature === 'fraction' || nature === 'irrational' || nature === 'algebraic';

/** Which numbers are algebraic, which of them irrational, and which transcendental; an index stands for numbers of one nature. */
export class Irrationals {
  private readonly natures = new Map<number, Nature>();
  private readonly copies = new Map<string, number>();
  private whateverId: number | null = null;

  constructor(
    private readonly values: ValueTable,
    private readonly enclosures: Enclosures,
    private readonly surds: Surds,
  ) {}

  of(id: number): Nature {
    if (this.values.isOrdinary(id)) return 'fraction';
    const surd = this.surds.of(id);
    if (surd !== null) return surd.index > 1 ? 'irrational' : 'fraction';
    return this.natures.get(id) ?? 'any';
  }

  isIrrational(id: number): boolean {
    const nature = this.of(id);
    return nature === 'irrational' || nature === 'transcendental';
  }

  /** Can a number of the one nature be one of the other? */
  mayMeet(a: number, b: number): boolean {
    const [p, q] = [this.of(a), this.of(b)];
    if (p === 'any' || q === 'any') return true;
    if ((p === 'transcendental') !== (q === 'transcendental')) return false;
    return !(p === 'fraction' && q === 'irrational') && !(p === 'irrational' && q === 'fraction');
  }

  /** Stands for every transcendental number. */
  get whatever(): number {
    this.whateverId ??= this.values.enclosed();
    this.natures.set(this.whateverId, 'transcendental');
    return this.whateverId;
  }

  /** Hands the results on with their nature. */
  named(nature: Nature, emit: Emit): Emit {
    if (nature === 'any') return emit;
    return (id, branch) => emit(this.with(id, nature), branch);
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

  /** The nature of what a sign between two numbers makes of them, where it makes something. */
  natureOf(sign: Sign, a: number, b: number): Nature {
    switch (sign) {
      case '+':
      case '-':
        return sumNature(this.of(a), this.of(b));
      case 'x':
      case '/':
      case '%':
        return this.mayBeZero(a) || this.mayBeZero(b) ? 'any' : sumNature(this.of(a), this.of(b));
      case '*':
        return this.powerNature(a, b);
      case 'r':
        // Were the n-th root a fraction, its n-th power would be one.
        return this.of(b) === 'irrational' && this.values.top[a]! > 0 && this.values.bottom[a] === 1
          ? 'irrational'
          : this.powerNature(b, a);
      default:
        return 'any';
    }
  }

  private mayBeZero(id: number): boolean {
    return id === this.whateverId ? false : this.enclosures.placeOf(id) === 'zero' || this.enclosures.mayBeZero(id);
  }

  /** Gelfond and Schneider: a^b is transcendental for algebraic a, neither 0 nor 1, and algebraic irrational b. */
  private powerNature(a: number, b: number): Nature {
    const [base, exponent] = [this.of(a), this.of(b)];
    if (exponent === 'fraction') {
      if (base === 'transcendental') return this.mayBeZero(b) ? 'any' : 'transcendental';
      return isAlgebraic(base) ? 'algebraic' : 'any';
    }
    if (exponent !== 'irrational' || !isAlgebraic(base) || this.mayBeZero(a)) return 'any';
    return base === 'irrational' || !this.enclosures.mayMeet(a, this.values.fraction(1, 1)) ? 'transcendental' : 'any';
  }
}

/** Of sums, differences, products and quotients of numbers other than zero. */
function sumNature(a: Nature, b: Nature): Nature {
  if (a === 'any' || b === 'any') return 'any';
  if (a === 'transcendental' || b === 'transcendental') return a === b ? 'any' : 'transcendental';
  return a === 'fraction' ? b : b === 'fraction' ? a : 'algebraic';
}
