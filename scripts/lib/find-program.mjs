import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture, run } from './run.mjs';

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these names that is on the PATH. */
export const onPath = names =>
  names
    .flatMap(name => (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, name)))
    .find(path => isProgram(path));

/** Installs a system package where that is possible without asking: as root on a system with apt. */
export async function aptInstall(name) {
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) return false;
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  if ((await capture('apt-get', ['update'], options)).code !== 0) return false;
  return (await run('apt-get', ['install', '-y', '-qq', name], { ...options, stdio: ['ignore', 2, 2] })) === 0;
}
