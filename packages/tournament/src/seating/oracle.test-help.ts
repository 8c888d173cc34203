import type { Player } from '../player.ts';
import type { PastRound } from './field.ts';

/**
 * A second opinion on seatings, written from the text of the protocol alone and sharing no code with the real one:
 * it counts on ids, and finds the least by going through every seating and every first seat.
 */
export interface OracleRequest {
  readonly players: readonly Player[];
  readonly method: 'draw' | 'standings' | 'interval' | 'planned';
  readonly past: readonly PastRound[];
  readonly forbidden: readonly (readonly [string, string])[];
  readonly leftover: 'twos' | 'bye';
  readonly order: readonly string[];
}

export type OracleSeating = { readonly tables: readonly (readonly string[])[]; readonly bye: readonly string[] };

export function oracleCounts(request: OracleRequest, { tables, bye }: OracleSeating): Record<string, number> {
  const { players, past, method } = request;
  const by = new Map(players.map(p => [p.id, p]));
  const pairs = tables.flatMap(t => t.flatMap((a, i) => t.slice(i + 1).map(b => [a, b] as const)));
  const team = (id: string) => by.get(id)!.team;
  const school = (id: string) => by.get(id)!.school;
  const mates = ([a, b]: readonly [string, string]) => team(a) !== undefined && team(a) === team(b);
  const points = (id: string): number => {
    let sum = 0;
    for (const round of past)
      round.tables.forEach((t, k) => {
        const at = t.indexOf(id);
        if (at >= 0) sum += round.points?.[k]?.[at] ?? 0;
      });
    return sum;
  };
  const counts: Record<string, number> = {
    teammates: pairs.filter(mates).length,
    forbidden: pairs.filter(([a, b]) => request.forbidden.some(f => f.includes(a) && f.includes(b))).length,
    repeats: pairs.reduce(
      (n, [a, b]) => n + past.filter(r => r.tables.some(t => t.includes(a) && t.includes(b))).length,
      0,
    ),
    sameSchool: pairs.filter(p => !mates(p) && school(p[0]) !== undefined && school(p[0]) === school(p[1])).length,
    secondBye: bye.reduce((n, id) => n + past.filter(r => r.bye?.includes(id)).length, 0),
    secondTwo: tables
      .filter(t => t.length === 2)
      .flat()
      .reduce((n, id) => n + past.filter(r => r.tables.some(t => t.length === 2 && t.includes(id))).length, 0),
    firstSeat: tables.reduce((n, t) => n + past.filter(r => r.tables.some(old => old[0] === t[0])).length, 0),
  };
  if (method === 'standings')
    counts.spread = tables.reduce((n, t) => {
      const own = t.map(points);
      return n + Math.max(...own) - Math.min(...own);
    }, 0);
  if (method === 'interval') {
    const ranked = players.map((p, i) => ({ id: p.id, i, points: points(p.id) }));
    ranked.sort((x, y) => y.points - x.points || x.i - y.i);
    const stratum = (id: string) => Math.trunc(ranked.findIndex(r => r.id === id) / tables.length);
    counts.strata = pairs.filter(([a, b]) => stratum(a) === stratum(b)).length;
  }
  return counts;
}

/** Every way to seat: tables of three first, then of two, then the bye. */
export function* everySeating(ids: readonly string[], leftover: 'twos' | 'bye'): Generator<OracleSeating> {
  const n = ids.length;
  if (n === 0) {
    yield { tables: [], bye: [] };
    return;
  }
  if (n === 1 || (n % 3 === 1 && leftover === 'bye')) {
    for (const out of ids)
      for (const tables of split(
        ids.filter(id => id !== out),
        0,
      ))
        yield { tables, bye: [out] };
    return;
  }
  for (const tables of split(ids, n % 3 === 0 ? 0 : n % 3 === 2 ? 1 : 2)) yield { tables, bye: [] };
}

function* split(ids: readonly string[], twos: number): Generator<string[][]> {
  if (ids.length === 0) {
    yield [];
    return;
  }
  const [head, ...rest] = ids as [string, ...string[]];
  if (twos > 0)
    for (const b of rest)
      for (const more of split(
        rest.filter(x => x !== b),
        twos - 1,
      ))
        yield [[head, b], ...more];
  if (ids.length >= 3 + 2 * twos)
    for (let i = 0; i < rest.length; i += 1)
      for (let j = i + 1; j < rest.length; j += 1)
        for (const more of split(
          rest.filter((_, k) => k !== i && k !== j),
          twos,
        ))
          yield [[head, rest[i]!, rest[j]!], ...more];
}

const rotations = (table: readonly string[]): readonly (readonly string[])[] =>
  table.map(first => [first, ...table.filter(id => id !== first)]);

function less(order: readonly string[], a: Record<string, number>, b: Record<string, number>): boolean {
  for (const count of order) if (a[count] !== b[count]) return a[count]! < b[count]!;
  return false;
}

/** The least counts of all seatings, in the order asked. */
export function oracleLeast(request: OracleRequest): Record<string, number> {
  const order = ['teammates', 'forbidden', ...request.order];
  let best: Record<string, number> | null = null;
  const ids = request.players.map(p => p.id);
  // Counting a table once is enough: all counts but the bye's are sums over tables, and strata depend on how many there are.
  const memo = new Map<string, Record<string, number>>();
  for (const { tables, bye } of everySeating(ids, request.leftover)) {
    const sum: Record<string, number> = {};
    const add = (counts: Record<string, number>) => {
      for (const [name, value] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + value;
    };
    add(oracleCounts({ ...request, method: 'draw' }, { tables: [], bye }));
    for (const table of tables) {
      const key = [...table].sort().join('|');
      if (!memo.has(key)) {
        let least: Record<string, number> | null = null;
        for (const turned of rotations(table)) {
          // Empty tables keep the number of tables, and so the strata, as they are.
          const padding = request.method === 'interval' ? Array.from({ length: tables.length - 1 }, () => []) : [];
          const counts = oracleCounts(request, { tables: [turned, ...padding], bye: [] });
          counts.firstSeat = oracleCounts({ ...request, method: 'draw' }, { tables: [turned], bye: [] }).firstSeat!;
          if (least === null || less(order, counts, least)) least = counts;
        }
        memo.set(key, least!);
      }
      add(memo.get(key)!);
    }
    if (best === null || less(order, sum, best)) best = sum;
  }
  return best!;
}

/** A small seeded generator of its own. */
export function dice(seed: number): (n: number) => number {
  let state = seed * 2654435761 + 1013904223;
  return n => {
    state = (Math.imul(state ^ (state >>> 16), 0x45d9f3b) + 0x27d4eb2f) >>> 0;
    return (state >>> 8) % n;
  };
}

const RESULTS = [
  [6, 4, 2],
  [2, 6, 4],
  [4, 2, 6],
  [5, 5, 2],
  [3, 6, 3],
  [4, 4, 4],
  [6, 4, null],
];

/** A field with teams, schools, siblings and rounds behind it, seated at random. */
export function randomField(
  roll: (n: number) => number,
  size: number,
  rounds: number,
): Omit<OracleRequest, 'order' | 'method'> {
  const teamOf = 1 + roll(5);
  const schoolOf = 1 + roll(6);
  const withTeams = roll(4) > 0;
  const withSchools = roll(3) > 0;
  const players = Array.from({ length: size }, (_, i) => ({
    id: `p${i}`,
    ...(withTeams && roll(6) > 0 && { team: `t${Math.floor(i / teamOf)}` }),
    ...(withSchools && roll(6) > 0 && { school: `s${Math.floor(i / schoolOf)}` }),
  }));
  const shuffle = <T>(items: readonly T[]): T[] =>
    items
      .map(item => ({ item, lot: roll(1 << 20) }))
      .sort((a, b) => a.lot - b.lot)
      .map(({ item }) => item);
  const leftover = roll(2) === 0 ? 'twos' : 'bye';
  const forbidden = Array.from({ length: size > 1 ? roll(4) : 0 }, () => {
    const a = roll(size);
    return [`p${a}`, `p${(a + 1 + roll(size - 1)) % size}`] as const;
  });
  const past = Array.from({ length: rounds }, (): PastRound => {
    // Somebody who has left since sat there as well, and somebody who is here now was missing.
    const there = shuffle([...players.map(p => p.id).filter(() => roll(8) > 0), ...(roll(3) === 0 ? ['gone'] : [])]);
    const tables: string[][] = [];
    const bye: string[] = [];
    let rest = there;
    while (rest.length > 0) {
      const take = rest.length === 4 || rest.length === 2 ? 2 : Math.min(3, rest.length);
      if (take === 1) bye.push(...rest);
      else tables.push(rest.slice(0, take));
      rest = rest.slice(take);
    }
    const points = tables.map(table => (roll(9) === 0 ? null : RESULTS[roll(RESULTS.length)]!.slice(0, table.length)));
    return { tables, ...(roll(5) > 0 && { points }), ...(bye.length > 0 && { bye }) };
  });
  return { players: shuffle(players), past, forbidden, leftover };
}
