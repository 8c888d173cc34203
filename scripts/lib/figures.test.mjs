import { describe, expect, it } from 'vitest';
import { fallenBehind, isSteady, middleOf, tableOf, worseBy } from './figures.mjs';

const time = (value, calibration) => ({ name: 'a p50', value, unit: 'ms', target: '< 5', ok: value < 5, calibration });
const rate = (value, calibration) => ({
  name: 'b (3 each)',
  value,
  unit: 'acts/s',
  target: '> 1',
  ok: true,
  calibration,
});

describe('figures of a bench', () => {
  it('a time is a multiple of the fixed work: a machine half as fast shows the same ratio', () => {
    const [fast] = middleOf([[time(2, 10)]]);
    const [slow] = middleOf([[time(4, 20)]]);
    expect(worseBy(fast, slow)).toBeCloseTo(0);
    expect(worseBy(fast, middleOf([[time(3, 10)]])[0])).toBeCloseTo(0.5);
  });

  it('of a rate more is better, on a machine of any speed', () => {
    const [fast] = middleOf([[rate(1000, 10)]]);
    expect(worseBy(fast, middleOf([[rate(500, 20)]])[0])).toBeCloseTo(0);
    expect(worseBy(fast, middleOf([[rate(500, 10)]])[0])).toBeCloseTo(1);
    expect(worseBy(fast, middleOf([[rate(2000, 10)]])[0])).toBeCloseTo(-0.5);
  });

  it('the middle of the rounds counts, and most rounds have to hold the target', () => {
    const [figure] = middleOf([[time(9, 10)], [time(2, 10)], [time(3, 10)]]);
    expect(figure).toMatchObject({ value: 3, ok: true, ratio: 0.3 });
    expect(middleOf([[time(9, 10)], [time(8, 10)], [time(3, 10)]])[0].ok).toBe(false);
  });

  it('bytes of memory and shares have no ratio, bundles are compared as they are, and what is not there is not compared', () => {
    const [bytes] = middleOf([[{ name: 'size', value: 10, unit: 'KB', target: '< 20', ok: true, calibration: 1 }]]);
    expect(bytes.ratio).toBeUndefined();
    expect(worseBy(bytes, bytes)).toBeNull();
    expect(worseBy(undefined, bytes)).toBeNull();
    const lobby = kb => ({
      name: 'bundles: the lobby',
      value: kb,
      unit: 'KB',
      target: 'told',
      ok: true,
      calibration: kb,
    });
    expect(worseBy(middleOf([[lobby(80)]])[0], middleOf([[lobby(120)]])[0])).toBeCloseTo(0.5);
  });

  it('the slowest of many is told, not held against anybody', () => {
    expect(isSteady({ name: 'solve max', value: 9, unit: 'ms' })).toBe(false);
    expect(isSteady({ name: 'reconnect storm of 180 clients', value: 0.4, unit: 's' })).toBe(false);
    expect(isSteady({ name: 'solve p50', value: 9, unit: 'ms' })).toBe(true);
  });

  it('more than a quarter worse than what is committed is found, whatever the speed of the machine, and so is what is gone', () => {
    const committed = middleOf([[time(4, 10), rate(1000, 10)]]);
    const found = (...figures) => fallenBehind(committed, middleOf([figures]), 0.25);
    expect(found(time(4.9, 10), rate(810, 10))).toEqual({ worse: [], gone: [] });
    expect(found(time(9.8, 20), rate(405, 20))).toEqual({ worse: [], gone: [] });
    expect(found(time(5.1, 10), rate(790, 10))).toEqual({ worse: ['a p50', 'b'], gone: [] });
    expect(found(time(4, 10))).toEqual({ worse: [], gone: ['b'] });
  });

  it('the table has a line a figure and says how much worse', () => {
    const before = middleOf([[time(2, 10)]]);
    expect(tableOf(middleOf([[time(3, 10)]]), before)[1]).toContain('+50 %');
  });
});
