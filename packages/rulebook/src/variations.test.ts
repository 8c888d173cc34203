import { describe, expect, it } from 'vitest';
import { EDITIONS } from './editions/registry.ts';
import { DIVISIONS, type Division } from './names.ts';
import { isSeason, seasonParity } from './season.ts';
import { variationRows, variationsFor } from './variations.ts';

const ids = (edition: Parameters<typeof variationsFor>[0], division: Division, season: string) =>
  variationsFor(edition, division, season).map(row => row.id);

const choosable = (edition: Parameters<typeof variationsFor>[0], division: Division, season: string) =>
  variationsFor(edition, division, season)
    .filter(row => !row.alwaysOn.includes(division))
    .map(row => row.id);

describe('variation lists', () => {
  it.each(EDITIONS)('%s: an id stands once in each division and season', edition => {
    for (const division of DIVISIONS)
      for (const season of ['2015-16', '2016-17']) {
        const all = ids(edition, division, season);
        expect(new Set(all).size).toBe(all.length);
      }
  });

  it('[onsets XIII-B intro] Middle has the seven of Elementary and two more', () => {
    for (const edition of ['onsets-2014', 'onsets-2026'] as const) {
      expect(ids(edition, 'middle', '2026-27')).toEqual([
        ...ids(edition, 'elementary', '2026-27'),
        'noNull',
        'absValue',
      ]);
      expect(ids(edition, 'elementary', '2026-27')).toHaveLength(7);
    }
  });

  it('[onsets XIII-C special] three variations hold in every Junior shake and cannot be chosen', () => {
    for (const edition of ['onsets-2014', 'onsets-2026'] as const) {
      const always = variationsFor(edition, 'junior', '2014-15').filter(row => row.alwaysOn.includes('junior'));
      expect(always.map(row => row.id)).toEqual(['multipleOps', 'unionInter', 'univNull']);
      expect(choosable(edition, 'junior', '2014-15')).not.toContain('multipleOps');
    }
  });

  it('[onsets XIII-D intro] Senior adds Symmetric Difference and Two Solutions to the Junior list', () => {
    for (const edition of ['onsets-2014', 'onsets-2026'] as const)
      expect(choosable(edition, 'senior', '2014-15')).toEqual([
        ...choosable(edition, 'junior', '2014-15'),
        'symDiff',
        'twoSolutions',
      ]);
  });

  it('[equations-2015 XIII-A even] 2015-16 plays the even-year set in Elementary', () => {
    expect(ids('equations-2015', 'elementary', '2015-16').slice(7)).toEqual([
      'average',
      'smallest-prime',
      'percent',
      'decimal-point',
    ]);
  });

  it('[equations-2015 XIII-A odd] 2016-17 plays the odd-year set in Elementary', () => {
    expect(ids('equations-2015', 'elementary', '2016-17').slice(7)).toEqual([
      'two-digit',
      'lcm',
      'gcf',
      'number-of-factors',
    ]);
  });

  it('[equations-2015 XIII-B every-year] Base m and Multiple of k can be chosen in Middle in any year', () => {
    for (const season of ['2015-16', '2016-17'])
      expect(ids('equations-2015', 'middle', season)).toEqual(expect.arrayContaining(['base', 'multiple-of']));
  });

  it('[equations-2015 XIII-B even] [equations-2015 XIII-B odd] the Middle lists change with the year', () => {
    expect(ids('equations-2015', 'middle', '2015-16').slice(7)).toEqual(['average', 'percent', 'decimal-point']);
    expect(ids('equations-2015', 'middle', '2016-17').slice(7)).toEqual([
      'number-of-factors',
      'exponent',
      'powers-of-base',
    ]);
  });

  it('[equations-2015 XIII-C intro] Sideways and Upside-down hold in every Junior and Senior shake', () => {
    for (const division of ['junior', 'senior'] as const) {
      const always = variationsFor('equations-2015', division, '2015-16').filter(row =>
        row.alwaysOn.includes(division),
      );
      expect(always.map(row => row.id)).toEqual(['sideways', 'upside-down']);
    }
  });

  it('[equations-2015 XIII-C carry] the Junior list is the same in every year', () => {
    expect(choosable('equations-2015', 'junior', '2015-16')).toEqual(choosable('equations-2015', 'junior', '2016-17'));
    expect(new Set(variationsFor('equations-2015', 'junior', '2015-16').map(row => row.clause)).size).toBe(10);
  });

  it('[equations-2015 XIII-D intro] Senior adds three to the Junior list', () => {
    expect(choosable('equations-2015', 'senior', '2015-16')).toEqual([
      ...choosable('equations-2015', 'junior', '2015-16'),
      'sqrt-i',
      'decimal-in-goal',
      'log',
    ]);
  });

  it('bases depend on the division', () => {
    const bases = variationRows('equations-2015').filter(row => row.id === 'base');
    expect(bases.map(row => [row.divisions[0], row.values])).toEqual([
      ['middle', [8, 9, 10]],
      ['junior', [8, 9, 11, 12]],
    ]);
  });

  it('WFF has none', () => {
    expect(variationRows('wff-2017')).toEqual([]);
  });
});

describe('season', () => {
  it('takes its parity from the year it ends in', () => {
    expect(seasonParity('2015-16')).toBe('even');
    expect(seasonParity('2016-17')).toBe('odd');
    expect(seasonParity('1999-00')).toBe('even');
  });

  it.each(['2015-17', '2015', '15-16', '', '2015-16 '])('%j is none', text => {
    expect(isSeason(text)).toBe(false);
    expect(seasonParity(text)).toBeNull();
  });
});
