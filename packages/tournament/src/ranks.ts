/** Ranks of a list that stands in order: equal neighbours share one, and the next rank skips (1 1 3). */
export function sharedRanks<T>(ordered: readonly T[], equal: (a: T, b: T) => boolean): readonly number[] {
  const ranks: number[] = [];
  ordered.forEach((item, i) => {
    ranks.push(i > 0 && equal(ordered[i - 1]!, item) ? ranks[i - 1]! : i + 1);
  });
  return ranks;
}
