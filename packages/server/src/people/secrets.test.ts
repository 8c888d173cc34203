import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newClassCode, newCode, newId, newPin, newRecoveryCode, newSeed, newToken } from './secrets.ts';

const packages = new URL('../../../', import.meta.url);
/** What plays at being a crowd or a fault may use any numbers. */
const PLAYED = /(^|\/)(bench|sim|test)(\/|\.ts$)|\.test\.ts$/;

describe('what must not be guessed', () => {
  it('comes from the system’s own generator, here and in what we serve tables with', () => {
    const plain = ['server', 'host', 'wire', 'table'].flatMap(name => {
      const folder = new URL(`${name}/src/`, packages);
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(file => file.endsWith('.ts') && !PLAYED.test(file))
        .filter(file => /Math\.random|pseudoRandom/.test(readFileSync(new URL(file, folder), 'utf8')))
        .map(file => `${name}/src/${file}`);
    });
    expect(plain).toEqual([]);
  });

  it('is long enough, and never the same twice', () => {
    const bits = (text: string, signs: number) => text.length * Math.log2(signs);
    expect(bits(newToken(), 64)).toBeGreaterThanOrEqual(256);
    expect(bits(newSeed(), 16)).toBeGreaterThanOrEqual(256);
    // Its hyphens say nothing; those of a token do.
    expect(bits(newRecoveryCode().replaceAll('-', ''), 31)).toBeGreaterThanOrEqual(79);
    expect([newCode().length, newClassCode().length, newPin().length]).toEqual([6, 8, 4]);
    for (const make of [newToken, newSeed, newRecoveryCode, newClassCode, () => newId('p')])
      expect(new Set(Array.from({ length: 500 }, make)).size).toBe(500);
  });
});
