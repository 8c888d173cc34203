import { itemAt } from '@forceout/rulebook';
import type { Budget, Claim, Cube, Game, Position, SubmittedSolution } from '@forceout/table';
import { mostFromResources } from '@forceout/table/rules';

/** A Solution of which no cube can be spared: with fewer of its cubes there is none. */
export interface MinimalSolution {
  readonly written: SubmittedSolution;
  /** The cubes it uses, by face, in the order of the mat. */
  readonly cubes: readonly Cube[];
}

export type ListedSolution =
  | { readonly kind: 'solution'; readonly solution: MinimalSolution }
  /** A choice of cubes could not be decided within the budget, so the list may lack it. */
  | { readonly kind: 'undecided'; readonly cubes: readonly Cube[] }
  /** A choice of cubes without a Solution; told so that whoever waits can stop. */
  | { readonly kind: 'none' };

/** Cubes that look alike, in the order in which a writer takes them: Required, Permitted, Resources. */
interface Pile {
  readonly cubes: readonly Cube[];
  /** So many are Required. */
  readonly least: number;
  /** So many can be taken before one of Resources is needed. */
  readonly free: number;
}

/**
 * All minimal Solutions of a position, one for each choice of cubes, fewest cubes first. Under a claim that lets a
 * writer take one cube of Resources only such choices are tried; every Solution found is put to the game's own check.
 */
export function* minimalSolutions(
  game: Game,
  position: Position,
  claim: Claim,
  budget: Budget,
): Generator<ListedSolution, void> {
  // Of Two Solutions each is listed for itself.
  const single = { ...position, variations: position.variations.filter(v => !game.paired([v])) };
  const piles = pilesOf(single);
  const spare = mostFromResources(claim);
  const most = piles.reduce((sum, pile) => sum + pile.cubes.length, 0);
  const found: (readonly number[])[] = [];
  for (let size = 1; size <= most; size++)
    for (const counts of choices(piles, size, spare)) {
      if (found.some(smaller => smaller.every((n, i) => n <= itemAt(counts, i)))) continue;
      const cubes = piles.flatMap((pile, i) => pile.cubes.slice(0, counts[i]));
      const alone: Position = { ...single, required: cubes, permitted: [], resources: [] };
      const answer = game.solve(alone, 'forceout', budget);
      if (answer.exists === null) yield { kind: 'undecided', cubes };
      if (!answer.exists || game.check(single, answer.witness, claim, budget).correct !== true) {
        yield { kind: 'none' };
        continue;
      }
      found.push(counts);
      yield { kind: 'solution', solution: { written: answer.witness, cubes } };
    }
}

const look = ({ kind, face }: Cube): string => `${kind} ${face}`;

function pilesOf({ required, permitted, resources }: Position): readonly Pile[] {
  const all = [...required, ...permitted, ...resources];
  return [...new Set(all.map(look))].map(name => {
    const alike = (cubes: readonly Cube[]): readonly Cube[] => cubes.filter(cube => look(cube) === name);
    const least = alike(required).length;
    return { cubes: alike(all), least, free: least + alike(permitted).length };
  });
}

/** Every way to take `size` cubes: all of Required, and at most `spare` of Resources. */
function* choices(piles: readonly Pile[], size: number, spare: number): Generator<readonly number[]> {
  const most = piles.map(pile => Math.min(pile.cubes.length, pile.free + spare));
  const leastFrom = piles.map((_, i) => piles.slice(i).reduce((sum, pile) => sum + pile.least, 0));
  const mostFrom = piles.map((_, i) => most.slice(i).reduce((sum, n) => sum + n, 0));
  const counts: number[] = [];
  function* take(i: number, left: number, spared: number): Generator<readonly number[]> {
    const pile = piles[i];
    if (pile === undefined) {
      if (left === 0) yield [...counts];
      return;
    }
    if (left < itemAt(leastFrom, i) || left > itemAt(mostFrom, i)) return;
    for (let n = pile.least; n <= Math.min(left, itemAt(most, i)); n++) {
      const more = Math.max(0, n - pile.free);
      if (spared + more > spare) break;
      counts[i] = n;
      yield* take(i + 1, left - n, spared + more);
    }
    counts.length = i;
  }
  yield* take(0, size, 0);
}
