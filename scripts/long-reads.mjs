#!/usr/bin/env node
// npm run long-reads -- [--rows 1000000] [--archived] [--postgres postgres://…]: each long read of the server once on a
// season of that size, and how long it held the thread that serves.
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { at } from './lib/project.mjs';
import { main, say, step } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';

/** A match of the season has about so many rows. */
const ROWS_OF_A_MATCH = 297;
const MOST_MS = 20;

main(async args => {
  const options = { rows: { type: 'string' }, archived: { type: 'boolean' }, postgres: { type: 'string' } };
  const { values } = parseArgs({ args, options });
  await install();
  await buildWhenStale();
  const { longReads } = await import(pathToFileURL(at('packages', 'server', 'dist', 'bench', 'long-reads.js')).href);
  const rows = Number(values.rows ?? 1_000_000);
  step(`Reading from a log of ${rows.toLocaleString('en')} rows`);
  const reads = await longReads(Math.ceil(rows / ROWS_OF_A_MATCH), values.postgres ?? null, values.archived ?? false);
  const wrong = reads.filter(({ status, heldMs }) => status !== 200 || heldMs > MOST_MS);
  for (const read of reads) {
    const { name, status, bytes, wallMs, heldMs } = read;
    const size = `${(bytes / 1e6).toFixed(2)} MB in ${(wallMs / 1000).toFixed(2)} s`;
    say(`  ${wrong.includes(read) ? '✗' : '✓'} ${name}: held ${heldMs.toFixed(1)} ms (${status}, ${size})`);
  }
  return wrong.length === 0 ? 0 : 1;
});
