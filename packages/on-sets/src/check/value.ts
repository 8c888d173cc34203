import { itemOf, legalGoalValues, type OnSetsPosition } from '../position.ts';
import { bitOfCard } from '../values/universe.ts';
import { type Finding, finding } from './finding.ts';
import { hasNullRestriction, type Interpretation, showSet } from './interpret.ts';

/** The Goal, ambiguity, and the variations that look at the set named or at the cards removed. */
export function valueFindings(position: OnSetsPosition, readings: readonly Interpretation[]): Finding[] {
  const { inForce, division } = position;
  const values = legalGoalValues(position);
  if (values.length === 0)
    return [
      finding(
        position,
        'illegal-goal',
        ['VII-C-5-a', 'III-B-1 table', 'VII-B-3', 'VII-C-5-b'],
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
        ['VII-B-3', 'VII-C-5-b'],
        `The Solution names ${showSet(position, first)}; the Goal is ${values.join(' or ')}.`,
      ),
    );
  else if (first)
    out.push(
      finding(
        position,
        'ambiguous',
        ['VII-B-6-a', 'VII-C-5-c'],
        `Read as ${grouped(first)} it names ${showSet(position, first)}; the Goal is ${values.join(' or ')}.`,
        { regroup: first.text, restrictions: [...first.restrictions] },
      ),
    );
  const condition = (
    code: string,
    ground: string,
    message: string,
    breaks: (reading: Interpretation) => boolean,
  ): void => {
    const broken = readings.filter(breaks);
    const one = broken[0];
    if (!one) return;
    const only = broken.length < readings.length;
    out.push(
      finding(
        position,
        code,
        [ground, ...(only ? ['VII-B-6-a', 'VII-C-5-c'] : []), 'VII-B-5', 'VII-C-5-e'],
        only ? `${message} (read as ${grouped(one)})` : message,
        only ? { regroup: one.text, restrictions: [...one.restrictions] } : undefined,
      ),
    );
  };
  const { requiredCard, forbiddenCard } = inForce;
  if (requiredCard !== null)
    condition(
      'required-card-missing',
      'XIII-C-11',
      `The set must contain the card ${requiredCard}.`,
      reading => (reading.set & bitOfCard(position.cards, requiredCard)) === 0,
    );
  if (forbiddenCard !== null)
    condition(
      'forbidden-card-named',
      'XIII-C-11',
      `The set must not contain the card ${forbiddenCard}.`,
      reading => (reading.set & bitOfCard(position.cards, forbiddenCard)) !== 0,
    );
  if (inForce.noNull)
    condition('null-restriction', itemOf('noNull', division), 'A Restriction removes no card of its own.', reading =>
      hasNullRestriction(reading.removed),
    );
  return out;
}

const grouped = (reading: Interpretation): string => [...reading.restrictions, reading.text].join('; ');
