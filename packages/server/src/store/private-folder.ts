import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DataFault } from './data-fault.ts';

const OWNER_ONLY = 0o700;

/**
 * A folder that only its owner looks into, with those above it; one that is there stays as it is. Step by step: where the
 * system allows no folder at all (`/proc`), Node's own way to make a whole path tries for ever.
 */
export function privateFolder(folder: string): void {
  try {
    make(folder);
  } catch (cause) {
    throw new DataFault('no-folder', { path: folder, error: (cause as Error).message }, cause);
  }
}

function make(folder: string, mayLack = true): void {
  try {
    mkdirSync(folder, { mode: OWNER_ONLY });
  } catch (cause) {
    const { code } = cause as { readonly code?: string };
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || !mayLack) throw cause;
    make(dirname(folder));
    make(folder, false);
  }
}
