import type { Json } from '@forceout/table';
import { MARKS, type Mark } from './card.tsx';
import { type Chart, isChart } from './charts.ts';

/** What a player has noted on the Universe. Marks belong to one shake; the chosen form stays. */
export interface Marks {
  readonly shake: number;
  readonly as: 'cards' | 'chart';
  readonly chart: Chart;
  readonly cards: Readonly<Record<string, Mark>>;
}

export function readMarks(raw: Json, shake: number): Marks {
  const given =
    typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as { readonly [key: string]: Json }) : {};
  const cards = given.shake === shake && typeof given.cards === 'object' && given.cards !== null ? given.cards : {};
  return {
    shake,
    as: given.as === 'chart' ? 'chart' : 'cards',
    chart: isChart(given.chart) ? given.chart : 'grid',
    cards: Object.fromEntries(
      Object.entries(cards).filter((entry): entry is [string, Mark] => MARKS.includes(entry[1] as Mark)),
    ),
  };
}

/** One press further: no mark, shaded, crossed out, no mark. */
export function markNext(marks: Marks, card: string): Marks {
  const next = MARKS[(MARKS.indexOf(marks.cards[card] ?? 'none') + 1) % MARKS.length]!;
  return { ...marks, cards: { ...marks.cards, [card]: next } };
}
