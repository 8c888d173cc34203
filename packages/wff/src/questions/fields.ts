import { BESIDE_GOAL, isDivision } from '@forceout/rulebook';
import type { Json } from '@forceout/table';
import { MODES } from '@forceout/table/rules';
import { LETTERS, type Mode } from '../check/cubes.ts';
import type { State } from '../check/judge.ts';
import { bad, isObject, type Read, readStrings, unknownField } from '../language/proof-json.ts';
import { GAME_LEVELS, type GameLevel, isGameLevel, type ListedRule, parseListedRule } from '../language/rules.ts';
import { parseWff, saidOf, type Wff } from '../language/wff.ts';
import { DEFAULT_READINGS, gameLevelOf } from '../readings.ts';

export type Question = { readonly [key: string]: Json };

export const COMMON_FIELDS = ['id', 'game', 'ask', 'edition', 'division', 'budgetMs'];

export function readText(json: Json | undefined, at: string): Read<string> {
  if (json === undefined) return bad('missing-field', at);
  return typeof json === 'string' ? { ok: true, value: json } : bad('bad-field.text', at);
}

export function readWff(json: Json | undefined, at: string): Read<Wff> {
  const text = readText(json, at);
  if (!text.ok) return text;
  const reading = parseWff(text.value);
  return reading.ok ? { ok: true, value: reading.wff } : bad('bad-field.wff', at, undefined, saidOf(reading.fault));
}

function readEach<T>(
  json: Json | undefined,
  at: string,
  read: (text: string, at: string) => Read<T>,
): Read<readonly T[]> {
  const texts = readStrings(json, at);
  if (!texts.ok) return texts;
  const values: T[] = [];
  for (const [i, text] of texts.value.entries()) {
    const value = read(text, `${at}[${i}]`);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return { ok: true, value: values };
}

export const readWffs = (json: Json | undefined, at: string): Read<readonly Wff[]> => readEach(json, at, readWff);

export const readRules = (json: Json | undefined, at: string): Read<readonly ListedRule[]> =>
  readEach(json, at, (text, place) => {
    const listed = parseListedRule(text);
    return listed === null ? bad('bad-field.rule', place, { name: text }) : { ok: true, value: listed };
  });

/** Without a level the division tells it; without either it is the Regular game. */
export function readLevel(json: Json | undefined, question: Question, at: string): Read<GameLevel> {
  if (isGameLevel(json)) return { ok: true, value: json };
  if (json !== undefined && json !== null) return bad('bad-field.one-of', at, { values: GAME_LEVELS });
  return { ok: true, value: isDivision(question.division) ? gameLevelOf(question.division, {}) : 'regular' };
}

const isMode = (json: Json | undefined): json is Mode => (MODES as readonly (Json | undefined)[]).includes(json);

export function readState(question: Question): Read<State> {
  const json = question.state;
  if (json === undefined) return bad('missing-field', 'state');
  if (!isObject(json))
    return bad('bad-field.object', 'state', { form: '{required, permitted, forbidden, resources, goal, mode}' });
  const stray = unknownField(json, 'state', [...BESIDE_GOAL, 'goal', 'gameLevel', 'mode']);
  if (stray) return stray;
  const mat = { required: '', permitted: '', forbidden: '', resources: '' };
  for (const section of BESIDE_GOAL) {
    const letters = readLetters(json[section], `state.${section}`);
    if (!letters.ok) return letters;
    mat[section] = letters.value;
  }
  const goal = readText(json.goal, 'state.goal');
  if (!goal.ok) return goal;
  const level = readLevel(json.gameLevel, question, 'state.gameLevel');
  if (!level.ok) return level;
  if (json.mode === undefined) return bad('missing-field', 'state.mode');
  if (!isMode(json.mode)) return bad('bad-field.one-of', 'state.mode', { values: MODES });
  return {
    ok: true,
    value: {
      mat,
      goal: goal.value,
      level: level.value,
      mode: json.mode,
      readings: DEFAULT_READINGS,
      longestGoal: null,
    },
  };
}

function readLetters(json: Json | undefined, at: string): Read<string> {
  if (json === undefined) return { ok: true, value: '' };
  const text = readText(json, at);
  if (!text.ok) return text;
  const wrong = [...text.value].findIndex(letter => !(LETTERS as readonly string[]).includes(letter));
  if (wrong < 0) return text;
  return bad('bad-field.letter', `${at}[${wrong}]`, {
    field: at,
    sign: [...text.value][wrong] ?? '',
    letter: wrong + 1,
  });
}
