import type { CardSet } from '../values/universe.ts';
import type { Space } from './space.ts';

/**
 * A cheap and certain no. Cards that agree on every colour at hand are always named together, so the set named is a
 * union of such classes: how many unions have a Goal value (counted up to `enough`)?
 */
export function countUnions(space: Space, colours: readonly boolean[], leaveOut: boolean, enough: number): number {
  if (!space.blankWild) return unionsWith(space, colours, null, leaveOut, enough);
  let ways = 0;
  for (let type = 0; type < space.bits && ways < enough; type++)
    ways += unionsWith(space, colours, type, leaveOut, enough);
  return ways;
}

/** How many sets of cards have a Goal value at all, counted up to two: Two Solutions needs two (XIII-D-14 comment a). */
export function countCardSets(space: Space): number {
  const cards: { weights: readonly number[]; must: boolean; mustNot: boolean }[] = [];
  for (let bit = 0; bit < space.bits; bit++) {
    const mask = 1 << bit;
    if ((space.dealt & mask) === 0) continue;
    const weights = [space.double & mask ? 2 : 1];
    cards.push({ weights, must: (space.must & mask) !== 0, mustNot: (space.mustNot & mask) !== 0 });
  }
  if (space.blankWild) {
    const weights = space.double === 0 ? [1] : space.double === space.all ? [2] : [1, 2];
    cards.push({ weights, must: space.blankMust, mustNot: space.blankMustNot });
  }
  let ways = [1, ...new Array<number>(63).fill(0)];
  for (const { weights, must, mustNot } of cards) {
    if (must && mustNot) return 0;
    if (mustNot) continue;
    const next = must ? new Array<number>(64).fill(0) : [...ways];
    ways.forEach((n, sum) => {
      if (n > 0) for (const weight of weights) next[sum + weight] = Math.min(2, (next[sum + weight] ?? 0) + n);
    });
    ways = next;
  }
  return ways.reduce((found, n, sum) => (space.goal[sum] ? found + n : found), 0);
}

function unionsWith(
  space: Space,
  colours: readonly boolean[],
  blankType: number | null,
  leaveOut: boolean,
  enough: number,
): number {
  const classes = new Map<number, { weight: number; must: boolean; mustNot: boolean }>();
  const put = (bit: number, must: boolean, mustNot: boolean): void => {
    const mask: CardSet = 1 << bit;
    const kind = space.colours.reduce((k, set, i) => (colours[i] && set & mask ? k | (1 << i) : k), 0);
    const known = classes.get(kind) ?? { weight: 0, must: false, mustNot: false };
    classes.set(kind, {
      weight: known.weight + (space.double & mask ? 2 : 1),
      must: known.must || must,
      mustNot: known.mustNot || mustNot,
    });
  };
  for (let bit = 0; bit < space.bits; bit++)
    if (space.dealt & (1 << bit)) put(bit, (space.must & (1 << bit)) !== 0, (space.mustNot & (1 << bit)) !== 0);
  if (blankType !== null) put(blankType, space.blankMust, space.blankMustNot);
  let ways = [1, ...new Array<number>(63).fill(0)];
  let whole = 0;
  let wholeAllowed = true;
  for (const { weight, must, mustNot } of classes.values()) {
    if (must && mustNot) return 0;
    whole += weight;
    if (mustNot) {
      wholeAllowed = false;
      continue;
    }
    const next = must ? new Array<number>(64).fill(0) : [...ways];
    ways.forEach((n, sum) => {
      if (n > 0) next[sum + weight] = Math.min(enough + 1, (next[sum + weight] ?? 0) + n);
    });
    ways = next;
  }
  let found = 0;
  ways.forEach((n, sum) => {
    if (space.goal[sum]) found += n;
  });
  if (leaveOut && wholeAllowed && space.goal[whole]) found--;
  return found;
}
