import { groupings } from '../language/groupings.ts';
import type { Numeral } from '../language/item.ts';
import { read } from '../language/read.ts';
import { spend } from '../values/meter.ts';
import { numeralValue } from '../values/numeral.ts';
import type { EnclosedSteps } from './enclosed-steps.ts';
import { POWERS_LISTED } from './enclosed-steps.ts';
import type { Emit, Steps } from './forward.ts';

/** What is read in a Goal and not known between bounds. */
class Unsure extends Error {}

const collected = (make: (emit: Emit) => void): readonly number[] => {
  const ids: number[] = [];
  spend(1);
  make(id => ids.push(id));
  return ids;
};

/**
 * The values of Goals in which a 1 is a power of the base beyond those that are listed: between bounds that hold for all
 * these powers at once. In the texts the first power that is not listed stands for all of them. Null: not all are known.
 */
export function tailValues(texts: readonly string[], steps: Steps): readonly number[] | null {
  const { enclosed } = steps;
  if (enclosed === null || enclosed.tails === null) return null;
  const before = steps.losses();
  try {
    const ids = new Set(texts.flatMap(text => valuesOf(text, steps, enclosed)));
    return steps.lossy || steps.dropped ? null : [...ids];
  } catch (error) {
    if (error instanceof Unsure) return null;
    throw error;
  } finally {
    steps.losses();
    steps.lose(before);
  }
}

function valuesOf(text: string, steps: Steps, enclosed: EnclosedSteps): readonly number[] {
  const found = read(text, 'goal', steps.rules);
  if (!found.ok || found.expression.faults.length > 0) return [];
  const unsure = (): never => {
    throw new Unsure();
  };
  return groupings<number>(found.expression.items, found.expression.groups, {
    numeral: item => numeralIds(item, steps, enclosed),
    unit: unsure,
    group: x => x,
    prefix: ({ sign }, x) => (sign === 'r' || sign === 'x' ? collected(emit => steps.prefix(sign, x, emit)) : unsure()),
    binary: ({ sign }, x, y) => collected(emit => steps.binary(sign, x, y, emit)),
    bang: x => collected(emit => steps.factorial(x, emit)),
    exponent: unsure,
    beside: unsure,
    key: String,
  });
}

function numeralIds(item: Numeral, { values, rules }: Steps, { tails }: EnclosedSteps): readonly number[] {
  if (tails !== null && item.power !== null && Math.abs(item.power) >= POWERS_LISTED)
    return [item.power > 0 === item.turn.includes('s') ? tails.near : tails.far];
  const value = numeralValue(item, rules.base);
  return value === null ? [] : [values.rational(value)];
}
