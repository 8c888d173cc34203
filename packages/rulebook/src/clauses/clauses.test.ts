import { describe, expect, it } from 'vitest';
import { differences } from '../differences.ts';
import { contentsOf } from '../editions/contents.ts';
import { EDITIONS, rulesOf } from '../editions/registry.ts';
import { DIVISIONS } from '../names.ts';
import { variationRows } from '../variations.ts';
import { AREAS, clausesOf, clausesUnder, HOWS } from './index.ts';
import { readClauses, wordsIn } from './table.ts';
import { isUnder } from './under.ts';

describe.each(EDITIONS)('clauses of %s', edition => {
  it('have one id each, a known area and a known way of being seen to', async () => {
    const clauses = await clausesOf(edition);
    expect(new Set(clauses.map(row => row.clause)).size).toBe(clauses.length);
    for (const row of clauses) {
      expect(AREAS).toContain(row.area);
      expect(HOWS).toContain(row.how);
      expect(row.divisions.length).toBeGreaterThan(0);
    }
  });

  it('are worded in every language, and no number is lost on the way', async () => {
    const first = await clausesOf(edition);
    expect(first.filter(({ text }) => text.trim() === '')).toEqual([]);
    const numbersIn = (text: string): readonly string[] => [...new Set(text.match(/\d+/g) ?? [])];
    for (const language of Object.keys(contentsOf(edition).words)) {
      const texts = new Map((await clausesOf(edition, language)).map(row => [row.clause, row.text]));
      const lost = first.flatMap(({ clause, text }) => {
        const there = numbersIn(texts.get(clause) ?? '');
        return numbersIn(text).flatMap(number => (there.includes(number) ? [] : [`${language} ${clause}: ${number}`]));
      });
      expect(lost).toEqual([]);
    }
  });

  it('have no wording for a clause that is not there', async () => {
    const known = new Set((await clausesOf(edition)).map(row => row.clause));
    for (const read of Object.values(contentsOf(edition).words))
      expect([...wordsIn((await read()).clauses).keys()].filter(clause => !known.has(clause))).toEqual([]);
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
      ...(await differences()).flatMap(({ cells }) => cells.get(edition)?.clause ?? []),
      ...Object.values<readonly string[]>(contentsOf(edition).grounds).flat(),
      ...Object.values<string>(contentsOf(edition).objections),
      ...rulesOf(edition).readings.map(({ clause }) => clause.slice(edition.length + 1)),
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

describe('an edition that extends another', () => {
  const base = readClauses('I | EMJS | setup | enforce\nII | EMJS | goal | checker\nIII | EMJS | move | timer', []);
  const ids = (text: string) => readClauses(text, base).map(row => row.clause);

  it('adds clauses where it says, replaces them where they stand and leaves some out', () => {
    expect(ids('')).toEqual(['I', 'II', 'III']);
    expect(ids('I\nI-A | E | setup | enforce\nI-B | E | setup | enforce')).toEqual(['I', 'I-A', 'I-B', 'II', 'III']);
    expect(ids('IV | E | setup | enforce')).toEqual(['I', 'II', 'III', 'IV']);
    expect(ids('- II')).toEqual(['I', 'III']);
    expect(readClauses('II | S | goal | timer', base)[1]).toMatchObject({ clause: 'II', divisions: 'S', how: 'timer' });
  });

  it.each(['- IV', 'IV'])('%s: names nothing that is not there', text => {
    expect(() => readClauses(text, base)).toThrow('no clause "IV"');
  });
});
