import { open, readConfig, type Unsettled } from '@forceout/table';
import { game } from '@forceout/wff';
import { describe, expect, it } from 'vitest';
import { clockFor, dueSeats, holder, isPrivate } from './due.ts';

const start = (): Unsettled => {
  const read = readConfig({ edition: 'wff-2017', division: 'elementary', players: ['Ann', 'Ben', 'Cy'] });
  if (!read.ok) throw new Error(read.refused.message);
  return open(game, read.config).state;
};

const clock = (seat: number, at: number) => ({ seat, task: 'write', stage: 'limit', at }) as const;

describe('whose turn it is to do something', () => {
  it('roll-off: those who have not rolled', () => {
    const state = start();
    expect(dueSeats(state)).toEqual([0, 1, 2]);
    expect(dueSeats({ ...state, rollOff: { ...state.rollOff, faces: ['C', null, null] } })).toEqual([1, 2]);
  });

  it('scoresheet: all who sign, also of a match that ended before its first shake', () => {
    const state: Unsettled = { ...start(), phase: 'scoresheet' };
    expect(dueSeats(state)).toEqual([0, 1, 2]);
    const seats = state.seats.map((seat, i) => ({ ...seat, signed: i === 0, absent: i === 1 }));
    expect(dueSeats({ ...state, seats })).toEqual([2]);
  });

  it('follows the clocks where a task has one', () => {
    const state: Unsettled = { ...start(), phase: 'goal', clocks: [{ ...clock(2, 9), task: 'goal' }] };
    expect(dueSeats(state)).toEqual([2]);
  });

  it('nobody while Solutions are being judged, or when it is over', () => {
    expect(dueSeats({ ...start(), phase: 'present' })).toEqual([]);
    expect(dueSeats({ ...start(), phase: 'closed' })).toEqual([]);
  });

  it('a shared device stays in the hand that still has something to do', () => {
    const state = start();
    expect(holder(state, [0, 1, 2], null)).toBe(0);
    expect(holder(state, [0, 1, 2], 1)).toBe(1);
    expect(holder({ ...state, phase: 'goal', clocks: [{ ...clock(2, 9), task: 'goal' }] }, [0, 1, 2], 1)).toBe(2);
  });

  it('bots and players elsewhere never hold it', () => {
    expect(holder({ ...start(), phase: 'goal', clocks: [{ ...clock(2, 9), task: 'goal' }] }, [0], 0)).toBe(0);
  });

  it('what is written is for one player alone', () => {
    expect(isPrivate({ ...start(), phase: 'write' })).toBe(true);
    expect(isPrivate({ ...start(), phase: 'check' })).toBe(false);
  });

  it('a player looks at the own clock first, else at the one that runs out first', () => {
    const state: Unsettled = { ...start(), clocks: [clock(0, 5), clock(1, 3), clock(2, 9)] };
    expect(clockFor(state, 2)?.at).toBe(9);
    expect(clockFor(state, null)?.at).toBe(3);
    expect(clockFor(start(), 0)).toBeNull();
  });
});
