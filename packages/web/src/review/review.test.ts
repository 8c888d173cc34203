import { game } from '@forceout/on-sets';
import { playMatch } from '@forceout/players';
import { expect, it } from 'vitest';
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
  if (!last || !('reviewed' in last)) throw new Error('no review came');
  return { news, reviewed: last.reviewed };
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

it('does not look at a match that is still played', async () => {
  const cut = events.findIndex(event => event.event === 'scored');
  expect(cut).toBeGreaterThan(0);
  await expect(runReview({ game: 'on-sets', events: events.slice(0, cut) }, () => {})).rejects.toThrow('still played');
});
