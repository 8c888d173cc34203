import type { Clause } from '@forceout/rulebook/clauses';

/** Letters without their accents, so that "accion" finds "acción". Keeps the number of letters. */
export const plain = (text: string): string =>
  [...text].map(sign => sign.normalize('NFD').charAt(0).toLowerCase()).join('');

const wordsOf = (query: string): readonly string[] =>
  plain(query)
    .split(/\s+/)
    .filter(word => word !== '');

/** Every word has to occur, in the clause's number or in its wording. */
export function searchClauses(clauses: readonly Clause[], query: string): readonly Clause[] {
  const words = wordsOf(query);
  if (words.length === 0) return clauses;
  return clauses.filter(({ clause, text }) => {
    const hay = `${plain(clause)} ${plain(text)}`;
    return words.every(word => hay.includes(word));
  });
}

export interface Part {
  readonly text: string;
  readonly hit: boolean;
}

/** A wording cut into parts, the words looked for marked. */
export function marked(text: string, query: string): readonly Part[] {
  const words = wordsOf(query).filter(word => word.length > 1);
  const hay = plain(text);
  const hits = [...text].map(() => false);
  for (const word of words)
    for (let at = hay.indexOf(word); at >= 0; at = hay.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  const parts: Part[] = [];
  [...text].forEach((sign, i) => {
    const last = parts.at(-1);
    if (last && last.hit === hits[i]) parts[parts.length - 1] = { ...last, text: last.text + sign };
    else parts.push({ text: sign, hit: hits[i] ?? false });
  });
  return parts;
}
