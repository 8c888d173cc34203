import { groundsOf } from '@forceout/rulebook';
import type { Facts } from '@forceout/table';
import { legalGoalValues, type OnSetsPosition, variationGrounds } from '../position.ts';
import { bitOfCard } from '../values/universe.ts';
import { type Finding, finding } from './finding.ts';
import { hasNullRestriction, type Interpretation } from './interpret.ts';

/** The Goal, ambiguity, and the variations that look at the set named or at the cards removed. */
export function valueFindings(position: OnSetsPosition, readings: readonly Interpretation[]): Finding[] {
  const { inForce } = position;
  const { ambiguous } = groundsOf('on-sets', position.edition);
  const values = legalGoalValues(position);
  if (values.length === 0) return [finding(position, 'illegal-goal', 'illegal-goal')];
  if (readings.length === 0) return [];
  const out: Finding[] = [];
  const wrong = readings.filter(reading => !values.includes(reading.count));
  const first = wrong[0];
  if (first && wrong.length === readings.length)
    out.push(finding(position, 'wrong-value', 'wrong-value', { ...counted(position, first), values }));
  else if (first)
    out.push(
      finding(
        position,
        'ambiguous',
        'ambiguous',
        { text: grouped(first), ...counted(position, first), values },
        { regroup: first.text, restrictions: [...first.restrictions] },
      ),
    );
  const condition = (
    code: 'required-card-missing' | 'forbidden-card-named' | 'null-restriction',
    variation: string,
    facts: Facts | undefined,
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
        only ? `${code}.reading` : code,
        only ? [item, ...ambiguous, ...rest] : [item, ...rest],
        only ? { ...facts, text: grouped(one) } : facts,
        only ? { regroup: one.text, restrictions: [...one.restrictions] } : undefined,
      ),
    );
  };
  const { requiredCards, forbiddenCard } = inForce;
  for (const requiredCard of requiredCards)
    condition(
      'required-card-missing',
      'requiredCard',
      { card: requiredCard },
      reading => (reading.set & bitOfCard(position.cards, requiredCard)) === 0,
    );
  if (forbiddenCard !== null)
    condition(
      'forbidden-card-named',
      'forbiddenCard',
      { card: forbiddenCard },
      reading => (reading.set & bitOfCard(position.cards, forbiddenCard)) !== 0,
    );
  if (inForce.noNull)
    condition('null-restriction', 'noNull', undefined, reading => hasNullRestriction(reading.removed));
  return out;
}

const counted = ({ inForce }: OnSetsPosition, { count }: Interpretation): Facts => ({
  n: count,
  double: inForce.doubleSet ? 'yes' : 'no',
});

const grouped = (reading: Interpretation): string => [...reading.restrictions, reading.text].join('; ');
