import type { EditionId } from '@forceout/rulebook';
import { describe, expect } from 'vitest';
import { rule } from '../../test/clauses.ts';
import { Script } from '../../test/script.ts';

const playing = (edition: EditionId, players: 2 | 3 = 3, table: object = {}) =>
  new Script(edition, { players, table: { judging: 'auto', ...table } }).toTurn();
const started = (edition: EditionId, players: 2 | 3 = 3, table: object = {}) =>
  playing(edition, players, table).move(1, 'b', 'required');

describe('making a challenge', () => {
  rule(
    {
      os: 'V-A; V-B; BASIC-IV-A',
      os26: 'GLO challenge; GLO challenge-block; GLO challenger; GLO legal-challenge; GLO valid-challenge; GLO now-word; GLO impossible-word',
      eq: 'VI-A; VI-B; BASIC-IV-A',
      wff: 'VI-A; VI-B',
    },
    'any opponent of the last Mover, in turn or out of turn, picks up the block and says the word',
    edition => {
      for (const say of ['now', 'impossible'] as const)
        for (const seat of [2, 0]) {
          const s = started(edition);
          expect(s.seat(seat, { do: 'say', say })?.code).toBe('wrong-phase');
          s.does(seat, { do: 'lift' });
          expect(s.phase).toBe('block-up');
          expect(s.seat(2 - seat, { do: 'say', say })?.code).toBe('block-first');
          s.does(seat, { do: 'say', say });
          expect(s.sum).toMatchObject({ phase: 'write', challenge: { kind: say, by: seat, against: 1 } });
        }
    },
  );

  rule(
    { os: 'V-A', os26: 'GLO mover', eq: 'VI-A', wff: 'VI-A' },
    'the Goal-setter is challenged for the Goal before the first move',
    edition => {
      const s = playing(edition).challenge(2, 'impossible');
      expect(s.sum.challenge).toEqual({ kind: 'impossible', by: 2, against: 0 });
    },
  );

  rule(
    { os26: 'GLO never-challenge', wff: 'VI-A-1 comment (c)', os14: 'V-A', eq: 'VI-A' },
    '"Never" and "Impossible" are the same challenge',
    edition => {
      const s = started(edition).does(2, { do: 'lift' }).does(2, { do: 'say', say: 'never' });
      expect(s.sum).toMatchObject({ challenge: { kind: 'impossible' }, scores: [0, 0, 0] });
    },
  );

  rule({ os: 'V-A', eq: 'VI-A', wff: 'VI-A' }, 'a lost turn does not protect the last Mover', edition => {
    const s = started(edition);
    s.wait(s.at + 140_000);
    expect(s.sum.onTurn).toBe(0);
    s.challenge(0, 'now');
    expect(s.sum.challenge).toMatchObject({ by: 0, against: 1 });
  });

  rule(
    { os: 'V-A', eq: 'VI-A', wff: 'VI-A' },
    'between a bonus and its regular move the block stays down, free of charge',
    edition => {
      const s = started(edition).does(2, { do: 'bonus', cube: 'c' });
      for (const seat of [0, 1, 2]) expect(s.seat(seat, { do: 'lift' })?.code).toBe('turn-unfinished');
      expect(s.scores).toEqual([0, 0, 0]);
      s.move(2, 'd', 'required').challenge(0, 'now');
      expect(s.sum.challenge).toMatchObject({ by: 0, against: 2 });
      // With two players the only opponent is the last Mover.
      const two = playing(edition, 2).does(1, { do: 'bonus', cube: 'c' });
      expect(two.seat(0, { do: 'lift' })?.code).toBe('turn-unfinished');
      expect(two.scores).toEqual([0, 0]);
    },
  );

  rule(
    { os: 'V-A', eq: 'VI-A', wff: 'VI-A' },
    'a league may open the middle of a turn: the bonus is then a move that can be challenged',
    edition => {
      const mid = () =>
        started(edition, 2, { options: { challengeMidTurn: true } }).does(0, { do: 'bonus', cube: 'c' });
      expect(mid().challenge(1, 'now').sum).toMatchObject({ challenge: { kind: 'now', by: 1, against: 0 } });
      const back = mid().does(1, { do: 'lift' }).does(1, { do: 'put-back' });
      expect(back.sum).toMatchObject({ phase: 'turn', onTurn: 0, scores: [0, -1] });
      expect(back.seat(0, { do: 'bonus', cube: 'd' })?.code).toBe('one-bonus');
      expect(back.does(0, { do: 'lift' }).scores).toEqual([-1, -1]);
      expect(back.move(0, 'd', 'required').sum).toMatchObject({ onTurn: 1, lastMover: 0 });
    },
  );
});

describe('the block', () => {
  rule(
    { os: 'V-B', os26: 'V-B near-tie', eq: 'VI-B', wff: 'VI-B' },
    'who picks it up first is the Challenger',
    edition => {
      const s = started(edition).does(2, { do: 'lift' }, 50_000);
      expect(s.seat(0, { do: 'lift' }, 50_001)?.code).toBe('block-taken');
      s.does(2, { do: 'say', say: 'now' });
      expect(s.sum).toMatchObject({ challenge: { by: 2 }, scores: [0, 0, 0] });
      expect(s.seat(0, { do: 'lift' })?.code).toBe('block-not-free');
    },
  );

  rule(
    { os14: 'V-B', eq: 'VI-B', wff: 'VI-B' },
    'at one moment the first line counts; there is never a second Challenger',
    edition => {
      const s = started(edition).does(2, { do: 'lift' }, 50_000);
      expect(s.seat(0, { do: 'lift' }, 50_000)?.code).toBe('block-taken');
      expect(s.seat(1, { do: 'tie', both: true }, 50_000)?.code).toBe('no-tie');
    },
  );

  rule(
    { os: 'XI-A-1-f; XI-A-3 exception', eq: 'XI-A-1-f; XI-A-3 exception', wff: 'XI-A-1-d; XI-A-3 exception' },
    'fifteen seconds to say the word, no countdown: then a point, and play goes on',
    edition => {
      const s = started(edition).does(0, { do: 'lift' });
      const lifted = s.at;
      expect(s.sum.deadlines).toMatchObject([{ seat: 0, at: lifted + 15_000 }]);
      s.wait(lifted + 14_999);
      expect(s.sum).toMatchObject({ phase: 'block-up', scores: [0, 0, 0] });
      s.wait(lifted + 15_000);
      expect(s.sum).toMatchObject({ phase: 'turn', onTurn: 2, scores: [-1, 0, 0], challenge: null });
    },
  );

  rule(
    {
      os: 'V-B withdraw; V-B comment (c)',
      eq: 'VI-B withdraw; VI-B comment (c)',
      wff: 'VI-B withdraw; VI-B comment (c)',
    },
    'picked up and put back it costs a point, and play goes on',
    edition => {
      const s = started(edition).does(2, { do: 'lift' });
      expect(s.seat(0, { do: 'put-back' })?.code).toBe('block-first');
      s.does(2, { do: 'put-back' });
      expect(s.sum).toMatchObject({ phase: 'turn', onTurn: 2, lastMover: 1, scores: [0, 0, -1] });
      s.move(2, 'c', 'required');
    },
  );

  rule(
    { os: 'V-B', eq: 'VI-B', wff: 'VI-B' },
    'the clock of the player on turn stands still meanwhile, and has at least ten seconds after',
    edition => {
      const s = started(edition);
      const ends = s.deadline!.at;
      s.does(0, { do: 'lift' }, ends - 20_000).does(0, { do: 'put-back' }, ends - 10_000);
      expect(s.deadline).toMatchObject({ seat: 2, at: ends + 10_000 });
      s.does(0, { do: 'lift' }, ends + 8000).does(0, { do: 'put-back' }, ends + 9000);
      expect(s.deadline).toMatchObject({ seat: 2, stage: 'limit', at: ends + 19_000 });
    },
  );

  rule({ os26: 'X-D' }, 'a player on turn who leaves while it is up is passed over when it comes down', () => {
    const s = started('onsets-2026').does(0, { do: 'lift' }).does(2, { do: 'absent' }).does(0, { do: 'put-back' });
    expect(s.sum).toMatchObject({ phase: 'turn', onTurn: 0 });
  });
});

describe('an invalid challenge', () => {
  const INVALID = {
    os: 'V-B invalid',
    os26: 'GLO illegal-challenge; GLO invalid-challenge',
    eq: 'VI-B invalid',
    wff: 'VI-B invalid',
  };

  rule(
    {
      os: 'V-A-2-a; V-B invalid (b); BASIC-VII',
      os26: 'VIII-A comment; GLO illegal-challenge',
      eq: 'VI-A-2-a; VI-B invalid (b); BASIC-VII',
      wff: 'VI-A-2-a',
    },
    'Now with one cube in Resources: set aside, a point; with two it is valid',
    edition => {
      const two = playing(edition, 2).down(2);
      const caller = two.state.shake!.onTurn!;
      two.challenge(caller, 'now');
      expect(two.sum).toMatchObject({ phase: 'write', scores: [0, 0] });
      const one = playing(edition, 2).down(1);
      const on = one.state.shake!.onTurn!;
      one.challenge(on, 'now');
      expect(one.sum).toMatchObject({ phase: 'turn', onTurn: on, challenge: null });
      expect(one.penalties).toMatchObject([{ seat: on, points: -1, status: 'approved' }]);
      one.challenge(on, 'impossible');
      expect(one.phase).toBe('write');
    },
  );

  rule(
    { os: 'V-A-2-b; V-B invalid (c)', eq: 'VI-A-2-b; VI-B invalid (c)', wff: 'VI-A-2-b; VI-B invalid (b)' },
    'Now with nothing in Required or Permitted: set aside, a point, play continues',
    edition => {
      const s = playing(edition).challenge(1, 'now');
      expect(s.sum).toMatchObject({ phase: 'turn', onTurn: 1, scores: [0, -1, 0] });
      s.move(1, 'b', 'forbidden').challenge(2, 'now');
      expect(s.sum).toMatchObject({ phase: 'turn', onTurn: 2, scores: [0, -1, -1] });
      s.move(2, 'c', 'permitted').challenge(0, 'now');
      expect(s.sum.challenge).toMatchObject({ kind: 'now', by: 0, against: 2 });
    },
  );

  rule(
    { os: 'XIII-D-14 limits' },
    'Now with two cubes in Resources under Two Solutions: a point; with three it is valid',
    edition => {
      const paired = () => {
        const s = new Script(edition, { table: { judging: 'auto', adventurous: true, division: 'junior' } }).roll();
        s.does(0, { do: 'select', variation: 'pair' });
        s.does(1, { do: 'select', variation: 'plain' }).does(1, { do: 'select', variation: 'other' });
        return s.does(0, { do: 'goal', goal: 'a' });
      };
      const two = paired().down(2);
      const caller = two.state.shake!.onTurn!;
      expect(two.challenge(caller, 'now').penalties).toMatchObject([{ seat: caller, points: -1 }]);
      expect(two.phase).toBe('turn');
      const three = paired().down(3);
      expect(three.challenge(three.state.shake!.onTurn!, 'now').phase).toBe('write');
    },
  );

  rule({ os: 'V-B invalid (a)', eq: 'VI-B invalid (a)', wff: 'VI-B self' }, 'of oneself costs a point', edition => {
    const s = started(edition, 3, { division: 'junior' }).does(1, { do: 'lift' });
    expect(s.sum).toMatchObject({ phase: 'turn', onTurn: 2, scores: [0, -1, 0], challenge: null });
  });

  rule({ wff: 'VI-B self' }, 'of oneself is free in the Elementary and Middle games', edition => {
    for (const division of ['elementary', 'middle']) {
      const s = started(edition, 3, { division }).does(1, { do: 'lift' });
      expect(s.sum).toMatchObject({ phase: 'turn', onTurn: 2, scores: [0, 0, 0], penalties: [] });
    }
    const regular = started(edition, 3, { division: 'middle', options: { middleGame: 'regular' } }).does(1, {
      do: 'lift',
    });
    expect(regular.scores).toEqual([0, -1, 0]);
  });

  rule(
    { os: 'V-B invalid (a)', eq: 'VI-B invalid (a)', wff: 'VI-B self' },
    'of oneself beside a true one leaves the true one',
    edition => {
      const s = started(edition).does(2, { do: 'lift' }, 50_000).does(1, { do: 'lift' }, 50_000);
      expect(s.sum).toMatchObject({ phase: 'block-up', scores: [0, -1, 0] });
      s.does(2, { do: 'say', say: 'now' });
      expect(s.sum.challenge).toMatchObject({ by: 2, against: 1 });
    },
  );

  rule(
    { os14: 'V-B invalid', os26: 'V-B invalid (d)', eq: 'VI-A-1 comment (b)', wff: 'VI-A-1 comment (b)' },
    'before the Goal is set costs a point, and the block cannot be reserved',
    edition => {
      const s = new Script(edition, { players: 3 });
      s.does(1, { do: 'lift' });
      expect(s.sum).toMatchObject({ phase: 'roll-deal', scores: [0, -1, 0] });
      s.roll().does(0, { do: 'place', goal: 'a' }).does(2, { do: 'lift' });
      expect(s.sum).toMatchObject({ phase: 'goal', scores: [0, -1, -1] });
      expect(s.seat(2, { do: 'say', say: 'impossible' })?.code).toBe('wrong-phase');
      s.does(0, { do: 'goal' });
      expect(s.phase).toBe('turn');
    },
  );

  rule(INVALID, 'costs a point every time, and waits for a judge in Elementary and Middle', edition => {
    const s = playing(edition);
    for (let i = 0; i < 3; i++) s.challenge(1, 'now');
    expect(s.scores).toEqual([0, -3, 0]);
    const judged = playing(edition, 3, { division: 'elementary', judge: true }).challenge(1, 'now');
    expect(judged.sum).toMatchObject({ scores: [0, 0, 0], penalties: [{ seat: 1, points: -1, status: 'pending' }] });
  });

  rule(INVALID, 'is refused where the table prevents', edition => {
    const s = playing(edition, 3, { enforcement: 'prevent' });
    expect(s.seat(0, { do: 'lift' })?.code).toBe('invalid-challenge');
    s.does(1, { do: 'lift' });
    expect(s.seat(1, { do: 'say', say: 'now' })?.code).toBe('invalid-challenge');
    s.does(1, { do: 'say', say: 'impossible' });
    expect(s.sum).toMatchObject({ phase: 'write', scores: [0, 0, 0] });
  });
});

describe('two hands on the block at one moment', () => {
  const TIE = { os26: 'V-B exact-tie' };
  const tied = (edition: EditionId) => started(edition).does(2, { do: 'lift' }, 50_000).does(0, { do: 'lift' }, 50_000);

  rule(TIE, 'the third player says it was a tie: both are Challengers, each says a word', edition => {
    const s = tied(edition);
    expect(s.seat(2, { do: 'tie', both: true })?.code).toBe('not-yours');
    s.does(1, { do: 'tie', both: true }).does(0, { do: 'say', say: 'now' });
    expect(s.phase).toBe('block-up');
    expect(s.sum.deadlines).toMatchObject([{ seat: 2, at: 65_000 }]);
    s.does(2, { do: 'say', say: 'impossible' });
    expect(s.sum).toMatchObject({
      phase: 'write',
      challenge: { kind: 'impossible', by: 2, against: 1, second: { kind: 'now', by: 0 } },
    });
  });

  rule(TIE, 'the words may come before the answer, and each is said once', edition => {
    const s = tied(edition).does(2, { do: 'say', say: 'now' }).does(0, { do: 'say', say: 'now' });
    expect(s.phase).toBe('block-up');
    expect(s.seat(0, { do: 'say', say: 'impossible' })?.code).toBe('said');
    expect(s.seat(2, { do: 'put-back' })?.code).toBe('said');
    expect(s.seat(2, { do: 'lift' })?.code).toBe('block-yours');
    s.does(1, { do: 'tie', both: true });
    expect(s.sum.challenge).toEqual({ kind: 'now', by: 2, against: 1, second: { kind: 'now', by: 0 } });
  });

  rule(TIE, 'one of the two leaves: the other has the block', edition => {
    const s = tied(edition).does(2, { do: 'absent' }).does(0, { do: 'say', say: 'now' });
    expect(s.sum).toMatchObject({ challenge: { kind: 'now', by: 0 }, scores: [0, 0, 0] });
    const third = tied(edition).does(2, { do: 'say', say: 'now' }).does(1, { do: 'absent' });
    expect(third.sum).toMatchObject({ challenge: { by: 2 }, scores: [0, 0, 0] });
  });

  rule(TIE, 'the third player says it was none: the first has it, the other pays nothing', edition => {
    const s = tied(edition).does(1, { do: 'tie', both: false }).does(2, { do: 'say', say: 'now' });
    expect(s.sum).toMatchObject({ challenge: { kind: 'now', by: 2 }, scores: [0, 0, 0] });
    expect(s.sum.challenge as object).not.toHaveProperty('second');
  });

  rule(TIE, 'the third player says nothing: the first has it', edition => {
    const s = tied(edition).does(2, { do: 'say', say: 'now' }, 51_000);
    expect(s.phase).toBe('block-up');
    s.wait(65_000);
    expect(s.sum).toMatchObject({ phase: 'write', challenge: { by: 2 } });
  });

  rule(TIE, 'one of the two says something invalid or nothing: the other is the Challenger', edition => {
    const s = tied(edition).does(1, { do: 'tie', both: true }).does(2, { do: 'put-back' });
    expect(s.scores).toEqual([0, 0, -1]);
    s.does(0, { do: 'say', say: 'now' });
    expect(s.sum.challenge).toEqual({ kind: 'now', by: 0, against: 1 });
    const silent = tied(edition)
      .does(1, { do: 'tie', both: true })
      .does(0, { do: 'say', say: 'now' }, 51_000)
      .wait(65_000);
    expect(silent.sum).toMatchObject({ challenge: { kind: 'now', by: 0 }, scores: [0, 0, -1] });
  });

  rule(TIE, 'a moment later is no tie', edition => {
    const s = started(edition).does(2, { do: 'lift' }, 50_000);
    expect(s.seat(0, { do: 'lift' }, 50_001)?.code).toBe('block-taken');
    expect(s.seat(1, { do: 'tie', both: true }, 50_001)?.code).toBe('no-tie');
    const wide = started(edition, 3, { options: { tieWindowMs: 100 } }).does(2, { do: 'lift' }, 50_000);
    wide.does(0, { do: 'lift' }, 50_100).does(1, { do: 'tie', both: true }, 50_200);
  });
});
