import { type EditionRules, isFaceSet } from '@forceout/rulebook';
import type { Json } from './game.ts';
import { type Refusal, refusal } from './refusal.ts';

/** A parameter (P) of the rulings that a table may set by name. */
interface TableOption {
  readonly name: string;
  readonly takes: string;
  readonly fits: (value: Json, rules: EditionRules) => boolean;
}

const flag = (name: string): TableOption => ({
  name,
  takes: 'true or false',
  fits: value => typeof value === 'boolean',
});

const whole = (name: string, least: number, most: number): TableOption => ({
  name,
  takes: `a whole number from ${least} to ${most}`,
  fits: value => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
});

const OPTIONS: readonly TableOption[] = [
  flag('autoForbidLeftoverDigits'),
  flag('casual'),
  flag('challengeMidTurn'),
  flag('judgeEquals'),
  flag('oversightCorrectable'),
  whole('judgeOverdueSeconds', 1, 3600),
  whole('tieWindowMs', 0, 60_000),
  { name: 'sameNameDifferentParam', takes: '"illegal" or "legal"', fits: v => v === 'illegal' || v === 'legal' },
  { name: 'faceSet', takes: 'the name of a set of cubes', fits: (v, rules) => isFaceSet(rules.game, v) },
];

/** What is wrong with the options of a table, or null. Those an edition leaves open itself are its readings. */
export function optionFault(rules: EditionRules, options: Readonly<Record<string, Json>>): Refusal | null {
  for (const [name, value] of Object.entries(options)) {
    const reading = rules.readings.find(r => r.name === name);
    if (reading !== undefined) {
      if (!(reading.values as readonly Json[]).includes(value))
        return refusal('bad-field', `"options.${name}" must be one of ${reading.values.join(', ')}.`);
      continue;
    }
    const option = OPTIONS.find(o => o.name === name);
    if (option === undefined) {
      const known = [...OPTIONS.map(o => o.name), ...rules.readings.map(r => r.name)].sort();
      return refusal(
        'unknown-option',
        `"options.${name}" is not an option of ${rules.id}. Known: ${known.join(', ')}.`,
      );
    }
    if (!option.fits(value, rules)) return refusal('bad-field', `"options.${name}" must be ${option.takes}.`);
  }
  return null;
}
