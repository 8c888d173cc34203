import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differences } from '../differences.ts';
import { rulesOf } from '../editions/editions.ts';
import { DIVISIONS, EDITIONS } from '../names.ts';
import { variationRows } from '../variations.ts';
import { AREAS, clausesOf, clausesUnder, HOWS, isUnder } from './index.ts';

const table = readFileSync(new URL('../../clauses.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)
  .filter(line => line !== '')
  .map(line => line.split('\t'));

describe.each(EDITIONS)('clauses of %s', edition => {
  it('are in step with clauses.tsv (else run scripts/generate-clauses.mjs)', async () => {
    const clauses = await clausesOf(edition);
    const written = clauses.map(({ clause, divisions, area, how, text, sameAs }) => [
      edition,
      clause,
      divisions.map(division => division.charAt(0).toUpperCase()).join(''),
      area,
      how,
      text,
      sameAs?.replace('onsets-2026 ', '') ?? '',
    ]);
    expect(written).toEqual(table.filter(row => row[0] === edition));
  });

  it('have one id each, a known area and a known way of being seen to', async () => {
    const clauses = await clausesOf(edition);
    expect(new Set(clauses.map(row => row.clause)).size).toBe(clauses.length);
    for (const row of clauses) {
      expect(AREAS).toContain(row.area);
      expect(HOWS).toContain(row.how);
      expect(row.divisions.length).toBeGreaterThan(0);
    }
  });

  it('say the same as a clause that exists', async () => {
    const newest = new Set((await clausesOf('onsets-2026')).map(row => `onsets-2026 ${row.clause}`));
    for (const { sameAs } of await clausesOf(edition)) if (sameAs) expect(newest).toContain(sameAs);
  });

  it('hold every clause that the edition, its variation lists and the differences cite', async () => {
    const known = new Set((await clausesOf(edition)).map(row => row.clause));
    const cited = [
      ...Object.values(rulesOf(edition).clauses),
      ...variationRows(edition).map(row => row.clause),
      ...differences.flatMap(({ cells }) => cells[edition].clause ?? []),
    ];
    expect(cited.filter(clause => !known.has(clause))).toEqual([]);
  });

  it('cover the divisions that the variation lists give', async () => {
    const byId = new Map((await clausesOf(edition)).map(row => [row.clause, row.divisions]));
    for (const row of variationRows(edition))
      expect([row.clause, byId.get(row.clause)]).toEqual([row.clause, row.divisions]);
  });
});

describe('looking up', () => {
  it('takes a whole branch, comments included', async () => {
    const found = clausesUnder(await clausesOf('onsets-2026'), 'V-A').map(row => row.clause);
    expect(found).toContain('V-A');
    expect(found).toContain('V-A-2-b');
    expect(found.every(clause => clause === 'V-A' || /^V-A[- ]/.test(clause))).toBe(true);
  });

  it.each([
    ['V-A-2', 'V-A', true],
    ['V-A', 'v-a', true],
    ['V-B invalid (a)', 'V-B invalid', true],
    ['VI-A', 'V', false],
    ['V-A-21', 'V-A-2', false],
    ['GLO goal-word', 'GLO goal', true],
    ['I-A', '', true],
  ])('%s under %j: %s', (clause, prefix, under) => {
    expect(isUnder(clause, prefix)).toBe(under);
  });

  it('narrows by division, area and way', async () => {
    const all = await clausesOf('equations-2015');
    for (const division of DIVISIONS)
      for (const row of clausesUnder(all, 'XIII', { division, area: 'variation', how: 'evaluator' })) {
        expect(row.divisions).toContain(division);
        expect([row.area, row.how]).toEqual(['variation', 'evaluator']);
      }
    expect(clausesUnder(all, 'XIII-D', { division: 'elementary' })).toEqual([]);
  });
});
