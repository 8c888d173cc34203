import type { Claim, Reason } from '@forceout/table';
import type { T } from '../../i18n/index.ts';
import type { Check } from '../checks.tsx';
import type { UsableCubes } from '../position.ts';
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
  const has = (...codes: readonly string[]): boolean => faults.some(fault => codes.includes(fault.code));
  if (usable.required.length > 0 && !has('required-unused'))
    checks.push({ key: 'required', ok: true, text: t('games.check.required') });
  if (claim === 'now' && !has('too-many-resources')) {
    const [one] = usable.resources.filter(cube => used.includes(cube.id));
    checks.push({
      key: 'resources',
      ok: true,
      text: one ? t('games.check.resource.one', { cube: cubeName(one, t) }) : t('games.check.resource.none'),
    });
  }
  if (inForce.has('three-operation') && !has('three-operations'))
    checks.push({ key: 'operations', ok: true, text: t('eq.check.operations') });
  return checks;
}
