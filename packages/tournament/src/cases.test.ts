import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerRequest } from './requests/answer-request.ts';

interface Case {
  readonly question: Record<string, unknown> | string;
  readonly answer?: Record<string, unknown>;
  readonly least?: Record<string, number>;
  readonly atMost?: Record<string, number>;
}

const cases: readonly Case[] = readFileSync(new URL('../../../cases/tournament.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line !== '')
  .map(line => JSON.parse(line));

/** Objects in part, lists whole. */
function part(want: unknown, got: unknown): boolean {
  if (Array.isArray(want))
    return Array.isArray(got) && got.length === want.length && want.every((item, i) => part(item, got[i]));
  if (typeof want === 'object' && want !== null)
    return (
      typeof got === 'object' &&
      got !== null &&
      Object.entries(want).every(([key, value]) => part(value, (got as Record<string, unknown>)[key]))
    );
  return want === got;
}

const answerTo = (question: Case['question']): Record<string, unknown> => {
  const found = answerRequest(question);
  if (found.ok) return { ...found.answer };
  const { ok: _, ...error } = found;
  return { error };
};

/** Compared in the order listed. */
function compare(want: Record<string, number>, got: Record<string, number>): number {
  for (const [count, value] of Object.entries(want)) if (got[count] !== value) return got[count]! - value;
  return 0;
}

describe('public cases', () => {
  it('there are cases of every asking', () => {
    const asks = new Set(cases.map(({ question }) => (typeof question === 'string' ? 'text' : question.ask)));
    expect([...asks].sort()).toEqual(
      [
        'match-points',
        'check-sheet',
        'seat',
        'check-seating',
        'plan',
        'standings',
        'sweepstakes',
        'places',
        'fly',
      ].sort(),
    );
  });

  it.each(cases.map(one => [typeof one.question === 'string' ? one.question : String(one.question.id), one] as const))(
    '%s',
    (_, { question, answer, least, atMost }) => {
      const got = answerTo(question);
      if (answer && !part(answer, got)) expect(got).toMatchObject(answer);
      const broken = got.broken as Record<string, number>;
      if (least) expect(compare(least, broken), JSON.stringify({ least, broken })).toBe(0);
      if (!atMost) return;
      const { spread, strata, ...counts } = atMost;
      expect(compare(counts, broken), JSON.stringify({ atMost, broken })).toBeLessThanOrEqual(0);
      if (spread !== undefined) expect(broken.spread).toBeLessThanOrEqual(spread);
      if (strata !== undefined) expect(broken.strata).toBeLessThanOrEqual(strata);
    },
  );
});
