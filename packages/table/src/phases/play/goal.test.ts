import type { EditionId } from '@forceout/rulebook';
import { describe, expect } from 'vitest';
import { rule } from '../../test/clauses.ts';
import { Script } from '../../test/script.ts';

const setting = (edition: EditionId, table: object = {}, faces?: readonly string[]) =>
  new Script(edition, { table: { judging: 'auto', ...table } }).roll(faces);

describe('setting the Goal', () => {
  rule(
    {
      os: 'III-A; III-B-2-a; I-B-3-a; IV-A; BASIC-I-A; BASIC-II',
      os14: 'BASIC-I-C',
      os26: 'GLO goal-word; GLO mover; GLO move',
      eq: 'IV-A; IV-B-3-a; I-B-2-a; V-A; BASIC-I-A; BASIC-II',
      wff: 'IV-B; IV-C-1; I-B-2-a; V-A',
    },
    'the roller takes it from Resources and says so; then the player on the left is on turn',
    edition => {
      const s = setting(edition);
      for (const act of ['goal', 'place'] as const) expect(s.seat(1, { do: act, goal: 'a' })?.code).toBe('not-yours');
      expect(s.seat(0, { do: 'goal', goal: 'ee' })?.code).toBe('no-such-cube');
      expect(s.seat(0, { do: 'goal' })?.code).toBe('empty-goal');
      s.does(0, { do: 'goal', goal: 'ab' });
      expect(s.sum).toMatchObject({ phase: 'turn', onTurn: 1, lastMover: 0 });
      expect(s.mat).toMatchObject({ goal: ['a', 'b'], resources: ['a', 'b', 'c', 'c', 'd', 'd'] });
    },
  );

  rule(
    { os: 'III-B-2-b; III-B-2', eq: 'IV-B-3-b; IV-B-3', wff: 'IV-C-2; IV-C' },
    'cubes may be rearranged until the word is said, but one that touched the Goal stays in it',
    edition => {
      const s = setting(edition).does(0, { do: 'place', goal: 'ab' });
      expect(s.phase).toBe('goal');
      expect(s.seat(0, { do: 'place', goal: 'a' })?.code).toBe('goal-cube-stays');
      expect(s.seat(0, { do: 'goal', goal: 'cd' })?.code).toBe('goal-cube-stays');
      s.does(0, { do: 'place', goal: 'bca' }).does(0, { do: 'goal' });
      expect(s.state.shake).toMatchObject({ goalText: 'bca' });
      expect(s.mat.goal).toEqual(['a', 'b', 'c']);
    },
  );

  rule({ os: 'III-B-2-c', eq: 'IV-B-3-c', wff: 'IV-C-4' }, 'once set it does not change', edition => {
    const s = setting(edition).does(0, { do: 'goal', goal: 'a' });
    for (const act of ['goal', 'place'] as const) expect(s.seat(0, { do: act, goal: 'b' })?.code).toBe('wrong-phase');
    expect(s.mat.goal).toEqual(['a']);
  });

  rule(
    { os: 'III-B-1 comment; I-B-2-a comment' },
    'digit cubes left over go to Forbidden; that is nobody’s move',
    edition => {
      const s = setting(edition, {}, [...'aebceabc']).does(0, { do: 'goal', goal: 'a' });
      expect(s.mat).toMatchObject({ forbidden: ['e', 'e'], resources: ['a', 'b', 'b', 'c', 'c'] });
      expect(s.sum).toMatchObject({ onTurn: 1, lastMover: 0 });
      const kept = setting(edition, { options: { autoForbidLeftoverDigits: false } }, [...'aebceabc']);
      expect(kept.does(0, { do: 'goal', goal: 'a' }).mat.forbidden).toEqual([]);
    },
  );

  rule(
    { os: 'III-A', eq: 'IV-A; IV-B', wff: 'IV-B; IV-C' },
    'an illegal Goal stands and is for the opponents to challenge; a preventing table refuses it',
    edition => {
      const s = setting(edition).does(0, { do: 'goal', goal: 'aabb' });
      expect(s.phase).toBe('turn');
      expect(setting(edition, { enforcement: 'prevent' }).seat(0, { do: 'goal', goal: 'aabb' })?.code).toBe(
        'goal-too-long',
      );
    },
  );
});

describe('the time for the Goal', () => {
  rule(
    { os: 'XI-A-1-c', eq: 'XI-A-1-c' },
    'two minutes, after two delays the cubes that lie there are the Goal',
    edition => {
      const s = setting(edition);
      expect(s.deadline).toMatchObject({ seat: 0, task: 'goal', at: s.at + 120_000 });
      const start = s.at;
      s.does(0, { do: 'place', goal: 'ab' }).wait(start + 130_000);
      expect(s.scores).toEqual([-1, 0]);
      s.wait(start + 200_000);
      expect(s.sum).toMatchObject({ phase: 'turn', onTurn: 1, scores: [-2, 0] });
      expect(s.mat.goal).toEqual(['a', 'b']);
    },
  );

  rule({ os: 'XI-A', eq: 'XI-A' }, 'with nothing there the shake is void and the role passes left', edition => {
    const s = setting(edition);
    s.wait(s.at + 200_000);
    expect(s.sum).toMatchObject({ phase: 'roll-deal', goalSetter: 1, scores: [-2, 0], shakeScores: [] });
  });

  rule({ os: 'XI-A-3', eq: 'XI-A-3' }, 'a Goal set in the countdown is in time', edition => {
    const s = setting(edition);
    s.does(0, { do: 'goal', goal: 'a' }, s.at + 129_999);
    expect(s.sum).toMatchObject({ phase: 'turn', scores: [0, 0] });
  });

  rule({ wff: 'IV-C-3' }, 'when time runs out the cubes that lie there are the Goal, without penalty', edition => {
    const s = setting(edition).does(0, { do: 'place', goal: 'ab' });
    s.wait(129_999);
    expect(s.phase).toBe('goal');
    s.wait(130_000);
    expect(s.sum).toMatchObject({ phase: 'turn', onTurn: 1, lastMover: 0, scores: [0, 0] });
    const late = setting(edition).wait(150_000).does(0, { do: 'place', goal: 'a' }).wait(200_000);
    expect(late.sum).toMatchObject({ phase: 'turn', scores: [-1, 0] });
  });

  rule({ wff: 'IV-C-3; XI-A' }, 'with nothing there the delays cost as everywhere', edition => {
    const s = setting(edition).wait(130_000);
    expect(s.sum).toMatchObject({ phase: 'goal', scores: [-1, 0] });
    s.wait(200_000);
    expect(s.sum).toMatchObject({ phase: 'roll-deal', goalSetter: 1, scores: [-2, 0] });
  });
});

describe('the Goal-setter’s bonus', () => {
  rule(
    { os: 'III-C; III-C-1', os26: 'GLO bonus-word; GLO bonus-move', eq: 'IV-C; IV-C-1', wff: 'IV-D; IV-D-1' },
    'one cube to Forbidden before the first cube of the Goal',
    edition => {
      const s = setting(edition);
      expect(s.seat(1, { do: 'bonus', cube: 'd' })?.code).toBe('not-yours');
      expect(s.seat(0, { do: 'bonus', cube: 'z' })?.code).toBe('no-such-cube');
      s.does(0, { do: 'bonus', cube: 'd' });
      expect(s.mat.forbidden).toEqual(['d']);
      expect(s.seat(0, { do: 'bonus', cube: 'd' })?.code).toBe('one-bonus');
      s.does(0, { do: 'goal', goal: 'a' });
      expect(s.sum).toMatchObject({ phase: 'turn', onTurn: 1 });
      const late = setting(edition).does(0, { do: 'place', goal: 'a' });
      expect(late.seat(0, { do: 'bonus', cube: 'd' })?.code).toBe('bonus-too-late');
    },
  );

  rule({ os: 'III-C-1' }, 'a cube that may not go there is refused', edition => {
    const s = setting(edition, {}, [...'ab=dabcd']);
    expect(s.seat(0, { do: 'bonus', cube: '=' })?.code).toBe('bonus-cube');
  });

  /** Seat 0 has won a shake; seat 1 sets the next Goal. Then seat 1 wins twice and leads when it sets a Goal. */
  const leaderSets = (edition: EditionId, table: object = {}) => {
    const s = new Script(edition, { players: 3, table: { judging: 'auto', ...table } });
    return s.wins(1).roll();
  };
  const LEADER = {
    os: 'III-C-2; III-C-2 penalty',
    eq: 'IV-C-2; IV-C-2 penalty',
    wff: 'IV-D-2',
  };

  rule(LEADER, 'by the leader, pointed out while the Goal is set: cube back and a point', edition => {
    const s = leaderSets(edition).does(1, { do: 'bonus', cube: 'd' });
    expect(s.scores).toEqual([2, 6, 2]);
    s.does(0, { do: 'point-out', fault: 'leader-bonus' });
    expect(s.scores).toEqual([2, 5, 2]);
    expect(s.mat.forbidden).toEqual([]);
    expect(s.mat.resources).toHaveLength(8);
    expect(s.phase).toBe('goal');
  });

  rule(
    { os: 'III-C-2 penalty', eq: 'IV-C-2 penalty' },
    'pointed out while somebody chooses a variation anew: the same, and another bonus is a new one',
    edition => {
      const s = new Script(edition, { players: 3, table: { judging: 'auto', adventurous: true } });
      for (let shake = 0; shake < 2; shake++) {
        s.roll();
        const { setter } = s.state.shake!;
        for (const [k, variation] of ['plain', 'other', shake === 0 ? 'third' : 'idle'].entries())
          s.does((setter + k) % 3, { do: 'select', variation });
        if (shake === 0) s.does(0, { do: 'goal', goal: 'a' }).challenge(1, 'impossible').submits(0, false).staysOut(2);
      }
      s.does(1, { do: 'bonus', cube: 'd' }).does(2, { do: 'point-out', fault: 'illegal-variation' });
      expect(s.sum).toMatchObject({ phase: 'variation', scores: [1, 6, 4] });
      s.does(2, { do: 'point-out', fault: 'leader-bonus' });
      expect(s.sum).toMatchObject({ phase: 'variation', scores: [1, 5, 4] });
      expect(s.mat.forbidden).toEqual([]);
      s.does(0, { do: 'select', variation: 'third' }).does(1, { do: 'no-goal' });
      expect(s.phase).toBe('no-goal');
    },
  );

  rule(LEADER, 'pointed out after the Goal, before the next move: the Goal stands', edition => {
    const s = leaderSets(edition).does(1, { do: 'bonus', cube: 'd' }).does(1, { do: 'goal', goal: 'a' });
    s.does(2, { do: 'point-out', fault: 'leader-bonus' });
    expect(s.sum).toMatchObject({ scores: [2, 5, 2], phase: 'turn', onTurn: 2, lastMover: 1 });
    expect(s.mat).toMatchObject({ forbidden: [], goal: ['a'] });
  });

  rule(LEADER, 'nobody points it out before the next move: it stands, without penalty', edition => {
    const s = leaderSets(edition).does(1, { do: 'bonus', cube: 'd' }).does(1, { do: 'goal', goal: 'a' });
    s.move(2, 'b', 'required').does(0, { do: 'point-out', fault: 'leader-bonus' });
    expect(s.scores).toEqual([2, 6, 2]);
    expect(s.mat.forbidden).toEqual(['d']);
    expect(s.events.at(-1)).toMatchObject({ event: 'charge', upheld: false });
  });

  rule(LEADER, 'nor after a legal challenge; an invalid challenge does not protect it', edition => {
    const made = () => leaderSets(edition).does(1, { do: 'bonus', cube: 'd' }).does(1, { do: 'goal', goal: 'a' });
    const legal = made().challenge(2, 'impossible').does(0, { do: 'point-out', fault: 'leader-bonus' });
    expect(legal.scores).toEqual([2, 6, 2]);
    const invalid = made().challenge(2, 'now').does(0, { do: 'point-out', fault: 'leader-bonus' });
    expect(invalid.scores).toEqual([2, 5, 1]);
  });

  rule(LEADER, 'a preventing table refuses it', edition => {
    const s = leaderSets(edition, { enforcement: 'prevent' });
    expect(s.seat(1, { do: 'bonus', cube: 'd' })?.code).toBe('leader-bonus');
    expect(s.scores).toEqual([2, 6, 2]);
  });

  rule({ wff: 'IV-D-2 note' }, 'in Elementary the leader may take it', edition => {
    const s = leaderSets(edition, { division: 'elementary' }).does(1, { do: 'bonus', cube: 'd' });
    s.does(0, { do: 'point-out', fault: 'leader-bonus' });
    expect(s.scores).toEqual([2, 6, 2]);
    expect(s.mat.forbidden).toEqual(['d']);
  });
});
