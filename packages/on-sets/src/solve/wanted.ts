import type { OnSetsSymbol } from '../symbols.ts';

/** A cube that Required Cube asks for and that Required does not give already. */
export interface WantedCube {
  readonly face: OnSetsSymbol;
  /** The class of symbols it stands for; its pool has to give one cube more than Required does. */
  readonly symbol: OnSetsSymbol;
}

/** Which of the wanted cubes a part uses: bit i for the i-th. */
export type Met = number;

export const everyWanted = (wanted: readonly WantedCube[]): Met => 2 ** wanted.length - 1;

/** How many cubes of this class a part uses because they are wanted. */
export const wantedOf = (wanted: readonly WantedCube[], met: Met, symbol: OnSetsSymbol): number =>
  wanted.filter((cube, i) => cube.symbol === symbol && met & (1 << i)).length;

/** The only choice of a part from which nothing is wanted. */
export const MEETS_NOTHING: readonly Met[] = [0];
const MEETS_FIRST: readonly Met[] = [1];

/**
 * The largest sets of wanted cubes that a part meets when it uses so many cubes of each class beyond Required. Cubes of
 * one class are exchangeable, so any of them may be the ones used.
 */
export function meetable(wanted: readonly WantedCube[], spare: (symbol: OnSetsSymbol) => number): readonly Met[] {
  const [first, second] = wanted;
  if (first === undefined) return MEETS_NOTHING;
  // As a rule one cube is asked for, and this is asked for every way to use the cubes.
  if (second === undefined) return spare(first.symbol) > 0 ? MEETS_FIRST : MEETS_NOTHING;
  let sets: readonly Met[] = MEETS_NOTHING;
  for (const symbol of new Set(wanted.map(cube => cube.symbol))) {
    const bits = wanted.flatMap((cube, i) => (cube.symbol === symbol ? [1 << i] : []));
    const chosen = subsets(bits, Math.min(bits.length, Math.max(0, spare(symbol))));
    sets = sets.flatMap(set => chosen.map(more => set | more));
  }
  return sets;
}

/** Every choice of so many bits. */
function subsets(bits: readonly number[], size: number): readonly Met[] {
  if (size === 0) return MEETS_NOTHING;
  return bits.flatMap((bit, i) => subsets(bits.slice(i + 1), size - 1).map(rest => bit | rest));
}
