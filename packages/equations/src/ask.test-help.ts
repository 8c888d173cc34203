import type { Division } from '@forceout/rulebook';
import type { Json, JudgeAnswer } from '@forceout/table';
import { it } from 'vitest';
import { adjudicator } from './adjudicator.ts';
import { type Rules, readRules, withAlwaysOn } from './rules.ts';

type Fields = { readonly [key: string]: Json };

export interface Setting {
  readonly division?: Division;
  /** Names of variations, parted by spaces. */
  readonly with?: string;
}

export const E: Setting = { division: 'elementary' };
export const M: Setting = { division: 'middle' };
export const J: Setting = { division: 'junior' };
export const S: Setting = { division: 'senior' };
export const ALL: readonly Setting[] = [E, M, J, S];
export const UPPER: readonly Setting[] = [M, J, S];

export const plus = (setting: Setting, names: string): Setting => ({
  ...setting,
  with: `${setting.with ?? ''} ${names}`.trim(),
});

/** Tests whose titles name the clauses that they prove, three at most. */
export function clause(names: string | readonly string[], title: string, body: () => void): void {
  const list = (typeof names === 'string' ? [names] : names).map(name => `[equations-2015 ${name}]`);
  for (let from = 0; from < list.length; from += 3) it(`${list.slice(from, from + 3).join(' ')} ${title}`, body);
}

const names = (setting: Setting): string[] => (setting.with ?? '').split(' ').filter(name => name !== '');

const fields = (setting: Setting): Fields => ({
  game: 'equations',
  division: setting.division ?? 'senior',
  variations: names(setting),
});

export const rulesOf = (setting: Setting): Rules => {
  const division = setting.division ?? 'senior';
  const read = readRules(division, withAlwaysOn(division, names(setting)));
  if (!read.ok) throw new Error(`no variation ${read.unknown}`);
  return read.rules;
};

export const rawAnswer = (question: Fields): JudgeAnswer => adjudicator.answer(question, () => 0);

export function ask(setting: Setting, question: Fields): Fields {
  const answer = rawAnswer({ ...fields(setting), ...question });
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  return answer.answer;
}

export const errorOf = (setting: Setting, question: Fields): string => {
  const answer = rawAnswer({ ...fields(setting), ...question });
  return answer.ok ? `answered ${JSON.stringify(answer.answer)}` : answer.error.code;
};

const bare = (ref: Json | undefined): string => String(ref).replace('equations-2015 ', '');

/** The exact value, or the kind with its clause: `undefined III-C-2-a`. */
export function value(text: string, setting: Setting, where: 'solution' | 'goal' = 'solution'): string {
  const answer = ask(setting, { ask: 'value', text, where });
  return answer.kind === 'value' ? String(answer.exact) : `${answer.kind} ${bare(answer.clause)}`;
}

export const goalValue = (text: string, setting: Setting): string => value(text, setting, 'goal');

/** Undefined or illegal, whichever. */
export function isNoNumber(text: string, setting: Setting, where: 'solution' | 'goal' = 'solution'): boolean {
  const { kind } = ask(setting, { ask: 'value', text, where });
  return kind === 'undefined' || kind === 'illegal';
}

interface Grouping {
  readonly text: string;
  readonly kind: string;
  readonly exact?: string;
}

const groupings = (text: string, setting: Setting, where: 'solution' | 'goal'): readonly Grouping[] =>
  ask(setting, { ask: 'ambiguity', text, where }).groupings as unknown as readonly Grouping[];

/** Every value some grouping has, exactly, in order of writing. */
export const values = (text: string, setting: Setting, where: 'solution' | 'goal' = 'solution'): readonly string[] =>
  [...new Set(groupings(text, setting, where).flatMap(g => g.exact ?? []))].sort();

export const goalValues = (text: string, setting: Setting): readonly string[] => values(text, setting, 'goal');

/** Are there groupings without a value? */
export const hasBadGrouping = (text: string, setting: Setting, where: 'solution' | 'goal' = 'solution'): boolean =>
  groupings(text, setting, where).some(g => g.kind !== 'value');

interface AnswerReason {
  readonly code: string;
  readonly clause: string;
  readonly at?: Json;
}

function reasons(answer: Fields): readonly AnswerReason[] {
  const told = answer.reasons as unknown as readonly AnswerReason[];
  if (answer.correct !== (told.length === 0)) throw new Error('verdict and reasons disagree');
  return told;
}

/** The codes of all reasons against `solution = goal`; none when it is correct. The mat is left aside. */
export const faults = (solution: string, goal: string, setting: Setting): readonly string[] =>
  reasons(ask(setting, { ask: 'equation', solution, goal })).map(r => r.code);

export const told = (solution: string, goal: string, setting: Setting): readonly AnswerReason[] =>
  reasons(ask(setting, { ask: 'equation', solution, goal }));

/** The clauses cited first by each reason. */
export const cited = (solution: string, goal: string, setting: Setting): readonly string[] =>
  told(solution, goal, setting).map(r => bare(r.clause));

export const equals = (solution: string, goal: string, setting: Setting): Json =>
  ask(setting, { ask: 'equals', solution, goal }).equals ?? null;

export const sameNumber = (lhs: string, rhs: string, setting: Setting): Json =>
  ask(setting, { ask: 'equality', lhs, rhs }).equal ?? null;

export interface OnMat {
  readonly required?: Json;
  readonly permitted?: Json;
  readonly forbidden?: Json;
  readonly resources?: Json;
  readonly mode?: string;
}

const judged = (solution: string, goal: string, on: OnMat, setting: Setting): readonly AnswerReason[] => {
  const { mode = 'impossible', ...sections } = on;
  return reasons(ask(setting, { ask: 'judge', solution, goal, mode, mat: sections as Fields }));
};

/** The codes of all reasons against an Equation on a mat. */
export const onMat = (solution: string, goal: string, on: OnMat, setting: Setting): readonly string[] =>
  judged(solution, goal, on, setting).map(r => r.code);

export const citedOnMat = (solution: string, goal: string, on: OnMat, setting: Setting): readonly string[] =>
  judged(solution, goal, on, setting).map(r => bare(r.clause));
