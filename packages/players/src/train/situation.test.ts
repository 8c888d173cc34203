import { clausesOf } from '@forceout/rulebook/clauses';
import { describe, expect, it } from 'vitest';
import { unpackPosition } from '../puzzles/puzzle.ts';
import { cellOf } from '../test/games.ts';
import { clauseSituation, solutionSituation } from './situation.ts';

describe('situations for a judge', () => {
  it('from the catalogue: four different choices, one of them right, all from the division', async () => {
    for (const edition of ['onsets-2026', 'equations-2015', 'wff-2017'] as const) {
      const clauses = await clausesOf(edition);
      let asked = 0;
      for (let seed = 1; seed <= 30; seed++) {
        const s = clauseSituation(clauses, 'middle', seed);
        if (s === null || s.kind === 'solution') continue;
        asked++;
        expect(new Set<string>(s.choices).size).toBe(4);
        expect(s.choices).toContain(s.answer);
        const [id, text] = s.kind === 'clause' ? [s.answer, s.text] : [s.clause, s.answer];
        const clause = clauses.find(c => `${edition} ${c.clause}` === id)!;
        expect(clause.text).toBe(text);
        expect(clause.divisions).toContain('middle');
      }
      expect(asked).toBeGreaterThan(15);
    }
  });

  it('from play: Solutions right and wrong, with all that the judge says of them', () => {
    const { game, adjudicator, edition } = cellOf('on-sets');
    const met = { right: 0, wrong: 0 };
    for (let seed = 1; seed <= 24; seed++) {
      const s = solutionSituation({ game, adjudicator, edition, division: 'middle', steps: 200_000 }, seed);
      if (s?.kind !== 'solution') continue;
      met[s.correct ? 'right' : 'wrong']++;
      const verdict = game.check(unpackPosition(s.position, '2026-27'), s.written, s.claim, { steps: 2e6 });
      expect(verdict).toEqual({ correct: s.correct, reasons: s.reasons });
      if (!s.correct) expect(s.reasons[0]!.clause).toMatch(/^onsets-2026 /);
    }
    expect(Math.min(met.right, met.wrong)).toBeGreaterThan(0);
  });

  it('the same seed asks the same', async () => {
    const clauses = await clausesOf('wff-2017');
    expect(clauseSituation(clauses, 'senior', 3)).toEqual(clauseSituation(clauses, 'senior', 3));
  });
});
