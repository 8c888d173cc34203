import { describe, expect, test } from 'vitest';
import { decide } from './decide.ts';
import { Script } from './test/script.ts';

describe('the summary', () => {
  test('has the fields of the public protocol at every moment', () => {
    const s = new Script('onsets-2026', { players: 3, table: { judging: 'auto' } });
    const fields = Object.keys(s.sum);
    expect(fields).toEqual([
      'phase',
      'shake',
      'goalSetter',
      'onTurn',
      'lastMover',
      'scores',
      'shakeScores',
      'penalties',
      'mat',
      'variations',
      'challenge',
      'deadline',
      'deadlines',
      'matchPoints',
      'judgeCall',
    ]);
    s.wins(1);
    s.act({ seat: 'director', do: 'stop' });
    for (const seat of [0, 1, 2]) s.does(seat, { do: 'sign' });
    expect(Object.keys(s.sum)).toEqual(fields);
    expect(s.sum).toEqual({
      judgeCall: null,
      phase: 'closed',
      shake: 2,
      goalSetter: 1,
      onTurn: null,
      lastMover: null,
      scores: [2, 6, 2],
      shakeScores: [[2, 6, 2]],
      penalties: [],
      mat: { resources: [], goal: [], required: [], permitted: [], forbidden: [] },
      variations: {},
      challenge: null,
      deadline: null,
      deadlines: [],
      matchPoints: [3, 6, 3],
    });
  });

  test('sorts faces by code unit and says nothing of colour', () => {
    const s = new Script('equations-2015').toTurn([...'ad=bcb=a']);
    expect(s.mat.resources).toEqual(['=', '=', 'a', 'b', 'b', 'c', 'd']);
  });

  test('names the earliest deadline, and none while the clocks stand still', () => {
    const s = new Script('onsets-2026', { players: 3, deck: true, table: { judge: true } });
    expect(s.sum.deadline).toEqual({ seat: 0, task: 'roll', stage: 'limit', at: 60_000 });
    s.ruled({ do: 'pause' });
    expect(s.sum).toMatchObject({ deadline: null, deadlines: [] });
  });

  test('keeps score of base points and penalties apart', () => {
    const s = new Script('onsets-2026', { table: { judging: 'auto' } }).toTurn().challenge(1, 'now');
    s.move(1, 'b', 'required').challenge(0, 'now').submits(0, true);
    expect(s.sum).toMatchObject({
      scores: [6, 1],
      shakeScores: [[6, 2]],
      penalties: [{ seat: 1, points: -1, clause: 'onsets-2026 V-A-2-b', status: 'approved', shake: 1 }],
    });
  });
});

describe('deciding', () => {
  test('time does not go back, is whole, and the game is the table’s', () => {
    const s = new Script('onsets-2026').toTurn();
    const ask = (at: number, game = s.game) => decide(game, s.state, { do: 'wait' }, at).refusal?.code;
    expect(ask(s.at - 1)).toBe('time-went-back');
    expect(ask(s.at)).toBeUndefined();
    expect(ask(1.5)).toBe('bad-time');
    expect(ask(-1)).toBe('bad-time');
    expect(ask(s.at, new Script('wff-2017').game)).toBe('wrong-game');
  });

  test('what fell due stands even when the act is refused', () => {
    const s = new Script('onsets-2026').toTurn();
    const late = s.at + 130_000;
    expect(s.seat(0, { do: 'move', cube: 'b', to: 'required' }, late)?.code).toBe('not-your-turn');
    expect(s.scores).toEqual([0, -1]);
  });

  test('the evaluator is heard only when asked', () => {
    const s = new Script('onsets-2026').toTurn();
    const engine = (act: object) => s.act({ seat: 'engine', ...act } as never)?.code;
    expect(engine({ do: 'roll', faces: [] })).toBe('not-awaited');
    expect(engine({ do: 'deal', cards: [] })).toBe('not-awaited');
    expect(engine({ do: 'verdict', for: 1, verdict: { correct: true, reasons: [] } })).toBe('not-awaited');
    expect(engine({ do: 'objection', for: 1, verdict: { upheld: true, reasons: [] } })).toBe('not-awaited');
    expect(engine({ do: 'equals', for: 1, equals: true })).toBe('not-awaited');
    expect(engine({ do: 'commit', hash: 'abc' })).toBeUndefined();
  });

  test('a seat that is not at the table is told so', () => {
    const s = new Script('onsets-2026');
    expect(s.seat(2, { do: 'lift' })?.code).toBe('no-such-seat');
    expect(s.seat(0, { do: 'absent', target: 2 })?.code).toBe('no-such-seat');
  });
});
