import { EDITIONS, type EditionId } from '@forceout/rulebook';
import { describe, expect, it } from 'vitest';
import { dice } from './seating/oracle.test-help.ts';
import { checkSheet, type Sheet, type SheetShake } from './sheet.ts';

const sheetOf = (edition: EditionId, shakes: readonly SheetShake[], more: Partial<Sheet> = {}): Sheet => ({
  edition,
  division: 'senior',
  seats: 3,
  shakes,
  totals: [0, 0, 0],
  points: [4, 4, 4],
  didNotPlay: [],
  ...more,
});
const codes = (sheet: Sheet) => checkSheet(sheet).faults.map(({ code, at, clause }) => `${code} ${at} ${clause}`);
/** Faults of the shakes alone. */
const inShakes = (sheet: Sheet) => codes(sheet).filter(text => text.includes('shakes['));

describe('[onsets,equations,wff X-B] scores of a shake', () => {
  it.each(EDITIONS)('%s: 2, 4, 6 and the absent score are possible, nothing else is', edition => {
    const absent = edition === 'wff-2017' ? 0 : -2;
    for (let score = -7; score <= 9; score += 1) {
      const fits = [2, 4, 6, absent].includes(score);
      expect(inShakes(sheetOf(edition, [{ scores: [score, 2, 2] }]))).toEqual(
        fits ? [] : [`shake-score shakes[0].scores[0] ${edition} X-B`],
      );
    }
    expect(inShakes(sheetOf(edition, [{ scores: [2, null, 2] }]))).toEqual([
      `shake-score shakes[0].scores[1] ${edition} X-B`,
    ]);
  });
});

describe('[onsets,equations,wff X-A] a 6 needs a loser', () => {
  it.each(EDITIONS)('%s', edition => {
    const absent = edition === 'wff-2017' ? 0 : -2;
    const mix = `shake-mix shakes[0] ${edition} X-A`;
    expect(inShakes(sheetOf(edition, [{ scores: [6, 4, 4] }]))).toEqual([mix]);
    expect(inShakes(sheetOf(edition, [{ scores: [6, 6, 6] }]))).toEqual([mix]);
    expect(inShakes(sheetOf(edition, [{ scores: [6, 6, 2] }]))).toEqual([]);
    expect(inShakes(sheetOf(edition, [{ scores: [6, 4, absent] }]))).toEqual([]);
    expect(inShakes(sheetOf(edition, [{ scores: [4, 4, 4] }]))).toEqual([]);
    // Another fault of the shake comes first and says enough.
    expect(inShakes(sheetOf(edition, [{ scores: [6, 4, 5] }]))).toEqual([
      `shake-score shakes[0].scores[2] ${edition} X-B`,
    ]);
  });
});

describe('penalties', () => {
  it.each(EDITIONS)(
    '[onsets,equations,wff XI-A] %s: one point each, and once two where a disputed no-Goal costs them',
    edition => {
      const two = edition === 'onsets-2014' || edition === 'equations-2015';
      const penalties = [-1, -2, -2, 1, -3].map(points => ({ seat: 1, points }));
      expect(inShakes(sheetOf(edition, [{ scores: [2, 2, 2], penalties }]))).toEqual(
        [1, 2, 3, 4].slice(two ? 1 : 0).map(j => `penalty shakes[0].penalties[${j}] ${edition} XI-A`),
      );
    },
  );

  it.each(EDITIONS)('[onsets,equations,wff XI-A note] %s: a judge initials them in Elementary and Middle', edition => {
    for (const division of ['elementary', 'middle', 'junior', 'senior'] as const) {
      const penalties = [
        { seat: 0, points: -1, initialled: false },
        { seat: 0, points: -1 },
      ];
      const needed = division === 'elementary' || division === 'middle';
      expect(inShakes(sheetOf(edition, [{ scores: [2, 2, 2], penalties }], { division }))).toEqual(
        needed ? [`not-initialled shakes[0].penalties[0] ${edition} XI-A note`] : [],
      );
    }
  });
});

describe('void shakes', () => {
  it.each([
    ['onsets-2014', 'III-D-1 comment (b)'],
    ['onsets-2026', 'III-D-1 comment (b)'],
    ['equations-2015', 'IV-D-1 comment (b)'],
    ['wff-2017', 'X-B'],
  ] as const)(
    '[onsets III-D-1 comment (b)] [equations IV-D-1 comment (b)] %s: no scores, but penalties count',
    (edition, clause) => {
      const penalties = [{ seat: 2, points: -1 }];
      const empty = sheetOf(edition, [{ scores: [null, null, null], void: true, penalties }]);
      expect(inShakes(empty)).toEqual([]);
      expect(checkSheet(empty).totals).toEqual([0, 0, -1]);
      const filled = sheetOf(edition, [{ scores: [6, null, null], void: true }]);
      expect(inShakes(filled)).toEqual([`void shakes[0] ${edition} ${clause}`]);
      expect(checkSheet(filled).totals).toEqual([0, 0, 0]);
    },
  );
});

describe('who did not play', () => {
  it('[onsets-2026 XII-A two] has no score, no total and no points, and the others are two', () => {
    const played = sheetOf('onsets-2026', [{ scores: [6, null, 2] }], {
      didNotPlay: [1],
      totals: [6, null, 2],
      points: [6, 0, 4],
    });
    expect(checkSheet(played)).toEqual({ ok: true, faults: [], totals: [6, null, 2], points: [6, 0, 4] });
    const scored = { ...played, shakes: [{ scores: [6, 2, 2] }] };
    expect(codes(scored)).toEqual(['did-not-play shakes[0].scores[1] onsets-2026 XII-A two']);
  });
});

it('true totals and points equal another count of the same sheet', () => {
  const roll = dice(5);
  for (let k = 0; k < 400; k += 1) {
    const seats = 2 + roll(2);
    const didNotPlay = roll(4) === 0 ? [roll(seats)] : [];
    const shakes = Array.from({ length: roll(6) }, () => ({
      scores: Array.from({ length: seats }, () => (roll(9) === 0 ? null : roll(9) - 2)),
      void: roll(5) === 0,
      penalties: Array.from({ length: roll(3) }, () => ({ seat: roll(seats), points: -roll(3) })),
    }));
    const ledger = new Map<number, number>();
    for (let seat = 0; seat < seats; seat += 1) if (!didNotPlay.includes(seat)) ledger.set(seat, 0);
    const book = (seat: number, points: number) => {
      if (ledger.has(seat)) ledger.set(seat, ledger.get(seat)! + points);
    };
    for (const shake of shakes) {
      shake.scores.forEach((score, seat) => {
        if (!shake.void && score !== null) book(seat, score);
      });
      for (const { seat, points } of shake.penalties) book(seat, points);
    }
    // By the printed table: places share what they would have had, and a table of two has no 2.
    const prizes = ledger.size === 3 ? [6, 4, 2] : [6, 4];
    const ordered = [...ledger.values()].sort((a, b) => b - a);
    const share = (total: number): number => {
      const own = ordered.flatMap((value, i) => (value === total ? [prizes[i]!] : []));
      return own.reduce((sum, prize) => sum + prize, 0) / own.length;
    };
    const { totals, points } = checkSheet(
      sheetOf('equations-2015', shakes, { seats, didNotPlay, totals: [], points: [] }),
    );
    expect(totals).toEqual(Array.from({ length: seats }, (_, i) => ledger.get(i) ?? null));
    expect(points).toEqual(Array.from({ length: seats }, (_, i) => (ledger.has(i) ? share(ledger.get(i)!) : 0)));
  }
});
