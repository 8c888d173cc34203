import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchFigure, newestEdition } from '@forceout/rulebook';
import { BenchChild } from './child.ts';
import { percentile } from './measure.ts';
import { type ASKERS, askerToken, classCode, FIRST_CLASS, PEOPLE } from './people-data.ts';

interface Asked {
  readonly name: string;
  readonly who: keyof typeof ASKERS;
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: (turn: number) => object;
}

const get = (who: Asked['who'], name: string, path: string): Asked => ({ name, who, method: 'GET', path });

const CLASS = `classes/${FIRST_CLASS}`;
const WFF = { setup: { edition: newestEdition('wff'), division: 'middle', seats: 3 }, mine: null };
const DEEP = `${Date.now() - 40_000 * 60_000}.t`;
const PROGRESS = {
  progress: {
    rating: { rating: 1500, deviation: 80, volatility: 0.06 },
    ...{ solved: 400, tried: 500, seen: Array.from({ length: 500 }, (_, i) => `wff-now-${i}`) },
    ...{ themes: { now: { box: 1, due: 1 } }, puzzles: {} },
  },
  daily: {},
};

/** What people, classes and operators ask for; sign-in and new PINs are slow on purpose and stand elsewhere. */
const ROUTES: readonly Asked[] = [
  get('me', 'my matches', 'me/matches?limit=100'),
  get('me', 'my matches, far back', `me/matches?limit=100&after=${DEEP}`),
  get('me', 'my matches, filtered', 'me/matches?limit=100&game=wff&division=senior&result=won&against=bots'),
  get('me', 'my matches, by name', 'me/matches?limit=100&search=fox%201'),
  get('me', 'my matches, by a name nobody has', 'me/matches?limit=100&search=nobody'),
  get('me', 'my ratings', 'me/ratings'),
  get('me', 'a rating over time', 'me/ratings/curve?game=wff&division=middle&against=people'),
  get('me', 'my puzzles', 'me/puzzles'),
  get('me', 'what I miss', 'me/misses?game=wff'),
  get('me', 'my settings', 'me/settings'),
  get('me', 'my account', 'me/account'),
  get('me', 'my tables', 'me/tables?unfinished=true&limit=10'),
  get('me', 'may I analyse', 'analysis'),
  get('me', 'open tables', 'open-tables?limit=50'),
  get('me', 'open tables of a game', 'open-tables?game=wff&division=middle&limit=50'),
  get('me', 'tables to watch', 'open-tables?stage=playing&limit=50'),
  get('coach', 'my classes', 'classes'),
  get('coach', 'the board of a class', `${CLASS}/board`),
  get('pupil', "a pupil's home", 'class'),
  get('me', 'how long things are kept', 'retention'),
  get('operator', 'reports', 'operator/reports'),
  get('operator', 'blocked names', 'operator/names'),
  get('operator', 'removals', 'operator/removals'),
  { name: 'keep puzzles', who: 'me', method: 'POST', path: 'me/puzzles/wff', body: () => PROGRESS },
  {
    ...{ name: 'keep a review', who: 'me', method: 'POST', path: 'me/matches/m000000000000001/review' },
    body: () => ({ game: 'wff', misses: { now: { missed: 1, of: 2 } } }),
  },
  {
    ...{ name: 'whose class has this code', who: 'me', method: 'POST', path: 'classes/find' },
    body: turn => ({ code: classCode(turn) }),
  },
  { name: 'find me a table', who: 'me', method: 'POST', path: 'pairing', body: () => WFF },
  {
    ...{ name: 'a pupil did something', who: 'pupil', method: 'POST', path: 'class/did' },
    body: turn => ({ kind: 'puzzle', game: 'wff', theme: 'now', right: turn % 2 === 0 }),
  },
  { name: 'change a class', who: 'coach', method: 'PATCH', path: CLASS, body: turn => ({ open: turn % 2 === 0 }) },
  {
    ...{ name: 'set work', who: 'coach', method: 'POST', path: `${CLASS}/work` },
    body: () => ({ kind: 'lesson', game: 'wff', division: 'middle', target: 1, due: Date.now() + 1e9 }),
  },
  { name: 'report a name', who: 'me', method: 'POST', path: 'reports', body: turn => ({ name: `Fox ${turn}` }) },
];

const TIMES = 60;
const WARM = 5;
const MOST_MS = 50;
const OPEN_TABLES = 150;

/** Every route of people and classes, one after the other, on a data base that has seen a year of them. */
export async function benchPeople(place: string | null = null): Promise<readonly BenchFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forceout-bench-people-'));
  const child = await BenchChild.start('serve', place ?? folder, 'people');
  try {
    await child.open(OPEN_TABLES);
    const figures: BenchFigure[] = [];
    for (const asked of ROUTES) {
      const took: number[] = [];
      const before = await child.usage();
      for (let turn = 0; turn < TIMES + WARM; turn++) {
        const began = performance.now();
        await ask(child.port, asked, turn);
        if (turn >= WARM) took.push(performance.now() - began);
      }
      const cpu = ((await child.usage()).cpu - before.cpu) / 1000 / (TIMES + WARM);
      const p95 = percentile(took, 95);
      const name = `${asked.method} ${asked.name}, ${PEOPLE.matches.toLocaleString('en')} matches`;
      figures.push({ name: `${name}, p95`, value: p95, unit: 'ms', target: `< ${MOST_MS}`, ok: p95 < MOST_MS });
      figures.push({ name: `${name}, server CPU`, value: cpu, unit: 'ms', target: 'told only', ok: true });
    }
    return figures;
  } finally {
    await child.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ask(port: number, { who, method, path, body }: Asked, turn: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${askerToken(who)}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body(turn)) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
}
