import type { Reason } from '@forceout/table';
import type { T } from '../../i18n/index.ts';
import type { Check } from '../checks.tsx';
import { cubesInOrder, listedChecks, type WrittenCubes } from '../cube-checks.ts';
import { cubeName } from './cube-name.ts';
import type { InForce } from './in-force.ts';
import { reasonText } from './reasons.ts';

/** What only working out the Equation can show; the pad keeps it to itself outside practice. */
const HIDDEN = new Set([
  'wrong-value',
  'ambiguous',
  'uncheckable',
  'no-value',
  'goal-no-value',
  'goal-illegal',
  'goal-too-far',
]);

export const tells = (code: string): boolean => !HIDDEN.has(code);

/** The list under the pad; nothing while nothing is written. */
export const checksOf = (
  faults: readonly Reason[] | null,
  written: WrittenCubes,
  inForce: InForce,
  t: T,
): readonly Check[] =>
  faults === null
    ? []
    : listedChecks(
        faults,
        [
          ...cubesInOrder(
            written,
            { required: ['required-unused'], resources: ['too-many-resources'] },
            cube => cubeName(cube, t),
            t,
          ),
          ...(inForce.has('three-operation')
            ? [{ key: 'operations', unless: ['three-operations'], text: t('eq.check.operations') }]
            : []),
        ],
        fault => reasonText(fault, t),
      );
