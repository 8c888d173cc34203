import type { EditionId } from '@forceout/rulebook';
import { rulesOf } from '@forceout/rulebook';
import { describe, expect } from 'vitest';
import { rule } from '../test/clauses.ts';
import { Script } from '../test/script.ts';

const three = (edition: EditionId, setup: object = {}) =>
  new Script(edition, { players: 3, table: { judging: 'auto' }, ...setup });
const ABSENT = { os: 'X-D', eq: 'X-D', wff: 'X-D' };
const score = (edition: EditionId) => rulesOf(edition).absentScore;

describe('an absent player', () => {
  rule(ABSENT, 'scores two less for the shake (nothing in WFF); the others play it', edition => {
    const s = three(edition).does(0, { do: 'absent', target: 2 }).toTurn();
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

  rule(ABSENT, 'said by the player, an opponent, a judge or the director', edition => {
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
    const playing = new Script('onsets-2026').toTurn().does(1, { do: 'absent' });
    expect(playing.sum).toMatchObject({ phase: 'roll-deal', shakeScores: [] });
  });
});
