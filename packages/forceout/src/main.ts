import { readdir } from 'node:fs/promises';
import type { Verb } from './verb.ts';

const folder = new URL('./verbs/', import.meta.url);

const verbNames = async (): Promise<readonly string[]> =>
  (await readdir(folder)).flatMap(file => /^([a-z-]+)\.js$/.exec(file)?.[1] ?? []).sort();

const load = async (name: string): Promise<Verb> => await import(new URL(`${name}.js`, folder).href);

async function help(): Promise<string> {
  const names = await verbNames();
  const width = Math.max(...names.map(name => name.length));
  const lines = await Promise.all(names.map(async name => `  ${name.padEnd(width)}  ${(await load(name)).summary}`));
  return ['Usage: forceout <command> [options]', '', ...lines, ''].join('\n');
}

/** A reader that goes away early (`| head`) is no fault. */
const allowClosedPipe = () =>
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });

export async function run([name, ...args]: readonly string[]): Promise<number> {
  allowClosedPipe();
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(await help());
    return 0;
  }
  const names = await verbNames();
  if (!names.includes(name)) {
    process.stderr.write(`forceout has no command "${name}". It has: ${names.join(', ')}.\n`);
    return 2;
  }
  return (await load(name)).run(args);
}
