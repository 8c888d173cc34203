import { describe, expect } from 'vitest';
import { rule } from '../../test/clauses.ts';
import { Script } from '../../test/script.ts';

const LOT = { os: 'I-D lot', eq: 'I-D lot', wff: 'I-D lot' };

/** A table that has not yet chosen its first Goal-setter. In the stand-in game `a` is best and `=` ranks nowhere. */
const beforeLot = (edition: ConstructorParameters<typeof Script>[0], players: 2 | 3 = 3) =>
  new Script(edition, { players, table: { firstGoalSetter: null } });

describe('the lot for the first Goal', () => {
  rule(LOT, 'the best roll sets the first Goal', edition => {
    const s = beforeLot(edition);
    expect(s.phase).toBe('roll-off');
    s.does(2, { do: 'roll', faces: ['c'] }).does(0, { do: 'roll', faces: ['b'] });
    expect(s.phase).toBe('roll-off');
    s.does(1, { do: 'roll', faces: ['a'] });
    expect(s.sum).toMatchObject({ phase: 'roll-deal', goalSetter: 1, shake: 1, scores: [0, 0, 0] });
  });

  rule(LOT, 'only those tied for best roll again, as often as it takes', edition => {
    const s = beforeLot(edition);
    for (const [seat, face] of ['b', 'a', 'a'].entries()) s.does(seat, { do: 'roll', faces: [face] });
    expect(s.phase).toBe('roll-off');
    expect(s.seat(0, { do: 'roll', faces: ['a'] })?.code).toBe('not-in-roll-off');
    s.does(1, { do: 'roll', faces: ['c'] }).does(2, { do: 'roll', faces: ['c'] });
    expect(s.phase).toBe('roll-off');
    s.does(1, { do: 'roll', faces: ['d'] });
    expect(s.seat(1, { do: 'roll', faces: ['a'] })?.code).toBe('already-rolled');
    s.does(2, { do: 'roll', faces: ['c'] });
    expect(s.sum).toMatchObject({ phase: 'roll-deal', goalSetter: 2 });
  });

  rule({ eq: 'I-D lot' }, 'an operation is out, unless everybody rolled one', edition => {
    const s = beforeLot(edition);
    for (const seat of [0, 1, 2]) s.does(seat, { do: 'roll', faces: ['='] });
    expect(s.phase).toBe('roll-off');
    for (const [seat, face] of ['=', 'e', '='].entries()) s.does(seat, { do: 'roll', faces: [face] });
    expect(s.sum).toMatchObject({ phase: 'roll-deal', goalSetter: 1 });
  });

  rule(LOT, 'one cube of the right kind is rolled', edition => {
    const s = beforeLot(edition);
    expect(s.seat(0, { do: 'roll', faces: ['a', 'a'] })?.code).toBe('bad-faces');
    expect(s.seat(0, { do: 'roll', faces: ['z'] })?.code).toBe('bad-faces');
    expect(s.seat(0, { do: 'lift' })?.code).toBe('block-not-free');
  });

  rule({ os26: 'X-D' }, 'a player who leaves is not waited for', () => {
    const s = beforeLot('onsets-2026');
    s.does(0, { do: 'roll', faces: ['b'] })
      .does(1, { do: 'roll', faces: ['c'] })
      .does(2, { do: 'absent' });
    expect(s.sum).toMatchObject({ phase: 'roll-deal', goalSetter: 0 });
    const tied = beforeLot('onsets-2026');
    for (const [seat, face] of ['b', 'a', 'a'].entries()) tied.does(seat, { do: 'roll', faces: [face] });
    tied.does(1, { do: 'absent' }).does(1, { do: 'back' });
    expect(tied.sum).toMatchObject({ phase: 'roll-deal', goalSetter: 2 });
    const gone = beforeLot('onsets-2026').does(0, { do: 'absent' }).does(1, { do: 'absent' }).does(2, { do: 'absent' });
    expect(gone.phase).toBe('roll-deal');
    const two = beforeLot('onsets-2026', 2).does(1, { do: 'absent' });
    expect(two.sum).toMatchObject({ phase: 'roll-deal', goalSetter: 0, deadline: null });
  });
});

describe('whose turn it is to set the Goal', () => {
  rule(
    { os: 'I-D', os26: 'GLO clockwise; GLO goal-setter; GLO match', eq: 'I-D', wff: 'I-D' },
    'after a scored shake the role passes one seat left',
    edition => {
      const s = new Script(edition, { players: 3, table: { judging: 'auto' } });
      const setters = [];
      for (const winner of [1, 0, 2, 1]) {
        setters.push(s.sum.goalSetter);
        s.wins(winner);
      }
      expect([...setters, s.sum.goalSetter]).toEqual([0, 1, 2, 0, 1]);
      expect(s.sum.shake).toBe(5);
    },
  );

  rule({ os: 'I-D', eq: 'I-D', wff: 'I-D' }, 'it passes over a player who is absent', edition => {
    const s = new Script(edition, { players: 3, table: { judging: 'auto' } });
    s.toTurn().does(1, { do: 'absent' }).move(2, 'b', 'required').challenge(0, 'now').submits(0, true);
    expect(s.sum.goalSetter).toBe(2);
  });
});
