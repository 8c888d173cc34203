import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evidenceOf, handOf, orderOf, windowMs } from './block-race.ts';

const hand = (seat: number, received: number, ago: number, measured: number, lifts = true) =>
  handOf(seat, lifts, { received, pressed: received - ago, measured }, 1000, seat);

const order = (hands: Parameters<typeof orderOf<number>>[0]) => orderOf(hands, () => 0).placed.map(p => p.hand.seat);

describe('the race for the block', () => {
  it('goes to the first press, not to the first message', () => {
    expect(order([hand(0, 1000, 20, 20), hand(1, 1060, 120, 120)])).toEqual([1, 0]);
  });

  it('gives no more to a claim than was measured', () => {
    expect(order([hand(0, 1000, 20, 20), hand(1, 1060, 400, 20)])).toEqual([0, 1]);
  });

  it('calls hands within ten milliseconds a tie, at one moment', () => {
    const { placed } = orderOf([hand(0, 1000, 0, 20), hand(1, 1009, 0, 20)], () => 0);
    expect(placed.map(p => p.at)).toEqual([1000, 1000]);
    const { placed: apart } = orderOf([hand(0, 1000, 0, 20), hand(1, 1010, 0, 20)], () => 0);
    expect(apart.map(p => p.at)).toEqual([1000, 1010]);
    expect(apart.map(p => p.apart)).toEqual([false, true]);
  });

  it('draws lots only for the very same moment, and says so', () => {
    const lots = [9, 3];
    const same = orderOf([hand(0, 1000, 0, 20), hand(1, 1000, 0, 20)], () => lots.shift()!);
    expect(same.drawn).toBe(true);
    expect(same.placed.map(p => p.hand.seat)).toEqual([1, 0]);
    expect(orderOf([hand(0, 1000, 0, 20), hand(1, 1001, 0, 20)], () => 0).drawn).toBe(false);
  });

  it('puts other acts where they belong', () => {
    expect(order([hand(0, 1000, 0, 20), hand(1, 1050, 100, 100, false)])).toEqual([1, 0]);
    expect(order([hand(0, 1000, 0, 20), hand(1, 1050, 0, 100, false)])).toEqual([0, 1]);
  });

  it('does not depend on the order of arrival', () => {
    const hands = fc.uniqueArray(
      fc.record({
        seat: fc.constantFrom(0, 1, 2),
        received: fc.integer({ min: 1000, max: 1250 }),
        ago: fc.integer({ min: 0, max: 400 }),
        measured: fc.integer({ min: 0, max: 300 }),
      }),
      { selector: h => h.seat, minLength: 2, maxLength: 3 },
    );
    fc.assert(
      fc.property(hands, given => {
        const made = given.map(h => hand(h.seat, h.received, h.ago, h.measured));
        const by = (h: (typeof made)[number]) => h.pressed;
        fc.pre(new Set(made.map(by)).size === made.length);
        expect(order(made)).toEqual(order([...made].reverse()));
      }),
      { seed: 63 },
    );
  });

  it('waits as long as the slowest needs, never longer than a quarter of a second, and not at all for nobody', () => {
    expect(windowMs([], 0)).toBe(0);
    expect(windowMs([null], 0)).toBe(0);
    expect(windowMs([2, 40], 0)).toBe(55);
    expect(windowMs([2000], 0)).toBe(250);
    expect(windowMs([null], 40)).toBe(55);
  });

  it('keeps the evidence', () => {
    expect(evidenceOf([hand(0, 1000, 20, 20), hand(1, 1060, 120, 120)], 135, false)).toEqual({
      windowMs: 135,
      drawn: false,
      hands: [
        { seat: 0, received: 1000, pressed: 980, measured: 20 },
        { seat: 1, received: 1060, pressed: 940, measured: 120 },
      ],
    });
  });
});
