import { type EditionRules, isFaceSet } from '@forceout/rulebook';
import type { RefusalKey } from './codes.ts';
import type { Json } from './game.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Facts } from './said.ts';

/** A parameter (P) of the rulings that a table may set by name. */
interface TableOption {
  readonly name: string;
  /** What it takes, as the refusal says it. */
  readonly takes: readonly [key: RefusalKey, facts: Facts];
  readonly fits: (value: Json, rules: EditionRules) => boolean;
}

const flag = (name: string): TableOption => ({
  name,
  takes: ['bad-field.boolean', {}],
  fits: value => typeof value === 'boolean',
});

const whole = (name: string, least: number, most: number): TableOption => ({
  name,
  takes: ['bad-field.range', { least, most }],
  fits: value => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
});

const OPTIONS: readonly TableOption[] = [
  flag('autoForbidLeftoverDigits'),
  flag('casual'),
  flag('challengeMidTurn'),
  /** The round is the hall's: its director warns and stops, whatever the table's own time says (XI-B). */
  flag('hallClock'),
  flag('judgeEquals'),
  flag('oversightCorrectable'),
  /** Practice: players may go back to an earlier moment of the shake. */
  flag('undo'),
  whole('judgeOverdueSeconds', 1, 3600),
  whole('tieWindowMs', 0, 60_000),
  {
    name: 'sameNameDifferentParam',
    takes: ['bad-field.one-of', { values: 'illegal, legal' }],
    fits: v => v === 'illegal' || v === 'legal',
  },
  { name: 'faceSet', takes: ['bad-field.face-set', {}], fits: (v, rules) => isFaceSet(rules.game, v) },
];

/** What is wrong with the options of a table, or null. Those an edition leaves open itself are its readings. */
export function optionFault(rules: EditionRules, options: Readonly<Record<string, Json>>): Refusal | null {
  for (const [name, value] of Object.entries(options)) {
    const reading = rules.readings.find(r => r.name === name);
    if (reading !== undefined) {
      if (!(reading.values as readonly Json[]).includes(value))
        return refusal('bad-field.one-of', null, { field: `options.${name}`, values: reading.values.join(', ') });
      continue;
    }
    const option = OPTIONS.find(o => o.name === name);
    if (option === undefined) {
      const known = [...OPTIONS.map(o => o.name), ...rules.readings.map(r => r.name)].sort();
      return refusal('unknown-option', null, { option: name, edition: rules.id, known: known.join(', ') });
    }
    if (!option.fits(value, rules)) {
      const [key, facts] = option.takes;
      return refusal(key, null, { field: `options.${name}`, ...facts });
    }
  }
  return null;
}
