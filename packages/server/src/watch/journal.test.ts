import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { FaultLog } from './journal.ts';

function faults() {
  const lines: { readonly msg: string; readonly times?: number }[] = [];
  const clock = { now: 0 };
  const log = new FaultLog(
    pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) }),
    () => clock.now,
  );
  return { lines, clock, log };
}

describe('faults', () => {
  it('of one kind are written once, and then once a minute with how often they came', () => {
    const { lines, clock, log } = faults();
    for (let i = 0; i < 100; i++) {
      log.write('a message failed', new Error(`no answer at t${i}abc`));
      clock.now += 1000;
    }
    expect(lines.map(({ msg, times }) => [msg, times])).toEqual([
      ['a message failed', undefined],
      ['a message failed, again', 59],
    ]);
    log.flush(true);
    expect(lines.at(-1)).toMatchObject({ msg: 'a message failed, again', times: 39 });
  });

  it('of another kind are written at once, and one that comes back after a quiet time as new', () => {
    const { lines, clock, log } = faults();
    log.write('a message failed', new Error('disk'));
    log.write('a message failed', new Error('line'));
    log.write('a request failed', new Error('disk'));
    clock.now += 120_000;
    log.flush();
    log.write('a message failed', new Error('disk'));
    expect(lines.map(({ msg }) => msg)).toEqual([
      'a message failed',
      'a message failed',
      'a request failed',
      'a message failed',
    ]);
  });
});
