import { groundsOf } from '@forceout/rulebook';
import { type InForce, legalGoalValues, type OnSetsPosition, variationGrounds } from '../position.ts';
import { bitOfCard } from '../values/universe.ts';
import { type Finding, finding } from './finding.ts';
import { hasNullRestriction, type Interpretation, showSet } from './interpret.ts';

/** The Goal, ambiguity, and the variations that look at the set named or at the cards removed. */
export function valueFindings(position: OnSetsPosition, readings: readonly Interpretation[]): Finding[] {
  const { inForce } = position;
  const { ambiguous } = groundsOf('on-sets', position.edition);
  const values = legalGoalValues(position);
  if (values.length === 0)
    return [
      finding(
        position,
        'illegal-goal',
        'illegal-goal',
        'The Goal has no legal value: its shape is not one of the legal ones, or it is negative.',
      ),
    ];
  if (readings.length === 0) return [];
  const out: Finding[] = [];
  const wrong = readings.filter(reading => !values.includes(reading.count));
  const first = wrong[0];
  if (first && wrong.length === readings.length)
    out.push(
      finding(
        position,
        'wrong-value',
        'wrong-value',
        `The Solution names ${showSet(position, first)}; the Goal is ${values.join(' or ')}.`,
      ),
    );
  else if (first)
    out.push(
      finding(
        position,
        'ambiguous',
        'ambiguous',
        `Read as ${grouped(first)} it names ${showSet(position, first)}; the Goal is ${values.join(' or ')}.`,
        { regroup: first.text, restrictions: [...first.restrictions] },
      ),
    );
  const condition = (
    code: string,
    variation: keyof InForce,
    message: string,
    breaks: (reading: Interpretation) => boolean,
  ): void => {
    const broken = readings.filter(breaks);
    const one = broken[0];
    if (!one) return;
    const only = broken.length < readings.length;
    const [item, ...rest] = variationGrounds(position, variation);
    out.push(
      finding(
        position,
        code,
        only ? [item, ...ambiguous, ...rest] : [item, ...rest],
        only ? `${message} (read as ${grouped(one)})` : message,
        only ? { regroup: one.text, restrictions: [...one.restrictions] } : undefined,
      ),
    );
  };
  const { requiredCard, forbiddenCard } = inForce;
  if (requiredCard !== null)
    condition(
      'required-card-missing',
      'requiredCard',
      `The set must contain the card ${requiredCard}.`,
      reading => (reading.set & bitOfCard(position.cards, requiredCard)) === 0,
    );
  if (forbiddenCard !== null)
    condition(
      'forbidden-card-named',
      'forbiddenCard',
      `The set must not contain the card ${forbiddenCard}.`,
      reading => (reading.set & bitOfCard(position.cards, forbiddenCard)) !== 0,
    );
  if (inForce.noNull)
    condition('null-restriction', 'noNull', 'A Restriction removes no card of its own.', reading =>
      hasNullRestriction(reading.removed),
    );
  return out;
}

const grouped = (reading: Interpretation): string => [...reading.restrictions, reading.text].join('; ');
