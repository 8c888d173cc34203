import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { exportAll, openEngine, privateFile } from '@forceout/server';
import { type ExitCode, type Given, Undone } from '../command/given.ts';
import { progress, stored } from '../command/output.ts';
import { placeOf } from '../place.ts';

export async function run({ args, options, json }: Given): Promise<ExitCode> {
  const file = args[0] === '-' ? undefined : args[0];
  const rows = await stored(() => exportTo(file, options.data));
  if (json && file !== undefined) process.stdout.write(`${JSON.stringify({ file, rows })}\n`);
  return 0;
}

async function exportTo(file: string | undefined, data: string | undefined): Promise<number> {
  const place = placeOf(data);
  // A wrong name would make an empty store and an empty export of it.
  if ('folder' in place && !existsSync(place.folder)) throw new Undone('data.missing', { folder: place.folder });
  const engine = await openEngine(place);
  const shown = progress('export');
  let rows = 0;
  try {
    if (file !== undefined) privateFile(file);
    const out = file === undefined ? process.stdout : (await open(file, 'w')).createWriteStream();
    for await (const line of exportAll(engine)) {
      if (!out.write(`${line}\n`)) await once(out, 'drain');
      shown.report(++rows);
    }
    if (out !== process.stdout) await new Promise<void>((ended, fail) => out.on('error', fail).end(ended));
    return rows;
  } finally {
    shown.end();
    await engine.close();
  }
}
