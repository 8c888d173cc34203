import type { InForce } from '@forceout/on-sets';
import type { Reason } from '@forceout/table';
import type { T } from '../../i18n/index.ts';
import type { Check } from '../checks.tsx';
import { cubesInOrder, listedChecks, type WrittenCubes } from '../cube-checks.ts';
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

/** The list under the pad; nothing while nothing is written, and no praise for what cannot be read. */
export function checksOf(
  faults: readonly Reason[] | null,
  written: WrittenCubes,
  inForce: InForce,
  t: T,
): readonly Check[] {
  if (faults === null) return [];
  const isRead = !faults.some(({ code }) => UNREADABLE.includes(code));
  const fine = [
    ...cubesInOrder(
      written,
      { required: ['required-unused', 'no-such-cube'], resources: ['too-many-from-resources'] },
      cube => faceName(cube.face, t),
      t,
    ),
    ...(inForce.twoOps ? [{ key: 'two', unless: ['too-few-operations'], text: t('onsets.check.two') }] : []),
  ];
  return listedChecks(faults, isRead ? fine : [], fault => reasonText(fault, t));
}
