import type { InForce } from '@forceout/on-sets';
import { workOut } from '../games/on-sets/work.ts';

type Sheet = { readonly restrictions: readonly string[]; readonly setName: string };

const COLOURS = ['B', 'R', 'G', 'Y'];

/** The cards that a Set-Name names (`in`), or that its Restrictions take out. */
export function cardsOf(cards: readonly string[], inForce: InForce, of: Sheet, want: 'in' | 'out'): readonly string[] {
  return workOut(cards, inForce, of)?.steps.at(-1)?.[want] ?? [];
}

const PAIRS = COLOURS.flatMap(a => COLOURS.filter(b => b !== a).map(b => [a, b] as const));
const NAMES: readonly string[] = [
  ...COLOURS,
  ...['∩', '∪', '−'].flatMap(sign => PAIRS.map(([a, b]) => `${a}${sign}${b}`)),
  ...COLOURS.map(a => `${a}′`),
  'V',
];

/**
 * A short name for exactly these cards, if there is one: what the learner's answer would have been right for. A name of
 * the colours that were asked about goes before others.
 */
export function nameOf(
  cards: readonly string[],
  inForce: InForce,
  picked: readonly string[],
  asked: string,
): string | null {
  if (picked.length === 0) return null;
  const key = [...picked].sort().join(' ');
  const fits = (setName: string): boolean =>
    [...cardsOf(cards, inForce, { restrictions: [], setName }, 'in')].sort().join(' ') === key;
  const strange = (setName: string): number => COLOURS.filter(c => setName.includes(c) && !asked.includes(c)).length;
  return [...NAMES].sort((a, b) => strange(a) - strange(b)).find(fits) ?? null;
}
