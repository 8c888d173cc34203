/** How many letters have to be put in, left out, changed or swapped to make one word of another. */
export function distance(a: string, b: string): number {
  const known = new Map<string, number>();
  /** From the first i letters of the one to the first j of the other. */
  const between = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${i} ${j}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const changed = between(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
    const best = Math.min(between(i - 1, j) + 1, between(i, j - 1) + 1, changed);
    const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    const least = swapped ? Math.min(best, between(i - 2, j - 2) + 1) : best;
    known.set(key, least);
    return least;
  };
  return between(a.length, b.length);
}

/** The word that was probably meant; null when none is near. */
export function nearest(word: string, words: readonly string[]): string | null {
  const ranked = words
    .map(one => ({ one, far: one.startsWith(word) && word.length > 1 ? 1 : distance(word, one) }))
    .sort((a, b) => a.far - b.far);
  const best = ranked[0];
  return best !== undefined && best.far <= Math.max(1, Math.floor(best.one.length / 3)) ? best.one : null;
}
