import { LAG_BANK, type RoomState, roomAfter, Setup, tableTime, wallTime } from '@forceout/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditOf, graceOf, momentOf, wakeOf } from './lag.ts';

/** A match in which seat 0 has a clock that ends at `own` of table time; table time began at server time 1,000,000. */
function roomWith(own: number, more: Partial<RoomState['state'] & object> = {}): RoomState {
  const made = roomAfter('t', null, 1, 0, { kind: 'made', setup: Setup.parse({ edition: 'wff-2017' }), by: 'A' });
  const state = {
    at: 0,
    paused: null,
    awaiting: [],
    asked: null,
    phase: 'turn',
    clocks: [{ seat: 0, task: 'turn', stage: 'limit', at: own }],
    round: { state: 'stopped', warnedAt: 0, judgeMs: 0 },
    config: { edition: 'wff-2017' },
    ...more,
  };
  return { ...made, stage: 'playing', state: state as never, clock: { table: 0, from: 1_000_000 } };
}

const arrives = (at: number, ago: number | null, measured: number | null) => ({
  received: 1_000_000 + at,
  pressed: ago === null ? null : 1_000_000 + at - ago,
  measured,
});

describe('lag compensation', () => {
  it('is given only where it decides, and then no more than needed', () => {
    const room = roomWith(60_000);
    expect(momentOf(room, 0, arrives(59_000, 300, 300))).toEqual({ at: 59_000, lag: null });
    expect(momentOf(room, 0, arrives(60_100, 300, 300))).toEqual({
      at: 59_999,
      lag: { seat: 0, claimed: 300, measured: 300, given: 101, bank: LAG_BANK.start - 101 + LAG_BANK.gain },
    });
  });

  it('is not given to another seat, nor for a claim that was not measured', () => {
    const room = roomWith(60_000);
    expect(momentOf(room, 1, arrives(60_100, 300, 300)).lag).toBeNull();
    expect(momentOf(room, 0, arrives(60_100, 300, 10))).toEqual({ at: 60_100, lag: null });
    expect(momentOf(room, 0, arrives(60_100, 20, 300))).toEqual({ at: 60_100, lag: null });
    expect(momentOf(room, 0, arrives(60_100, 300, null))).toEqual({ at: 60_100, lag: null });
  });

  it('never exceeds claim, measurement, half a second or the bank', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 5000 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 0, max: 2000 }),
        (ago, measured, bank) => {
          const { credit } = creditOf(arrives(10_000, ago, measured), bank);
          expect(credit).toBeGreaterThanOrEqual(0);
          expect(credit).toBeLessThanOrEqual(Math.max(0, ago));
          expect(credit).toBeLessThanOrEqual(measured + 30);
          expect(credit).toBeLessThanOrEqual(500);
          expect(credit).toBeLessThanOrEqual(bank);
          expect(graceOf(measured, bank)).toBeGreaterThanOrEqual(credit);
        },
      ),
      { seed: 62, numRuns: 1000 },
    );
  });

  it('runs out: who is always late is late in the end', () => {
    let room = roomWith(60_000);
    let given = 0;
    for (let i = 0; i < 20; i++) {
      const { lag } = momentOf(room, 0, arrives(60_450, 500, 500));
      if (lag === null) break;
      given++;
      room = { ...room, banks: [lag.bank, LAG_BANK.start] };
    }
    expect(given).toBe(3);
  });

  it('changes nothing while the clocks rest', () => {
    expect(
      momentOf(
        roomWith(60_000, { paused: { since: 0, by: 'judge', question: null, overdue: false, taken: false, off: [] } }),
        0,
        arrives(60_100, 300, 300),
      ).lag,
    ).toBeNull();
    const asked = [{ id: 1, since: 0, kind: 'check' as const, writer: 0 }];
    expect(momentOf(roomWith(60_000, { awaiting: asked }), 0, arrives(60_100, 300, 300)).lag).toBeNull();
  });
});

describe('table time', () => {
  it('runs from its beginning, stands while held, and maps back', () => {
    const running = { table: 5000, from: 1_000_000 };
    expect(tableTime(running, 999_000)).toBe(5000);
    expect(tableTime(running, 1_002_500)).toBe(7500);
    expect(wallTime(running, 7500)).toBe(1_002_500);
    const held = { table: 7500, from: null };
    expect(tableTime(held, 9_999_999)).toBe(7500);
    expect(wallTime(held, 8000)).toBeNull();
  });

  it('tells when somebody has to look, and that nobody has to while it stands', () => {
    expect(wakeOf(roomWith(60_000), 1_000_000)).toBe(1_060_000);
    expect(wakeOf({ ...roomWith(60_000), clock: { table: 0, from: null } }, 1_000_000)).toBeNull();
    expect(wakeOf({ ...roomWith(60_000), stage: 'over' }, 1_000_000)).toBeNull();
    const asked = [{ id: 1, since: 0, kind: 'check' as const, writer: 0 }];
    expect(wakeOf(roomWith(60_000, { awaiting: asked }), 1_000_000)).toBe(1_005_000);
  });
});
