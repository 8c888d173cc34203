import { BESIDE_GOAL, GAMES, isGame } from '@forceout/rulebook';
import type { Json } from '@forceout/table';
import { Unclear } from './command/given.ts';

export type Question = { readonly [key: string]: Json };

const ASK = { 'on-sets': 'decision', equations: 'solve', wff: 'solve' } as const;

/** A question of the judge about a position, with what may be left out filled in. */
export function completeQuestion(value: unknown): Question {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unclear('position.object', { form: '{"game": …}' });
  const question = value as Question;
  const { game, ask } = question;
  if (!isGame(game)) throw new Unclear('position.game', { values: GAMES.join(', ') });
  if (ask !== undefined && ask !== ASK[game]) throw new Unclear('position.ask', { ask: ASK[game] });
  return { ...question, ask: ASK[game] };
}

/** The flags a position can be given with, beside --game. */
export const POSITION_FLAGS = [
  ...BESIDE_GOAL,
  'goal',
  'mode',
  'division',
  'edition',
  'universe',
  'variations',
  'level',
] as const;
export type Flags = Readonly<Partial<Record<(typeof POSITION_FLAGS)[number], string>>>;

/** The same question from flags: cubes and cards are written in the letters of the protocol. */
export function questionFromFlags(game: string, flags: Flags): Question {
  if (!isGame(game)) throw new Unclear('no-game', { text: game, values: GAMES });
  const { goal, mode = 'impossible', edition, division } = flags;
  if (goal === undefined) throw new Unclear('position.goal');
  const common = { game, ask: ASK[game], ...(edition ? { edition } : {}), ...(division ? { division } : {}) };
  const row = (section: (typeof BESIDE_GOAL)[number]): string => (flags[section] ?? '').replaceAll(/\s/g, '');
  const list = (text: string): readonly string[] => text.split(/[\s,]+/).filter(one => one !== '');
  if (game === 'wff') {
    const level = flags.level ?? (division === 'elementary' || division === 'middle' ? 'elementary' : 'regular');
    const mat = Object.fromEntries(BESIDE_GOAL.map(section => [section, row(section)]));
    return { ...common, state: { ...mat, goal, gameLevel: level, mode } };
  }
  if (game === 'equations') {
    const cubes = { required: row('required'), permitted: row('permitted'), resources: row('resources') };
    return { division: 'senior', ...common, ...cubes, mode, goal, variations: list(flags.variations ?? '') };
  }
  if (flags.universe === undefined) throw new Unclear('position.universe');
  const mat = Object.fromEntries(BESIDE_GOAL.map(section => [section, [...row(section)]]));
  const variations = Object.fromEntries(
    list(flags.variations ?? '').map((one): [string, Json] => {
      const at = one.indexOf('=');
      return at < 0 ? [one, true] : [one.slice(0, at), one.slice(at + 1)];
    }),
  );
  return {
    division: 'senior',
    ...common,
    universe: list(flags.universe),
    mat,
    goal: onSetsGoal(goal),
    mode,
    variations,
  };
}

/** `5`, or a layout and its digits: `T:2,3,-1` (a minus turns a digit upside-down). */
export function onSetsGoal(text: string): Json {
  const [layout, digits] = text.includes(':') ? (text.split(':', 2) as [string, string]) : ['single', text];
  const read = digits.split(',').map(digit => {
    if (!/^-?[1-5]$/.test(digit.trim())) throw new Unclear('position.digit');
    return { d: Math.abs(Number(digit)), up: !digit.trim().startsWith('-') };
  });
  return { layout, digits: read };
}

/** The same the other way round: a Goal of On-Sets as it is typed. */
export function onSetsGoalText(goal: Json): string {
  const { layout, digits } = (goal ?? {}) as { readonly layout?: string; readonly digits?: readonly OnSetsDigit[] };
  const text = (digits ?? []).map(({ d, up }) => (up === false ? `-${d}` : `${d}`)).join(',');
  return layout === undefined || layout === 'single' ? text : `${layout}:${text}`;
}

interface OnSetsDigit {
  readonly d: number;
  readonly up?: boolean;
}
