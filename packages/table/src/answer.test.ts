import { describe, expect, test } from 'vitest';
import type { Act } from './act.ts';
import { answer, fillIn } from './answer.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { settled } from './settled.ts';
import type { State, Unsettled } from './state.ts';
import { Script } from './test/script.ts';

const dice = { below: () => 0 };
const budget = { steps: 1000 };

/** Decides without a host: questions of the referee stay open. */
const decided = (s: Script, state: State, act: Act, at: number): State =>
  settled(decide(s.game, state, act, at).events.reduce<Unsettled>(evolve, state));

describe('a host', () => {
  test('rolls and deals what a player may not choose', () => {
    const s = new Script('onsets-2026', { deck: true, preset: true });
    expect(fillIn(s.game, s.state, { seat: 0, do: 'roll' }, dice)).toMatchObject({ faces: Array(6).fill('a') });
    expect(fillIn(s.game, s.state, { seat: 1, do: 'deal', count: 7 }, dice)).toMatchObject({ cards: { length: 7 } });
    expect(fillIn(s.game, s.state, { seat: 1, do: 'deal' }, dice)).toMatchObject({ cards: { length: 6 } });
    const lot = new Script('wff-2017', { table: { firstGoalSetter: null } });
    expect(fillIn(lot.game, lot.state, { seat: 0, do: 'roll' }, dice)).toMatchObject({ faces: ['a'] });
  });

  test('may take its time: the evaluator’s thinking is nobody’s time', () => {
    const s = new Script('onsets-2026', { players: 2 }).toTurn().move(1, 'b', 'required').challenge(0, 'now');
    s.submits(0, true);
    const { at } = s.deadline!;
    const asked = decided(s, s.state, { seat: 1, do: 'reject', writer: 0, reason: 'VII-B' }, s.at + 1000);
    expect(asked.awaiting).toMatchObject([{ kind: 'objection', by: 1, writer: 0 }]);
    expect(decide(s.game, asked, { seat: 1, do: 'accept', writer: 0 }, s.at + 2000).refusal?.code).toBe('being-ruled');
    const waited = decided(s, asked, { do: 'wait' }, s.at + 400_000);
    expect(waited.penalties).toEqual([]);
    const act = answer(s.game, waited, waited.awaiting[0]!, dice, budget);
    const ruled = decided(s, waited, act, s.at + 401_000);
    expect(ruled.clocks).toMatchObject([{ seat: 1, stage: 'limit', at: at + 400_000 }]);
  });
});
