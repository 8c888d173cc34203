import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BenchChild } from './child.ts';
import { type ASKERS, askerToken, FIRST_CLASS } from './people-data.ts';

interface Read {
  readonly name: string;
  readonly who: keyof typeof ASKERS;
  readonly path: string;
  readonly method?: 'DELETE';
}

/** Every match of the season's is so called; the first of the one who asks is the second of all. */
const MINE = `t${'1'.padStart(15, '0')}`;

/** What may have to look at much, or give much back; what deletes comes last. */
const READS: readonly Read[] = [
  { name: 'my matches', who: 'me', path: 'me/matches?limit=100' },
  { name: 'my matches, by a name nobody has', who: 'me', path: 'me/matches?limit=100&search=nobody' },
  { name: 'my ratings', who: 'me', path: 'me/ratings' },
  { name: 'my tables', who: 'me', path: 'me/tables?limit=50' },
  { name: 'my unfinished tables', who: 'me', path: 'me/tables?unfinished=true&limit=10' },
  { name: 'open tables', who: 'me', path: 'open-tables?limit=50' },
  { name: 'the log of a match', who: 'me', path: `me/matches/${MINE}/log` },
  { name: 'the record of a match', who: 'me', path: `tables/${MINE}/record` },
  { name: 'the board of a class', who: 'coach', path: `classes/${FIRST_CLASS}/board` },
  { name: 'all my records', who: 'me', path: 'me/records' },
  { name: 'everything about me', who: 'me', path: 'me/export' },
  { name: 'the end of a class', who: 'coach', path: `classes/${FIRST_CLASS}`, method: 'DELETE' },
  { name: 'everything about me, and then nothing', who: 'me', path: 'me', method: 'DELETE' },
];

export interface HeldRead {
  readonly name: string;
  readonly status: number;
  readonly bytes: number;
  /** Until the last byte was here, by the clock on the wall. */
  readonly wallMs: number;
  /** The longest turn of the server's event loop meanwhile. */
  readonly heldMs: number;
}

/** Each of the long reads once, on a server whose log has so many matches. */
export async function longReads(
  matches: number,
  place: string | null = null,
  archived = false,
): Promise<readonly HeldRead[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forceout-long-reads-'));
  const child = await BenchChild.start(
    'serve',
    place ?? folder,
    `season:${matches}`,
    ...(archived ? ['archived'] : []),
  );
  try {
    const found: HeldRead[] = [];
    for (const { name, who, path, method } of READS) {
      let [status, bytes] = [0, 0];
      const began = performance.now();
      const heldMs = await child.held(async () => {
        const answer = await fetch(`http://127.0.0.1:${child.port}/api/${path}`, {
          method: method ?? 'GET',
          headers: { authorization: `Bearer ${askerToken(who)}` },
        });
        status = answer.status;
        for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length;
      });
      found.push({ name, status, bytes, wallMs: performance.now() - began, heldMs });
    }
    return found;
  } finally {
    await child.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
