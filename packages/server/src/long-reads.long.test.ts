import { expect, it } from 'vitest';
import { longReads } from './bench/long-reads.ts';
import { slow } from './test/machine.ts';

// A sample of `npm run long-reads`, which does it with a million.
const ROWS = 30_000;
/** A match of the season has about so many. */
const ROWS_OF_A_MATCH = 297;
/** `npm run long-reads` allows 20; beside other tests there is room for a collection of garbage. */
const MOST_MS = 60;

it(`no read holds the thread that serves over ${MOST_MS} ms with ${ROWS.toLocaleString('en')} rows in the log`, async () => {
  const reads = await longReads(Math.ceil(ROWS / ROWS_OF_A_MATCH));
  for (const { name, status, bytes, wallMs, heldMs } of reads)
    console.log(
      `${name}: ${status}, ${(bytes / 1e6).toFixed(2)} MB, ${wallMs.toFixed(0)} ms, held ${heldMs.toFixed(1)} ms`,
    );
  expect(reads.filter(({ status }) => status !== 200)).toEqual([]);
  expect(reads.filter(({ heldMs }) => heldMs > MOST_MS * slow())).toEqual([]);
  // The exports have something to give.
  const large = reads.filter(({ bytes }) => bytes > ROWS * 20).map(({ name }) => name);
  expect(large).toEqual(
    expect.arrayContaining(['everything about me', 'the end of a class', 'everything about me, and then nothing']),
  );
}, 600_000);
