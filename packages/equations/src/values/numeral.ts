import type { Numeral } from '../language/item.ts';
import { type Rational, rational, reciprocal } from './rational.ts';

/** The number a numeral names in a base; a turned zero has none. */
export function numeralValue({ digits, point, turn, power }: Numeral, base: number): Rational | null {
  const m = BigInt(base);
  if (power !== null) {
    const size = m ** BigInt(Math.abs(power));
    const one = power >= 0 ? rational(size) : rational(1n, size);
    return turned(one, turn);
  }
  const whole = digits.reduce((n, { digit }) => n * m + BigInt(digit), 0n);
  const value = point === null ? rational(whole) : rational(whole, m ** BigInt(digits.length - point));
  return turned(value, turn);
}

function turned(x: Rational, turn: Numeral['turn']): Rational | null {
  if (turn === '') return x;
  if (turn.includes('s') && x.n === 0n) return null;
  const side = turn.includes('s') ? reciprocal(x) : x;
  return turn.includes('u') ? { n: -side.n, d: side.d } : side;
}
