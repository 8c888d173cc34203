import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from './store/engine.ts';
import { SystemClock } from './system-clock.ts';

afterEach(() => vi.restoreAllMocks());

describe('the clock of the machine', () => {
  /** What the machine says the time is, and how long it has run. */
  function machine() {
    const time = { wall: 1_000_000, ran: 500 };
    vi.spyOn(Date, 'now').mockImplementation(() => time.wall);
    vi.spyOn(performance, 'now').mockImplementation(() => time.ran);
    const pass = (ms: number, set = 0) => {
      time.ran += ms;
      time.wall += ms + set;
    };
    return { clock: new SystemClock(), pass };
  }

  it('goes on at its pace when it is set back by an hour', () => {
    const { clock, pass } = machine();
    expect(clock.now()).toBe(1_000_000);
    pass(100, -3_600_000);
    expect(clock.now()).toBe(1_000_100);
    pass(2500);
    expect(clock.now()).toBe(1_002_600);
  });

  it('waits out a small step back, and follows a step forward', () => {
    const { clock, pass } = machine();
    clock.now();
    pass(100, -300);
    expect(clock.now()).toBe(1_000_000);
    pass(250);
    expect(clock.now()).toBe(1_000_050);
    pass(0, 3_600_000);
    expect(clock.now()).toBe(4_600_050);
  });

  it('comes back to the true time when it is allowed to, and not before', () => {
    const { clock, pass } = machine();
    clock.now();
    pass(100, 3_600_000);
    expect(clock.now()).toBe(4_600_100);
    expect(clock.ahead).toBe(0);
    pass(100, -3_600_000);
    expect(clock.now()).toBe(4_600_200);
    expect(clock.ahead).toBe(3_600_000);
    pass(1000);
    clock.comeBack();
    expect(clock.now()).toBe(1_001_200);
    expect(clock.ahead).toBe(0);
  });

  it('that was set back and is set right again is not ahead any more', () => {
    const { clock, pass } = machine();
    clock.now();
    pass(100, -3_600_000);
    expect(clock.now()).toBe(1_000_100);
    pass(100, 3_600_000);
    expect(clock.now()).toBe(1_000_200);
    expect(clock.ahead).toBe(0);
  });

  it('of a node that shares its time does not matter, however it jumps', async () => {
    const { clock, pass } = machine();
    await clock.follow({ shared: true, wall: async () => 5_000_000 } as Engine);
    expect(clock.now()).toBe(5_000_000);
    pass(100, 3_600_000);
    expect(clock.now()).toBe(5_000_100);
    pass(100, -7_200_000);
    expect(clock.now()).toBe(5_000_200);
    clock.stop();
  });
});
