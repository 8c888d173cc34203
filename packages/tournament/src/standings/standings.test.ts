import { describe, expect, it } from 'vitest';
import { compareExact, type Exact, written } from '../exact.ts';
import { lotOf } from '../lot.ts';
import type { Player } from '../player.ts';
import { dice } from '../seating/oracle.test-help.ts';
import { METRICS, type Metric, TEAM_RULES } from './metric.ts';
import { placesOf } from './places.ts';
import { type RoundResults, standingsOf } from './standings.ts';
import { sweepstakesOf } from './sweepstakes.ts';

const people = (...ids: string[]): Player[] => ids.map(id => ({ id }));
const ranks = (players: readonly Player[], rounds: readonly RoundResults[], metrics: readonly Metric[], seed = 0) =>
  standingsOf(players, rounds, { metrics, seed })
    .individuals.map(({ id, rank }) => `${rank}${id}`)
    .join(' ');
const table = (names: string, points: readonly (number | null)[]) => ({ players: names.split(''), points });

describe('ties made by hand', () => {
  const tied: RoundResults[] = [
    [table('abc', [6, 4, 2]), table('def', [5, 5, 2])],
    [table('adf', [4, 5, 3]), table('bec', [6, 5, 2])],
  ];
  // a 10 (one 6), b 10 (one 6), d 10 (no 6), e 10 (no 6), f 5, c 4
  it('the sum alone leaves four first', () => {
    expect(ranks(people(...'abcdef'), tied, ['sum'])).toBe('1a 1b 1d 1e 5f 6c');
  });
  it('sixes part them', () => {
    expect(ranks(people(...'abcdef'), tied, ['sum', 'sixes'])).toBe('1a 1b 3d 3e 5f 6c');
  });
  it('head to head parts them otherwise', () => {
    // a: 2/2 + 1/2, b: 1/2 + 2/2, d: 1½/2 + 2/2, e: 1½/2 + 1/2
    expect(ranks(people(...'abcdef'), tied, ['sum', 'h2h'])).toBe('1d 2a 2b 4e 5f 6c');
  });
  it('so does the strength of the opponents', () => {
    // a: (10+4)/2 + (10+5)/2 = 14½, b: (10+4)/2 + (10+4)/2 = 14, d: (10+5)/2 + (10+5)/2 = 15, e: (10+5)/2 + (10+4)/2 = 14½
    expect(ranks(people(...'abcdef'), tied, ['sum', 'opponents'])).toBe('1d 2a 2e 4b 5f 6c');
  });
  it('and the lot, the lower the better', () => {
    const order = [...'abde'].sort((a, b) => lotOf(9, a) - lotOf(9, b));
    expect(ranks(people(...'abcdef'), tied, ['sum', 'lot'], 9)).toBe(
      [...order.map((id, i) => `${i + 1}${id}`), '5f', '6c'].join(' '),
    );
  });
  it('a mean does not punish a missed round', () => {
    const missed: RoundResults[] = [[table('ab', [6, 4])], [table('bc', [6, 4])]];
    expect(ranks(people('a', 'b', 'c'), missed, ['mean'])).toBe('1a 2b 3c');
    expect(ranks(people('a', 'b', 'c'), missed, ['sum'])).toBe('1b 2a 3c');
  });
});

it('a 2 among three is no worse than a 4 among two, head to head', () => {
  const rounds: RoundResults[] = [[table('abc', [6, 4, 2]), table('de', [6, 4])]];
  const { individuals } = standingsOf(people(...'abcde'), rounds, { metrics: ['h2h'], seed: 0 });
  expect(individuals.map(({ id, values }) => [id, written(values.h2h!)])).toEqual([
    ['a', 1],
    ['d', 1],
    ['b', '1/2'],
    ['c', 0],
    ['e', 0],
  ]);
});

it('lots are FNV-1a of the UTF-8 text', () => {
  // Published vectors of FNV-1a, 32 bits, need a text of the form seed:id; these were made with another program.
  const fnv = (bytes: Uint8Array) => {
    let hash = 2166136261n;
    for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * 16777619n) & 0xffffffffn;
    return Number(hash);
  };
  for (const id of ['a', 'Žofie', '東京', '😀', '\ud800x'])
    expect(lotOf(7, id)).toBe(fnv(new TextEncoder().encode(`7:${id}`)));
});

/** A second count of everything, written from the text alone, with fractions as products of whole numbers. */
function recount(players: readonly Player[], rounds: readonly RoundResults[], seed: number) {
  const flat = rounds.flatMap((tables, round) =>
    tables
      .filter(t => t.confirmed !== false)
      .map(t => ({
        round,
        seats: t.players.map((id, i) => ({ id, p: t.points[i] ?? null })).filter(s => s.p !== null),
      })),
  );
  const sum = (id: string) => flat.flatMap(t => t.seats).reduce((n, s) => n + (s.id === id ? s.p! : 0), 0);
  return players.map(({ id }) => {
    const own = flat.filter(t => t.seats.some(s => s.id === id));
    const score = (t: (typeof own)[number]) => t.seats.find(s => s.id === id)!.p!;
    const others = (t: (typeof own)[number]) => t.seats.filter(s => s.id !== id);
    const twelfths = (top: number, bottom: number) => (12 * top) / bottom;
    return {
      id,
      played: own.length,
      perfect: rounds.length > 0 && rounds.every((_, r) => own.some(t => t.round === r && score(t) === 6)),
      twelfths: {
        sum: 12 * sum(id),
        mean: own.length === 0 ? 0 : null,
        sixes: 12 * own.filter(t => score(t) === 6).length,
        h2h: own.reduce((n, t) => {
          const met = others(t);
          if (met.length === 0) return n + 12;
          const beaten = met.filter(s => s.p! < score(t)).length + met.filter(s => s.p === score(t)).length / 2;
          return n + twelfths(beaten, met.length);
        }, 0),
        opponents: own.reduce((n, t) => {
          const met = others(t);
          return met.length === 0
            ? n
            : n +
                twelfths(
                  met.reduce((m, s) => m + sum(s.id), 0),
                  met.length,
                );
        }, 0),
        lot: 12 * lotOf(seed, id),
      } as Record<Metric, number | null>,
      mean: own.length === 0 ? 0 : sum(id) / own.length,
    };
  });
}

it('equal an independent count, in every metric and order', () => {
  const roll = dice(31);
  const toNumber = (x: Exact): number => Number(x.n) / Number(x.d);
  for (let k = 0; k < 150; k += 1) {
    const players = Array.from({ length: 1 + roll(14) }, (_, i) => ({
      id: `p${i}`,
      team: `t${roll(4)}`,
      school: `s${roll(3)}`,
    }));
    const rounds = Array.from({ length: roll(5) }, (): RoundResults => {
      const ids = players.map(p => p.id).filter(() => roll(7) > 0);
      const tables = [];
      for (let i = 0; i < ids.length; ) {
        const there = ids.slice(i, i + 1 + roll(3));
        i += there.length;
        tables.push({
          players: there,
          points: there.map(() => (roll(8) === 0 ? null : roll(7))),
          confirmed: roll(6) > 0,
        });
      }
      return tables;
    });
    const metrics = METRICS.map(metric => ({ metric, lot: roll(100) }))
      .sort((a, b) => a.lot - b.lot)
      .slice(0, 1 + roll(METRICS.length))
      .map(({ metric }) => metric);
    const teamRule = TEAM_RULES[roll(3)]!;
    const got = standingsOf(players, rounds, { metrics, seed: k, teamRule });
    const want = recount(players, rounds, k);
    for (const row of got.individuals) {
      const own = want.find(w => w.id === row.id)!;
      expect(row.played).toBe(own.played);
      for (const metric of metrics) {
        const value = row.values[metric]!;
        if (metric === 'mean') expect(toNumber(value)).toBeCloseTo(own.mean, 12);
        else expect((Number(value.n) * 12) / Number(value.d)).toBeCloseTo(own.twelfths[metric]!, 9);
      }
      const better = got.individuals.filter(other => {
        for (const metric of metrics) {
          const order = compareExact(other.values[metric]!, row.values[metric]!) * (metric === 'lot' ? -1 : 1);
          if (order !== 0) return order > 0;
        }
        return false;
      });
      expect(row.rank).toBe(1 + better.length);
    }
    expect(got.perfect).toEqual(
      want
        .filter(w => w.perfect)
        .map(w => w.id)
        .sort(),
    );
    expect(got.unconfirmed).toBe(rounds.flat().filter(t => t.confirmed === false).length);
    for (const team of got.teams!) {
      const group = players.filter(p => (teamRule === 'top5' ? p.school : p.team) === team.id).map(p => p.id);
      const sums = group.map(id => want.find(w => w.id === id)!).filter(w => teamRule !== 'average' || w.played > 0);
      const twelfths = sums.map(w => w.twelfths.sum!).sort((a, b) => b - a);
      const counted = teamRule === 'top5' ? twelfths.slice(0, 5) : twelfths;
      const total = counted.reduce((a, b) => a + b, 0) / 12;
      expect(toNumber(team.value)).toBeCloseTo(
        teamRule === 'average' ? total / Math.max(1, counted.length) : total,
        12,
      );
      expect(team.members).toHaveLength(counted.length);
      expect(team.rank).toBe(1 + got.teams!.filter(other => compareExact(other.value, team.value) > 0).length);
    }
  }
});

describe('sweepstakes', () => {
  it('drops the lowest games, scales the rest and ranks nobody with too few', () => {
    const games = [
      {
        game: 'x',
        max: 24,
        totals: new Map([
          ['a', 24],
          ['b', 12],
          ['c', 24],
        ]),
      },
      {
        game: 'y',
        max: 30,
        totals: new Map<string, number | null>([
          ['a', 10],
          ['b', 30],
          ['c', null],
        ]),
      },
    ];
    const rows = (rule: Parameters<typeof sweepstakesOf>[2]) =>
      sweepstakesOf(['a', 'b', 'c'], games, rule).map(({ id, rank, games: played, value }) => [
        id,
        rank,
        played,
        written(value),
      ]);
    expect(rows({ scale: 24, drop: 0, minGames: 2 })).toEqual([
      ['b', 1, 2, 36],
      ['a', 2, 2, 32],
      ['c', null, 1, 24],
    ]);
    expect(rows({ scale: null, drop: 1, minGames: 0 })).toEqual([
      ['b', 1, 2, 30],
      ['a', 2, 2, 24],
      ['c', 2, 1, 24],
    ]);
  });
});

describe('places at Nationals', () => {
  const entries = (...numbers: number[]) => new Map(numbers.map((n, i) => [`g${i}`, n]));
  it('the example of the study', () => {
    expect(placesOf('middle', entries(45, 54, 52, 56))).toMatchObject({ places: 15, dropped: 'g0' });
    expect(placesOf('senior', entries(45, 54, 52, 56))).toMatchObject({ places: 20 });
  });
  it.each([
    [0, 0, 0],
    [1, 5, 10],
    [25, 5, 10],
    [26, 10, 15],
    [50, 10, 15],
    [51, 15, 20],
  ])('%i on average', (average, younger, older) => {
    expect(placesOf('elementary', entries(0, average)).places).toBe(younger);
    expect(placesOf('junior', entries(0, average)).places).toBe(older);
  });
  it('averages are exact, and of equal games the first by id is dropped', () => {
    const { average, dropped } = placesOf(
      'junior',
      new Map([
        ['b', 7],
        ['a', 7],
        ['c', 8],
      ]),
    );
    expect([written(average), dropped]).toEqual(['15/2', 'a']);
    expect(placesOf('junior', new Map([['b', 7]]))).toMatchObject({ dropped: null });
  });
});
