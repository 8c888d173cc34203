import {
  DIVISIONS,
  type Division,
  EDITIONS,
  type EditionId,
  ENFORCEMENTS,
  isDivision,
  isEdition,
  JUDGINGS,
  rulesOf,
} from '@forceout/rulebook';
import type { Json, TableRules } from './game.ts';
import { optionFault } from './options.ts';
import { type Refusal, refusal } from './refusal.ts';

export const SANDS = ['off', 'lesser'] as const;

/** What the opening line of a match fixes. Everything later is an act. */
export interface TableConfig {
  readonly edition: EditionId;
  readonly division: Division;
  readonly players: readonly string[];
  readonly adventurous: boolean;
  readonly restrictions: boolean;
  /** `faithful`: acts the rules price are accepted and may be pointed out; `prevent`: they are refused (R-POL-2). */
  readonly enforcement: (typeof ENFORCEMENTS)[number];
  /** `players`: opponents accept or reject; `auto`: the evaluator's verdicts score the shake (R-POL-1). */
  readonly judging: (typeof JUDGINGS)[number];
  readonly leftoverSand: (typeof SANDS)[number];
  readonly firstGoalSetter: number | null;
  readonly judge: boolean;
  readonly season: string;
  readonly options: Readonly<Record<string, Json>>;
}

/** In the order in which a record tells them. */
export const CONFIG_FIELDS = [
  'edition',
  'division',
  'season',
  'players',
  'adventurous',
  'restrictions',
  'enforcement',
  'judging',
  'leftoverSand',
  'firstGoalSetter',
  'judge',
  'options',
] as const satisfies readonly (keyof TableConfig)[];

type Raw = Readonly<Record<string, unknown>>;

const oneOf = <T extends string>(raw: Raw, field: string, values: readonly T[], fallback: T): T | Refusal => {
  const value = raw[field] ?? fallback;
  return values.includes(value as T)
    ? (value as T)
    : refusal('bad-field.one-of', null, { field, values: values.join(', ') });
};

const flag = (raw: Raw, field: string, fallback: boolean): boolean | Refusal => {
  const value = raw[field] ?? fallback;
  return typeof value === 'boolean' ? value : refusal('bad-field.boolean', null, { field });
};

const isRefusal = (x: unknown): x is Refusal => typeof x === 'object' && x !== null && 'refused' in x;

/** Two or three names. */
const arePlayers = (x: unknown): x is readonly string[] =>
  Array.isArray(x) &&
  x.length >= 2 &&
  x.length <= 3 &&
  x.every(p => typeof p === 'string' && p.length > 0 && p.length <= 80);

const isSeatOrNone = (x: unknown, seats: number): x is number | null =>
  x === null || (typeof x === 'number' && Number.isInteger(x) && x >= 0 && x < seats);

/** Reads the protocol's table line strictly; unknown fields are an error. */
export function readConfig(raw: unknown): { readonly ok: true; readonly config: TableConfig } | Refusal {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refusal('bad-table');
  const t = raw as Raw;
  const unknown = Object.keys(t).find(k => !(CONFIG_FIELDS as readonly string[]).includes(k));
  if (unknown !== undefined)
    return refusal('unknown-field.table', null, { field: unknown, known: CONFIG_FIELDS.join(', ') });
  const edition = t.edition;
  if (!isEdition(edition)) return refusal('bad-field.one-of', null, { field: 'edition', values: EDITIONS.join(', ') });
  const rules = rulesOf(edition);
  const division = t.division ?? 'senior';
  if (!isDivision(division))
    return refusal('bad-field.one-of', null, { field: 'division', values: DIVISIONS.join(', ') });
  const { players } = t;
  if (!arePlayers(players)) return refusal('bad-field.players');
  const adventurous = flag(t, 'adventurous', rules.usesVariations);
  const enforcement = oneOf(t, 'enforcement', ENFORCEMENTS, 'faithful');
  const judging = oneOf(t, 'judging', JUDGINGS, 'players');
  const leftoverSand = oneOf(t, 'leftoverSand', SANDS, 'off');
  const judge = flag(t, 'judge', false);
  const restrictions = flag(t, 'restrictions', adventurous === true && division !== 'elementary');
  for (const x of [adventurous, enforcement, judging, leftoverSand, judge, restrictions]) if (isRefusal(x)) return x;
  const first = t.firstGoalSetter ?? null;
  if (!isSeatOrNone(first, players.length))
    return refusal('bad-field.first-goal-setter', null, { last: players.length - 1 });
  const season = t.season ?? rules.season;
  if (typeof season !== 'string' || !/^\d{4}-\d{2}$/.test(season)) return refusal('bad-field.season');
  const options = t.options ?? {};
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return refusal('bad-field.options');
  const wrong = optionFault(rules, options as Readonly<Record<string, Json>>);
  if (wrong !== null) return wrong;
  return {
    ok: true,
    config: {
      edition,
      division,
      players,
      adventurous: (adventurous as boolean) && rules.usesVariations,
      restrictions: (restrictions as boolean) && rules.game === 'on-sets' && division !== 'elementary',
      enforcement: enforcement as TableConfig['enforcement'],
      judging: judging as TableConfig['judging'],
      leftoverSand: leftoverSand as TableConfig['leftoverSand'],
      firstGoalSetter: first,
      judge: judge as boolean,
      season,
      options: options as Readonly<Record<string, Json>>,
    },
  };
}

export const tableRules = (config: TableConfig): TableRules => ({
  edition: config.edition,
  division: config.division,
  season: config.season,
  adventurous: config.adventurous,
  restrictions: config.restrictions,
  options: config.options,
});
