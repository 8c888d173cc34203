import type { EditionId } from '@forceout/rulebook';
import { rulesOf } from '@forceout/rulebook';
import { describe, expect } from 'vitest';
import { rule } from '../../test/clauses.ts';
import { Script } from '../../test/script.ts';

const three = (edition: EditionId, setup: object = {}) =>
  new Script(edition, { players: 3, table: { judging: 'auto' }, ...setup });
const ABSENT = { os: 'X-D', eq: 'X-D', wff: 'X-D' };
const score = (edition: EditionId) => rulesOf(edition).absentScore;

describe('an absent player', () => {
  rule(ABSENT, 'scores two less for the shake (nothing in WFF); the others play it', edition => {
    const s = three(edition).does(2, { do: 'absent' }).toTurn();
    expect(s.sum.onTurn).toBe(1);
    s.move(1, 'b', 'required');
    expect(s.sum.onTurn).toBe(0);
    s.challenge(0, 'now').submits(0, true);
    expect(s.sum.shakeScores).toEqual([[6, 2, edition === 'wff-2017' ? 0 : -2]]);
    expect(s.seat(2, { do: 'lift' })?.code).toBe('not-in-shake');
  });

  rule(ABSENT, 'plays again in the next shake after coming back', edition => {
    const s = three(edition).does(2, { do: 'absent' }).toTurn().move(1, 'b', 'required');
    s.does(2, { do: 'back' }).challenge(0, 'now').submits(0, true);
    expect(s.sum.shakeScores).toEqual([[6, 2, score(edition)]]);
    s.wins(2);
    expect(s.sum.shakeScores).toEqual([
      [6, 2, score(edition)],
      [2, 2, 6],
    ]);
  });

  rule({ os26: 'X-D' }, 'who arrives after the roll is absent for the shake, before it is not', edition => {
    const late = three(edition).does(2, { do: 'absent' }).roll().does(2, { do: 'back' });
    late.does(0, { do: 'goal', goal: 'a' }).move(1, 'b', 'required').challenge(0, 'now').submits(0, true);
    expect(late.sum.shakeScores).toEqual([[6, 2, -2]]);
    const early = three(edition).does(2, { do: 'absent' }).does(2, { do: 'back' }).wins(2);
    expect(early.sum.shakeScores).toEqual([[2, 2, 6]]);
  });

  rule({ os14: 'X-D', eq: 'X-D', wff: 'X-D' }, 'who arrives before the Goal still plays the shake', edition => {
    const s = three(edition).does(2, { do: 'absent' }).roll().does(2, { do: 'back' });
    s.does(0, { do: 'goal', goal: 'a' }).move(1, 'b', 'required').challenge(2, 'now').submits(2, true).staysOut(0);
    expect(s.sum.shakeScores).toEqual([[2, 2, 6]]);
    const later = three(edition).does(2, { do: 'absent' }).toTurn().does(2, { do: 'back' });
    expect(later.seat(2, { do: 'lift' })?.code).toBe('not-in-shake');
  });

  rule(ABSENT, 'said by a judge or the director, at any time', edition => {
    for (const by of ['judge', 'director'] as const) {
      const s = three(edition);
      s.act({ seat: by, do: 'absent', target: 1 });
      expect(s.state.seats[1]!.absent).toBe(true);
      expect(s.seat(1, { do: 'absent' })?.code).toBe('absent');
      s.act({ seat: by, do: 'back', target: 1 });
      expect(s.state.seats[1]!.absent).toBe(false);
      expect(s.seat(1, { do: 'back' })?.code).toBe('present');
    }
  });

  rule({ os: 'II-C-3; X-D', eq: 'II-B-3; X-D' }, 'leaves two, and two choose as two', edition => {
    const s = three(edition, { table: { adventurous: true, judging: 'auto' } })
      .does(2, { do: 'absent' })
      .roll();
    s.does(0, { do: 'select', variation: 'plain' }).does(1, { do: 'select', variation: 'other' });
    expect(s.phase).toBe('variation');
    s.does(1, { do: 'select', variation: 'third' });
    expect(s.phase).toBe('goal');
  });
});

describe('someone who leaves', () => {
  rule({ os26: 'X-D' }, 'before the roll: the minute runs on, the next neighbour deals, cubes set out stay', () => {
    const s = three('onsets-2026', { deck: true, preset: true }).does(0, { do: 'preset', faces: ['a', 'b'] });
    s.does(2, { do: 'absent' });
    expect(s.sum.deadlines).toMatchObject([
      { seat: 0, task: 'roll', at: 60_000 },
      { seat: 1, task: 'deal', at: 60_000 },
    ]);
    s.does(0, { do: 'roll', faces: [...'abcdab'] }).does(1, { do: 'deal', count: 6 });
    expect(s.phase).toBe('goal');
  });

  rule({ os26: 'X-D' }, 'as Goal-setter before the roll hands the role on; before the Goal the shake is void', () => {
    const s = three('onsets-2026').does(0, { do: 'absent' });
    expect(s.sum).toMatchObject({ goalSetter: 1, shake: 1, phase: 'roll-deal' });
    const rolled = three('onsets-2026').roll().does(0, { do: 'absent' });
    expect(rolled.sum).toMatchObject({ goalSetter: 1, shake: 2, shakeScores: [] });
    const undealt = three('onsets-2026', { deck: true }).does(0, { do: 'roll' }).does(0, { do: 'absent' });
    expect(undealt.sum).toMatchObject({ goalSetter: 1, shake: 2 });
    const disputed = three('onsets-2014').roll().does(0, { do: 'no-goal' }).does(1, { do: 'lift' });
    disputed.does(1, { do: 'absent' });
    expect(disputed.sum).toMatchObject({ goalSetter: 0, shake: 2, phase: 'roll-deal' });
  });

  rule({ os26: 'X-D' }, 'while choosing, on turn, with the block or a pen in hand is passed over', () => {
    const choosing = three('onsets-2026', { table: { adventurous: true } }).roll();
    choosing.does(0, { do: 'select', variation: 'plain' }).does(1, { do: 'absent' });
    expect(choosing.state.shake!.selecting).toMatchObject({ seat: 2 });
    const onTurn = three('onsets-2026').toTurn().does(1, { do: 'absent' });
    expect(onTurn.sum).toMatchObject({ phase: 'turn', onTurn: 2 });
    const lifted = three('onsets-2026').toTurn().does(2, { do: 'lift' }).does(2, { do: 'absent' });
    expect(lifted.sum).toMatchObject({ phase: 'turn', onTurn: 1, scores: [0, 0, 0] });
    const writing = three('onsets-2026').toTurn().move(1, 'b', 'required').challenge(2, 'now').staysOut(0);
    writing.does(2, { do: 'absent' });
    expect(writing.sum.shakeScores).toEqual([[6, 6, -2]]);
  });

  rule({ os26: 'X-D' }, 'alone: nobody rolls, deals or waits against a clock', () => {
    const s = new Script('onsets-2026', { deck: true }).does(1, { do: 'absent' });
    expect(s.sum).toMatchObject({ phase: 'roll-deal', deadline: null });
    expect(s.seat(0, { do: 'roll', faces: [...'abcdabcd'] })?.code).toBe('alone');
    expect(s.seat(0, { do: 'deal', count: 6 })?.code).toBe('alone');
    s.does(1, { do: 'back' });
    expect(s.deadline).toMatchObject({ seat: 0, at: s.at + 60_000 });
  });
});

describe('leaving a shake', () => {
  rule(
    ABSENT,
    'never voids a challenge: the leaver scores as absent, the others as against a wrong Solution',
    edition => {
      const writer = new Script(edition, { table: { judging: 'auto' } }).toTurn().move(1, 'b', 'required');
      writer.challenge(0, 'now').does(0, { do: 'absent' });
      expect(writer.sum).toMatchObject({ shakeScores: [[score(edition), 6]], shake: 2 });
      const mover = new Script(edition, { table: { judging: 'auto' } }).toTurn().move(1, 'b', 'required');
      mover.challenge(0, 'now').does(1, { do: 'absent' });
      expect(mover.phase).toBe('write');
      mover.submits(0, true);
      expect(mover.sum.shakeScores).toEqual([[6, score(edition)]]);
      const impossible = new Script(edition, { table: { judging: 'auto' } }).toTurn().move(1, 'b', 'required');
      impossible.challenge(0, 'impossible').does(1, { do: 'absent' });
      expect(impossible.sum.shakeScores).toEqual([[6, score(edition)]]);
    },
  );

  rule(ABSENT, 'where the players judge, a Solution whose checkers left is ruled on by the evaluator', edition => {
    for (const right of [true, false]) {
      const s = new Script(edition).toTurn().move(1, 'b', 'required').challenge(0, 'now').submits(0, right);
      s.does(1, { do: 'absent' });
      expect(s.sum.shakeScores).toEqual([[right ? 6 : 2, score(edition)]]);
      const before = new Script(edition)
        .toTurn()
        .move(1, 'b', 'required')
        .challenge(0, 'now')
        .does(1, { do: 'absent' });
      before.submits(0, right);
      expect(before.sum.shakeScores).toEqual([[right ? 6 : 2, score(edition)]]);
    }
  });

  rule(ABSENT, 'what was presented stays and counts for the others', edition => {
    const s = three(edition)
      .toTurn()
      .move(1, 'b', 'required')
      .challenge(0, 'now')
      .submits(2, true)
      .does(2, { do: 'absent' });
    s.submits(0, false);
    // The Mover loses to the Solution of the player who left.
    expect(s.sum.shakeScores).toEqual([[2, 2, score(edition)]]);
  });

  rule(ABSENT, 'costs no point for time, and turns pass over the seat', edition => {
    const s = three(edition).toTurn().move(1, 'b', 'required').challenge(0, 'now').does(0, { do: 'absent' });
    s.staysOut(2);
    expect(s.sum).toMatchObject({ penalties: [], shakeScores: [[score(edition), 6, 6]] });
    const turn = three(edition).toTurn().does(1, { do: 'absent' });
    expect(turn.sum).toMatchObject({ phase: 'turn', onTurn: 2, penalties: [] });
    turn.move(2, 'b', 'required').move(0, 'c', 'required');
    expect(turn.sum.onTurn).toBe(2);
  });

  rule(ABSENT, 'who is back before the shake is scored takes part again and scores as usual', edition => {
    const s = three(edition).toTurn().does(1, { do: 'absent' }).move(2, 'b', 'required').does(1, { do: 'back' });
    s.move(0, 'c', 'required');
    expect(s.sum.onTurn).toBe(1);
    s.challenge(1, 'now').submits(1, true).staysOut(2);
    expect(s.sum.shakeScores).toEqual([[2, 6, 2]]);
  });

  rule(ABSENT, 'who is back while the writing lasts writes on, against the same clock', edition => {
    const s = three(edition).toTurn().move(1, 'b', 'required').challenge(0, 'now');
    const ends = s.deadline!.at;
    s.does(0, { do: 'absent' }).does(0, { do: 'back' });
    expect(s.sum.deadlines).toContainEqual({ seat: 0, task: 'write', stage: 'limit', at: ends });
    s.submits(0, true).staysOut(2);
    expect(s.sum.shakeScores).toEqual([[6, 2, 2]]);
    const late = three(edition).toTurn().move(1, 'b', 'required').challenge(0, 'now').does(0, { do: 'absent' });
    late.does(0, { do: 'back' }, ends + 10_001);
    expect(late.seat(0, { do: 'submit', solution: { right: true } })?.code).toBeDefined();
  });

  rule(
    ABSENT,
    'the Goal-setter before the Goal: void for the others, absent for the leaver, the next seat sets',
    edition => {
      const s = three(edition).roll().does(0, { do: 'absent' });
      expect(s.sum).toMatchObject({ goalSetter: 1, shake: 2, shakeScores: [], scores: [score(edition), 0, 0] });
    },
  );

  rule(
    { os: 'X-D; XI-B-2', eq: 'X-D; XI-B-2', wff: 'X-D; XI-B stop' },
    'one left alone before a challenge plays against no clock and may stop the shake: four or two',
    edition => {
      for (const right of [true, false]) {
        const s = new Script(edition).toTurn().move(1, 'b', 'required').does(1, { do: 'absent' });
        expect(s.sum).toMatchObject({ phase: 'turn', onTurn: 0, deadline: null });
        s.does(0, { do: 'stop' });
        expect(s.phase).toBe('stop-write');
        s.submits(0, right);
        expect(s.sum).toMatchObject({ shakeScores: [[right ? 4 : 2, score(edition)]], phase: 'roll-deal' });
        expect(s.state.round.state).toBe('run');
      }
      const early = new Script(edition).roll().does(1, { do: 'absent' }).does(0, { do: 'stop' });
      expect(early.sum).toMatchObject({ shakeScores: [], shake: 2, goalSetter: 0 });
      const two = three(edition).toTurn().does(1, { do: 'absent' });
      expect(two.seat(0, { do: 'stop' })?.code).toBe('wrong-seat');
      const back = new Script(edition).toTurn().does(0, { do: 'absent' }).does(0, { do: 'back' });
      expect(back.deadline).toMatchObject({ seat: 1, task: 'turn', at: back.at + 60_000 });
    },
  );
});

describe('an opponent’s claim of absence', () => {
  rule(ABSENT, 'is not taken while the player may still act', edition => {
    const s = new Script(edition).toTurn().move(1, 'b', 'required').challenge(0, 'now');
    expect(s.seat(1, { do: 'absent', target: 0 })?.code).toBe('may-still-act');
    expect(s.seat(0, { do: 'absent', target: 1 })?.code).toBe('may-still-act');
    s.wait(s.deadline!.at + 9999);
    expect(s.seat(1, { do: 'absent', target: 0 }, s.at)?.code).toBe('may-still-act');
    s.does(1, { do: 'absent', target: 0 }, s.at + 1);
    expect(s.sum.shakeScores).toEqual([[score(edition), 6]]);
    expect(s.scores).toEqual([score(edition) - 1, 6]);
  });

  rule(ABSENT, 'holds when all the others say so; any act of the player cancels it', edition => {
    const s = three(edition).toTurn();
    s.wait(s.deadline!.at + 10_000);
    s.does(0, { do: 'absent', target: 1 });
    expect(s.state.seats[1]!.absent).toBe(false);
    expect(s.seat(0, { do: 'absent', target: 1 })?.code).toBe('claimed');
    s.move(1, 'b', 'required');
    expect(s.state.absenceClaims).toEqual([]);
    s.wait(s.deadline!.at + 10_000);
    s.does(0, { do: 'absent', target: 2 }).does(1, { do: 'absent', target: 2 });
    expect(s.state.seats.map(x => x.absent)).toEqual([false, false, true]);
    expect(s.sum).toMatchObject({ phase: 'turn', onTurn: 0 });
  });

  rule(ABSENT, 'where no clock runs, after a minute and its countdown', edition => {
    const s = new Script(edition, { table: { firstGoalSetter: null } });
    s.does(0, { do: 'roll', faces: ['a'] });
    expect(s.seat(0, { do: 'absent', target: 1 }, 69_999)?.code).toBe('may-still-act');
    s.does(0, { do: 'absent', target: 1 }, 70_000);
    expect(s.state.seats[1]!.absent).toBe(true);
  });
});
