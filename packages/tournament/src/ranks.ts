/** Ranks of a list that stands in order: equal neighbours share one, and the next rank skips (1 1 3). */
export function sharedRanks<T>(ordered: readonly T[], equal: (a: T, b: T) => boolean): readonly number[] {
  let before: { readonly item: T; readonly rank: number } | null = null;
  return ordered.map((item, i) => {
    const rank: number = before !== null && equal(before.item, item) ? before.rank : i + 1;
    before = { item, rank };
    return rank;
  });
}
