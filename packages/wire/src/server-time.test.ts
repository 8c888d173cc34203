import { describe, expect, it } from 'vitest';
import { ServerTime } from './server-time.ts';

describe('server time as a client knows it', () => {
  it('is set right by the quickest exchange and by no slower one', () => {
    const time = new ServerTime();
    time.begin(10_000, 1000);
    expect(time.at(1000)).toBe(10_000);
    time.measured(1000, 10_060, 1100);
    expect(time.at(1100)).toBe(10_110);
    time.measured(2000, 20_000, 2400);
    expect(time.at(2400)).toBe(11_410);
    time.measured(3000, 12_005, 3010);
    expect(time.at(3010)).toBe(12_010);
  });

  it('begins anew with every connection', () => {
    const time = new ServerTime();
    time.begin(10_000, 1000);
    time.measured(1000, 10_001, 1002);
    time.begin(50_000, 2000);
    time.measured(2000, 50_040, 2100);
    expect(time.at(2100)).toBe(50_090);
  });
});
