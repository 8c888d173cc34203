import type { EditionId } from '@forceout/rulebook';
import { rulesOf } from '@forceout/rulebook';
import { describe, expect } from 'vitest';
import { rule } from '../../test/clauses.ts';
import { Script } from '../../test/script.ts';

const director = (s: Script, act: 'warning' | 'stop', at?: number): Script => {
  s.act({ seat: 'director', do: act }, at);
  return s;
};
const auto = (edition: EditionId, players: 2 | 3 = 2, table: object = {}) =>
  new Script(edition, { players, table: { judging: 'auto', ...table } });

describe('the end of a round', () => {
  rule(
    { os: 'XI-B', os26: 'GLO warning', eq: 'XI-B', wff: 'XI-B' },
    'after the warning no new shake begins; one under way goes on',
    edition => {
      const late = director(auto(edition).toTurn().move(1, 'b', 'required'), 'warning');
      expect(late.sum).toMatchObject({ phase: 'turn', onTurn: 0 });
      late.challenge(0, 'now').submits(0, true);
      expect(late.sum).toMatchObject({ phase: 'scoresheet', shakeScores: [[6, 2]] });
    },
  );

  rule(
    { os14: 'XI-B', eq: 'XI-B', wff: 'XI-B' },
    'the warning comes by itself at thirty minutes, whatever the judges did',
    edition => {
      const s = auto(edition).toTurn().move(1, 'b', 'required');
      s.ruled({ do: 'pause' }).wait(1_799_999);
      expect(s.state.round.state).toBe('run');
      s.wait(1_800_000);
      expect(s.state.round.state).toBe('extra');
      s.ruled({ do: 'resume' }, 1_801_000).challenge(0, 'now').submits(0, true);
      expect(s.phase).toBe('scoresheet');
    },
  );

  rule(
    { os: 'XI-B-1', eq: 'XI-B-1', wff: 'XI-B' },
    'there are five more minutes, counted from the warning',
    edition => {
      const s = auto(edition).toTurn();
      director(s, 'warning');
      const warned = s.at;
      s.ruled({ do: 'pause' }).wait(warned + 299_999);
      expect(s.phase).toBe('turn');
      s.wait(warned + 300_000);
      expect(s.phase).toBe('stop-write');
    },
  );

  rule(
    { os: 'XI-B-2', eq: 'XI-B-2', wff: 'XI-B stop' },
    'stop: everyone writes with what is left; four for a right Solution, else two',
    edition => {
      const s = director(auto(edition, 3).toTurn().move(1, 'b', 'required'), 'stop');
      expect(s.sum).toMatchObject({ phase: 'stop-write', challenge: null });
      expect(s.state.shake!.claim).toBe('stop');
      expect(s.sum.deadlines).toHaveLength(3);
      expect(s.deadline!.at).toBe(s.at + rulesOf(edition).writeSeconds * 1000);
      expect(s.seat(2, { do: 'move', cube: 'c', to: 'required' })?.code).toBe('wrong-phase');
      s.submits(0, true).submits(1, false).submits(2, null);
      expect(s.sum).toMatchObject({ phase: 'scoresheet', shakeScores: [[4, 2, 2]] });
    },
  );

  rule({ os: 'XI-B-2 comment' }, 'three minutes to write where Two Solutions is in force', edition => {
    const s = auto(edition, 2, { adventurous: true, division: 'senior' }).roll();
    s.does(0, { do: 'select', variation: 'pair' }).does(0, { do: 'select', variation: null });
    s.does(1, { do: 'select', variation: 'plain' }).does(1, { do: 'select', variation: 'other' });
    director(s.does(0, { do: 'goal', goal: 'a' }), 'stop');
    expect(s.deadline!.at).toBe(s.at + 180_000);
  });

  rule(
    { os14: 'XI-B-2', os26: 'V-B invalid (f); XI-B-2', eq: 'XI-B-2', wff: 'XI-B stop' },
    'a challenge after stop costs a point',
    edition => {
      const s = director(auto(edition).toTurn().move(1, 'b', 'required'), 'stop').does(0, { do: 'lift' });
      expect(s.sum).toMatchObject({ phase: 'stop-write', scores: [-1, 0], challenge: null });
    },
  );

  rule(
    { os: 'XI-B-2', eq: 'XI-B-2', wff: 'XI-B stop' },
    'a block picked up before stop keeps its fifteen seconds; put back, everyone writes',
    edition => {
      const said = director(auto(edition).toTurn().move(1, 'b', 'required').does(0, { do: 'lift' }), 'stop');
      said.does(0, { do: 'say', say: 'now' });
      expect(said.sum).toMatchObject({ phase: 'write', challenge: { by: 0 } });
      const back = director(auto(edition).toTurn().move(1, 'b', 'required').does(0, { do: 'lift' }), 'stop');
      back.does(0, { do: 'put-back' });
      expect(back.sum).toMatchObject({ phase: 'stop-write', scores: [-1, 0] });
    },
  );

  rule(
    { os: 'XI-B', eq: 'XI-B', wff: 'XI-B stop' },
    'a challenge made, or the last cube played, before stop runs to its end',
    edition => {
      const challenged = director(auto(edition).toTurn().move(1, 'b', 'required').challenge(0, 'now'), 'stop');
      expect(challenged.phase).toBe('write');
      challenged.submits(0, true);
      expect(challenged.sum).toMatchObject({ phase: 'scoresheet', shakeScores: [[6, 2]] });
      const last = director(auto(edition).toTurn().down(1).down(0), 'stop');
      expect(last.phase).toBe('last-cube-write');
      const one = director(auto(edition).toTurn().down(1), 'stop');
      expect(one.phase).toBe('stop-write');
    },
  );

  rule(
    { os: 'XI-B-2', eq: 'XI-B-2', wff: 'XI-B stop' },
    'a last cube that has to leave Forbidden after stop is not played again: everyone writes',
    edition => {
      const s = auto(edition).toTurn().down(1).down(0, 'forbidden');
      const { onTurn } = s.state.shake!;
      director(s, 'stop').does(onTurn!, { do: 'point-out', fault: 'last-cube-forbidden' });
      expect(s.mat.resources).toHaveLength(1);
      expect(s.sum).toMatchObject({ phase: 'stop-write', scores: [0, 0] });
      s.submits(0, true).submits(1, false);
      expect(s.sum).toMatchObject({ phase: 'scoresheet', shakeScores: [[4, 2]] });
    },
  );

  rule(
    { os: 'XI-B-2', eq: 'XI-B-2' },
    'whoever chooses a variation again beside a set Goal is not waited for: everyone writes',
    edition => {
      const s = auto(edition, 2, { adventurous: true, division: 'senior' }).roll();
      for (const [seat, variation] of [
        [0, 'plain'],
        [0, null],
        [1, 'other'],
        [1, 'idle'],
      ] as const)
        if (s.phase === 'variation') s.does(seat, { do: 'select', variation });
      s.does(0, { do: 'goal', goal: 'aabb' }).does(0, { do: 'point-out', fault: 'illegal-variation' });
      expect(s.phase).toBe('variation');
      director(s, 'stop');
      expect(s.sum).toMatchObject({ phase: 'stop-write', scores: [0, -1] });
      expect(s.state.shake!.selecting).toBeNull();
    },
  );

  rule({ os: 'XI-B-2', eq: 'XI-B-2', wff: 'XI-B stop' }, 'with no Goal set the shake is void', edition => {
    const s = director(auto(edition).roll().does(0, { do: 'place', goal: 'a' }), 'stop');
    expect(s.sum).toMatchObject({ phase: 'scoresheet', shakeScores: [], scores: [0, 0] });
  });

  rule({ os: 'XI-B', eq: 'XI-B', wff: 'XI-B' }, 'nor the first one, where nobody has been chosen yet', edition => {
    for (const word of ['warning', 'stop'] as const) {
      const s = director(auto(edition, 2, { firstGoalSetter: null }), word);
      expect(s.phase).toBe('scoresheet');
    }
    const twice = director(auto(edition).roll(), 'warning');
    expect(twice.act({ seat: 'director', do: 'warning' })?.code).toBe('warned');
    director(twice.does(0, { do: 'goal', goal: 'a' }), 'stop');
    expect(twice.act({ seat: 'director', do: 'stop' })?.code).toBe('stopped');
  });

  rule({ os: 'XI-B', eq: 'XI-B', wff: 'XI-B' }, 'once the scoresheet is out nothing more falls due', edition => {
    const s = director(auto(edition).roll(), 'warning');
    s.ruled({ do: 'void' });
    const seen = s.events.length;
    s.wait(4_000_000);
    expect(s.sum).toMatchObject({ phase: 'scoresheet', deadline: null });
    expect(s.events).toHaveLength(seen);
  });

  rule({ os: 'XI-B', eq: 'XI-B' }, 'a void shake is not begun again after the warning', edition => {
    const s = director(auto(edition).roll(), 'warning').does(0, { do: 'no-goal' }).does(1, { do: 'agree' });
    expect(s.phase).toBe('scoresheet');
  });
});

describe('time a judge spends at a table', () => {
  /** A turn is under way, and the judge is at the table from one moment to the other. */
  const judged = (edition: EditionId, from: number, to: number) =>
    auto(edition).toTurn().ruled({ do: 'pause' }, from).ruled({ do: 'resume' }, to);

  rule({ os26: 'XI-B-3' }, 'in the last five minutes before the warning moves warning and stop by as much', edition => {
    const s = judged(edition, 1_590_000, 1_620_000);
    s.wait(1_829_999);
    expect(s.state.round.state).toBe('run');
    s.wait(1_830_000);
    expect(s.state.round.state).toBe('extra');
    s.wait(2_129_999);
    expect(s.phase).toBe('turn');
    s.wait(2_130_000);
    expect(s.phase).toBe('stop-write');
  });

  rule({ os26: 'XI-B-3' }, 'counts only where it falls in those five minutes', edition => {
    expect(judged(edition, 1_480_000, 1_530_000).state.round.judgeMs).toBe(30_000);
    expect(judged(edition, 1_400_000, 1_500_000).state.round.judgeMs).toBe(0);
    const over = judged(edition, 1_790_000, 1_900_000);
    expect(over.events.find(e => e.event === 'round-warning')!.at).toBe(1_810_000);
  });

  rule({ os14: 'XI-B', eq: 'XI-B', wff: 'XI-B' }, 'moves nothing in the other editions', edition => {
    const s = judged(edition, 1_590_000, 1_620_000).wait(1_800_000);
    expect(s.state.round.state).toBe('extra');
  });
});
