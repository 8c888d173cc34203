import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { rule } from './test/clauses.ts';
import { Script } from './test/script.ts';

const two = { players: ['Ann', 'Ben'] };
const code = (raw: unknown): string | undefined => {
  const read = readConfig(raw);
  return read.ok ? undefined : read.refused.code;
};

describe('opening a table', () => {
  rule(
    { os: 'I-A', os26: 'GLO table', eq: 'I-A', wff: 'I-A' },
    'a match is for two or three players and has as many shakes as there is time for',
    edition => {
      for (const players of [[], ['Ann'], ['Ann', 'Ben', 'Cy', 'Di'], 'Ann', [1, 2], ['Ann', '']])
        expect(code({ edition, players })).toBe('bad-field');
      for (const players of [2, 3] as const) {
        const s = new Script(edition, { players, table: { judging: 'auto' } }).wins(0).wins(1).wins(0);
        expect(s.sum.shakeScores).toHaveLength(3);
        expect(s.events.filter(e => e.event === 'verdict')).toHaveLength(3);
      }
    },
  );

  rule({ os26: 'GLO division' }, 'the divisions are four', edition => {
    for (const division of ['elementary', 'middle', 'junior', 'senior'])
      expect(code({ edition, ...two, division })).toBeUndefined();
    expect(code({ edition, ...two, division: 'veterans' })).toBe('bad-field');
  });

  test('what is not said takes the public default', () => {
    const read = readConfig({ edition: 'onsets-2026', ...two });
    expect(read).toMatchObject({
      ok: true,
      config: {
        division: 'senior',
        adventurous: true,
        restrictions: true,
        enforcement: 'faithful',
        judging: 'players',
        leftoverSand: 'off',
        judge: false,
        season: '2026-27',
        firstGoalSetter: null,
        options: {},
      },
    });
    expect(readConfig({ edition: 'wff-2017', ...two })).toMatchObject({
      config: { adventurous: false, restrictions: false },
    });
    expect(readConfig({ edition: 'wff-2017', ...two, adventurous: true })).toMatchObject({
      config: { adventurous: false },
    });
    const basic = { edition: 'onsets-2026', ...two, adventurous: false };
    expect(readConfig(basic)).toMatchObject({ config: { restrictions: false } });
    expect(readConfig({ ...basic, restrictions: true })).toMatchObject({ config: { restrictions: true } });
    expect(readConfig({ ...basic, restrictions: true, division: 'elementary' })).toMatchObject({
      config: { restrictions: false },
    });
  });

  test.each([
    [null, 'bad-table'],
    [[], 'bad-table'],
    [{ ...two }, 'bad-field'],
    [{ edition: 'onsets-2025', ...two }, 'bad-field'],
    [{ edition: 'onsets-2026', ...two, colour: 'red' }, 'unknown-field'],
    [{ edition: 'onsets-2026', ...two, enforcement: 'strict' }, 'bad-field'],
    [{ edition: 'onsets-2026', ...two, judging: 'nobody' }, 'bad-field'],
    [{ edition: 'onsets-2026', ...two, judge: 'yes' }, 'bad-field'],
    [{ edition: 'onsets-2026', ...two, firstGoalSetter: 2 }, 'bad-field'],
    [{ edition: 'onsets-2026', ...two, season: 'next' }, 'bad-field'],
    [{ edition: 'onsets-2026', ...two, options: [] }, 'bad-field'],
    [{ edition: 'wff-2017', ...two, options: { middleGame: 'eight' } }, 'bad-field'],
    [{ edition: 'wff-2017', ...two, options: { distinctLines: 'yes' } }, 'bad-field'],
    [{ edition: 'onsets-2026', ...two, options: { distinctLines: true } }, 'unknown-option'],
    [{ edition: 'onsets-2026', ...two, options: { tieWindow: 100 } }, 'unknown-option'],
    [{ edition: 'onsets-2026', ...two, options: { tieWindowMs: -1 } }, 'bad-field'],
    [{ edition: 'onsets-2026', ...two, options: { faceSet: 'marbles' } }, 'bad-field'],
    [{ edition: 'equations-2015', ...two, options: { sameNameDifferentParam: true } }, 'bad-field'],
  ])('%j is refused', (raw, want) => {
    expect(code(raw)).toBe(want);
  });
});
