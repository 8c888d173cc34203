import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { exportAll, openEngine, privateFile } from '@forceout/server';
import type { ExitCode, Given } from '../command/given.ts';
import { done, progress } from '../command/output.ts';
import { placeOf } from '../place.ts';

export async function run({ args, options, json }: Given): Promise<ExitCode> {
  const file = args[0] === '-' ? undefined : args[0];
  return done(async () => {
    const engine = await openEngine(placeOf(options.data));
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
    } finally {
      shown.end();
      await engine.close();
    }
    return json && file !== undefined ? { file, rows } : '';
  });
}
