import type { Rules } from '../rules.ts';
import { VARIATION } from './all.ts';
import type { Bounds, Meaning, Variation } from './variation.ts';

const known = new WeakMap<Rules['has'], readonly Variation[]>();

/** The variations that hold. Asked for by every step of a reader and a search, so the list is kept. */
export function inForce({ has }: Pick<Rules, 'has'>): readonly Variation[] {
  const list = known.get(has) ?? [...has].map(name => VARIATION[name]);
  known.set(has, list);
  return list;
}

const meaningsKept = new WeakMap<Rules, readonly Meaning[]>();

function meanings(rules: Rules): readonly Meaning[] {
  const list = meaningsKept.get(rules) ?? inForce(rules).flatMap(v => v.reads?.(rules) ?? []);
  meaningsKept.set(rules, list);
  return list;
}

/** What else a cube with this face can be. */
export const meaningsOn = (face: string, rules: Rules): readonly Meaning[] =>
  meanings(rules).filter(m => m.face === face);

/** Is the usual meaning of this face gone? */
export const isReplaced = (face: string, rules: Rules): boolean =>
  meanings(rules).some(m => m.face === face && m.instead);

/** The ways a number may be turned, upright first. */
export const turnsOf = (rules: Rules): readonly ('' | 's' | 'u')[] => [
  '',
  ...inForce(rules)
    .flatMap(v => v.turn ?? [])
    .sort(),
];

/** May × stand before a number? */
export const hasPrefix = (sign: string, rules: Rules): boolean => inForce(rules).some(v => v.prefix === sign);

/** Does something in force bound numbers otherwise? */
export const bounded = (rules: Rules, by: keyof Bounds): boolean =>
  inForce(rules).some(v => v.bounds?.[by] !== undefined);

export const leastOperations = (rules: Rules): number =>
  inForce(rules).reduce((most, v) => Math.max(most, v.leastOperations ?? 0), 0);
