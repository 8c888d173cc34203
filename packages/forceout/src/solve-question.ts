import { GAMES, isGame } from '@forceout/rulebook';
import type { Json } from '@forceout/table';
import { Unclear } from './command/given.ts';

export type Question = { readonly [key: string]: Json };

const ASK = { 'on-sets': 'decision', equations: 'solve', wff: 'solve' } as const;

/** A question of the judge about a position, with what may be left out filled in. */
export function completeQuestion(value: unknown): Question {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unclear('A position is one JSON object, the same as the judge takes: {"game": …}.');
  const question = value as Question;
  const { game, ask } = question;
  if (!isGame(game)) throw new Unclear(`"game" has to be one of ${GAMES.join(', ')}.`);
  if (ask !== undefined && ask !== ASK[game])
    throw new Unclear(`"ask" has to be "${ASK[game]}" here; leave it out, or use forceout judge for other questions.`);
  return { ...question, ask: ASK[game] };
}

const SECTIONS = ['required', 'permitted', 'forbidden', 'resources'] as const;

/** The flags a position can be given with, beside --game. */
export const POSITION_FLAGS = [
  ...SECTIONS,
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
  if (!isGame(game)) throw new Unclear(`--game has to be one of ${GAMES.join(', ')}.`);
  const { goal, mode = 'impossible', edition, division } = flags;
  if (goal === undefined) throw new Unclear('Give the Goal with --goal.');
  const common = { game, ask: ASK[game], ...(edition ? { edition } : {}), ...(division ? { division } : {}) };
  const row = (section: (typeof SECTIONS)[number]): string => (flags[section] ?? '').replaceAll(/\s/g, '');
  const list = (text: string): readonly string[] => text.split(/[\s,]+/).filter(one => one !== '');
  if (game === 'wff') {
    const level = flags.level ?? (division === 'elementary' || division === 'middle' ? 'elementary' : 'regular');
    const mat = Object.fromEntries(SECTIONS.map(section => [section, row(section)]));
    return { ...common, state: { ...mat, goal, gameLevel: level, mode } };
  }
  if (game === 'equations') {
    const cubes = { required: row('required'), permitted: row('permitted'), resources: row('resources') };
    return { division: 'senior', ...common, ...cubes, mode, goal, variations: list(flags.variations ?? '') };
  }
  if (flags.universe === undefined)
    throw new Unclear('Give the cards with --universe, with commas between them: --universe BR,G,BGY,blank.');
  const mat = Object.fromEntries(SECTIONS.map(section => [section, [...row(section)]]));
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
    if (!/^-?[1-5]$/.test(digit.trim()))
      throw new Unclear('An On-Sets Goal is a digit 1 to 5, or a layout with digits: --goal T:2,3,-1.');
    return { d: Math.abs(Number(digit)), up: !digit.trim().startsWith('-') };
  });
  return { layout, digits: read };
}
