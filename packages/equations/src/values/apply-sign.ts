import type { Sign } from '../language/token.ts';
import type { Rules } from '../rules.ts';
import { effects } from '../variations/effects.ts';
import type { Num } from './number.ts';
import * as operate from './operations.ts';
import type { Outcome } from './outcome.ts';
import { power, root } from './powers.ts';

/** What a sign between two numbers comes to; a power may have several values, of which `branch` names one. */
export function applySign(sign: Sign, a: Num, b: Num, rules: Rules, branch: number | null = null): readonly Outcome[] {
  switch (sign) {
    case '+':
      return [operate.plus(a, b, rules)];
    case '-':
      return [operate.difference(a, b)];
    case 'x':
      return [operate.multiply(a, b)];
    case '/':
      return [operate.quotient(a, b)];
    case '*':
      return power(a, b, rules, branch);
    case 'r':
      return [root(a, b, rules)];
    case '%':
      return [operate.percent(a, b, rules)];
    case '|':
      return [effects(rules).slashIsLogarithm ? operate.logarithm(a, b) : operate.remainder(a, b)];
    case 'L':
      return [operate.leastMultiple(a, b)];
    case 'G':
      return [operate.greatestFactor(a, b)];
  }
}
