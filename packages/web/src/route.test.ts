import { expect, it } from 'vitest';
import { hrefTo, parseRoute } from './route.ts';

it('an address names a page and its parts', () => {
  expect(parseRoute('')).toEqual({ page: '', parts: [] });
  expect(parseRoute('rules/onsets-2026/V-A-2-a')).toEqual({ page: 'rules', parts: ['onsets-2026', 'V-A-2-a'] });
});

it('parts survive the way there and back', () => {
  const clause = 'VII-C-5-c comment (a)';
  expect(parseRoute(hrefTo('rules', 'onsets-2026', clause).slice(2)).parts[1]).toBe(clause);
});

it('an address that cannot be read is taken as it is', () => {
  expect(parseRoute('t/%E0%A4%A')).toEqual({ page: 't', parts: ['%E0%A4%A'] });
});
