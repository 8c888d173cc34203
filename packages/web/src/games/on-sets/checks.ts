import type { InForce } from '@forceout/on-sets';
import type { Claim, Reason } from '@forceout/table';
import type { T } from '../../i18n/index.ts';
import type { Check } from '../checks.tsx';
import type { UsableCubes } from '../position.ts';
import { reasonText } from './reasons.ts';
import { faceName } from './signs.tsx';

/** What cannot be read: nobody can say yet which cubes it takes. */
const UNREADABLE = [
  'unknown-symbol',
  'unbalanced-grouping',
  'misplaced-symbol',
  'misplaced-mark',
  'relation-in-set-name',
  'goal-written',
  'grouped-relation',
  'no-relation',
  'text-too-long',
];

/** What can be seen on the paper without working out a set; everything else stays the checkers' business. */
const SEEN = new Set([
  ...UNREADABLE,
  'wild-not-in-force',
  'wild-inconsistent',
  'wild-relation',
  'restrictions-not-played',
  'restriction-missing',
  'required-unused',
  'required-cube-missing',
  'too-many-from-resources',
  'resources-used',
  'forbidden-used',
  'no-such-cube',
  'one-cube',
  'too-few-operations',
  'blank-not-wild',
  'goal-not-there',
]);

export const tells = (code: string): boolean => SEEN.has(code);

/** The list under the pad: what is wrong, and what is in order. */
export function checksOf(
  faults: readonly Reason[],
  usable: UsableCubes,
  used: readonly string[],
  inForce: InForce,
  claim: Claim,
  t: T,
): readonly Check[] {
  const checks: Check[] = faults.map((fault, i) => ({
    key: `${fault.code} ${i}`,
    ok: false,
    text: reasonText(fault, t),
  }));
  if (faults.some(({ code }) => UNREADABLE.includes(code))) return checks;
  const fine = (key: string, bad: readonly string[], text: string): void => {
    if (!faults.some(fault => bad.includes(fault.code))) checks.push({ key, ok: true, text });
  };
  if (usable.required.length > 0 && usable.required.every(cube => used.includes(cube.id)))
    fine('required', ['required-unused', 'no-such-cube'], t('games.check.required'));
  const taken = usable.resources.filter(cube => used.includes(cube.id));
  const [one] = taken;
  if (claim === 'now')
    fine(
      'resources',
      ['too-many-from-resources'],
      one ? t('games.check.resource.one', { cube: faceName(one.face, t) }) : t('games.check.resource.none'),
    );
  if (inForce.twoOps) fine('two', ['too-few-operations'], t('onsets.check.two'));
  return checks;
}
