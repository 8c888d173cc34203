import { type Algebra, groupings } from '../language/groupings.ts';
import type { Item, Numeral, Span } from '../language/item.ts';
import { numeralText, signText, unitText } from '../language/print.ts';
import type { Rules, Where } from '../rules.ts';
import { effects } from '../variations/effects.ts';
import { applySign } from './apply-sign.ts';
import { IMAGINARY, type Num, numberOf } from './number.ts';
import { numeralValue } from './numeral.ts';
import * as operate from './operations.ts';
import { illegal, type Outcome, value } from './outcome.ts';
import { power, root } from './powers.ts';
import { sumKey } from './sum.ts';

/** One grouping of a text with what it comes to. */
export interface Reading {
  /** Fully grouped. */
  readonly text: string;
  readonly outcome: Outcome;
}

interface Step extends Reading {
  /** A two-digit numeral that only Percent next to it makes legal (XIII-A-10). */
  readonly long: boolean;
  /** Begins or ends with a bare i, so that a numeral may stand there without × (XIII-D-11). */
  readonly startsWithI: boolean;
  readonly endsWithI: boolean;
  /** A product with i without the pair round it; in a longer one i has to stand bare. */
  readonly row: string | null;
}

const step = (text: string, outcome: Outcome): Step => ({
  text,
  outcome,
  long: false,
  startsWithI: false,
  endsWithI: false,
  row: null,
});

const TOO_LONG = illegal('numeral-too-long', 'value.numeral-too-long');

export function evaluate(
  items: readonly Item[],
  groups: readonly Span[],
  rules: Rules,
  where: Where,
): readonly Reading[] {
  return groupings(items, groups, algebra(rules, where)).map(({ text, outcome, long }) => ({
    text,
    outcome: long ? TOO_LONG : outcome,
  }));
}

function algebra(rules: Rules, where: Where): Algebra<Step> {
  const lengthFree = where === 'goal' || effects(rules).longNumerals;

  return {
    numeral: (item: Numeral) => {
      const number = numeralValue(item, rules.base);
      const outcome = number === null ? illegal('sideways-zero', 'value.sideways-zero') : value(numberOf(number));
      const long = !lengthFree && item.point === null && item.digits.length > 1;
      return [{ ...step(numeralText(item), outcome), long }];
    },
    unit: item => [{ ...step(unitText(item), value(IMAGINARY)), startsWithI: true, endsWithI: true }],
    group: (x, item) => {
      const bare = item.items.length === 1 && !item.implied;
      return { ...x, startsWithI: bare && x.startsWithI, endsWithI: bare && x.endsWithI, row: null };
    },
    prefix: (sign, x) => {
      const text = `(${signText(sign)}${x.text})`;
      return [apply1(text, x, a => (sign.sign === 'r' ? root(TWO, a, rules) : operate.unaryTimes(a, rules)))];
    },
    bang: x => [apply1(`(${x.text}!)`, x, a => operate.factorial(a))],
    exponent: (x, e, { branch }) =>
      apply2(
        mark => `(${x.text}'${branch === null ? mark : `{${branch}}`}${e.text})`,
        x,
        e,
        (a, b) => power(a, b, rules, branch),
        false,
      ),
    beside: (left, right) => {
      if (!left.endsWithI && !right.startsWithI) return [];
      const row = `${left.row ?? left.text}${right.row ?? right.text}`;
      return apply2(
        () => `(${row})`,
        left,
        right,
        (a, b) => [operate.multiply(a, b)],
        false,
      ).map(result => ({ ...result, startsWithI: left.startsWithI, endsWithI: right.endsWithI, row }));
    },
    binary: (sign, left, right) =>
      apply2(
        mark => `(${left.text}${signText(sign)}${sign.branch === null ? mark : `{${sign.branch}}`}${right.text})`,
        left,
        right,
        (a, b) => applySign(sign.sign, a, b, rules, sign.branch),
        sign.sign === '%',
      ),
    key: x => `${outcomeKey(x.outcome)}${x.long ? '!' : ''}${x.startsWithI ? '<' : ''}${x.endsWithI ? '>' : ''}`,
  };
}

const TWO: Num = numberOf({ n: 2n, d: 1n });

function apply1(text: string, x: Step, work: (a: Num) => Outcome): Step {
  if (x.outcome.kind !== 'value') return step(text, x.outcome);
  return step(text, x.long ? TOO_LONG : work(x.outcome.value));
}

/** `mark` is put into the text where a power has several values and none was named. */
function apply2(
  text: (mark: string) => string,
  x: Step,
  y: Step,
  work: (a: Num, b: Num) => readonly Outcome[],
  takesLong: boolean,
): readonly Step[] {
  for (const { outcome, long } of [x, y]) {
    if (outcome.kind !== 'value') return [step(text(''), outcome)];
    if (long && !takesLong) return [step(text(''), TOO_LONG)];
  }
  if (x.outcome.kind !== 'value' || y.outcome.kind !== 'value') return [];
  const outcomes = work(x.outcome.value, y.outcome.value);
  return outcomes.map((outcome, k) => step(text(outcomes.length > 1 ? `{${k}}` : ''), outcome));
}

export const outcomeKey = (outcome: Outcome): string =>
  outcome.kind === 'value'
    ? `${sumKey(outcome.value.num)}|${sumKey(outcome.value.den)}`
    : `${outcome.kind}:${outcome.clause}`;
