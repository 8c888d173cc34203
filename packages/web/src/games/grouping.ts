import type { Token } from './tokens.ts';

/** A pair added to a line, by gap: gap i is in front of piece i. `to` is null while it is still open. */
export interface Bracket {
  readonly from: number;
  readonly to: number | null;
}

/** Opens a bracket in a gap, or closes the one that is open. An open one moves when a gap before it is chosen. */
export function addBracket(brackets: readonly Bracket[], gap: number): readonly Bracket[] {
  const open = brackets.find(b => b.to === null);
  if (!open) return [...brackets, { from: gap, to: null }];
  const rest = brackets.filter(b => b !== open);
  return gap > open.from ? [...rest, { from: open.from, to: gap }] : [...rest, { from: gap, to: null }];
}

export const dropBracket = (brackets: readonly Bracket[], bracket: Bracket): readonly Bracket[] =>
  brackets.filter(b => b !== bracket);

const width = (b: Bracket): number => (b.to ?? Number.POSITIVE_INFINITY) - b.from;

/** The brackets in a gap, left to right: closing ones first, the shortest pair innermost. */
export function bracketsAt(
  brackets: readonly Bracket[],
  gap: number,
): readonly { readonly sign: '(' | ')'; readonly bracket: Bracket }[] {
  const closing = brackets.filter(b => b.to === gap).sort((a, b) => width(a) - width(b));
  const opening = brackets.filter(b => b.from === gap).sort((a, b) => width(b) - width(a));
  return [
    ...closing.map(bracket => ({ sign: ')' as const, bracket })),
    ...opening.map(bracket => ({ sign: '(' as const, bracket })),
  ];
}

/** The line with the added brackets written in; what the writer wrote stays as it is. */
export function writeBrackets(text: string, tokens: readonly Token[], brackets: readonly Bracket[]): string {
  let out = '';
  let done = 0;
  for (let gap = 0; gap <= tokens.length; gap++) {
    const signs = bracketsAt(brackets, gap).map(({ sign }) => sign);
    const closing = signs.filter(sign => sign === ')').join('');
    const opening = signs.filter(sign => sign === '(').join('');
    const closeAt = tokens[gap - 1]?.end ?? 0;
    const openAt = tokens[gap]?.at ?? text.length;
    out += text.slice(done, closeAt) + closing + text.slice(closeAt, openAt) + opening;
    done = openAt;
  }
  return out + text.slice(done);
}
