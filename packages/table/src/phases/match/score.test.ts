import type { EditionId } from '@forceout/rulebook';
import { describe, expect } from 'vitest';
import { rule } from '../../test/clauses.ts';
import { Script } from '../../test/script.ts';

/**
 * Seat 1 is the Mover, seat 2 the Challenger, seat 0 the Third Party. A Solution is right, wrong or missing: `-` for who
 * stays out or, obliged, has none; `?` for a Third Party who says nothing but that there is none; `!` for one who declares
 * for the writer and then has none.
 */
type Mark = 'right' | 'wrong' | '-' | '?' | '!';
type Row = readonly [writer: Mark, third: Mark, mover: number, challenger: number, thirdParty: number];

const mark = (s: Script, seat: number, told: Mark): Script =>
  told === '-' || told === '?' ? s.submits(seat, null) : s.submits(seat, told === 'right');

function score(edition: EditionId, kind: 'now' | 'impossible', writer: Mark, third: Mark): readonly number[] {
  const s = new Script(edition, { players: 3, table: { judging: 'auto' } }).toTurn().move(1, 'b', 'required');
  s.challenge(2, kind);
  if (third === '-') s.staysOut(0);
  else if (third === '!')
    s.does(0, { do: 'side', with: kind === 'now' ? 'challenger' : 'mover', present: true }).submits(0, null);
  else mark(s, 0, third);
  mark(s, kind === 'now' ? 2 : 1, writer);
  const [t, m, c] = (s.sum.shakeScores as number[][])[0]!;
  return [m!, c!, t!];
}

const proves = (edition: EditionId, kind: 'now' | 'impossible', table: readonly Row[]): void => {
  for (const [writer, third, ...want] of table)
    expect([kind, writer, third, ...score(edition, kind, writer, third)]).toEqual([kind, writer, third, ...want]);
};

const NOW: readonly Row[] = [
  ['right', '-', 2, 6, 2],
  ['right', 'right', 2, 6, 4],
  ['right', 'wrong', 2, 6, 2],
  ['wrong', '-', 6, 2, 6],
  ['wrong', 'wrong', 6, 2, 2],
  ['wrong', '?', 6, 2, 6],
  ['right', '?', 2, 6, 2],
  ['-', '-', 6, 2, 6],
];

const IMPOSSIBLE: readonly Row[] = [
  ['right', '-', 6, 2, 2],
  ['right', 'right', 6, 2, 6],
  ['right', 'wrong', 6, 2, 2],
  ['wrong', '-', 2, 6, 4],
  ['wrong', 'right', 2, 2, 6],
  ['wrong', 'wrong', 2, 6, 2],
  ['wrong', '?', 2, 6, 4],
  ['-', '-', 2, 6, 4],
  ['-', 'right', 2, 2, 6],
];

describe('three players', () => {
  rule(
    {
      os: 'X-A; X-A-1; X-A-2; X-B; X-B-1; X-B-2; BASIC-V; BASIC-VI-A; BASIC-VI-B',
      os26: 'X-B-3; X-B-4; BASIC-VI-C',
      eq: 'X-A; X-A-1; X-A-2; X-B; X-B-1; X-B-2; X-B-3; BASIC-V; BASIC-VI-A; BASIC-VI-B; BASIC-VI-C',
      wff: 'X-A; X-A-1; X-A-2; X-B; X-B-1; X-B-2',
    },
    'after Now',
    edition => proves(edition, 'now', NOW),
  );

  rule(
    {
      os: 'X-A-1; X-A-2; X-B-1; X-B-2; BASIC-V',
      os26: 'X-B-3; X-B-4; BASIC-VI-C',
      eq: 'X-A-1; X-A-2; X-B-1; X-B-2; X-B-3; BASIC-V; BASIC-VI-C',
      wff: 'X-A-1; X-A-2; X-B-1; X-B-2',
    },
    'after Impossible',
    edition => proves(edition, 'impossible', IMPOSSIBLE),
  );

  rule({ os: 'BASIC-V-A', eq: 'BASIC-V-A' }, 'who has to write is correct with a correct Solution', edition => {
    proves(edition, 'now', [
      ['right', '-', 2, 6, 2],
      ['wrong', '-', 6, 2, 6],
    ]);
    proves(edition, 'impossible', [
      ['right', '-', 6, 2, 2],
      ['wrong', '-', 2, 6, 4],
    ]);
  });

  rule(
    { os: 'BASIC-V-B', eq: 'BASIC-V-B' },
    'who need not write is correct when nobody writes a correct one',
    edition => {
      proves(edition, 'now', [
        ['wrong', 'wrong', 6, 2, 2],
        ['right', 'right', 2, 6, 4],
      ]);
      proves(edition, 'impossible', [
        ['wrong', '-', 2, 6, 4],
        ['wrong', 'right', 2, 2, 6],
      ]);
    },
  );

  rule(
    { os26: 'X-B-3; BASIC-VI-C', eq: 'X-B-3; BASIC-VI-C' },
    'a Third Party right beside a wrong Now has six',
    edition =>
      proves(edition, 'now', [
        ['wrong', 'right', 2, 2, 6],
        ['-', 'right', 2, 2, 6],
      ]),
  );

  rule({ os14: 'X-B-2; BASIC-VI-B', wff: 'X-B-2' }, 'a Third Party right beside a wrong Now has four', edition =>
    proves(edition, 'now', [
      ['wrong', 'right', 2, 2, 4],
      ['-', 'right', 2, 2, 4],
    ]),
  );

  rule(
    { os14: 'X-A-1', eq: 'X-A-1', wff: 'X-A-1' },
    'a Third Party who declares for the writer and has nothing scores two',
    edition => {
      proves(edition, 'now', [
        ['right', '!', 2, 6, 2],
        ['wrong', '!', 6, 2, 2],
      ]);
      proves(edition, 'impossible', [
        ['right', '!', 6, 2, 2],
        ['wrong', '!', 2, 6, 2],
      ]);
    },
  );
});

describe('two players', () => {
  rule(
    { os: 'X-B-1; X-B-2', eq: 'X-B-1; X-B-2', wff: 'X-B-1; X-B-2' },
    'who is right has six, the other two',
    edition => {
      const two = (kind: 'now' | 'impossible', right: boolean) => {
        const s = new Script(edition, { table: { judging: 'auto' } }).toTurn().move(1, 'b', 'required');
        return s.challenge(0, kind).submits(kind === 'now' ? 0 : 1, right).sum.shakeScores;
      };
      expect(two('now', true)).toEqual([[6, 2]]);
      expect(two('now', false)).toEqual([[2, 6]]);
      expect(two('impossible', true)).toEqual([[2, 6]]);
      expect(two('impossible', false)).toEqual([[6, 2]]);
    },
  );
});

describe('two Challengers', () => {
  const score = (
    words: readonly ['now' | 'impossible', 'now' | 'impossible'],
    told: Readonly<Record<number, boolean>>,
  ) => {
    const s = new Script('onsets-2026', { players: 3, table: { judging: 'auto' } }).toTurn().move(1, 'b', 'required');
    s.does(2, { do: 'lift' }, 50_000).does(0, { do: 'lift' }, 50_000).does(1, { do: 'tie', both: true });
    s.does(2, { do: 'say', say: words[0] }).does(0, { do: 'say', say: words[1] });
    for (const [seat, right] of Object.entries(told)) s.submits(Number(seat), right);
    return (s.sum.shakeScores as number[][])[0];
  };

  rule(
    { os26: 'V-B exact-tie; X-B-1; X-B-2' },
    'both Now: each stands alone, the Mover has six when neither is right',
    () => {
      expect(score(['now', 'now'], { 0: true, 2: true })).toEqual([6, 2, 6]);
      expect(score(['now', 'now'], { 0: true, 2: false })).toEqual([6, 2, 2]);
      expect(score(['now', 'now'], { 0: false, 2: true })).toEqual([2, 2, 6]);
      expect(score(['now', 'now'], { 0: false, 2: false })).toEqual([2, 6, 2]);
    },
  );

  rule({ os26: 'V-B exact-tie; X-B-1; X-B-2' }, 'both Impossible: against the Mover’s Solution', () => {
    expect(score(['impossible', 'impossible'], { 1: true })).toEqual([2, 6, 2]);
    expect(score(['impossible', 'impossible'], { 1: false })).toEqual([6, 2, 6]);
  });

  rule({ os26: 'V-B exact-tie; X-B-1; X-B-2' }, 'one Now, one Impossible: contrary claims are never both right', () => {
    for (const [words, n, i] of [
      [['now', 'impossible'], 2, 0],
      [['impossible', 'now'], 0, 2],
    ] as const) {
      const points = (now: boolean, mover: boolean) => {
        const got = score(words, { [n]: now, 1: mover })!;
        return [got[n], got[i], got[1]];
      };
      expect(points(true, true)).toEqual([6, 2, 2]);
      expect(points(true, false)).toEqual([6, 2, 2]);
      expect(points(false, true)).toEqual([2, 2, 6]);
      expect(points(false, false)).toEqual([2, 6, 2]);
    }
  });
});

describe('accepting without presenting', () => {
  const ACCEPT = {
    os: 'VII-C-4 accept-2; X-A-2 exception',
    eq: 'VII-C-4 accept-2; X-A-2 exception',
    wff: 'VII-C-4 accept-2; X-A-2 exception',
  };
  const WRONG = { do: 'submit', solution: { right: false, faults: ['VII-B'] } } as const;
  const challenged = (edition: EditionId, kind: 'now' | 'impossible', players: 2 | 3 = 3) =>
    new Script(edition, { players })
      .toTurn()
      .move(1, 'b', 'required')
      .challenge(players - 1 === 1 ? 0 : 2, kind);

  rule(ACCEPT, 'scores two although the other checker shows the Solution wrong', edition => {
    const s = challenged(edition, 'now').staysOut(0).does(2, WRONG);
    s.does(1, { do: 'accept', writer: 2 }).does(0, { do: 'reject', writer: 2, reason: 'VII-B' });
    expect(s.sum.shakeScores).toEqual([[6, 2, 2]]);
    const third = challenged(edition, 'impossible').staysOut(0).does(1, WRONG);
    third.does(0, { do: 'accept', writer: 1 }).does(2, { do: 'reject', writer: 1, reason: 'VII-B' });
    expect(third.sum.shakeScores).toEqual([[2, 2, 6]]);
    const challenger = challenged(edition, 'impossible').staysOut(0).does(1, WRONG);
    challenger.does(2, { do: 'accept', writer: 1 }).does(0, { do: 'reject', writer: 1, reason: 'VII-B' });
    expect(challenger.sum.shakeScores).toEqual([[4, 2, 2]]);
  });

  rule(ACCEPT, 'does not touch one who presented', edition => {
    const s = challenged(edition, 'impossible').submits(0, true).does(1, WRONG);
    s.does(0, { do: 'accept', writer: 1 }).does(2, { do: 'reject', writer: 1, reason: 'VII-B' });
    s.does(1, { do: 'accept', writer: 0 }).does(2, { do: 'accept', writer: 0 });
    expect(s.sum.shakeScores).toEqual([[6, 2, 2]]);
  });

  rule(ACCEPT, 'counts also when time decided it', edition => {
    const s = challenged(edition, 'now').staysOut(0).does(2, WRONG).does(1, { do: 'accept', writer: 2 });
    s.wait(s.deadline!.at + 80_000);
    expect(s.sum.shakeScores).toEqual([[2, 2, 6]]);
  });

  rule(ACCEPT, 'means nothing after the last cube', edition => {
    const s = new Script(edition, { players: 3 }).toTurn().down(1).down(0);
    s.does(0, WRONG).submits(1, null).submits(2, null);
    s.does(1, { do: 'accept', writer: 0 }).does(2, { do: 'reject', writer: 0, reason: 'VII-B' });
    expect(s.sum.shakeScores).toEqual([[2, 2, 2]]);
  });
});

describe('a Third Party who said "I present"', () => {
  rule({ os26: 'VII-C-1 retract; X-B-3' }, 'and hands in nothing scores as a wrong Solution', edition => {
    proves(edition, 'now', [
      ['right', '!', 2, 6, 2],
      ['wrong', '!', 6, 2, 2],
      ['-', '!', 6, 2, 2],
    ]);
    proves(edition, 'impossible', [
      ['right', '!', 6, 2, 2],
      ['wrong', '!', 2, 6, 2],
      ['-', '!', 2, 6, 2],
    ]);
  });

  rule({ os26: 'XI-A-1-h; X-B-3' }, 'is timed as a writer and scores 2 when time runs out', edition => {
    const s = new Script(edition, { players: 3, table: { judging: 'auto' } }).toTurn().move(1, 'b', 'required');
    s.challenge(2, 'now').does(0, { do: 'side', present: true }).submits(2, false);
    s.wait(s.deadline!.at + 80_000);
    expect(s.sum).toMatchObject({ shakeScores: [[2, 6, 2]], scores: [0, 6, 2] });
  });

  rule({ os26: 'III-D-2 score-third' }, 'about a no-Goal and then has none scores 2', edition => {
    const s = new Script(edition, { players: 3, table: { judging: 'auto' } }).roll().does(0, { do: 'no-goal' });
    s.does(1, { do: 'lift' }).does(2, { do: 'side', present: true }).submits(2, null).submits(1, null);
    expect(s.sum.shakeScores).toEqual([[6, 2, 2]]);
  });
});
