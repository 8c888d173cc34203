import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { exportAll, openEngine, privateFile } from '@forceout/server';
import { placeOf } from '../place.ts';

export const summary = 'write all data as JSON Lines: forceout export [file] [--data folder]';

export async function run(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { data: { type: 'string' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    const engine = await openEngine(placeOf(values.data));
    try {
      if (file !== undefined) privateFile(file);
      const out = file === undefined ? process.stdout : (await open(file, 'w')).createWriteStream();
      for await (const line of exportAll(engine)) if (!out.write(`${line}\n`)) await once(out, 'drain');
      if (out !== process.stdout) await new Promise<void>((done, fail) => out.on('error', fail).end(done));
    } finally {
      await engine.close();
    }
    return 0;
  } catch (cause) {
    process.stderr.write(`${(cause as Error).message}\n`);
    return 1;
  }
}
