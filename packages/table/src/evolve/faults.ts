import type { Fault, Seat, Shake } from '../state.ts';

/** A leader's bonus and regular cube are one fault; other faults are one to a cube. */
export const sameFault = (a: Fault, b: Fault): boolean =>
  a.kind === b.kind && a.seat === b.seat && (a.kind === 'leader-bonus' || a.cubes[0] === b.cubes[0]);

/** A legal act of another player insulates an uncorrected fault; an act that is itself faulty does not (IX-B). */
export const insulated = (shake: Shake, seat: Seat, fresh: readonly Fault[]): readonly Fault[] =>
  fresh.length > 0
    ? [...shake.faults, ...fresh]
    : shake.faults.length === 0
      ? shake.faults
      : shake.faults.filter(f => f.seat === seat);
