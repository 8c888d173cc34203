import { createReadStream } from 'node:fs';
import { importInto } from '@forceout/server';
import { type ExitCode, type Given, Undone } from '../command/given.ts';
import { fileNeeded, readable } from '../command/input.ts';
import { answer, progress, stored } from '../command/output.ts';
import { verbWords } from '../command/verb-words.ts';
import { linesOf } from '../lines.ts';
import { placeOf } from '../place.ts';

/** Longer than any row: what is longer is no export. */
const LINE_CHARS = 64_000_000;

async function* exported(input: AsyncIterable<string>, report: (rows: number) => void): AsyncGenerator<string> {
  let rows = 0;
  for await (const line of linesOf(input, LINE_CHARS)) {
    if (line === null) throw new Undone('import.long');
    report(++rows);
    yield line;
  }
}

export async function run(given: Given): Promise<ExitCode> {
  const [word] = given.args;
  const file = word === '-' ? undefined : word;
  // Looked at before the store is: a wrong name leaves nothing behind.
  if (file !== undefined) await readable(file);
  else if (process.stdin.isTTY) throw fileNeeded('forceout import <file>');
  const rows = await stored(() => importFrom(file, given.options.data));
  await answer(given, (await verbWords(given.language))('import.done', { n: rows }), { rows });
  return 0;
}

async function importFrom(file: string | undefined, data: string | undefined): Promise<number> {
  const shown = progress('import');
  try {
    // Read only as fast as the store takes it in.
    const input = (file === undefined ? process.stdin : createReadStream(file)).setEncoding('utf8');
    return await importInto(placeOf(data), exported(input, shown.report));
  } finally {
    shown.end();
  }
}
