import type { Claim, Position } from '@forceout/table';
import { modeAfter } from '@forceout/table/rules';
import { checkCubes, isRule, parseListedRule, parseSolutionText, parseWff, type WrittenSolution } from '@forceout/wff';
import type { T } from '../../i18n/index.ts';
import type { Check } from '../checks.tsx';
import { listedChecks } from '../cube-checks.ts';
import { reasonText } from './reasons.ts';
import { emptyRow, pathsOf, type Row, readTypedReason, shortLabel } from './rows.ts';
import { faultWords } from './signs.ts';

export const solutionFrom = (text: string): WrittenSolution => parseSolutionText(text);

const lettersOf = (cubes: Position['resources']): string => cubes.map(cube => cube.face).join('');

/** Form and cubes of the Solution line. */
export function solutionChecks(position: Position, solution: WrittenSolution, claim: Claim, t: T): readonly Check[] {
  const checks: Check[] = [];
  for (const text of solution.premises) {
    const reading = parseWff(text);
    if (!reading.ok)
      checks.push({
        key: `premise ${text}`,
        ok: false,
        text: t('wff.check.premise', { text, why: faultWords(reading.fault, t) }),
      });
  }
  for (const text of solution.rules)
    if (parseListedRule(text) === null)
      checks.push({ key: `rule ${text}`, ok: false, text: t('wff.check.rule', { text }) });
  const mat = {
    required: lettersOf(position.required),
    permitted: lettersOf(position.permitted),
    forbidden: lettersOf(position.forbidden),
    resources: lettersOf(position.resources),
  };
  const faults = checkCubes(solution, mat, modeAfter(claim));
  const fine =
    position.required.length > 0
      ? [{ key: 'required', unless: ['required-unused'], text: t('games.check.required') }]
      : [];
  return [...checks, ...listedChecks(faults, fine, fault => reasonText(fault, t))];
}

/** Each line is looked at for its form, never for its truth. By label path. */
export function lineNotes(rows: readonly Row[], t: T): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  pathsOf(rows).forEach((path, i) => {
    const { wff, why } = rows[i] ?? emptyRow;
    if (wff === '' && why === '') return;
    const label = shortLabel(path);
    const reading = parseWff(wff);
    const { names } = readTypedReason(why);
    const strange = names.find(name => name !== 's' && !isRule(name) && parseListedRule(name) === null);
    if (wff !== '' && !reading.ok)
      notes.set(path.join('.'), t('wff.check.line.wff', { label, why: faultWords(reading.fault, t) }));
    else if (strange !== undefined) notes.set(path.join('.'), t('wff.check.line.rule', { label, name: strange }));
  });
  return notes;
}
