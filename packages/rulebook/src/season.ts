/** A school year, written `2015-16`. */
const seasonPattern = /^(\d{4})-(\d{2})$/;

export function isSeason(x: unknown): x is string {
  const parts = typeof x === 'string' ? seasonPattern.exec(x) : null;
  return parts !== null && (Number(parts[1]) + 1) % 100 === Number(parts[2]);
}

/** The year in which the season ends decides: 2015-16 plays the even-year lists. */
export function seasonParity(season: string): 'even' | 'odd' | null {
  if (!isSeason(season)) return null;
  return Number(season.slice(0, 4)) % 2 === 1 ? 'even' : 'odd';
}
