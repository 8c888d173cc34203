import { game } from '@forceout/on-sets';
import { playMatch } from '@forceout/players';
import { expect, it } from 'vitest';
import { decisiveOf, type Item, itemsOf, namedIn, stretchesOf, wordOf } from './items.ts';
import type { Reviewed, ReviewNews } from './messages.ts';
import { deedsOf, momentOf } from './moment.ts';
import { runReview } from './serve-review.ts';

const { events } = playMatch(
  game,
  { edition: 'onsets-2026', division: 'elementary', shakes: 1 },
  [
    { level: 'newcomer', style: 'steady', seed: 1 },
    { level: 'learner', style: 'steady', seed: 2 },
  ],
  1,
);

const reviewOf = async (): Promise<{ news: ReviewNews[]; reviewed: Reviewed }> => {
  const news: ReviewNews[] = [];
  await runReview({ game: 'on-sets', events }, message => news.push(message));
  const last = news.pop();
  if (!last || !('reviewed' in last) || !last.over) throw new Error('no review came');
  // The last news is the review when nothing more is tried; before it may come one for each choice looked at again.
  return { news: news.filter(each => 'done' in each), reviewed: last.reviewed };
};

it('tells of every choice as it goes, and shows each as the table stood after it', async () => {
  const { news, reviewed } = await reviewOf();
  const { judgements, lessons } = reviewed;
  expect(judgements.length).toBeGreaterThan(3);
  expect(news).toEqual(judgements.map((_, i) => ({ done: i + 1, of: judgements.length })));
  const deeds = deedsOf(events);
  for (const judgement of judgements) {
    const { deed, view, safe } = momentOf(events, judgement);
    expect(deeds.get(judgement.seq)).toEqual(deed);
    expect(deed.did).toBe(judgement.did);
    if (deed.did === 'move') expect(view.state.shake!.mat[deed.to].some(c => c.id === deed.cube.id)).toBe(true);
    const names = safe.map(({ cube, to }) => `${cube.kind} ${cube.face} ${to}`);
    expect(new Set(names).size).toBe(names.length);
  }
  const mistaken = judgements.filter(judgement => judgement.mistakes.length > 0);
  expect(
    lessons
      .flat()
      .map(lesson => lesson.seq)
      .sort(),
  ).toEqual(mistaken.map(j => j.seq).sort());
});

it('says that it is over only when all that else could have been done was looked for', async () => {
  const news: ReviewNews[] = [];
  await runReview({ game: 'on-sets', events }, message => news.push(message));
  const over = news.flatMap(each => ('reviewed' in each ? [each.over] : []));
  expect(over.indexOf(true)).toBe(over.length - 1);
  const { reviewed } = await reviewOf();
  expect(reviewed.judgements.every(judgement => judgement.lookedAround)).toBe(true);
});

it('does not look at a match that is still played', async () => {
  const cut = events.findIndex(event => event.event === 'scored');
  expect(cut).toBeGreaterThan(0);
  const news: ReviewNews[] = [];
  await runReview({ game: 'on-sets', events: events.slice(0, cut) }, one => news.push(one));
  expect(news).toEqual([{ failed: 'live' }]);
});

it('puts every choice and every Solution in the row, and calls nothing good that was not decided', async () => {
  const { reviewed } = await reviewOf();
  const items = itemsOf(reviewed, 1);
  expect(items).toHaveLength(reviewed.judgements.length + reviewed.wrote.length);
  for (const item of items)
    if (wordOf(item) === 'good')
      expect(item.kind === 'choice' ? item.judgement.verdict : item.wrote.verdict.correct).toBe(
        item.kind === 'choice' ? 'good' : true,
      );
  expect(items[decisiveOf(items)]).toBeDefined();
});

const choice = (seat: number, did: string, ...mistakes: readonly string[]): Item => ({
  kind: 'choice',
  seq: 0,
  seat,
  judgement: { did, mistakes, verdict: mistakes.length > 0 ? 'mistake' : 'good' } as never,
});
const wrote = (seat: number, correct: boolean): Item => ({
  kind: 'wrote',
  seq: 0,
  seat,
  wrote: { verdict: { correct } } as never,
});

it('a right Now that its own player writes wrongly is decided by the writing, else by the move that gave it away', () => {
  const moves = [choice(0, 'goal'), choice(1, 'move', 'gave-now'), choice(0, 'challenge')];
  expect(decisiveOf([...moves, wrote(0, false)])).toBe(3);
  expect(decisiveOf([...moves, wrote(0, true)])).toBe(1);
  expect(decisiveOf([...moves, wrote(0, true), wrote(1, false)])).toBe(1);
});

it('what the Challenger gave away and the opponent missed is decided by the opponent', () => {
  const mine = choice(0, 'move', 'gave-now');
  const moves = [choice(1, 'goal'), mine, choice(1, 'move', 'missed-now'), choice(0, 'challenge'), wrote(0, true)];
  expect(decisiveOf(moves)).toBe(2);
  expect(decisiveOf([choice(1, 'goal'), mine, choice(0, 'challenge'), wrote(0, true)])).toBe(2);
});

it('lays the band over the whole row: what held after a move is what the next player found', async () => {
  const { reviewed } = await reviewOf();
  const items = itemsOf(reviewed, 1);
  const stretches = stretchesOf(items);
  let at = 0;
  for (const { from, length, band } of stretches) {
    expect(from).toBe(at);
    at += length;
    for (let i = from; i < from + length; i++) {
      const next = items[i + 1];
      if (next?.kind !== 'choice') continue;
      const { nowOpen, impossible } = next.judgement;
      const told = impossible
        ? 'impossible'
        : nowOpen
          ? 'now'
          : impossible === null || nowOpen === null
            ? 'unknown'
            : 'closed';
      expect(band).toBe(told);
    }
  }
  expect(at).toBe(items.length);
});

it('a short stretch of a narrow band has no room for its word, and is named beneath', () => {
  const found = (nowOpen: boolean): Item =>
    ({ kind: 'choice', seq: 0, seat: 0, judgement: { did: 'move', nowOpen, impossible: false } }) as never;
  const items = [...Array(14).fill(found(false)), found(true), found(false), found(false)];
  const stretches = stretchesOf(items);
  expect(stretches.map(({ band, length, roomy }) => [band, length, roomy])).toEqual([
    ['closed', 13, true],
    ['now', 1, false],
    ['closed', 2, false],
    ['unknown', 1, false],
  ]);
  expect(namedIn(stretches)).toEqual(['closed']);
});
