import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { privateFolder } from './private-folder.ts';

it('a folder is made with those above it, for its owner alone, and where none can be made the place is told', () => {
  const base = mkdtempSync(join(tmpdir(), 'forceout-folder-'));
  try {
    const folder = join(base, 'a', 'b', 'c');
    privateFolder(folder);
    expect([folder, join(base, 'a')].map(path => statSync(path).mode & 0o777)).toEqual([0o700, 0o700]);
    expect(() => privateFolder(folder)).not.toThrow();
    writeFileSync(join(base, 'file'), '');
    const place = join(base, 'file', 'data');
    expect(() => privateFolder(place)).toThrow(expect.objectContaining({ key: 'no-folder' }));
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
});

it.runIf(process.platform === 'linux')(
  'a place where the system allows no folder is refused, not tried for ever',
  () => {
    expect(() => privateFolder('/proc/forceout')).toThrow(
      expect.objectContaining({ facts: expect.objectContaining({ path: '/proc/forceout' }) }),
    );
  },
);
