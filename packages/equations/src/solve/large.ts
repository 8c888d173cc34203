import type { Sign } from '../language/token.ts';
import type { Emit, Steps } from './forward.ts';
import { LARGE_MAYBE, LARGE_OTHER, LARGE_WHOLE } from './values.ts';

/**
 * A number left out for its size is still something to multiply by 0. With anything but 0 and 1 the result is as large
 * again; whether it exists or is whole cannot always be said.
 */
export function withLarge(steps: Steps, sign: Sign, a: number, b: number, emit: Emit): void {
  if (a <= LARGE_MAYBE && b <= LARGE_MAYBE) {
    steps.lossy = true;
    return;
  }
  const onLeft = a <= LARGE_MAYBE;
  const large = onLeft ? a : b;
  const other = onLeft ? b : a;
  const n = steps.values.top[other]!;
  const integer = steps.values.bottom[other] === 1;
  const absorbed = absorbedBy(steps, sign, onLeft, n, integer);
  if (absorbed !== null) {
    const enough = large === LARGE_WHOLE || (large === LARGE_OTHER && (sign === 'x' || sign === '%' || sign === '/'));
    if (enough) emit(steps.values.fraction(absorbed, 1), null);
    else steps.doubtful.push(steps.values.fraction(absorbed, 1));
    return;
  }
  if (sign === '/' && onLeft && n === 0) return;
  if (sign === 'r' && onLeft) return;
  if (sign === '*' || sign === 'r') return powerWithLarge(steps, sign, onLeft, large, n, integer, emit);
  if (sign === '|' || sign === 'L' || sign === 'G') return pairWithLarge(steps, sign, large, n, integer, emit);
  if (large === LARGE_MAYBE) return emit(large, null);
  const stays =
    large === LARGE_WHOLE &&
    integer &&
    ((sign === '+' && !steps.average) || (sign === '-' && onLeft) || (sign === 'x' && n > 0));
  emit(stays ? LARGE_WHOLE : LARGE_OTHER, null);
}

/** A large base or exponent, or a large radicand; n is NaN where the other number is no ordinary one. */
function powerWithLarge(
  steps: Steps,
  sign: '*' | 'r',
  onLeft: boolean,
  large: number,
  n: number,
  integer: boolean,
  emit: Emit,
): void {
  if (steps.elementary && !Number.isNaN(n)) {
    if (!integer || n < 0 || (n === 0 && sign === 'r')) return;
    if (sign === 'r' && n === 1) return emit(large, null);
    if (sign === '*' && large === LARGE_WHOLE && (onLeft || n > 1)) return emit(large, null);
  }
  emit(LARGE_MAYBE, null);
}

function pairWithLarge(
  steps: Steps,
  sign: '|' | 'L' | 'G',
  large: number,
  n: number,
  integer: boolean,
  emit: Emit,
): void {
  if (sign === '|') {
    if (steps.hasLog) steps.lossy = true;
    return;
  }
  if (!Number.isNaN(n) && (!integer || n < 0 || (n === 0 && sign === 'L'))) return;
  if (sign === 'G' && n !== 0) steps.lossy = true;
  else emit(large === LARGE_WHOLE && n >= 0 ? LARGE_WHOLE : LARGE_MAYBE, null);
}

/** The small result of an operation that does not ask how large its operand is. */
function absorbedBy(steps: Steps, sign: Sign, onLeft: boolean, n: number, integer: boolean): number | null {
  switch (sign) {
    case 'x':
    case '%':
      return n === 0 ? 0 : null;
    case '/':
      return n === 0 && !onLeft ? 0 : null;
    case '*':
      if (onLeft) return n === 0 ? 1 : null;
      return n === 0 || (n === 1 && integer) ? n : null;
    case 'r':
      return onLeft && (n === 0 || (n === 1 && integer)) ? n : null;
    case '|':
      return !onLeft && integer && n > 0 && n <= 1000 && !steps.hasLog ? n : null;
    default:
      return null;
  }
}
