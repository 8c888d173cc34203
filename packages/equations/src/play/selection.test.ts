import type { Division } from '@forceout/rulebook';
import type { Json } from '@forceout/table';
import { describe, expect } from 'vitest';
import { clause } from '../ask.test-help.ts';
import { game } from '../game.ts';
import { laid, rulesFor } from './table.test-help.ts';

const ROLL = '0 1 2 3 4 5 6 7 8 9 + - x / * r';
const without = (...faces: string[]): string =>
  ROLL.split(' ')
    .filter(face => !faces.includes(face))
    .join(' ');

const odd = { season: '2016-17' };

function pick(
  division: Division,
  name: string,
  on: { roll?: string; with?: string; season?: string; options?: { [name: string]: Json } } = {},
): string {
  const rules = rulesFor(division, { season: on.season ?? '2015-16', options: on.options ?? {} });
  const read = game.readVariation(rules, name, null);
  if (!read.ok) return read.code;
  const ruling = game.ruleSelection(laid(rules, { resources: on.roll ?? ROLL, with: on.with ?? '' }), read.variation);
  return ruling.ok ? 'fine' : ruling.code;
}

describe('II-B: selecting variations', () => {
  clause(
    ['II-B', 'XIII-A even', 'XIII-A odd', 'XIII-B even', 'XIII-B odd', 'XIII-D intro'],
    'only those of the list',
    () => {
      for (const name of ['remainder', 'average', 'smallest-prime', 'percent', 'decimal-point'])
        expect(pick('elementary', name)).toBe('fine');
      for (const name of ['two-digit', 'lcm', 'gcf', 'number-of-factors', 'base-8', 'log', 'x-wild', 'nonsense'])
        expect([name, pick('elementary', name)]).toEqual([name, 'unknown-variation']);
      for (const name of ['two-digit', 'lcm', 'gcf', 'number-of-factors'])
        expect(pick('elementary', name, odd)).toBe('fine');
      for (const name of ['average', 'percent']) {
        expect(pick('middle', name)).toBe('fine');
        expect(pick('middle', name, odd)).toBe('unknown-variation');
      }
      for (const name of ['exponent-red', 'powers-of-base', 'number-of-factors']) {
        expect(pick('middle', name)).toBe('unknown-variation');
        expect(pick('middle', name, odd)).toBe('fine');
        expect(pick('junior', name)).toBe('fine');
      }
      expect(pick('junior', 'log')).toBe('unknown-variation');
      for (const name of ['log', 'sqrt-i', 'decimal-in-goal']) expect(pick('senior', name)).toBe('fine');
      const basic = rulesFor('senior', { adventurous: false });
      expect(game.readVariation(basic, 'log', null)).toMatchObject({ ok: false, code: 'no-variations' });
      expect(game.variations(basic)).toEqual([]);
    },
  );

  clause('II-B-1-c', 'blanks are filled with one of their values', () => {
    const read = (division: Division, name: string, value: Json = null) => {
      const found = game.readVariation(rulesFor(division), name, value);
      return found.ok ? found.variation.id : found.code;
    };
    expect(read('junior', 'base-8')).toBe('base-8');
    expect(read('junior', 'base', 12)).toBe('base-12');
    expect(read('junior', 'base', '11')).toBe('base-11');
    expect(read('junior', 'base')).toBe('blank-not-filled');
    expect(read('junior', 'base-7')).toBe('blank-not-filled');
    expect(read('middle', 'base-12')).toBe('blank-not-filled');
    expect(read('junior', 'base-8', 9)).toBe('blank-not-filled');
    expect(read('middle', 'multiple-of-6')).toBe('multiple-of-6');
    expect(read('middle', 'multiple-of-5')).toBe('blank-not-filled');
    expect(read('middle', 'multiple-of', 11)).toBe('multiple-of-11');
    expect(read('junior', 'exponent', 'blue')).toBe('exponent-blue');
    expect(read('junior', 'exponent-pink')).toBe('blank-not-filled');
    expect(read('middle', 'factorial', 3)).toBe('no-blank');
  });

  clause(['II-B-2', 'II-B-2 examples'], 'a pick without effect, or made before, is refused', () => {
    expect(pick('elementary', 'zero-wild', { roll: without('0') })).toBe('no-effect');
    expect(pick('elementary', 'average', { roll: without('+') })).toBe('no-effect');
    for (const [division, name, face, season] of [
      ['elementary', 'smallest-prime', 'x', '2015-16'],
      ['elementary', 'percent', 'r', '2015-16'],
      ['elementary', 'decimal-point', '*', '2015-16'],
      ['elementary', 'remainder', '/', '2015-16'],
      ['elementary', 'lcm', 'r', '2016-17'],
      ['elementary', 'gcf', '*', '2016-17'],
      ['elementary', 'number-of-factors', 'x', '2016-17'],
      ['middle', 'powers-of-base', '1', '2016-17'],
      ['junior', 'x-wild', 'x', '2015-16'],
      ['senior', 'sqrt-i', 'r', '2015-16'],
      ['senior', 'log', '/', '2015-16'],
    ] as const) {
      expect([name, pick(division, name, { season })]).toEqual([name, 'fine']);
      expect([name, pick(division, name, { season, roll: without(face) })]).toEqual([name, 'no-effect']);
    }
    expect(pick('middle', 'sideways', { roll: '0 + -' })).toBe('no-effect');
    expect(pick('middle', 'sideways', { roll: '0 7 -' })).toBe('fine');
    expect(pick('middle', 'average', { roll: without('+'), with: 'zero-wild' })).toBe('fine');
    expect(pick('elementary', 'average', { roll: without('+'), with: 'zero-wild' })).toBe('no-effect');
    for (const name of ['factorial', 'three-operation', 'multiple-operations'])
      expect(pick('elementary', name, { roll: '1 2 3 4' })).toBe('fine');
    expect(pick('elementary', 'factorial', { with: 'factorial' })).toBe('already-chosen');
    expect(pick('junior', 'base-9', { with: 'base-8' })).toBe('already-chosen');
    expect(pick('junior', 'multiple-of-9', { with: 'multiple-of-8' })).toBe('already-chosen');
    expect(pick('junior', 'zero-wild', { with: 'x-wild' })).toBe('already-chosen');
  });

  clause(
    'II-B-2',
    'where a table says so, Exponent may come again with another colour; Base, Multiple and Wild never',
    () => {
      const options = { sameNameDifferentParam: 'legal' };
      expect(pick('junior', 'exponent-red', { with: 'exponent-black', options })).toBe('fine');
      expect(pick('junior', 'exponent-red', { with: 'exponent-red', options })).toBe('already-chosen');
      expect(pick('junior', 'exponent-red', { with: 'exponent-black' })).toBe('already-chosen');
      expect(pick('junior', 'base-9', { with: 'base-8', options })).toBe('already-chosen');
      expect(pick('junior', 'multiple-of-9', { with: 'multiple-of-8', options })).toBe('already-chosen');
      expect(pick('junior', 'zero-wild', { with: 'x-wild', options })).toBe('already-chosen');
    },
  );

  clause(['XIII-C intro', 'II-B-2'], 'Sideways and Upside-down are in force and cannot be picked', () => {
    for (const division of ['junior', 'senior'] as const) {
      const always = game.variations(rulesFor(division)).filter(v => v.alwaysOn);
      expect(always.map(v => v.id)).toEqual(['sideways', 'upside-down']);
      for (const name of ['sideways', 'upside-down'])
        expect(pick(division, name, { with: 'sideways upside-down' })).toBe('already-chosen');
    }
    expect(game.variations(rulesFor('middle')).some(v => v.alwaysOn)).toBe(false);
  });

  clause('XIII-B-12 comment (c)', 'Exponent needs a digit of its colour that the base has', () => {
    expect(pick('junior', 'exponent-blue', { roll: 'red:3 blue:x' })).toBe('no-effect');
    expect(pick('junior', 'exponent-blue', { roll: 'red:3 blue:2' })).toBe('fine');
    expect(pick('junior', 'exponent-black', { roll: 'black:8 black:9', with: 'base-8' })).toBe('no-effect');
    expect(pick('junior', 'exponent-black', { roll: 'black:8 black:9', with: 'base-9' })).toBe('fine');
    expect(pick('junior', 'exponent-blue', { roll: 'blue:x red:2', with: 'x-wild' })).toBe('fine');
    expect(pick('junior', 'exponent-red', { roll: 'blue:x red:+', with: 'x-wild' })).toBe('no-effect');
    // A wild cube in effect makes black legal in base eight, whatever its faces (R-VAR-13).
    for (const wild of ['zero-wild', 'x-wild'])
      expect(pick('junior', 'exponent-black', { roll: 'black:8 black:9', with: `base-8 ${wild}` })).toBe('fine');
    expect(pick('junior', 'exponent-black', { roll: 'black:+ red:2', with: 'zero-wild' })).toBe('no-effect');
  });

  clause('XIII-C carry', 'Junior and Senior choose from eight Middle variations, in every season', () => {
    const carried = ['zero-wild', 'powers-of-base', 'base', 'multiple-of', 'multiple-operations', 'factorial'];
    for (const season of ['2015-16', '2016-17'])
      for (const division of ['junior', 'senior'] as const) {
        const ids = game.variations(rulesFor(division, { season })).map(v => v.id);
        expect(ids).toEqual(expect.arrayContaining([...carried, 'number-of-factors', 'exponent']));
      }
  });
});
