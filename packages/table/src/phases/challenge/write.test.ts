import type { EditionId } from '@forceout/rulebook';
import { rulesOf } from '@forceout/rulebook';
import { describe, expect } from 'vitest';
import { rule } from '../../test/clauses.ts';
import { Script } from '../../test/script.ts';
import { claimOf } from './write.ts';

/** Seat 1 has moved; seat 2 challenges it; seat 0 is the Third Party. */
const challenged = (edition: EditionId, kind: 'now' | 'impossible', table: object = {}) =>
  new Script(edition, { players: 3, table: { judging: 'auto', ...table } })
    .toTurn()
    .move(1, 'b', 'required')
    .challenge(2, kind);
const right = { do: 'submit', solution: { right: true } } as const;
const writeMs = (edition: EditionId) => rulesOf(edition).writeSeconds * 1000;

describe('who writes', () => {
  rule(
    { os: 'VII-A; VII-A-1', os26: 'GLO solution-writer', eq: 'VII-A; VII-A-1', wff: 'VII-A; VII-A-1' },
    'after Now the Challenger must, the Mover may not',
    edition => {
      const s = challenged(edition, 'now');
      expect(s.state.shake!.writers).toMatchObject([{ role: 'may' }, { role: 'not' }, { role: 'must' }]);
      expect(s.seat(1, right)).toMatchObject({ code: 'may-not-write', clause: `${edition} VII-A-1` });
      s.staysOut(0);
      expect(s.phase).toBe('write');
      s.does(2, right);
      expect(s.sum.shakeScores).toEqual([[2, 2, 6]]);
    },
  );

  rule(
    { os: 'VII-A; VII-A-2', eq: 'VII-A; VII-A-2', wff: 'VII-A; VII-A-2' },
    'after Impossible the Mover must, the Challenger may not',
    edition => {
      const s = challenged(edition, 'impossible');
      expect(s.state.shake!.writers).toMatchObject([{ role: 'may' }, { role: 'must' }, { role: 'not' }]);
      expect(s.seat(2, right)).toMatchObject({ code: 'may-not-write', clause: `${edition} VII-A-2` });
      s.staysOut(0);
      expect(s.phase).toBe('write');
      s.does(1, right);
      expect(s.sum.shakeScores).toEqual([[2, 6, 2]]);
    },
  );

  rule(
    { os26: 'VII-A-1; VII-A-2; BASIC-IV-B; GLO third-party' },
    'the Third Party may, or may not, and has no side to take',
    edition => {
      for (const kind of ['now', 'impossible'] as const) {
        const s = challenged(edition, kind);
        expect(s.seat(0, { do: 'side', with: 'mover' })?.code).toBe('bad-field');
        expect(s.seat(1, { do: 'side', present: true })?.code).toBe('not-third');
        s.does(0, { do: 'side', present: true });
        expect(s.state.shake!.writers[0]).toMatchObject({ presents: true, done: false });
        s.does(0, right);
      }
    },
  );

  rule(
    {
      os14: 'VII-A-3; BASIC-IV-B; BASIC-IV-B-1; BASIC-IV-B-2',
      eq: 'VII-A-3; BASIC-IV-B; BASIC-IV-B-1; BASIC-IV-B-2',
      wff: 'VII-A-3',
    },
    'the Third Party takes a side, and writes too on the side of who must write',
    edition => {
      const writes = { now: 'challenger', impossible: 'mover' } as const;
      for (const kind of ['now', 'impossible'] as const) {
        const beside = challenged(edition, kind).does(0, { do: 'side', with: writes[kind] });
        expect(beside.state.shake!.writers[0]).toMatchObject({ presents: true, done: false });
        const other = challenged(edition, kind);
        expect(other.seat(0, { do: 'side', present: true })?.code).toBe('bad-field');
        other.does(0, { do: 'side', with: kind === 'now' ? 'mover' : 'challenger' });
        expect(other.seat(0, right)?.code).toBe('decided');
      }
    },
  );

  rule(
    { os26: 'V-B exact-tie' },
    'of two Challengers each Now must write and each Impossible may not; the Mover answers an Impossible',
    edition => {
      const roles = (first: 'now' | 'impossible', second: 'now' | 'impossible') => {
        const s = new Script(edition, { players: 3, table: { judging: 'auto' } }).toTurn().move(1, 'b', 'required');
        s.does(2, { do: 'lift' }, 50_000).does(0, { do: 'lift' }, 50_000).does(1, { do: 'tie', both: true });
        s.does(2, { do: 'say', say: first }).does(0, { do: 'say', say: second });
        const claims = s.state.shake!.writers.map(w => claimOf(s.state.shake!, w.seat));
        return s.state.shake!.writers.map((w, i) => (w.role === 'must' ? claims[i] : w.role));
      };
      expect(roles('now', 'now')).toEqual(['now', 'not', 'now']);
      expect(roles('impossible', 'impossible')).toEqual(['not', 'impossible', 'not']);
      expect(roles('now', 'impossible')).toEqual(['not', 'impossible', 'now']);
      expect(roles('impossible', 'now')).toEqual(['now', 'impossible', 'not']);
    },
  );
});

describe('the Third Party’s decision', () => {
  rule(
    { os: 'VII-C-1 retract; VII-C-1 comment', eq: 'VII-C-1 comment; VII-C-1', wff: 'VII-C-1 comment; VII-C-1' },
    'once shown it stands; handing in a Solution shows it as well',
    edition => {
      const s = challenged(edition, 'now').staysOut(0);
      expect(s.seat(0, { do: 'side', present: true, with: 'challenger' })?.code).toBe('decided');
      expect(s.seat(0, right)?.code).toBe('decided');
      const handed = challenged(edition, 'now').does(0, right);
      expect(handed.seat(0, { do: 'side', present: false, with: 'mover' })?.code).toBe('decided');
      handed.does(2, right);
      expect(handed.sum.shakeScores).toEqual([[4, 2, 6]]);
    },
  );

  rule(
    { os: 'VII-C-1; XI-A-1-h', eq: 'VII-C-1; XI-A-1-h', wff: 'VII-C-1; XI-A-1-e' },
    'silence to the end of the countdown is none, without penalty',
    edition => {
      const s = challenged(edition, 'now').submits(2, true);
      const end = s.deadline!.at + 10_000;
      expect(s.deadline).toMatchObject({ seat: 0 });
      s.wait(end - 1);
      expect(s.phase).toBe('write');
      s.wait(end);
      expect(s.sum).toMatchObject({ shakeScores: [[2, 2, 6]], scores: [2, 2, 6] });
    },
  );

  rule(
    { os: 'VII-C-1', eq: 'VII-C-1', wff: 'VII-C-1' },
    'who has declared for writing keeps the same clock as any writer',
    edition => {
      const s = challenged(edition, 'now');
      const began = s.at;
      s.does(0, { do: 'side', with: 'challenger', present: true }).submits(2, true);
      s.wait(began + writeMs(edition) + 10_000);
      expect(s.scores).toEqual([-1, 0, 0]);
      s.does(0, right);
      expect(s.sum).toMatchObject({ shakeScores: [[4, 2, 6]], scores: [3, 2, 6] });
    },
  );
});

describe('the time to write', () => {
  rule(
    { os: 'XI-A-1-h; XI-A', eq: 'XI-A-1-h; XI-A', wff: 'XI-A-1-e; XI-A' },
    'two minutes (three in WFF), the delays, and then there is no Solution',
    edition => {
      const s = challenged(edition, 'now').staysOut(0);
      const limit = (edition === 'wff-2017' ? 180_000 : 120_000) - 1000;
      const start = s.at;
      expect(s.deadline).toMatchObject({ seat: 2, at: start + limit });
      s.wait(start + limit + 9999);
      expect(s.scores).toEqual([0, 0, 0]);
      s.wait(start + limit + 10_000);
      expect(s.scores).toEqual([0, 0, -1]);
      s.wait(start + limit + 80_000);
      expect(s.sum).toMatchObject({ shakeScores: [[6, 6, 2]], scores: [6, 6, 0] });
    },
  );

  rule({ os: 'XIII-D-14 limits' }, 'three minutes for two Solutions', edition => {
    const s = new Script(edition, { table: { judging: 'auto', adventurous: true } }).roll();
    s.does(0, { do: 'select', variation: 'pair' });
    s.does(1, { do: 'select', variation: 'plain' }).does(1, { do: 'select', variation: 'other' });
    s.does(0, { do: 'goal', goal: 'a' }).challenge(1, 'impossible');
    expect(s.deadline).toMatchObject({ seat: 0, at: s.at + 180_000 });
  });

  rule(
    { os: 'VII-A', eq: 'VII-A', wff: 'VII-A' },
    'who has no Solution may say so at once, without penalty',
    edition => {
      const s = challenged(edition, 'now').staysOut(0).submits(2, null);
      expect(s.sum).toMatchObject({ shakeScores: [[6, 6, 2]], scores: [6, 6, 2], penalties: [] });
    },
  );

  rule({ os: 'XI-A', eq: 'XI-A', wff: 'XI-A' }, 'each writer has a clock of his own and pays for himself', edition => {
    const s = challenged(edition, 'now').does(0, right);
    s.wait(s.deadline!.at + 10_000);
    expect(s.scores).toEqual([0, 0, -1]);
    expect(s.sum.deadlines).toMatchObject([{ seat: 2 }]);
  });
});

describe('presenting', () => {
  rule(
    { os: 'VII-C; VII-C-2', os26: 'GLO presenting', eq: 'VII-C; VII-C-2', wff: 'VII-C; VII-C-2' },
    'nothing is checked before all are ready or out of time',
    edition => {
      const s = challenged(edition, 'now', { judging: 'players' }).does(2, right);
      expect(s.phase).toBe('write');
      expect(s.seat(1, { do: 'accept', writer: 2 })?.code).toBe('wrong-phase');
      s.does(0, right);
      expect(s.phase).toBe('check');
      expect(s.events.findLast(e => e.event === 'presented')).toMatchObject({ queue: [2, 0] });
    },
  );

  rule(
    { os14: 'VII-C-2-a; VII-C-2-b', eq: 'VII-C-2-a; VII-C-2-b', wff: 'VII-C-2-a; VII-C-2-b' },
    'what is presented is the Solution and is not changed',
    edition => {
      const s = challenged(edition, 'now').does(2, right);
      expect(s.seat(2, right)?.code).toBe('presented');
      expect(s.seat(2, { do: 'withdraw' })?.code).toBe('presented');
      expect(s.seat(0, { do: 'withdraw' })?.code).toBe('nothing-presented');
      s.staysOut(0);
      expect(s.sum.shakeScores).toEqual([[2, 2, 6]]);
    },
  );

  rule({ os26: 'VII-C-2-a; VII-C-2-b' }, 'who tries to change it has an incorrect Solution', edition => {
    const s = challenged(edition, 'now').does(2, right);
    expect(s.seat(2, right)?.code).toBe('presented');
    s.does(2, { do: 'withdraw' });
    expect(s.seat(2, { do: 'withdraw' })?.code).toBe('ruled');
    s.staysOut(0);
    expect(s.sum.shakeScores).toEqual([[6, 6, 2]]);
    const checked = challenged(edition, 'now', { judging: 'players' }).does(2, right).staysOut(0);
    checked.does(2, { do: 'withdraw' });
    expect(checked.sum.shakeScores).toEqual([[6, 6, 2]]);
    const early = challenged(edition, 'now', { judging: 'players' })
      .does(2, right)
      .does(2, { do: 'withdraw' })
      .staysOut(0);
    expect(early.sum.shakeScores).toEqual([[6, 6, 2]]);
    const two = challenged(edition, 'now', { judging: 'players' }).does(2, right).does(0, right);
    two.does(0, { do: 'accept', writer: 2 }).does(1, { do: 'accept', writer: 2 });
    expect(two.seat(2, { do: 'withdraw' })?.code).toBe('ruled');
    two.does(0, { do: 'withdraw' });
    expect(two.sum.shakeScores).toEqual([[2, 2, 6]]);
    const prevented = challenged(edition, 'now', { enforcement: 'prevent' }).does(2, right);
    expect(prevented.seat(2, { do: 'withdraw' })?.code).toBe('presented');
  });

  rule({ os: 'VII-C-2', eq: 'VII-C-2', wff: 'VII-C-2' }, 'only what can be written down is handed in', edition => {
    const s = challenged(edition, 'now');
    expect(s.seat(2, { do: 'submit', solution: 'scribble' })?.code).toBe('bad-solution');
    expect(s.phase).toBe('write');
  });
});

describe('the last cube', () => {
  const played = (edition: EditionId, players: 2 | 3 = 3, table: object = {}) =>
    new Script(edition, { players, table: { judging: 'auto', ...table } }).toTurn().down(1).down(0);

  rule(
    {
      os: 'VIII-A; BASIC-VII; XI-A-1-h',
      os26: 'GLO forceout',
      eq: 'VIII-A; BASIC-VII; XI-A-1-h',
      wff: 'VIII-A; XI-A-1-e',
    },
    'in Required or Permitted: everyone writes, and a challenge is open for the first minute only',
    edition => {
      for (const to of ['required', 'permitted'] as const) {
        const s = new Script(edition, { players: 3, table: { judging: 'auto' } }).toTurn().down(1);
        const mover = s.state.shake!.onTurn;
        s.down(0, to);
        expect(s.sum).toMatchObject({ phase: 'last-cube-write', lastMover: mover, onTurn: null });
        expect(s.sum.deadlines).toHaveLength(3);
        expect(s.deadline!.at).toBe(s.at + writeMs(edition));
        expect(s.state.shake!.writers.every(w => w.role === 'must')).toBe(true);
      }
    },
  );

  rule(
    { os: 'X-C; X-C-1; X-C-2', eq: 'X-C; X-C-1; X-C-2', wff: 'X-C; X-C-1; X-C-2' },
    'four for a right Solution, two for a wrong one or none',
    edition => {
      const s = played(edition).submits(0, true).submits(1, false).submits(2, null);
      expect(s.sum.shakeScores).toEqual([[4, 2, 2]]);
    },
  );

  rule(
    { os: 'VIII-B; XI-A-1-g', eq: 'VIII-B; XI-A-1-g', wff: 'VIII-B' },
    'Impossible within the first minute: the writers keep the rest of the time',
    edition => {
      const s = played(edition);
      const { lastMover } = s.state.shake!;
      const [by, third] = [0, 1, 2].filter(seat => seat !== lastMover) as [number, number];
      const began = s.at;
      s.does(by, { do: 'lift' }, began + 60_000).does(by, { do: 'say', say: 'impossible' }, began + 70_000);
      expect(s.sum).toMatchObject({ phase: 'write', challenge: { kind: 'impossible', by, against: lastMover } });
      for (const d of s.sum.deadlines as { seat: number; at: number }[]) expect(d.at).toBe(began + writeMs(edition));
      expect(s.seat(by, right)?.code).toBe('may-not-write');
      s.staysOut(third).submits(lastMover!, true);
      expect((s.sum.shakeScores as number[][])[0]![lastMover!]).toBe(6);
    },
  );

  rule(
    {
      os: 'VIII-B; VIII-B comment; XI-A-1-g',
      os26: 'V-B invalid (e)',
      eq: 'VIII-B; VIII-B comment; XI-A-1-g',
      wff: 'VIII-B; VIII-B comment',
    },
    'later Impossible is set aside, at a point outside WFF; so is any Now, at a point everywhere',
    edition => {
      const s = played(edition, 2);
      const by = 1 - s.state.shake!.lastMover!;
      const began = s.at;
      s.does(by, { do: 'lift' }).does(by, { do: 'say', say: 'now' });
      expect(s.phase).toBe('last-cube-write');
      expect(s.penalties).toMatchObject([{ seat: by, points: -1 }]);
      s.does(by, { do: 'lift' }, began + 60_001).does(by, { do: 'say', say: 'impossible' });
      expect(s.phase).toBe('last-cube-write');
      expect(s.penalties).toHaveLength(edition === 'wff-2017' ? 1 : 2);
      expect(s.sum.challenge).toBeNull();
    },
  );

  rule(
    { os: 'VIII-B comment', eq: 'VIII-B comment', wff: 'VIII-B comment' },
    'where the table prevents, the block stays down once the minute is over',
    edition => {
      const s = new Script(edition, { table: { judging: 'auto', enforcement: 'prevent' } }).toTurn().down(1).down(0);
      const by = 1 - s.state.shake!.lastMover!;
      const began = s.at;
      s.does(by, { do: 'lift' }, began + 20_000).does(by, { do: 'put-back' });
      expect(s.seat(by, { do: 'lift' }, began + 60_001)?.code).toBe('invalid-challenge');
      s.wait(began + 100_000);
      expect(s.phase).toBe('last-cube-write');
      expect(s.penalties).toHaveLength(1);
    },
  );

  rule({ os: 'XIII-D-14 limits' }, 'with Two Solutions Impossible stays open for two of three minutes', edition => {
    const s = new Script(edition, { table: { judging: 'auto', adventurous: true } }).roll();
    s.does(0, { do: 'select', variation: 'pair' });
    s.does(1, { do: 'select', variation: 'plain' }).does(1, { do: 'select', variation: 'other' });
    s.does(0, { do: 'goal', goal: 'a' }).down(1).down(0);
    const by = 1 - s.state.shake!.lastMover!;
    const began = s.at;
    expect(s.deadline!.at).toBe(began + 180_000);
    s.does(by, { do: 'lift' }, began + 120_000).does(by, { do: 'say', say: 'impossible' });
    expect(s.phase).toBe('write');
  });

  rule({ os: 'V-B invalid (a)', eq: 'VI-B invalid (a)', wff: 'VI-B self' }, 'its Mover cannot challenge', edition => {
    const s = played(edition, 2);
    const { lastMover } = s.state.shake!;
    s.does(lastMover!, { do: 'lift' });
    expect(s.phase).toBe('last-cube-write');
    expect(s.penalties).toMatchObject([{ seat: lastMover, points: -1 }]);
  });

  rule(
    { os: 'VIII-B', eq: 'VIII-B', wff: 'VIII-B' },
    'Solutions handed in before the Impossible stay handed in, except the Challenger’s',
    edition => {
      const s = played(edition);
      const { lastMover } = s.state.shake!;
      const [by, third] = [0, 1, 2].filter(seat => seat !== lastMover) as [number, number];
      for (const seat of [0, 1, 2].filter(x => x !== by)) s.submits(seat, true);
      s.does(by, { do: 'lift' }).does(by, { do: 'say', say: 'impossible' });
      const score = (s.sum.shakeScores as number[][])[0]!;
      expect([score[lastMover!], score[third], score[by]]).toEqual([6, 6, 2]);
      const none = played(edition).submits(third, null);
      none.does(by, { do: 'lift' }).does(by, { do: 'say', say: 'impossible' });
      none.does(third, right).submits(lastMover!, null);
      expect((none.sum.shakeScores as number[][])[0]![third]).toBe(6);
    },
  );

  rule(
    { os: 'VIII-A', eq: 'VIII-A', wff: 'VIII-A' },
    'handing in goes on while the block is up, and the shake ends when it comes down',
    edition => {
      const s = played(edition, 2);
      const by = 1 - s.state.shake!.lastMover!;
      s.does(by, { do: 'lift' });
      expect(s.sum.onTurn).toBeNull();
      s.submits(0, true).submits(1, true);
      expect(s.phase).toBe('block-up');
      s.does(by, { do: 'put-back' });
      expect(s.sum.shakeScores).toEqual([[4, 4]]);
    },
  );

  rule(
    { os: 'XI-A', eq: 'XI-A', wff: 'XI-A' },
    'who writes nothing in time pays the delays and scores two',
    edition => {
      const s = played(edition, 2).submits(0, true);
      s.wait(s.deadline!.at + 80_000);
      expect(s.sum).toMatchObject({ shakeScores: [[4, 2]], scores: [4, 0] });
    },
  );
});
