import type { EditionId } from '@forceout/rulebook';
import { describe, expect, test } from 'vitest';
import { rule } from './test/clauses.ts';
import { Script } from './test/script.ts';

const sand = (edition: EditionId, leftoverSand: 'lesser' | 'off' = 'lesser') =>
  new Script(edition, { players: 2, table: { leftoverSand } });

describe('the clock', () => {
  rule(
    {
      os: 'XI-A-3; I-B-4; XI-A-3 pace',
      os26: 'GLO countdown; GLO ten-second-warning; GLO additional-minute; GLO time-limit; GLO timed-player; GLO timer; GLO minute',
      eq: 'XI-A-3; I-B-3; XI-A-3 pace',
      wff: 'XI-A-3; I-B-3; XI-A-3 pace',
    },
    'counts a limit, ten seconds, a minute, ten seconds, a second each second',
    edition => {
      const s = sand(edition, 'off').toTurn();
      const start = s.at;
      const seen: unknown[] = [];
      for (const after of [119_999, 120_000, 129_999, 130_000, 189_999, 190_000, 199_999]) {
        s.wait(start + after);
        seen.push([s.deadline!.stage, s.deadline!.at - start, (s.scores as number[])[1]]);
      }
      expect(seen).toEqual([
        ['limit', 120_000, 0],
        ['countdown', 130_000, 0],
        ['countdown', 130_000, 0],
        ['extra', 190_000, -1],
        ['extra', 190_000, -1],
        ['last', 200_000, -1],
        ['last', 200_000, -1],
      ]);
      s.wait(start + 200_000);
      expect(s.sum).toMatchObject({ onTurn: 0, scores: [0, -2] });
    },
  );

  rule({ os: 'XI-A-3', eq: 'XI-A-3', wff: 'XI-A-3' }, 'a task done in either countdown costs nothing more', edition => {
    const first = sand(edition, 'off').toTurn();
    first.does(1, { do: 'move', cube: 'b', to: 'required' }, first.at + 129_999);
    expect(first.scores).toEqual([0, 0]);
    const second = sand(edition, 'off').toTurn();
    second.does(1, { do: 'move', cube: 'b', to: 'required' }, second.at + 199_999);
    expect(second.scores).toEqual([0, -1]);
  });

  test('events that fall due have their own moment, however late the table looks', () => {
    const s = sand('onsets-2026', 'off').toTurn();
    const start = s.at;
    s.wait(start + 1_000_000);
    expect(
      s.events
        .filter(e => e.event === 'penalty')
        .slice(0, 3)
        .map(e => e.at - start),
    ).toEqual([130_000, 200_000, 270_000]);
  });
});

describe('leftover sand', () => {
  const SAND = { os: 'XI-A-2', eq: 'XI-A-2', wff: 'XI-A-2' };

  rule(SAND, 'the next turn begins after the lesser part of what is left in the glass', edition => {
    for (const [used, given] of [
      [20_000, 20_000],
      [45_000, 15_000],
      [60_000, 0],
      [110_000, 10_000],
    ] as const) {
      const s = sand(edition).toTurn();
      const start = s.deadline!.at - 120_000;
      s.does(1, { do: 'move', cube: 'b', to: 'required' }, start + used);
      expect([used, s.deadline!.at - s.at]).toEqual([used, 60_000 + given]);
    }
  });

  rule(SAND, 'also after the Goal, before the writing and before the checking', edition => {
    const goal = sand(edition).roll();
    const ends = goal.deadline!.at;
    goal.does(0, { do: 'goal', goal: 'a' }, ends - 75_000);
    expect(goal.deadline!.at).toBe(goal.at + 120_000 + 15_000);
    const last = sand(edition).toTurn().down(1);
    const turnEnds = last.deadline!.at;
    last.does(
      last.state.shake!.onTurn!,
      { do: 'move', cube: last.state.shake!.mat.resources[0]!.id, to: 'permitted' },
      turnEnds - 40_000,
    );
    const write = edition === 'wff-2017' ? 180_000 : 120_000;
    expect(last.deadline!.at).toBe(last.at + write + 20_000);
    const by = 1 - last.state.shake!.lastMover!;
    last.does(by, { do: 'lift' }, last.at + 75_000).does(by, { do: 'say', say: 'impossible' });
    expect(last.phase).toBe('write');
    const writing = sand(edition).toTurn().move(1, 'b', 'required').challenge(0, 'now');
    const writeEnds = writing.deadline!.at;
    expect(writeEnds).toBe(writing.at + write);
    writing.does(0, { do: 'submit', solution: { right: true } }, writeEnds - 50_000);
    expect(writing.deadline!.at).toBe(writing.at + write + 10_000);
  });

  rule({ os: 'XI-A-2', eq: 'XI-A-2' }, 'also after "no Goal" and after its dispute', edition => {
    const s = sand(edition).roll();
    s.does(0, { do: 'no-goal' }, s.deadline!.at - 75_000);
    expect(s.deadline!.at).toBe(s.at + 15_000 + 60_000);
    s.does(1, { do: 'lift' }, s.deadline!.at - 20_000);
    const limit = s.phase === 'no-goal-write' ? 120_000 : 60_000;
    expect(s.deadline!.at).toBe(s.at + 20_000 + limit);
  });

  rule(SAND, 'not after a time-out, and not where the table does without', edition => {
    const out = sand(edition).toTurn();
    out.does(1, { do: 'move', cube: 'b', to: 'required' }, out.at + 145_000);
    expect(out.deadline!.at).toBe(out.at + 60_000);
    const off = sand(edition, 'off').toTurn();
    off.does(1, { do: 'move', cube: 'b', to: 'required' }, off.at + 40_000);
    expect(off.deadline!.at).toBe(off.at + 60_000);
  });
});
