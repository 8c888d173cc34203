import type { Json, JudgeAnswer, Said } from '@forceout/table';
import { it } from 'vitest';
import { adjudicator } from './adjudicator.ts';
import type { OnSetsEdition } from './position.ts';
import type { Goal } from './values/goal.ts';

type Fields = { readonly [key: string]: Json };

export const EDITIONS: readonly OnSetsEdition[] = ['onsets-2014', 'onsets-2026'];

/** B 3 cards, R 4, G 3, Y 2; B ∪ G 5, B ∩ R 2, B − R 1. */
export const EIGHT = ['BRG', 'BR', 'B', 'R', 'RG', 'GY', 'Y', 'blank'];
export const TEN = [...EIGHT, 'BY', 'RY'];
export const SIXTEEN = 'B R G Y BR BG BY RG RY GY BRG BRY BGY RGY BRGY blank'.split(' ');

/** Two of every colour, one of every operation, =, ⊆ and V. */
export const ALL_CUBES = "B B R R G G Y Y U N - ' = C V".split(' ');

/** A rule that both editions print under the same numbers: the body runs for each. */
export function inBoth(
  clauses: string | readonly string[],
  title: string,
  body: (edition: OnSetsEdition) => void,
): void {
  for (const names of byThree(clauses, 'onsets-2014,onsets-2026'))
    it(`${names} ${title}`, () => {
      for (const edition of EDITIONS) body(edition);
    });
}

/** A title names no more clauses than a reader can hold against the test. */
function byThree(clauses: string | readonly string[], edition: string): readonly string[] {
  const names = (typeof clauses === 'string' ? [clauses] : clauses).map(clause => `[${edition} ${clause}]`);
  return names.flatMap((_, i) => (i % 3 === 0 ? [names.slice(i, i + 3).join(' ')] : []));
}

export function in2026(clauses: string | readonly string[], title: string, body: () => void): void {
  for (const names of byThree(clauses, 'onsets-2026')) it(`${names} ${title}`, body);
}

export const rawAnswer = (question: Fields): JudgeAnswer => adjudicator.answer(question, () => 0);

export function ask(question: Fields): Fields {
  const answer = rawAnswer({ game: 'on-sets', ...question });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.answer;
}

export const errorOf = (question: Fields): Said => {
  const answer = rawAnswer({ game: 'on-sets', ...question });
  if (answer.ok) throw new Error(`answered: ${JSON.stringify(answer.answer)}`);
  return answer.error;
};

/** A Goal of that value. */
export function goal(value: number): Goal {
  const digit = (d: number): { d: number; up: boolean } => ({ d: Math.abs(d), up: d > 0 });
  if (value === 0) return { layout: 'row2', digits: [digit(1), digit(-1)] };
  if (value <= 5) return { layout: 'single', digits: [digit(value)] };
  if (value <= 10) return { layout: 'row2', digits: [digit(5), digit(value - 5)] };
  return { layout: 'row3', digits: [digit(5), digit(5), digit(value - 10)] };
}

export interface Setting {
  readonly edition?: OnSetsEdition;
  readonly division?: string;
  readonly universe?: readonly string[];
  /** Sections as texts of faces: `required: "B U"`. */
  readonly required?: string;
  readonly permitted?: string;
  readonly forbidden?: string;
  readonly resources?: string;
  readonly goal?: number | Goal;
  readonly mode?: string;
  readonly variations?: Fields;
}

const faces = (text: string | undefined): string[] => (text ?? '').split(' ').filter(face => face !== '');

/** The fields of a position; without any section every cube is in Resources, and the mode is Impossible. */
export function setting(given: Setting): Fields {
  const bare = [given.required, given.permitted, given.forbidden, given.resources].every(x => x === undefined);
  const target = given.goal ?? 3;
  return {
    edition: given.edition ?? 'onsets-2026',
    division: given.division ?? 'middle',
    universe: given.universe ?? EIGHT,
    mat: {
      required: faces(given.required),
      permitted: faces(given.permitted),
      forbidden: faces(given.forbidden),
      resources: bare ? ALL_CUBES : faces(given.resources),
    },
    goal: (typeof target === 'number' ? goal(target) : target) as unknown as Json,
    mode: given.mode ?? 'impossible',
    variations: given.variations ?? {},
  };
}

export interface Paper {
  readonly restrictions?: readonly string[];
  readonly blankAs?: string;
  readonly wildAs?: string;
}

const written = (setName: string, paper: Paper): Fields => ({ restrictions: [], ...paper, setName });

/** The codes of all reasons against a Solution; none when it is correct. */
export function faults(given: Setting, setName: string, paper: Paper = {}): readonly string[] {
  const answer = ask({ ...setting(given), ask: 'judge', solutions: [written(setName, paper)] });
  const codes = (answer.reasons as readonly { code: string }[]).map(reason => reason.code);
  if (answer.correct !== (codes.length === 0)) throw new Error('verdict and reasons disagree');
  return codes;
}

export function pairFaults(
  given: Setting,
  first: readonly [string, Paper?],
  second: readonly [string, Paper?],
): readonly string[] {
  const solutions = [first, second].map(([setName, paper]) => written(setName, paper ?? {}));
  const answer = ask({ ...setting(given), ask: 'judge', solutions });
  return (answer.reasons as readonly { code: string }[]).map(reason => reason.code);
}

export function clausesOf(given: Setting, setName: string, paper: Paper = {}): readonly string[] {
  const answer = ask({ ...setting(given), ask: 'judge', solutions: [written(setName, paper)] });
  return (answer.reasons as readonly { clause: string }[]).map(reason => reason.clause);
}

export const exists = (given: Setting): Json => ask({ ...setting(given), ask: 'decision' }).exists ?? null;

export const witness = (given: Setting): Json => ask({ ...setting(given), ask: 'decision' }).witness ?? null;

export function equals(given: Setting, setName: string, paper: Paper = {}): Json {
  return ask({ ...setting(given), ask: 'equals', solutions: [written(setName, paper)] }).equals ?? null;
}

interface Shown {
  readonly text: string;
  readonly cards: readonly string[];
  readonly count: number;
}

/** The readings of a Set-Name, as sorted card lists. */
export function named(edition: OnSetsEdition, text: string, more: Fields = {}): readonly string[] {
  const answer = ask({ edition, ask: 'evaluate', universe: EIGHT, text, ...more });
  return (answer.interpretations as unknown as readonly Shown[]).map(({ cards }) => [...cards].sort().join(' ')).sort();
}

export const counted = (edition: OnSetsEdition, text: string, more: Fields = {}): readonly number[] =>
  (ask({ edition, ask: 'evaluate', universe: EIGHT, text, ...more }).interpretations as unknown as readonly Shown[])
    .map(({ count }) => count)
    .sort((a, b) => a - b);
