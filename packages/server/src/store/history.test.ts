import { expect, it } from 'vitest';
import type { PlayedPage, PlayedRow, RatingRow } from '../people/history-store.ts';
import { bothStores } from '../test/both-stores.ts';
import { historyStore } from './history.ts';

const onBothStores = bothStores();

const played = (match: string, at: number, more: Partial<PlayedRow> = {}): PlayedRow => ({
  person: 'me',
  match,
  at,
  source: 'online',
  game: 'wff',
  edition: 'wff-2017',
  division: 'senior',
  result: 'won',
  place: 1,
  points: 6,
  shakes: 3,
  seat: 0,
  seats: [{ key: 'me' }, { key: 'you' }],
  ...more,
});
const rating = (no: number, more: Partial<RatingRow> = {}): RatingRow => ({
  person: 'me',
  game: 'wff',
  division: 'senior',
  against: 'people',
  no,
  at: no,
  rating: 1200.5 + no,
  deviation: 100,
  volatility: 0.06,
  ...more,
});

onBothStores('what was played', engine => {
  it('a match is written down once, with its ratings, all or nothing', async () => {
    const store = historyStore(engine());
    await store.settle('m1', [played('m1', 10)], [rating(1)]);
    await expect(store.settle('m1', [played('m1', 11)], [rating(2)])).rejects.toThrow();
    // The rating has moved on meanwhile: nothing of the match is there.
    await expect(store.settle('m2', [played('m2', 12)], [rating(1)])).rejects.toThrow();
    expect(await store.isSettled('m1')).toBe(true);
    expect(await store.isSettled('m2')).toBe(false);
    expect(await store.match('me', 'm2')).toBeNull();
    expect(await store.match('me', 'm1')).toEqual(played('m1', 10));
    expect(await store.match('you', 'm1')).toBeNull();
    await store.settle('m2', [played('m2', 12)], [rating(2), rating(1, { against: 'bots' })]);
    const asked = [rating(0), rating(0, { against: 'bots' }), rating(0, { person: 'you' })];
    expect(await store.ratings([])).toEqual([]);
    expect((await store.ratings(asked)).toSorted((a, b) => a.no - b.no)).toEqual([
      rating(1, { against: 'bots' }),
      rating(2),
    ]);
    expect((await store.curve(rating(0), 9)).map(r => r.no)).toEqual([1, 2]);
    expect((await store.curve(rating(0), 1)).map(r => r.no)).toEqual([2]);
  });

  it('comes page by page, newest first, by what is asked for', async () => {
    const store = historyStore(engine());
    const values = Array.from({ length: 300 }, (_, i) => {
      const result = ['won', 'tied', 'lost'][i % 3];
      const seats = i % 2 === 0 ? '[{"key":"pager"},{"bot":"expert","name":"Ace"}]' : '[{"key":"pager"},{"key":"you"}]';
      return `('pager', 'p${String(i).padStart(3, '0')}', ${1000 + Math.floor(i / 2)}, 'online', 'wff', 'wff-2017', 'senior', '${result}', 1, 6, 3, 0, '${seats}')`;
    });
    const columns = 'person, match_id, at, source, game, edition, division, result, place, points, shakes, seat, seats';
    await engine().write({ text: `INSERT INTO played (${columns}) VALUES ${values.join(', ')}`, values: [] });
    await engine().write({
      text: "INSERT INTO roster (stream_id, key, name) VALUES ('p001', 'you', 'Zoë 100%'), ('p001', 'pager', 'Zo'), ('p003', 'you', 'Ann')",
      values: [],
    });
    const seen: string[] = [];
    let after: { at: number; id: string } | null = null;
    for (;;) {
      const { found, next } = await store.page('pager', {}, after, 70);
      seen.push(...found.map(({ row }) => row.match));
      if (next === null) break;
      after = next;
    }
    expect(seen).toEqual(Array.from({ length: 300 }, (_, i) => `p${String(299 - i).padStart(3, '0')}`));
    const ids = async (filter: Parameters<typeof store.page>[1]) =>
      (await store.page('pager', filter, null, 500)).found.map(({ row }) => row.match);
    expect(await ids({ result: 'tied' })).toHaveLength(100);
    expect(await ids({ game: 'on-sets' })).toEqual([]);
    expect(await ids({ against: 'bots' })).toHaveLength(150);
    expect(await ids({ against: 'people', result: 'won', since: 1140 })).toHaveLength(3);
    expect(await ids({ search: 'zo' })).toEqual(['p001']);
    expect(await ids({ search: '100%' })).toEqual(['p001']);
    expect(await ids({ search: '0_' })).toEqual([]);
    expect(await ids({ search: 'ACE' })).toHaveLength(150);
    const [found] = (await store.page('pager', { search: 'ann' }, null, 5)).found;
    expect(found!.roster.get('you')).toBe('Ann');
    expect(await store.count('pager')).toEqual({ matches: 300, first: 1000 });
    expect(await store.count('nobody')).toEqual({ matches: 0, first: null });
  });

  it('a page that is asked for little looks at a thousand matches and leads on', async () => {
    const store = historyStore(engine());
    const values = Array.from({ length: 2500 }, (_, i) => {
      const result = i === 30 || i === 2400 ? 'tied' : 'won';
      return `('seeker', 's${String(i).padStart(4, '0')}', ${i}, 'device', 'wff', 'wff-2017', 'senior', '${result}', 1, 6, 3, 0, '[{"name":"S"}]')`;
    });
    const columns = 'person, match_id, at, source, game, edition, division, result, place, points, shakes, seat, seats';
    await engine().write({ text: `INSERT INTO played (${columns}) VALUES ${values.join(', ')}`, values: [] });
    const pages = async (filter: Parameters<typeof store.page>[1]) => {
      const seen: string[][] = [];
      let after: { at: number; id: string } | null = null;
      do {
        const page: PlayedPage = await store.page('seeker', filter, after, 10);
        seen.push(page.found.map(({ row }) => row.match));
        after = page.next;
      } while (after !== null);
      return seen;
    };
    expect(await pages({ result: 'tied' })).toEqual([['s2400'], [], ['s0030']]);
    expect(await pages({ search: 'nobody' })).toEqual([[], [], []]);
    // What is older than asked for is not looked at.
    expect(await pages({ search: 'nobody', since: 1800 })).toEqual([[]]);
  });

  it('keeps matches of a device with their log, and deletes them again', async () => {
    const store = historyStore(engine());
    const mine = played('d1', 5, { source: 'device', seats: [{ name: 'Me' }, { bot: 'expert', name: 'Ace' }] });
    expect(await store.keep(mine, 'log', [])).toBe(true);
    expect(await store.keep(mine, 'other', [])).toBe(false);
    expect(await store.kept('me', 'd1')).toBe('log');
    expect(await store.kept('you', 'd1')).toBeNull();
    expect(await store.removeKept('you', 'd1')).toBe(false);
    expect(await store.removeKept('me', 'm1')).toBe(false);
    expect(await store.removeKept('me', 'd1')).toBe(true);
    expect(await store.kept('me', 'd1')).toBeNull();
  });

  it('knows which matches are over and not written down', async () => {
    const store = historyStore(engine());
    const stream = (id: string, stage: string) => `('${id}', 'table', 1, '{"stage":"${stage}"}')`;
    const text = `INSERT INTO streams (id, kind, made, card) VALUES ${stream('m1', 'over')}, ${stream('left', 'over')}, ${stream('on', 'playing')}`;
    await engine().write({ text, values: [] });
    expect(await store.unsettled(9)).toEqual(['left']);
  });

  it('keeps puzzles, reviews and settings, the last word counts', async () => {
    const store = historyStore(engine());
    await store.saveProgress('me', 'wff', '{"a":1}', 1);
    await store.saveProgress('me', 'wff', '{"a":2}', 2);
    expect(await store.progress('me')).toEqual(new Map([['wff', '{"a":2}']]));
    await store.saveReview('me', 'm1', 'wff', 'one', 1);
    await store.saveReview('me', 'm2', 'wff', 'two', 2);
    await store.saveReview('me', 'm1', 'wff', 'three', 3);
    expect(await store.reviews('me', 'wff', 9)).toEqual(['three', 'two']);
    expect(await store.reviews('me', 'on-sets', 9)).toEqual([]);
    expect(await store.preferences('me')).toBeNull();
    await store.savePreferences('me', '{}', 1);
    await store.savePreferences('me', '{"x":1}', 2);
    expect(await store.preferences('me')).toBe('{"x":1}');
  });
});
