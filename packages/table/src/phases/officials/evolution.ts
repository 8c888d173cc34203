import { withCall, withSeat, withShake, withTable } from '../../evolve/draft.ts';
import type { Evolution } from '../../evolve/evolution.ts';
import { FRESH_CALL } from '../../evolve/fresh.ts';
import { later } from '../../evolve/table-time.ts';
import { seatAt } from '../../seats.ts';

/** What judges and directors do, and the calls for them. */
export const officials: Evolution<
  | 'paused'
  | 'judge-overdue'
  | 'call-taken'
  | 'call-off-wished'
  | 'called-off'
  | 'resumed'
  | 'warned'
  | 'disqualified'
  | 'zeroed'
  | 'accommodated'
  | 'ruled'
  | 'replay-ordered'
> = {
  paused: (s, e) => withTable(s, { paused: { since: e.at, by: e.by, question: e.question, ...FRESH_CALL } }),
  'judge-overdue': (s, e) => withCall(s, e.call, { overdue: true }),
  'call-taken': s => {
    return withTable(s, {
      paused: s.paused && { ...s.paused, taken: true },
      asked: s.asked && { ...s.asked, taken: true },
    });
  },
  'call-off-wished': (s, e) => {
    const call = e.call === 'judge' ? s.paused : s.asked;
    return withCall(s, e.call, { off: [...(call?.off ?? []), e.seat] });
  },
  'called-off': (s, e, shake) => {
    if (e.call === 'judge') return s;
    // The question goes on to the evaluator, or was taken back as if it had not been asked.
    if (e.by === 'time') return withCall(s, 'equals', { taken: true });
    return withTable(withShake(s, { checking: shake.checking && { ...shake.checking, closed: false } }), {
      asked: null,
    });
  },
  resumed: (s, e, shake) => {
    if (s.shake !== null)
      withShake(s, {
        startedAt: shake.startedAt + e.shiftMs,
        writeBegan: shake.writeBegan + e.shiftMs,
        block: shake.block && {
          ...shake.block,
          at: shake.block.at + e.shiftMs,
          held: later(shake.block.held, e.shiftMs),
        },
      });
    return withTable(s, {
      paused: null,
      asked: s.asked && { ...s.asked, since: s.asked.since + e.shiftMs, held: later(s.asked.held, e.shiftMs) },
      round: { ...s.round, judgeMs: s.round.judgeMs + e.judgeMs },
      clocks: later(s.clocks, e.shiftMs),
    });
  },
  warned: (s, e) => withSeat(s, e.seat, { warnings: seatAt(s, e.seat).warnings + 1 }),
  disqualified: (s, e) => withSeat(s, e.seat, { disqualified: e.scope }),
  zeroed: (s, e) => withSeat(s, e.seat, { zeroed: true }),
  accommodated: (s, e) => withSeat(s, e.seat, { extraPercent: e.percent }),
  ruled: (s, e) => withTable(s, { secondRuled: s.secondRuled || e.second }),
  'replay-ordered': (s, e) => {
    return withTable(s, {
      shake: null,
      awaiting: [],
      asked: null,
      seats: s.seats.map(x => ({ ...x, signed: false, correction: null })),
      corrected: null,
      round:
        s.round.state === 'run'
          ? s.round
          : { ...s.round, state: 'replay', replay: { scope: e.scope, until: e.until ?? null } },
      lastSetter: e.setter,
      history: e.scope === 'round' ? [] : s.history.filter(h => h.no !== e.struck),
      penalties: e.scope === 'round' ? [] : s.penalties,
    });
  },
};
