import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { crcOf, zipOf } from './zip.ts';

it('sums up bytes as every zip does', () => {
  const bytes = new TextEncoder().encode('123456789');
  expect(crcOf(bytes)).toBe(0xcbf43926);
  if (typeof crc32 === 'function') expect(crcOf(bytes)).toBe(crc32(bytes));
});

it('a zip is opened by a program that is not ours', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forceout-zip-'));
  try {
    const files = [
      { name: 'one.txt', text: 'Ünïcode ∪' },
      { name: 'two.txt', text: '' },
    ];
    writeFileSync(join(folder, 'all.zip'), Buffer.from(await zipOf(files).arrayBuffer()));
    const script =
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print("|".join(n + "=" + z.read(n).decode() for n in z.namelist()))';
    const out = execFileSync('python3', ['-c', script, join(folder, 'all.zip')], {
      env: { ...process.env, PYTHONIOENCODING: 'utf8' },
    });
    expect(out.toString().trim()).toBe('one.txt=Ünïcode ∪|two.txt=');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
