import type { EditionId } from '@forceout/rulebook';
import { describe, expect, test } from 'vitest';
import { rule } from '../../test/clauses.ts';
import { Script } from '../../test/script.ts';

/** In the stand-in game a `=` may not go to Forbidden while more than four cubes are in Resources. */
const FACES = [...'ab=d=bcd'];
const playing = (edition: EditionId, players: 2 | 3 = 3, table: object = {}) =>
  new Script(edition, { players, table: { judging: 'auto', ...table } }).toTurn(FACES);
const charge = (s: Script, seat: number, fault: string, target?: number) =>
  s.does(seat, { do: 'point-out', fault, ...(target === undefined ? {} : { target }) });

describe('a charge of illegal procedure', () => {
  rule(
    {
      os: 'IX-A; IX-A-1',
      os26: 'GLO illegal-procedure; GLO legal-move',
      eq: 'IX-A; IX-A-1',
      wff: 'IX-A; IX-A-1',
    },
    'that is right: the cube goes back and the move is made again, without penalty',
    edition => {
      const s = playing(edition).move(1, '=', 'forbidden');
      expect(s.sum).toMatchObject({ onTurn: 2, lastMover: 1 });
      charge(s, 0, 'early-relation');
      expect(s.events.findLast(e => e.event === 'charge')).toMatchObject({ upheld: true, against: 1 });
      expect(s.sum).toMatchObject({ onTurn: 1, lastMover: 0, scores: [0, 0, 0] });
      expect(s.mat).toMatchObject({ forbidden: [] });
      expect(s.mat.resources).toHaveLength(7);
      s.move(1, '=', 'permitted');
      expect(s.sum).toMatchObject({ onTurn: 2, lastMover: 1 });
    },
  );

  rule({ os: 'IX-A', eq: 'IX-A', wff: 'IX-A' }, 'names the fault, and is made by another player', edition => {
    const s = playing(edition).move(1, '=', 'forbidden');
    expect(s.seat(0, { do: 'point-out', fault: 'something' })?.code).toBe('unknown-fault');
    expect(s.seat(1, { do: 'point-out', fault: 'early-relation', target: 1 })?.code).toBe('own-fault');
    charge(s, 1, 'early-relation');
    expect(s.events.at(-1)).toMatchObject({ event: 'charge', upheld: false });
    charge(s, 0, 'early-relation', 2);
    expect(s.events.at(-1)).toMatchObject({ event: 'charge', upheld: false });
    expect(s.mat.forbidden).toEqual(['=']);
  });

  rule(
    { os: 'IX-A-2; IX-A-2 comment', eq: 'IX-A-2; IX-A-2 comment', wff: 'IX-A-2; IX-A-2 comment' },
    'that is mistaken is free, and the move stands',
    edition => {
      const s = playing(edition).move(1, 'b', 'forbidden');
      for (const fault of ['early-relation', 'leader-bonus', 'last-cube-forbidden', 'illegal-variation'])
        charge(s, 0, fault);
      expect(s.sum).toMatchObject({ onTurn: 2, lastMover: 1, scores: [0, 0, 0] });
      expect(s.mat.forbidden).toEqual(['b']);
      expect(s.events.at(-1)).toMatchObject({ event: 'charge', upheld: false });
    },
  );

  rule(
    { os: 'IX-A-1 time', eq: 'IX-A-1 time', wff: 'IX-A-1 time' },
    'leaves what was left of the turn, at least ten seconds, unless the countdown had run out',
    edition => {
      const moved = (after: number) => {
        const s = playing(edition);
        s.does(1, { do: 'move', cube: '=', to: 'forbidden' }, s.at + after);
        return charge(s, 0, 'early-relation');
      };
      const early = moved(30_000);
      expect(early.deadline).toMatchObject({ seat: 1, stage: 'limit', at: early.at + 90_000 });
      const short = moved(117_000);
      expect(short.deadline).toMatchObject({ stage: 'limit', at: short.at + 10_000 });
      const counting = moved(127_000);
      expect(counting.deadline).toMatchObject({ stage: 'countdown', at: counting.at + 10_000 });
      const late = moved(187_000);
      expect(late.deadline).toMatchObject({ stage: 'extra', at: late.at + 3000 });
      expect(late.scores).toEqual([0, -1, 0]);
    },
  );

  test('waits while the block is up', () => {
    const s = playing('onsets-2026').move(1, '=', 'forbidden').does(2, { do: 'lift' });
    expect(s.seat(0, { do: 'point-out', fault: 'early-relation' })?.code).toBe('block-up');
    s.does(2, { do: 'put-back' });
    charge(s, 0, 'early-relation');
    expect(s.sum).toMatchObject({ onTurn: 1, scores: [0, 0, -1] });
  });
});

describe('insulation', () => {
  const BY_ACT = {
    os: 'IX-B',
    os26: 'GLO insulation',
    eq: 'IX-B',
    wff: 'IX-B',
  };

  rule(BY_ACT, 'a legal move of another player lets an illegal one stand', edition => {
    const s = playing(edition).move(1, '=', 'forbidden').move(2, 'b', 'required');
    charge(s, 0, 'early-relation');
    expect(s.sum).toMatchObject({ onTurn: 0, lastMover: 2 });
    expect(s.mat.forbidden).toEqual(['=']);
  });

  rule(BY_ACT, 'so does a bonus, and a challenge that is valid', edition => {
    const bonus = playing(edition).move(1, '=', 'forbidden').does(2, { do: 'bonus', cube: 'b' });
    expect(charge(bonus, 0, 'early-relation').mat.forbidden).toEqual(['=', 'b']);
    const challenged = playing(edition).move(1, '=', 'forbidden').challenge(2, 'impossible');
    expect(charge(challenged, 0, 'early-relation').mat.forbidden).toEqual(['=']);
  });

  rule(BY_ACT, 'an invalid challenge does not, nor a lost turn', edition => {
    const invalid = playing(edition).move(1, '=', 'forbidden').challenge(2, 'now');
    expect(charge(invalid, 0, 'early-relation').sum).toMatchObject({ onTurn: 1, scores: [0, 0, -1] });
    const lost = playing(edition).move(1, '=', 'forbidden');
    lost.wait(lost.at + 140_001);
    expect(lost.sum.onTurn).toBe(0);
    expect(charge(lost, 0, 'early-relation').mat.forbidden).toEqual([]);
  });

  rule(BY_ACT, 'a second illegal move does not: both can be pointed out', edition => {
    const s = playing(edition).move(1, '=', 'forbidden').move(2, '=', 'forbidden');
    charge(s, 0, 'early-relation', 2);
    expect(s.sum).toMatchObject({ onTurn: 2, lastMover: 1 });
    charge(s, 0, 'early-relation', 1);
    expect(s.sum).toMatchObject({ onTurn: 1, lastMover: 0 });
    expect(s.mat.forbidden).toEqual([]);
  });
});

describe('an illegal bonus cube', () => {
  const FAULT = { os: 'IX-A-1', eq: 'IX-A-1', wff: 'IX-A-1' };

  rule(FAULT, 'pointed out before the regular move goes back, and the turn goes on', edition => {
    const s = playing(edition).does(1, { do: 'bonus', cube: '=' });
    charge(s, 0, 'early-relation');
    expect(s.sum).toMatchObject({ onTurn: 1, lastMover: 0 });
    s.does(1, { do: 'bonus', cube: 'b' }).move(1, 'c', 'required');
    expect(s.mat).toMatchObject({ forbidden: ['b'], required: ['c'] });
  });

  rule(FAULT, 'pointed out after it goes back alone: the regular move stands', edition => {
    const s = playing(edition).does(1, { do: 'bonus', cube: '=' }).move(1, 'c', 'required');
    charge(s, 0, 'leader-bonus');
    expect(s.events.at(-1)).toMatchObject({ event: 'charge', upheld: false });
    charge(s, 0, 'early-relation');
    expect(s.sum).toMatchObject({ onTurn: 2, lastMover: 1 });
    expect(s.mat).toMatchObject({ forbidden: [], required: ['c'] });
  });

  rule(FAULT, 'an illegal regular move after a legal bonus is made again, without another bonus', edition => {
    const s = playing(edition).does(1, { do: 'bonus', cube: 'b' }).move(1, '=', 'forbidden');
    charge(s, 0, 'early-relation');
    expect(s.sum).toMatchObject({ onTurn: 1, lastMover: 0 });
    expect(s.seat(1, { do: 'bonus', cube: 'c' })?.code).toBe('one-bonus');
    s.move(1, 'c', 'required');
    expect(s.sum).toMatchObject({ onTurn: 2, lastMover: 1 });
  });

  rule(FAULT, 'of a leader answers for both faults', edition => {
    const s = new Script(edition, { players: 2, table: { judging: 'auto' } }).wins(1).toTurn(FACES);
    s.move(0, 'b', 'required').does(1, { do: 'bonus', cube: '=' });
    charge(s, 0, 'early-relation');
    expect(s.mat.forbidden).toEqual([]);
    charge(s, 0, 'leader-bonus');
    expect(s.scores).toEqual([2, 5]);
  });
});

describe('the last cube in Forbidden', () => {
  const LAST = { os: 'VIII-A forbidden', eq: 'VIII-A forbidden', wff: 'VIII-A forbidden' };
  const forbidden = (edition: EditionId, table: object = {}) => new Script(edition, { table }).toTurn().down(1);

  rule(LAST, 'pointed out goes back, without penalty', edition => {
    const s = forbidden(edition);
    const { onTurn } = s.state.shake!;
    s.down(0, 'forbidden');
    expect(s.phase).toBe('turn');
    charge(s, 1 - onTurn!, 'last-cube-forbidden');
    expect(s.sum).toMatchObject({ phase: 'turn', onTurn, scores: [0, 0] });
    expect(s.mat.resources).toHaveLength(1);
    s.down(0, 'required');
    expect(s.phase).toBe('last-cube-write');
  });

  rule(LAST, 'a challenge against it is set aside without penalty and the cube goes back', edition => {
    const s = forbidden(edition);
    const { onTurn } = s.state.shake!;
    s.down(0, 'forbidden').does(1 - onTurn!, { do: 'lift' });
    expect(s.sum).toMatchObject({ phase: 'turn', onTurn, scores: [0, 0], challenge: null });
    expect(s.mat.resources).toHaveLength(1);
  });

  rule(LAST, 'as a bonus it is the same move', edition => {
    const s = forbidden(edition);
    const { onTurn, mat } = s.state.shake!;
    s.does(onTurn!, { do: 'bonus', cube: mat.resources[0]!.id });
    expect(s.sum).toMatchObject({ phase: 'turn', onTurn: 1 - onTurn!, lastMover: onTurn });
    charge(s, 1 - onTurn!, 'last-cube-forbidden');
    expect(s.sum.onTurn).toBe(onTurn);
    expect(s.mat.resources).toHaveLength(1);
  });

  rule(LAST, 'a preventing table refuses it', edition => {
    const s = forbidden(edition, { enforcement: 'prevent' });
    const { onTurn, mat } = s.state.shake!;
    expect(s.seat(onTurn!, { do: 'move', cube: mat.resources[0]!.id, to: 'forbidden' })?.code).toBe(
      'last-cube-forbidden',
    );
    expect(s.seat(onTurn!, { do: 'bonus', cube: mat.resources[0]!.id })?.code).toBe('last-cube-forbidden');
  });

  rule(
    { os: 'IX-B', eq: 'IX-B', wff: 'IX-B' },
    'nobody says anything in the time for the next turn: it stands and all write',
    edition => {
      const s = forbidden(edition).down(0, 'forbidden');
      s.wait(s.deadline!.at);
      expect(s.phase).toBe('last-cube-write');
    },
  );
});
