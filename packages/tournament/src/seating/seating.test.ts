import { describe, expect, it } from 'vitest';
import { checkSeating } from './check-seating.ts';
import { type SoftCount, softCountsOf } from './count.ts';
import { METHODS } from './method.ts';
import { dice, type OracleRequest, oracleCounts, oracleLeast, randomField } from './oracle.test-help.ts';
import { seatRound } from './plan.ts';

function randomOrder(roll: (n: number) => number, method: (typeof METHODS)[number]): SoftCount[] {
  const all = [...softCountsOf(method)];
  if (roll(2) === 0) return all;
  return all
    .map(count => ({ count, lot: roll(1000), kept: roll(4) > 0 }))
    .filter(({ kept }) => kept)
    .sort((a, b) => a.lot - b.lot)
    .map(({ count }) => count);
}

/** Everybody is seated once, tables are right, and what is said of it is true. */
function expectHonest(request: OracleRequest, answer: ReturnType<typeof seatRound>): void {
  const counts = oracleCounts(request, answer);
  expect(answer.broken).toEqual(counts);
  expect(checkSeating({ ...request, ...answer })).toMatchObject({
    ok: true,
    faults: [],
    broken: counts,
    why: answer.why,
  });
  answer.tables.forEach((table, t) => {
    const padding = Array.from({ length: answer.tables.length - 1 }, () => [] as string[]);
    const own = oracleCounts(
      { ...request, method: request.method === 'standings' ? 'draw' : request.method },
      {
        tables: request.method === 'interval' ? [table, ...padding] : [table],
        bye: [],
      },
    );
    const spread = request.method === 'standings' ? oracleCounts(request, { tables: [table], bye: [] }).spread! : 0;
    const names = ['teammates', 'forbidden', ...softCountsOf(request.method)];
    const firsts = oracleCounts({ ...request, method: 'draw' }, { tables: [table], bye: [] }).firstSeat!;
    const adds = names.filter(name => (name === 'spread' ? spread : name === 'firstSeat' ? firsts : own[name]!) > 0);
    expect(answer.why[t]).toEqual([request.method, ...(table.length === 2 ? ['two'] : []), ...adds]);
  });
}

describe('seating a small field', () => {
  it('breaks as little as any seating can, for every method and order', () => {
    const roll = dice(1);
    for (let k = 0; k < 100; k += 1) {
      const method = METHODS[k % METHODS.length]!;
      const rounds = roll(5);
      const size = k % 30 === 0 ? 10 + roll(3) : roll(10);
      const request = { ...randomField(roll, size, rounds), method, order: randomOrder(roll, method) };
      const answer = seatRound({ ...request, seed: roll(1000), rounds: rounds + 1 });
      expectHonest(request, answer);
      const least = oracleLeast(request);
      for (const count of ['teammates', 'forbidden', ...request.order])
        expect(answer.broken[count as SoftCount], `${count} of case ${k}`).toBe(least[count] ?? 0);
    }
  });

  it('gives the same answer to the same request, and chance to another seed', () => {
    const request = { ...randomField(dice(3), 12, 0), method: 'draw' as const, order: softCountsOf('draw') };
    const at = (seed: number) => JSON.stringify(seatRound({ ...request, seed }));
    expect(at(5)).toBe(at(5));
    expect(new Set(Array.from({ length: 30 }, (_, seed) => at(seed))).size).toBeGreaterThan(20);
  });

  it('draws every best seating as often as any other', () => {
    const players = ['a', 'b', 'c', 'd', 'e', 'f'].map(id => ({ id }));
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 1500; seed += 1) {
      const { tables } = seatRound({
        players,
        method: 'draw',
        past: [],
        forbidden: [['a', 'b']],
        leftover: 'twos',
        order: softCountsOf('draw'),
        seed,
      });
      const key = tables
        .find(table => table.includes('a'))!
        .slice()
        .sort()
        .join('');
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1500 / 6)).toBeLessThan(80);
  });

  it('keeps its bearings after very many rounds', () => {
    const roll = dice(8);
    const request = { ...randomField(roll, 9, 90), method: 'standings' as const, order: softCountsOf('standings') };
    const answer = seatRound({ ...request, seed: 1 });
    expect(answer.broken).toEqual(oracleLeast(request));
  });
});

describe('seating a larger field', () => {
  it('says truly what it breaks, and gives the first seat to who had it least', () => {
    const roll = dice(2);
    for (let k = 0; k < 24; k += 1) {
      const method = METHODS[k % METHODS.length]!;
      const rounds = roll(5);
      const request = { ...randomField(roll, 13 + roll(30), rounds), method, order: softCountsOf(method) };
      const answer = seatRound({ ...request, seed: roll(1000), rounds: rounds + 1 });
      expectHonest(request, answer);
      const firsts = (id: string) => oracleCounts(request, { tables: [[id]], bye: [] }).firstSeat!;
      for (const table of answer.tables) expect(firsts(table[0]!)).toBe(Math.min(...table.map(firsts)));
    }
  });

  it('never seats two of a team or forbidden pairs together where that can be', () => {
    const roll = dice(4);
    for (let k = 0; k < 40; k += 1) {
      const size = 19 + roll(100);
      const tables = Math.ceil(size / 3);
      // Teams as large as there are tables: every table has one of each.
      const players = Array.from({ length: size }, (_, i) => ({ id: `p${i}`, team: `t${Math.floor(i / tables)}` }));
      const request = { players, method: 'draw' as const, past: [], forbidden: [], leftover: 'twos' as const };
      const { broken } = seatRound({ ...request, order: softCountsOf('draw'), seed: k });
      expect(broken.teammates).toBe(0);
    }
  });
});
