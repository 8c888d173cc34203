import type { Judgement, Mistake, Wrote } from '@forceout/players';
import type { Reviewed } from './messages.ts';

/** A place in the row of a shake: a choice, or what somebody wrote. */
export type Item =
  | { readonly kind: 'choice'; readonly seq: number; readonly seat: number; readonly judgement: Judgement }
  | { readonly kind: 'wrote'; readonly seq: number; readonly seat: number; readonly wrote: Wrote };

export const itemsOf = ({ judgements, wrote }: Reviewed, shake: number): readonly Item[] => [
  ...judgements
    .filter(j => j.shake === shake)
    .map(judgement => ({ kind: 'choice' as const, seq: judgement.seq, seat: judgement.seat, judgement })),
  ...wrote
    .filter(w => w.shake === shake)
    .map(each => ({ kind: 'wrote' as const, seq: each.seq, seat: each.seat, wrote: each })),
];

/** How it stood after a move: was a Now open, was it Impossible? */
export const BANDS = ['unknown', 'closed', 'now', 'impossible'] as const;
export type Band = (typeof BANDS)[number];

function before({ nowOpen, impossible }: Judgement): Band {
  if (impossible === true) return 'impossible';
  if (nowOpen === true) return 'now';
  return nowOpen === null || impossible === null ? 'unknown' : 'closed';
}

/** The band over a row: what held after a move is what the next player found. */
function bandAfter(items: readonly Item[], at: number): Band {
  const item = items[at];
  const next = items[at + 1];
  if (item?.kind === 'choice') {
    if (next?.kind === 'choice') return before(next.judgement);
    return item.judgement.did === 'challenge' ? before(item.judgement) : 'unknown';
  }
  const last = items.findLast(each => each.kind === 'choice');
  return last?.kind === 'choice' && last.judgement.did === 'challenge' ? before(last.judgement) : 'unknown';
}

export interface Stretch {
  readonly band: Band;
  readonly from: number;
  readonly length: number;
  /** Long enough for its word where the whole row has the width of a phone. */
  readonly roomy: boolean;
}

/** The same bands side by side, put together. */
export function stretchesOf(items: readonly Item[]): readonly Stretch[] {
  const found: Omit<Stretch, 'roomy'>[] = [];
  for (const at of items.keys()) {
    const band = bandAfter(items, at);
    const last = found.at(-1);
    if (last?.band === band) found[found.length - 1] = { ...last, length: last.length + 1 };
    else found.push({ band, from: at, length: 1 });
  }
  return found.map(each => ({ ...each, roomy: each.length * ROOM >= items.length }));
}

/** A word wants this part of a phone's width. */
const ROOM = 4;

/** The bands that say their word somewhere in a narrow row. */
export const namedIn = (stretches: readonly Stretch[]): readonly Band[] =>
  BANDS.filter(band => stretches.some(each => each.roomy && each.band === band));

/** One word for each place: never "good" for what was not decided. */
export const WORDS = ['good', 'missed', 'gave', 'wrong', 'slip', 'open'] as const;
export type Word = (typeof WORDS)[number];

const wordOfMistake = (mistake: Mistake): Word =>
  mistake.startsWith('missed') ? 'missed' : mistake.startsWith('wrong') ? 'wrong' : 'gave';

export function wordOf(item: Item): Word {
  if (item.kind === 'wrote')
    return item.wrote.verdict.correct === null ? 'open' : item.wrote.verdict.correct ? 'good' : 'slip';
  const { verdict, mistakes } = item.judgement;
  if (verdict === 'undecided') return 'open';
  const [mistake] = mistakes;
  return mistake === undefined ? 'good' : wordOfMistake(mistake);
}

/**
 * The place that decided the shake: a wrong challenge; a right one thrown away by what its own player wrote; the last
 * thing an opponent gave away before it, or else missed; any other slip; else the challenge itself.
 */
export function decisiveOf(items: readonly Item[]): number {
  const challenge = items.findIndex(item => item.kind === 'choice' && item.judgement.did === 'challenge');
  const slip = items.findIndex(item => wordOf(item) === 'slip');
  const wrong = items.findIndex(item => wordOf(item) === 'wrong');
  if (wrong >= 0) return wrong;
  if (slip >= 0 && items[slip]?.seat === items[challenge]?.seat) return slip;
  const byOther = (word: Word): number =>
    items.findLastIndex(
      (item, i) => wordOf(item) === word && (challenge < 0 || (i < challenge && item.seat !== items[challenge]?.seat)),
    );
  const [gave, missed] = [byOther('gave'), byOther('missed')];
  if (gave >= 0) return gave;
  if (missed >= 0 && challenge >= 0) return missed;
  return slip >= 0 ? slip : Math.max(0, challenge);
}
