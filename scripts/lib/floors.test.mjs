import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { floorFaults, raise, shrunk } from './floors.mjs';

let base;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'forceout-floors-'));
  mkdirSync(join(base, 'packages', 'table'), { recursive: true });
  writeFileSync(join(base, 'packages', 'table', 'package.json'), '{}');
});
afterEach(() => rmSync(base, { recursive: true }));

const proved = (...refs) => new Map([['table', new Set(refs)]]);

describe('clause floors', () => {
  it('rise to what is proved and then hold', () => {
    const two = proved('wff-2017 I-A', 'wff-2017 I-B');
    expect(shrunk(two, base)).toEqual([]);
    expect(raise(two, base)).toEqual(['table']);
    expect(raise(two, base)).toEqual([]);
    expect(shrunk(two, base)).toEqual([]);
    expect(shrunk(proved('wff-2017 I-A'), base)).toHaveLength(1);
    expect(shrunk(new Map(), base)).toHaveLength(1);
  });

  it('are never lowered', () => {
    raise(proved('wff-2017 I-A', 'wff-2017 I-B'), base);
    expect(raise(proved('wff-2017 I-A', 'onsets-2026 I-A'), base)).toEqual(['table']);
    expect(shrunk(proved('wff-2017 I-A', 'onsets-2026 I-A'), base)).toHaveLength(1);
  });

  it.each(['{"wff-2017": 100000}', '{"chess-2020": 1}', '{"wff-2017": "all"}', '{"wff-2017": -1}'])(
    'cannot be %s',
    async text => {
      writeFileSync(join(base, 'packages', 'table', 'clauses.floor.json'), text);
      expect(await floorFaults(base)).toHaveLength(1);
    },
  );
});
