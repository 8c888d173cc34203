import type { Span } from './item.ts';
import type { Token } from './token.ts';

/**
 * The groups that the gaps of a Goal make (IV-B-2): what stands between two gaps, without the operations at its ends. A
 * radical at the front may reach further than its own part (IV-B-2 comment), so it does not belong to the group.
 */
export function gapGroups(tokens: readonly Token[]): readonly Span[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'gap') parts.push([]);
    else if (token.kind !== 'open' && token.kind !== 'close') parts.at(-1)!.push(token);
  }
  const filled = parts.filter(part => part.length > 0);
  if (filled.length < 2) return [];
  const groups: Span[] = [];
  let place = 0;
  for (const part of filled) {
    const first = part.findIndex(t => t.kind !== 'sign');
    const last = part.findLastIndex(t => t.kind !== 'sign');
    if (first >= 0 && last > first) groups.push({ from: place + first, to: place + last + 1 });
    place += part.length;
  }
  return groups;
}

/** Two spans that overlap, neither inside the other. */
export const cross = (a: Span, b: Span): boolean =>
  (a.from < b.from && b.from < a.to && a.to < b.to) || (b.from < a.from && a.from < b.to && b.to < a.to);
