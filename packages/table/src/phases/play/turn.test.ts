import type { EditionId } from '@forceout/rulebook';
import { describe, expect } from 'vitest';
import { rule } from '../../test/clauses.ts';
import { Script } from '../../test/script.ts';

const playing = (edition: EditionId, players: 2 | 3 = 3, table: object = {}) =>
  new Script(edition, { players, table: { judging: 'auto', ...table } }).toTurn();

/** Seat 1 leads after the first shake and seat 0 is tied with nobody; seat 2 is on turn once seat 1 has set the Goal. */
const ledBy1 = (edition: EditionId, players: 2 | 3 = 3, table: object = {}) =>
  new Script(edition, { players, table: { judging: 'auto', ...table } }).wins(1).toTurn();

describe('a turn', () => {
  rule(
    { os: 'IV-B; BASIC-II', os26: 'GLO turn; GLO regular-move', eq: 'V-B; BASIC-II', wff: 'V-B' },
    'one cube from Resources to one of three sections, and the turn goes left',
    edition => {
      const s = playing(edition);
      s.move(1, 'b', 'required').move(2, 'c', 'permitted').move(0, 'd', 'forbidden');
      expect(s.mat).toMatchObject({ required: ['b'], permitted: ['c'], forbidden: ['d'] });
      expect(s.sum).toMatchObject({ onTurn: 1, lastMover: 0 });
    },
  );

  rule(
    { os: 'IV-A; IX-A-1 examples', eq: 'V-A; IX-A-1 examples', wff: 'V-A; IX-A-1 examples' },
    'nobody moves out of turn, and nobody moves two cubes without a bonus',
    edition => {
      const s = playing(edition);
      expect(s.seat(2, { do: 'move', cube: 'b', to: 'required' })?.code).toBe('not-your-turn');
      expect(s.seat(0, { do: 'bonus', cube: 'b' })?.code).toBe('not-your-turn');
      s.move(1, 'b', 'forbidden');
      expect(s.seat(1, { do: 'move', cube: 'c', to: 'required' })?.code).toBe('not-your-turn');
      expect(s.mat).toMatchObject({ required: [], forbidden: ['b'] });
    },
  );

  rule({ os: 'IV-B done', eq: 'V-B done', wff: 'V-B done' }, 'a cube on the mat stays where it is', edition => {
    const s = playing(edition).move(1, 'k2', 'permitted');
    expect(s.seat(2, { do: 'move', cube: 'k2', to: 'required' })?.code).toBe('no-such-cube');
    expect(s.seat(2, { do: 'shift', cube: 'k2', to: 'required' })?.code).toBe('no-shift');
    expect(s.mat.permitted).toEqual(['b']);
  });

  rule({ os: 'IV-B', eq: 'V-B', wff: 'V-B' }, 'a cube is named by face, by kind and face, or by itself', edition => {
    const s = playing(edition);
    s.move(1, 'blue d', 'required').move(2, 'k3', 'required').move(0, 'c', 'required');
    expect(s.state.shake!.mat.required.map(c => c.id)).toEqual(['k4', 'k3', 'k7']);
    expect(s.seat(1, { do: 'move', cube: 'red d', to: 'required' })?.code).toBe('no-such-cube');
  });
});

describe('the time for a turn', () => {
  rule(
    { os: 'XI-A-1-d; XI-A-1-e', eq: 'XI-A-1-d; XI-A-1-e', wff: 'XI-A-1-b; XI-A-1-c' },
    'two minutes for the first turn of the left neighbour, one minute for every other, bonus included',
    edition => {
      const s = playing(edition);
      expect(s.deadline).toMatchObject({ seat: 1, at: s.at + 120_000 });
      s.move(1, 'b', 'required');
      const minute = s.at + 60_000;
      expect(s.deadline).toMatchObject({ seat: 2, at: minute });
      s.does(2, { do: 'bonus', cube: 'c' });
      expect(s.deadline).toMatchObject({ seat: 2, at: minute });
    },
  );

  rule(
    { os: 'XI-A', os26: 'GLO additional-minute; GLO penalty', eq: 'XI-A', wff: 'XI-A' },
    'lost after two delays: nothing moves, the next player has a minute, the last Mover is the same',
    edition => {
      const s = playing(edition);
      const start = s.at;
      s.wait(start + 129_999);
      expect(s.scores).toEqual([0, 0, 0]);
      s.wait(start + 130_000);
      expect(s.scores).toEqual([0, -1, 0]);
      s.wait(start + 199_999);
      expect(s.sum).toMatchObject({ onTurn: 1, scores: [0, -1, 0] });
      s.wait(start + 200_000);
      expect(s.sum).toMatchObject({ onTurn: 2, lastMover: 0, scores: [0, -2, 0] });
      expect(s.deadline).toMatchObject({ seat: 2, at: start + 260_000 });
      expect(s.mat.resources).toHaveLength(7);
    },
  );

  rule({ os: 'XI-A', eq: 'XI-A', wff: 'XI-A' }, 'a move in the added minute costs the one point only', edition => {
    const s = playing(edition);
    s.does(1, { do: 'move', cube: 'b', to: 'required' }, s.at + 150_000);
    expect(s.sum).toMatchObject({ onTurn: 2, lastMover: 1, scores: [0, -1, 0] });
  });
});

describe('the bonus on a turn', () => {
  rule(
    {
      os: 'IV-C; IV-C-1; IV-C-1 comment (b); IV-C-2 comment (b)',
      os26: 'GLO bonus-word; GLO bonus-move; GLO regular-move',
      eq: 'V-C; V-C-1; V-C-1 comment (b); V-C-2 comment (b)',
      wff: 'V-C; V-C-1; V-C-1 comment (b)',
    },
    'said first, a cube goes to Forbidden and the regular move follows, to any section',
    edition => {
      for (const to of ['required', 'permitted', 'forbidden'] as const) {
        const s = playing(edition).does(1, { do: 'bonus', cube: 'b' });
        expect(s.mat.forbidden).toEqual(['b']);
        expect(s.sum).toMatchObject({ onTurn: 1, lastMover: 0 });
        expect(s.seat(1, { do: 'bonus', cube: 'c' })?.code).toBe('one-bonus');
        s.move(1, 'c', to);
        expect(s.sum).toMatchObject({ onTurn: 2, lastMover: 1 });
        expect(s.mat[to]).toContain('c');
      }
    },
  );

  rule(
    { os: 'IV-C-1 comment (a)', eq: 'V-C-1 comment (a)', wff: 'V-C-1 comment (a)' },
    'not said, a cube to Forbidden is the regular move and ends the turn',
    edition => {
      const s = playing(edition).move(1, 'b', 'forbidden');
      expect(s.sum).toMatchObject({ onTurn: 2, lastMover: 1 });
    },
  );

  rule(
    { os: 'IV-C-2 comment (a)', eq: 'V-C-2 comment (a)', wff: 'V-C-2' },
    'those tied for the lead may take it, also at nothing each',
    edition => {
      const s = playing(edition, 2)
        .does(1, { do: 'bonus', cube: 'b' })
        .does(0, { do: 'point-out', fault: 'leader-bonus' });
      expect(s.scores).toEqual([0, 0]);
      const tied = new Script(edition, { table: { judging: 'auto' } }).wins(1).wins(0).toTurn();
      expect(tied.scores).toEqual([8, 8]);
      tied.does(1, { do: 'bonus', cube: 'b' }).does(0, { do: 'point-out', fault: 'leader-bonus' });
      expect(tied.scores).toEqual([8, 8]);
    },
  );

  const LEADER = { os: 'IV-C-2', eq: 'V-C-2', wff: 'V-C-2' };

  rule(LEADER, 'by the leader, pointed out in time: the second cube goes back and a point is lost', edition => {
    const s = ledBy1(edition).move(2, 'b', 'required').move(0, 'c', 'required');
    s.does(1, { do: 'bonus', cube: 'd' }).move(1, 'b', 'permitted').does(2, { do: 'point-out', fault: 'leader-bonus' });
    expect(s.sum).toMatchObject({ scores: [2, 5, 2], onTurn: 2, lastMover: 1 });
    expect(s.mat).toMatchObject({ forbidden: ['d'], permitted: [] });
    expect(s.mat.resources).toContain('b');
    s.does(0, { do: 'point-out', fault: 'leader-bonus' });
    expect(s.scores).toEqual([2, 5, 2]);
  });

  rule(
    { wff: 'V-C-2 note' },
    'of the two cubes the Mover chooses by the order of playing which one goes back',
    edition => {
      for (const [kept, back] of [
        ['d', 'b'],
        ['b', 'd'],
      ] as const) {
        const s = ledBy1(edition).move(2, 'c', 'required').move(0, 'c', 'required');
        s.does(1, { do: 'bonus', cube: kept }).move(1, back, 'forbidden');
        s.does(2, { do: 'point-out', fault: 'leader-bonus' });
        expect(s.mat.forbidden).toEqual([kept]);
        expect(s.mat.resources).toContain(back);
      }
    },
  );

  rule(LEADER, 'pointed out before the second cube: the first is the regular move', edition => {
    const s = ledBy1(edition).move(2, 'b', 'required').move(0, 'c', 'required');
    s.does(1, { do: 'bonus', cube: 'd' }).does(0, { do: 'point-out', fault: 'leader-bonus' });
    expect(s.sum).toMatchObject({ scores: [2, 5, 2], onTurn: 2, lastMover: 1, phase: 'turn' });
    expect(s.mat.forbidden).toEqual(['d']);
  });

  rule(LEADER, 'who is no longer ahead is no leader', edition => {
    const s = ledBy1(edition, 2);
    s.does(1, { do: 'lift' });
    for (let i = 0; i < 4; i++) s.does(1, { do: 'lift' });
    expect(s.scores).toEqual([2, 1]);
    s.move(0, 'b', 'required').does(1, { do: 'bonus', cube: 'c' }).does(0, { do: 'point-out', fault: 'leader-bonus' });
    expect(s.scores).toEqual([2, 1]);
  });

  rule(LEADER, 'a last cube played after it goes back too', edition => {
    const s = ledBy1(edition, 2).down(2);
    expect(s.mat.resources).toHaveLength(2);
    const [first, second] = s.state.shake!.mat.resources.map(c => c.id);
    s.does(1, { do: 'bonus', cube: first! }).move(1, second!, 'permitted');
    expect(s.phase).toBe('last-cube-write');
    s.does(0, { do: 'point-out', fault: 'leader-bonus' });
    expect(s.sum).toMatchObject({ phase: 'turn', onTurn: 0, scores: [2, 5] });
    expect(s.mat.resources).toHaveLength(1);
    const written = ledBy1(edition, 2).down(2).does(1, { do: 'bonus', cube: first! }).move(1, second!, 'permitted');
    written.submits(1, true).does(0, { do: 'point-out', fault: 'leader-bonus' });
    expect(written.sum).toMatchObject({ phase: 'last-cube-write', scores: [2, 6] });
  });

  rule(
    { os: 'IX-B example; IX-B', eq: 'IX-B example; IX-B', wff: 'IX-B example; IX-B' },
    'not pointed out before the next move it stands, without penalty',
    edition => {
      const s = ledBy1(edition).move(2, 'b', 'required').move(0, 'c', 'required');
      s.does(1, { do: 'bonus', cube: 'd' }).move(1, 'b', 'permitted').move(2, 'a', 'permitted');
      s.does(0, { do: 'point-out', fault: 'leader-bonus' });
      expect(s.scores).toEqual([2, 6, 2]);
      expect(s.mat).toMatchObject({ forbidden: ['d'], permitted: ['a', 'b'] });
    },
  );

  rule({ os: 'IX-B example', eq: 'IX-B example', wff: 'IX-B example' }, 'nor after a legal challenge', edition => {
    const s = ledBy1(edition).move(2, 'b', 'required').move(0, 'c', 'required');
    s.does(1, { do: 'bonus', cube: 'd' }).move(1, 'b', 'permitted').challenge(2, 'impossible');
    s.does(0, { do: 'point-out', fault: 'leader-bonus' });
    expect(s.scores).toEqual([2, 6, 2]);
    expect(s.mat).toMatchObject({ forbidden: ['d'], permitted: ['b'] });
  });

  rule(LEADER, 'a preventing table refuses it', edition => {
    const s = ledBy1(edition, 3, { enforcement: 'prevent' }).move(2, 'b', 'required').move(0, 'c', 'required');
    expect(s.seat(1, { do: 'bonus', cube: 'd' })?.code).toBe('leader-bonus');
    expect(s.sum).toMatchObject({ onTurn: 1, scores: [2, 6, 2] });
  });

  rule({ wff: 'V-C-2; IV-D-2 note' }, 'in Elementary the leader may take it', edition => {
    const s = ledBy1(edition, 2, { division: 'elementary', enforcement: 'prevent' }).move(0, 'b', 'required');
    s.does(1, { do: 'bonus', cube: 'd' }).move(1, 'c', 'required').does(0, { do: 'point-out', fault: 'leader-bonus' });
    expect(s.scores).toEqual([2, 6]);
    expect(s.mat.required).toEqual(['b', 'c']);
  });
});

describe('Shift from Permitted', () => {
  const shifting = (edition: EditionId, table: object = {}) => {
    const s = new Script(edition, { players: 2, table: { judging: 'auto', adventurous: true, ...table } });
    s.roll([...'ab=dabcd']);
    s.does(0, { do: 'select', variation: 'shift' });
    s.does(1, { do: 'select', variation: 'plain' }).does(1, { do: 'select', variation: 'other' });
    return s.does(0, { do: 'goal', goal: 'a' });
  };

  rule({ os: 'XIII-A-7' }, 'a Permitted cube to Required or Forbidden takes the place of the move', edition => {
    const s = shifting(edition).move(1, 'b', 'permitted');
    expect(s.seat(1, { do: 'shift', cube: 'b', to: 'required' })?.code).toBe('not-your-turn');
    expect(s.seat(0, { do: 'shift', cube: 'b', to: 'permitted' })?.code).toBe('bad-shift');
    expect(s.seat(0, { do: 'shift', cube: 'd', to: 'required' })?.code).toBe('no-such-cube');
    s.does(0, { do: 'shift', cube: 'b', to: 'required' });
    expect(s.mat).toMatchObject({ permitted: [], required: ['b'] });
    expect(s.sum).toMatchObject({ onTurn: 1, lastMover: 0 });
    s.move(1, 'd', 'permitted').does(0, { do: 'shift', cube: 'd', to: 'forbidden' });
    expect(s.mat.forbidden).toEqual(['d']);
  });

  rule(
    { os: 'XIII-A-7 comment (a); XIII-A-7 comment (b)' },
    'a bonus from Resources may come first; the shift is never the bonus',
    edition => {
      const s = shifting(edition).move(1, 'b', 'permitted');
      expect(s.seat(0, { do: 'bonus', cube: 'k2' })?.code).toBe('no-such-cube');
      s.does(0, { do: 'bonus', cube: 'd' }).does(0, { do: 'shift', cube: 'k2', to: 'forbidden' });
      expect(s.mat.forbidden).toEqual(['b', 'd']);
      expect(s.sum).toMatchObject({ onTurn: 1, lastMover: 0 });
    },
  );

  rule(
    { os: 'XIII-A-7 comment (c)' },
    'none once the last cube has been moved; with one cube left it is still allowed',
    edition => {
      const s = shifting(edition).move(1, 'b', 'permitted').move(0, 'd', 'permitted').down(1, 'forbidden');
      const { onTurn } = s.state.shake!;
      s.does(onTurn!, { do: 'shift', cube: 'k2', to: 'required' });
      expect(s.phase).toBe('turn');
      s.down(0, 'permitted');
      expect(s.phase).toBe('last-cube-write');
      expect(s.seat(0, { do: 'shift', cube: 'k4', to: 'required' })?.code).toBe('wrong-phase');
    },
  );

  rule(
    { os: 'XIII-B-7; XIII-C-7' },
    'never a relation to Forbidden: pointed out it goes back to Permitted',
    edition => {
      const s = shifting(edition).move(1, '=', 'permitted').does(0, { do: 'shift', cube: '=', to: 'forbidden' });
      s.does(1, { do: 'point-out', fault: 'early-relation' });
      expect(s.mat).toMatchObject({ permitted: ['='], forbidden: [] });
      expect(s.sum).toMatchObject({ onTurn: 0, lastMover: 1, scores: [0, 0] });
      const prevented = shifting(edition, { enforcement: 'prevent' }).move(1, '=', 'permitted');
      expect(prevented.seat(0, { do: 'shift', cube: '=', to: 'forbidden' })?.code).toBe('early-relation');
    },
  );
});
