/** How many letters have to be put in, left out, changed or swapped to make one word of another. */
export function distance(a: string, b: string): number {
  const rows: number[][] = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  for (let j = 1; j <= b.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const changed = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const best = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, changed);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      rows[i]![j] = swapped ? Math.min(best, rows[i - 2]![j - 2]! + 1) : best;
    }
  return rows[a.length]![b.length]!;
}

/** The word that was probably meant; null when none is near. */
export function nearest(word: string, words: readonly string[]): string | null {
  const ranked = words
    .map(one => ({ one, far: one.startsWith(word) && word.length > 1 ? 1 : distance(word, one) }))
    .sort((a, b) => a.far - b.far);
  const best = ranked[0];
  return best !== undefined && best.far <= Math.max(1, Math.floor(best.one.length / 3)) ? best.one : null;
}
