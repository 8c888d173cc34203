import type { State } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { afterReading } from './after-reading.ts';

const at = (phase: State['phase'], shakes: number): State =>
  ({ phase, history: Array.from({ length: shakes }, () => ({})) }) as unknown as State;
const roll = { act: { do: 'roll' }, afterMs: 900 } as const;

describe('a computer player', () => {
  it('rolls for the next shake when people have had time to read how the last one ended', () => {
    expect(afterReading(roll, at('roll-deal', 1), 10_000)).toEqual({ ...roll, afterMs: 10_000 });
    expect(afterReading({ ...roll, afterMs: 12_000 }, at('roll-deal', 2), 10_000).afterMs).toBe(12_000);
  });

  it('lets nobody wait where there is nothing to read', () => {
    expect(afterReading(roll, at('roll-deal', 0), 10_000)).toBe(roll);
    expect(afterReading(roll, at('roll-off', 1), 10_000)).toBe(roll);
    const move = { act: { do: 'lift' }, afterMs: 900 } as const;
    expect(afterReading(move, at('turn', 1), 10_000)).toBe(move);
  });
});
