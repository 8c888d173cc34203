import { withChecker, withoutClaims, withSeat, withShake, withTable, withWriter } from '../../evolve/draft.ts';
import { type Evolution, same } from '../../evolve/evolution.ts';
import { later } from '../../evolve/table-time.ts';
import type { Penalty } from '../../state.ts';

/** Scores, penalties, clocks, who is there, and the end of a match. */
export const match: Evolution<
  | 'scored'
  | 'void'
  | 'penalty'
  | 'penalty-ruled'
  | 'clock'
  | 'awaiting'
  | 'answered'
  | 'absence-claimed'
  | 'absence-denied'
  | 'absent'
  | 'back'
  | 'resigned'
  | 'end-wished'
  | 'end-agreed'
  | 'round-warning'
  | 'round-stop'
  | 'sheet-opened'
  | 'signed'
  | 'objected'
  | 'corrected'
  | 'appealed'
  | 'closed'
> = {
  scored: (s, e, shake) => {
    return withTable(s, {
      history: [...s.history, { no: e.shake, setter: shake.setter, lines: e.lines }],
      shake: null,
      awaiting: [],
      asked: null,
    });
  },
  void: (s, e) => withTable(s, { shake: null, lastSetter: e.nextSetter, awaiting: [], asked: null }),
  penalty: (s, e) => withTable(s, { penalties: [...s.penalties, e.penalty] }),
  'penalty-ruled': (s, e) =>
    withTable(s, {
      penalties: s.penalties.map((p, i): Penalty => (i === e.index ? { ...p, status: e.status } : p)),
    }),
  clock: same,
  awaiting: (s, e) => withTable(s, { awaiting: [...s.awaiting, e.awaiting], awaited: e.awaiting.id }),
  answered: (s, e) => {
    const answered = s.awaiting.find(a => a.id === e.id);
    const awaiting = s.awaiting.filter(a => a.id !== e.id);
    // The evaluator's thinking time is nobody's time.
    const waited = answered && awaiting.length === 0 ? e.at - answered.since : 0;
    return withTable(s, { awaiting, clocks: waited > 0 ? later(s.clocks, waited) : s.clocks });
  },
  'absence-claimed': (s, e) => {
    const claim = s.absenceClaims.find(c => c.target === e.target);
    const others = s.absenceClaims.filter(c => c.target !== e.target);
    return withTable(s, { absenceClaims: [...others, { target: e.target, by: [...(claim?.by ?? []), e.seat] }] });
  },
  'absence-denied': (s, e) => withoutClaims(s, e.seat),
  absent: (s, e, shake) => {
    const next = withSeat(withoutClaims(s, e.seat), e.seat, { absent: true });
    if (!e.leaves) return next;
    const gone = { seat: e.seat, clocks: s.clocks.filter(c => c.seat === e.seat) };
    return withShake(next, {
      out: [...shake.out, e.seat],
      gone: shake.rolled ? [...shake.gone, gone] : shake.gone,
    });
  },
  back: (s, e, shake) => {
    const next = withSeat(s, e.seat, { absent: false });
    if (!e.joins) return next;
    const joined = withShake(next, {
      out: shake.out.filter(x => x !== e.seat),
      gone: shake.gone.filter(g => g.seat !== e.seat),
    });
    if (e.takesUp === 'write') return withWriter(joined, e.seat, { done: false });
    return e.takesUp === 'check' ? withChecker(joined, e.seat, { state: 'checking' }) : joined;
  },
  resigned: (s, e) => withSeat(s, e.seat, { resigned: true }),
  'end-wished': (s, e) => {
    const others = s.endWishes.filter(x => x !== e.seat);
    return withTable(s, { endWishes: e.agree ? [...others, e.seat] : [] });
  },
  'end-agreed': (s, e) =>
    withTable(s, {
      endWishes: [],
      round: { ...s.round, state: 'stopped', warnedAt: s.round.warnedAt ?? e.at },
    }),
  'round-warning': (s, e) => withTable(s, { round: { ...s.round, state: 'extra', warnedAt: e.at } }),
  'round-stop': (s, e) => withTable(s, { round: { ...s.round, state: 'stopped', warnedAt: s.round.warnedAt ?? e.at } }),
  'sheet-opened': s => {
    // A shake that had not begun when the round ended is none (R-END-5).
    return s.shake === null ? s : withTable(s, { shake: null, shakeNo: s.shake.no - 1, awaiting: [], asked: null });
  },
  signed: (s, e) => withSeat(s, e.seat, { signed: true }),
  objected: same,
  corrected: (s, e) => {
    const said = e.seat === 'judge' ? s : withSeat(s, e.seat, { correction: e.scores });
    if (!e.agreed) return said;
    return withTable(said, { corrected: e.scores, seats: said.seats.map(x => ({ ...x, correction: null })) });
  },
  appealed: same,
  closed: (s, e) => withTable(s, { matchPoints: e.matchPoints }),
};
