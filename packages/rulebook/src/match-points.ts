/**
 * XII-A, the same in every edition: match points by rank among those who played. `null` did not play, or was
 * disqualified for the round: 0, and the others are ranked among themselves.
 */
export function matchPointsOf(totals: readonly (number | null)[]): readonly number[] {
  return totals.map(total => {
    if (total === null) return 0;
    const above = totals.filter(other => other !== null && other > total).length;
    const level = totals.filter(other => other === total).length;
    if (above === 0) return level === 1 ? 6 : level === 2 ? 5 : 4;
    if (above === 1) return level === 1 ? 4 : 3;
    return 2;
  });
}
