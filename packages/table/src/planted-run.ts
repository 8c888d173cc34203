import { rulesOf, type Section } from '@forceout/rulebook';
import { type Random, seededRandom } from '@forceout/rulebook/seeded';
import type { Budget, Cube, Position, TableRules } from './game.ts';

/** How many Solutions are planted, and how long the solver may look for each. */
export interface PlantedRun {
  readonly count: number;
  readonly seed: number;
  /** For each question. */
  readonly steps?: number;
  /** How many of the mats are also asked about moves. */
  readonly moves?: number;
  /** Another limit for each question, such as one of time. */
  readonly budget?: () => Budget;
}

/** `contradictions`: answers that deny a planted Solution, witnesses the judge refuses. */
/** What a solver said of one mat, and what is wrong with it; null: nothing. */
export interface PlantedAnswer {
  readonly exists: boolean | null;
  readonly fault: string | null;
}

export interface PlantedTally {
  readonly planted: number;
  readonly found: number;
  readonly undecided: number;
  readonly contradictions: readonly string[];
  /** The mats left undecided. */
  readonly open: readonly string[];
}

/** What a game plants and asks. Each answer is what is wrong with it, or null. */
export interface Planting<Planted> {
  /** Null where nothing grew. */
  readonly plant: (n: number) => Planted | null;
  readonly ask: (
    planted: Planted,
    budget: Budget,
  ) => { readonly exists: boolean | null; readonly fault: string | null };
  /** The same about a mat that was changed. */
  readonly askChanged: (planted: Planted, budget: Budget) => string | null;
  readonly askMoves: (planted: Planted, budget: Budget) => string | null;
  /** What the judge has against the planted Solution itself. */
  readonly refusal: (planted: Planted) => string | null;
  readonly describe: (planted: Planted) => string;
}

/** Plants Solutions, asks the solver about each mat and about changed ones, and counts what it says. */
export function tallyPlanted<Planted>(
  { count, moves = 0, budget, steps }: PlantedRun & { readonly steps: number },
  game: Planting<Planted>,
): PlantedTally {
  const limit = budget ?? (() => ({ steps }));
  const contradictions: string[] = [];
  const open: string[] = [];
  let found = 0;
  let grown = 0;
  for (let n = 0; grown < count; n++) {
    const planted = game.plant(n);
    if (planted === null) continue;
    grown++;
    const { exists, fault } = game.ask(planted, limit());
    if (exists) found++;
    else if (exists === null) open.push(game.describe(planted));
    const changed = grown % 3 === 0 ? game.askChanged(planted, limit()) : null;
    const isAsked = Math.floor((grown * moves) / count) > Math.floor(((grown - 1) * moves) / count);
    const move = isAsked ? game.askMoves(planted, limit()) : null;
    for (const wrong of [game.refusal(planted), fault, changed, move]) if (wrong !== null) contradictions.push(wrong);
  }
  return { planted: grown, found, undecided: open.length, contradictions, open };
}

/** Chance for the n-th mat of a run: it can be planted again without those before it. */
export const randomFor = (seed: number, n: number): Random => seededRandom(seed * 1_000_003 + n);

type PlantedSection = Exclude<Section, 'goal'>;

/** A planted mat as the referee has one: cubes with names, and a Goal that is only written. */
export function plantedPosition<Planted>(
  rules: Pick<TableRules, 'edition' | 'division' | 'adventurous' | 'restrictions'>,
  mat: Readonly<Record<PlantedSection, Iterable<Planted>>>,
  cube: (planted: Planted) => Omit<Cube, 'id'>,
  { cards = [], goalText, variations = [] }: Partial<Position> & Pick<Position, 'goalText'>,
): Position {
  const cubes = (section: PlantedSection): readonly Cube[] =>
    [...mat[section]].map((planted, i) => ({ id: `${section}-${i}`, ...cube(planted) }));
  return {
    rules: { ...rules, season: rulesOf(rules.edition).season, options: {} },
    cards,
    goal: [],
    required: cubes('required'),
    permitted: cubes('permitted'),
    forbidden: cubes('forbidden'),
    resources: cubes('resources'),
    goalText,
    variations,
  };
}
