import { firstOf, rulesOf } from '@forceout/rulebook';
import type { Json } from '@forceout/table';
import type { Chance } from '../bots/chance.ts';
import type { Maker } from './make.ts';
import type { Puzzle } from './puzzle.ts';

type PuzzleBody<K extends Puzzle['kind']> = Omit<Extract<Puzzle, { kind: K }>, 'id' | 'game' | 'edition' | 'division'>;

const clock = (): number => 0;

const ask = (maker: Maker, question: { readonly [key: string]: Json }): { readonly [key: string]: Json } | null => {
  const answer = maker.adjudicator.answer(question, clock);
  return answer.ok ? answer.answer : null;
};

const RULES = ['Ko', 'Ki', 'Rp', 'Ai', 'Co', 'Eo', 'Ei'];
const REGULAR = [...RULES, 'Ci', 'Ao', 'Ni', 'No', 'R'];

const randomWff = (chance: Chance, depth: number): string => {
  if (depth === 0 || chance.happens(30)) return chance.pick(['p', 'q', 'r', 's']);
  if (chance.happens(15)) return `N${randomWff(chance, depth - 1)}`;
  return `${chance.pick(['C', 'A', 'K', 'E'])}${randomWff(chance, depth - 1)}${randomWff(chance, depth - 1)}`;
};

/** WFF: a sequent that can be proved with the division's rules, but not in one glance: no premise is the goal. */
export function proofPuzzle(maker: Maker, chance: Chance): PuzzleBody<'prove'> | null {
  if (rulesOf(maker.edition).game !== 'wff') return null;
  const simple = maker.division === 'elementary' || maker.division === 'middle';
  const rules = simple ? RULES : REGULAR;
  const premises = Array.from({ length: 1 + chance.below(3) }, () => randomWff(chance, 2));
  const goal = randomWff(chance, 2);
  if (premises.includes(goal) || new Set(premises).size < premises.length) return null;
  const answer = ask(maker, { id: 0, game: 'wff', ask: 'provable', premises, goal, rules });
  if (answer?.provable !== true) return null;
  const lines = (answer.proof as { readonly lines?: readonly Json[] } | undefined)?.lines?.length ?? 0;
  if (lines < premises.length + 2) return null;
  return {
    kind: 'prove',
    premises,
    goal,
    rules,
    themes: ['prove'],
    difficulty: Math.min(2600, 700 + 110 * lines + (simple ? 0 : 150)),
  };
}

const SET_SIGNS = ['U', 'N', '-'];

/** An ungrouped line with more than one reading: which values can it have? */
export function readingsPuzzle(maker: Maker, chance: Chance): PuzzleBody<'readings'> | null {
  const { game } = rulesOf(maker.edition);
  if (game === 'on-sets') return setReadings(maker, chance);
  if (game === 'equations') return numberReadings(maker, chance);
  return null;
}

/** A line that can be read in several ways; none where all come to the same. */
function puzzleOf(
  question: PuzzleBody<'readings'>['question'],
  found: readonly string[],
  size: number,
): PuzzleBody<'readings'> | null {
  const values = [...new Set(found)].sort();
  if (values.length < 2) return null;
  const difficulty = 900 + 120 * values.length + 60 * size;
  return { kind: 'readings', question, answer: values, themes: ['readings'], difficulty };
}

function setReadings(maker: Maker, chance: Chance): PuzzleBody<'readings'> | null {
  const { deck } = maker.game.equipment({
    edition: maker.edition,
    division: maker.division,
    season: rulesOf(maker.edition).season,
    adventurous: true,
    restrictions: true,
    options: {},
  });
  const left = [...(deck?.cards ?? [])];
  const universe = Array.from({ length: 8 }, () => firstOf(left.splice(chance.below(left.length), 1)));
  const size = 3 + chance.below(2);
  const text = Array.from(
    { length: size },
    (_, i) =>
      `${chance.pick(['B', 'R', 'G', 'Y'])}${chance.happens(20) ? "'" : ''}${i < size - 1 ? ` ${chance.pick(SET_SIGNS)}` : ''}`,
  ).join(' ');
  const question = {
    id: 0,
    game: 'on-sets',
    ask: 'evaluate',
    edition: maker.edition,
    division: maker.division,
    universe,
    text,
  };
  const answer = ask(maker, question);
  const readings = (answer?.interpretations ?? []) as readonly { readonly cards: readonly string[] }[];
  return puzzleOf(
    question,
    readings.map(r => [...r.cards].sort().join(' ')),
    size,
  );
}

function numberReadings(maker: Maker, chance: Chance): PuzzleBody<'readings'> | null {
  const size = 3 + chance.below(2);
  const text = Array.from(
    { length: size },
    (_, i) => `${1 + chance.below(9)}${i < size - 1 ? chance.pick(['+', '-', 'x', '/']) : ''}`,
  ).join('');
  const question = {
    id: 0,
    game: 'equations',
    ask: 'ambiguity',
    edition: maker.edition,
    division: maker.division,
    variations: [],
    text,
    where: 'solution',
  };
  const answer = ask(maker, question);
  const groupings = (answer?.groupings ?? []) as readonly { readonly kind: string; readonly exact: string }[];
  return puzzleOf(
    question,
    groupings.filter(g => g.kind === 'value').map(g => g.exact),
    size,
  );
}
