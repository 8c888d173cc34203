import {
  BESIDE_GOAL,
  DIVISIONS,
  type Division,
  type EditionId,
  editionsOf,
  isDivision,
  newestEdition,
  ofGame,
} from '@forceout/rulebook';
import type { Facts, Json, QuestionKey, Said } from '@forceout/table';
import { saidBy } from '@forceout/table/said';
import type { EquationsKey } from '../codes.ts';
import { type Mat, type MatCube, MODES, type Mode } from '../mat.ts';
import { COLOURS, type Rules, readRules, withAlwaysOn } from '../rules.ts';

export type Question = { readonly [key: string]: Json };

/** A question that cannot be understood; thrown and caught inside the adjudicator only. */
export class BadQuestion extends Error {
  readonly said: Said;
  constructor(key: QuestionKey | EquationsKey, facts?: Facts) {
    super(key);
    this.said = saidBy(key, facts);
  }
}

const COMMON = ['id', 'game', 'ask', 'edition', 'division', 'budgetMs', 'variations'];

export function allowFields(question: Question, fields: readonly string[]): void {
  for (const key of Object.keys(question))
    if (!COMMON.includes(key) && !fields.includes(key))
      throw new BadQuestion('unknown-field', { field: key, values: [...COMMON, ...fields] });
}

export function text(question: Question, field: string): string {
  const found = question[field];
  if (found === undefined) throw new BadQuestion('missing-field', { field });
  if (typeof found !== 'string') throw new BadQuestion('bad-field.text', { field });
  return found;
}

export function oneOf<T extends string>(
  question: Question,
  field: string,
  choices: readonly T[],
  fallback: T | null,
): T {
  const found = question[field];
  if (found === undefined) {
    if (fallback !== null) return fallback;
    throw new BadQuestion('missing-field', { field });
  }
  if (!choices.includes(found as T)) throw new BadQuestion('bad-field.one-of', { field, values: choices });
  return found as T;
}

export function rulesOf(question: Question): Rules {
  const { edition, variations } = question;
  const editions: readonly string[] = editionsOf('equations');
  if (edition !== undefined && !editions.includes(String(edition)))
    throw new BadQuestion('bad-field.one-of', { field: 'edition', values: editions });
  const played = edition === undefined ? newestEdition('equations') : ofGame('equations', edition as EditionId);
  const division = divisionOf(question);
  if (variations !== undefined && !(Array.isArray(variations) && variations.every(name => typeof name === 'string')))
    throw new BadQuestion('bad-field.texts', { field: 'variations' });
  const names = (variations ?? []) as readonly string[];
  const read = readRules(division, withAlwaysOn(division, names, played), played);
  if (!read.ok) throw new BadQuestion('bad-field.variation', { field: 'variations', name: read.unknown });
  return read.rules;
}

function divisionOf({ division }: Question): Division {
  if (division === undefined) return 'senior';
  if (!isDivision(division)) throw new BadQuestion('bad-field.one-of', { field: 'division', values: DIVISIONS });
  return division;
}

export function budgetOf({ budgetMs }: Question): number | null {
  if (budgetMs === undefined) return null;
  if (typeof budgetMs !== 'number' || !(budgetMs >= 0))
    throw new BadQuestion('bad-field.number', { field: 'budgetMs' });
  return budgetMs;
}

const FACES = '0123456789+-x/*r';
const faceAliases: Readonly<Record<string, string>> = { '^': '*', '×': 'x', '÷': '/', '√': 'r', '−': '-' };

/** A cube string, or a list of `red:3`. */
export function cubes(found: Json | undefined, field: string): readonly MatCube[] {
  if (found === undefined) return [];
  const list = typeof found === 'string' ? [...found].filter(c => c.trim() !== '') : found;
  if (!Array.isArray(list)) throw new BadQuestion('bad-field.cubes', { field });
  return list.map((name: Json) => {
    const parts = typeof name === 'string' ? /^(?:([a-z]+)[ :])?(.)$/u.exec(name) : null;
    const face = parts ? (faceAliases[parts[2] ?? ''] ?? parts[2] ?? '') : '';
    const colour = COLOURS.find(c => c === parts?.[1]) ?? null;
    if (face === '' || !FACES.includes(face) || (colour === null && parts?.[1] !== undefined))
      throw new BadQuestion('bad-field.cube', { field, cube: JSON.stringify(name) });
    return { face, colour };
  });
}

export function matOf(question: Question): Mat {
  const found = question.mat;
  if (found === undefined) throw new BadQuestion('missing-field', { field: 'mat' });
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    throw new BadQuestion('bad-field.object', { field: 'mat', form: `{${BESIDE_GOAL.join(', ')}}` });
  const sections = found as Question;
  for (const key of Object.keys(sections))
    if (!BESIDE_GOAL.includes(key as (typeof BESIDE_GOAL)[number]))
      throw new BadQuestion('unknown-field', { field: `mat.${key}`, values: BESIDE_GOAL });
  return {
    required: cubes(sections.required, 'mat.required'),
    permitted: cubes(sections.permitted, 'mat.permitted'),
    forbidden: cubes(sections.forbidden, 'mat.forbidden'),
    resources: cubes(sections.resources, 'mat.resources'),
  };
}

export const modeOf = (question: Question): Mode => oneOf(question, 'mode', MODES, null);
