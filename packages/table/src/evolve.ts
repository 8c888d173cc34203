import type { TableEvent } from './event.ts';
import { EMPTY_MAT, moveCubes } from './mat.ts';
import type { CallState, Checker, Clock, Fault, Penalty, Seat, Shake, State, Writer } from './state.ts';

/** A state that only this call of `evolve` has seen, so that it may still be written to. */
export type Draft = { -readonly [K in keyof State]: State[K] };

const withShake = (s: Draft, patch: Partial<Shake>): Draft => {
  s.shake = Object.assign({ ...(s.shake as Shake) }, patch);
  return s;
};

const withWriter = (s: Draft, seat: Seat, patch: Partial<Writer>): Draft =>
  withShake(s, { writers: (s.shake as Shake).writers.map(w => (w.seat === seat ? { ...w, ...patch } : w)) });

const withSeat = (s: Draft, seat: Seat, patch: Partial<State['seats'][number]>): Draft => ({
  ...s,
  seats: s.seats.map((x, i) => (i === seat ? { ...x, ...patch } : x)),
});

const freshShake = (no: number, setter: Seat, out: readonly Seat[], at: number): Shake => ({
  no,
  setter,
  startedAt: at,
  out,
  gone: [],
  presetFaces: null,
  rolled: false,
  cards: [],
  dealt: false,
  mat: EMPTY_MAT,
  goalText: null,
  goalBy: setter,
  picks: [],
  variations: [],
  selecting: null,
  bonusPlayed: false,
  onTurn: null,
  firstTurn: false,
  lastMover: null,
  faults: [],
  agreed: [],
  moves: 0,
  block: null,
  challenge: null,
  claim: null,
  writeBegan: 0,
  writers: [],
  queue: [],
  checking: null,
  verdicts: [],
  accepted: [],
});

/** The state after an event. Total, pure, and the only place where a state changes. */
export const evolve = (state: State, e: TableEvent): State => evolveInto({ ...state }, e);

/** The same on a state of the caller's own, which is used up: the referee copies once for all events of an act. */
export function evolveInto(s: Draft, e: TableEvent): State {
  s.seq = e.seq;
  s.at = e.at;
  if (e.phase !== undefined && e.phase !== s.phase) {
    s.phase = e.phase;
    s.phaseSince = e.at;
  }
  if (e.clocks !== undefined) s.clocks = e.clocks;
  return happen(s, e);
}

function happen(s: Draft, e: TableEvent): State {
  const shake = s.shake as Shake;
  switch (e.event) {
    case 'opened':
      return s;
    case 'rolled-off':
      return { ...s, rollOff: { ...s.rollOff, faces: s.rollOff.faces.map((f, i) => (i === e.seat ? e.face : f)) } };
    case 'roll-off-tied':
      return { ...s, rollOff: { contenders: e.seats, faces: s.rollOff.faces.map(() => null) } };
    case 'setter-chosen':
      return s;
    case 'shake-began':
      return {
        ...s,
        shakeNo: e.shake,
        lastSetter: e.setter,
        endWishes: [],
        shake: { ...freshShake(e.shake, e.setter, e.out, tableTime(s, e.at)), variations: e.variations },
      };
    case 'committed':
      return s;
    case 'preset':
      return withShake(s, { presetFaces: e.faces });
    case 'rolled':
      return {
        ...withShake(s, { rolled: true, mat: { ...EMPTY_MAT, resources: e.cubes } }),
        seats: s.seats.map((x, i) => (shake.out.includes(i) ? x : { ...x, played: true })),
      };
    case 'dealt':
      return withShake(s, { cards: e.cards, dealt: true });
    case 'selecting':
      return withShake(s, { selecting: e.selecting });
    case 'selected': {
      const legal = e.fault === null;
      // A legal pick insulates the earlier illegal ones (II-C-2 late).
      const earlier = legal
        ? shake.picks.map(p => (p.seat !== e.seat && p.open ? { ...p, open: false } : p))
        : shake.picks;
      return withShake(s, {
        picks: [
          ...earlier,
          {
            seat: e.seat,
            variation: e.variation,
            fault: e.fault,
            open: !legal,
            retry: (shake.selecting?.bad ?? 0) > 0,
          },
        ],
        variations: legal ? [...shake.variations, e.variation] : shake.variations,
        selecting: shake.selecting && { ...shake.selecting, picked: shake.selecting.picked + 1 },
      });
    }
    case 'pick-declined':
    case 'pick-lost':
      return s;
    case 'pick-struck':
      return withShake(s, { picks: shake.picks.filter((_, i) => i !== e.index) });
    case 'bonus':
      return withShake(s, {
        mat: moveCubes(shake.mat, [e.cube], 'forbidden'),
        bonusPlayed: true,
        moves: e.setter ? shake.moves : shake.moves + 1,
        // Where a turn may be challenged in the middle, its bonus is a move of its own (R-MOVE-1).
        lastMover: !e.setter && s.config.options.challengeMidTurn === true ? e.seat : shake.lastMover,
        faults: insulated(shake, e.seat, e.faults),
      });
    case 'goal-placed': {
      const back = shake.mat.goal.map(c => c.id).filter(id => !e.cubes.includes(id));
      return withShake(s, {
        mat: moveCubes(moveCubes(shake.mat, back, 'resources'), e.cubes, 'goal'),
        goalText: e.goal,
      });
    }
    case 'goal-set':
      return withShake(s, {
        mat: moveCubes(shake.mat, e.leftovers, 'forbidden'),
        goalText: e.goal,
        goalBy: e.seat,
        lastMover: e.seat,
        bonusPlayed: false,
        selecting: null,
        picks: e.legal ? shake.picks.map(p => (p.open ? { ...p, open: false } : p)) : shake.picks,
      });
    case 'no-goal':
      return withShake(s, { agreed: [], selecting: null });
    case 'agreed':
      return withShake(s, { agreed: [...shake.agreed, e.seat] });
    case 'no-goal-disputed':
      return withShake(s, { goalBy: e.seat });
    case 'turn':
      return withShake(s, { onTurn: e.seat, firstTurn: e.first, bonusPlayed: false });
    case 'moved':
    case 'shifted':
      return withShake(s, {
        mat: moveCubes(shake.mat, [e.cube], e.to),
        lastMover: e.seat,
        moves: shake.moves + 1,
        faults: insulated(shake, e.seat, e.faults),
        picks: shake.picks.map(p => (p.open && p.seat !== e.seat ? { ...p, open: false } : p)),
      });
    case 'turn-lost':
      return withShake(s, { bonusPlayed: false });
    case 'charge':
      return s;
    case 'put-right':
      return withShake(s, {
        mat: moveCubes(shake.mat, e.cubes, e.to),
        faults: shake.faults.filter(f => !sameFault(f, e.fault)),
        moves: shake.moves - e.cubes.length,
        lastMover: e.lastMover,
        onTurn: e.onTurn,
        bonusPlayed: e.bonusPlayed,
        writers: [],
        claim: null,
      });
    case 'lifted':
      return withShake(s, { block: e.block });
    case 'tie-ruled':
      return withShake(s, { block: shake.block && { ...shake.block, tie: e.both ? 'both' : 'first' } });
    case 'said':
      return withShake(s, {
        block: shake.block && {
          ...shake.block,
          lifts: shake.block.lifts.map(l => (l.seat === e.seat ? { ...l, say: e.say } : l)),
        },
      });
    case 'set-aside': {
      const lifts = shake?.block ? shake.block.lifts.filter(l => l.seat !== e.seat) : [];
      return shake ? withShake(s, { block: shake.block && lifts.length > 0 ? { ...shake.block, lifts } : null }) : s;
    }
    case 'challenged':
      return withShake(s, {
        challenge: e.challenge,
        block: null,
        faults: [],
        picks: shake.picks.map(p => (p.open ? { ...p, open: false } : p)),
      });
    case 'writing':
      return withShake(s, {
        claim: e.claim,
        writers: e.writers,
        writeBegan: e.began,
      });
    case 'decided':
      return withWriter(s, e.seat, { presents: e.presents, ...(e.presents ? {} : { done: true }) });
    case 'submitted':
      // Who declared for the writer and then has nothing stays declared (VII-C-1 retract).
      return withWriter(s, e.seat, {
        done: true,
        written: e.written,
        presents: e.written !== null || shake.writers.some(w => w.seat === e.seat && w.presents === true),
      });
    case 'time-up':
      return withWriter(s, e.seat, { done: true });
    case 'withdrew':
      return withWriter(s, e.seat, { spoiled: true });
    case 'presented':
      return withShake(s, { queue: e.queue });
    case 'checking':
      return withShake(s, { checking: e.checking, queue: shake.queue.filter(w => w !== e.checking.writer) });
    case 'accepted': {
      const c = shake.checking!;
      return withShake(s, {
        accepted: [...shake.accepted, { by: e.seat, writer: e.writer }],
        checking: { ...c, checkers: c.checkers.map(x => (x.seat === e.seat ? { ...x, state: 'accepted' } : x)) },
      });
    }
    case 'rejected':
      return s;
    case 'objection-ruled':
      return s;
    case 'proving': {
      const c = shake.checking!;
      return withShake(s, {
        checking: {
          ...c,
          how: e.how ?? c.how,
          checkers: c.checkers.map(x => (x.seat === e.seat && e.pass ? { ...x, attempt: 'passed' } : x)),
        },
      });
    }
    case 'judge-asked':
      return {
        ...withShake(s, { checking: { ...shake.checking!, closed: true } }),
        asked: { writer: e.writer, by: e.seat, since: e.at, held: e.held ?? [], ...FRESH_CALL },
      };
    case 'judge-answered':
      return { ...s, asked: null };
    case 'verdict':
      return withShake(s, {
        verdicts: [...shake.verdicts.filter(v => v.writer !== e.verdict.writer), e.verdict],
        checking: shake.checking?.writer === e.verdict.writer ? null : shake.checking,
      });
    case 'scored':
      return {
        ...s,
        history: [...s.history, { no: e.shake, setter: shake.setter, lines: e.lines }],
        shake: null,
        awaiting: [],
        asked: null,
      };
    case 'void':
      return { ...s, shake: null, lastSetter: e.nextSetter, awaiting: [], asked: null };
    case 'penalty':
      return { ...s, penalties: [...s.penalties, e.penalty] };
    case 'penalty-ruled':
      return { ...s, penalties: s.penalties.map((p, i): Penalty => (i === e.index ? { ...p, status: e.status } : p)) };
    case 'clock':
      return s;
    case 'awaiting':
      return { ...s, awaiting: [...s.awaiting, e.awaiting], awaited: e.awaiting.id };
    case 'answered': {
      const answered = s.awaiting.find(a => a.id === e.id);
      const awaiting = s.awaiting.filter(a => a.id !== e.id);
      // The evaluator's thinking time is nobody's time.
      const waited = answered && awaiting.length === 0 ? e.at - answered.since : 0;
      return { ...s, awaiting, clocks: waited > 0 ? later(s.clocks, waited) : s.clocks };
    }
    case 'absent': {
      const next = withSeat(withoutClaims(s, e.seat), e.seat, { absent: true });
      if (!e.leaves) return next;
      const gone = { seat: e.seat, clocks: s.clocks.filter(c => c.seat === e.seat) };
      return withShake(next, {
        out: [...shake.out, e.seat],
        gone: shake.rolled ? [...shake.gone, gone] : shake.gone,
      });
    }
    case 'back': {
      const next = withSeat(s, e.seat, { absent: false });
      if (!e.joins) return next;
      const joined = withShake(next, {
        out: shake.out.filter(x => x !== e.seat),
        gone: shake.gone.filter(g => g.seat !== e.seat),
      });
      if (e.takesUp === 'write') return withWriter(joined, e.seat, { done: false });
      return e.takesUp === 'check' ? withChecker(joined, e.seat, { state: 'checking' }) : joined;
    }
    case 'absence-claimed': {
      const claim = s.absenceClaims.find(c => c.target === e.target);
      const others = s.absenceClaims.filter(c => c.target !== e.target);
      return { ...s, absenceClaims: [...others, { target: e.target, by: [...(claim?.by ?? []), e.seat] }] };
    }
    case 'absence-denied':
      return withoutClaims(s, e.seat);
    case 'resigned':
      return withSeat(s, e.seat, { resigned: true });
    case 'end-wished': {
      const others = s.endWishes.filter(x => x !== e.seat);
      return { ...s, endWishes: e.agree ? [...others, e.seat] : [] };
    }
    case 'end-agreed':
      return { ...s, endWishes: [], round: { ...s.round, state: 'stopped', warnedAt: s.round.warnedAt ?? e.at } };
    case 'round-warning':
      return { ...s, round: { ...s.round, state: 'extra', warnedAt: e.at } };
    case 'round-stop':
      return { ...s, round: { ...s.round, state: 'stopped', warnedAt: s.round.warnedAt ?? e.at } };
    case 'paused':
      return { ...s, paused: { since: e.at, by: e.by, question: e.question, ...FRESH_CALL } };
    case 'judge-overdue':
      return withCall(s, e.call, { overdue: true });
    case 'call-taken':
      return {
        ...s,
        paused: s.paused && { ...s.paused, taken: true },
        asked: s.asked && { ...s.asked, taken: true },
      };
    case 'call-off-wished': {
      const call = e.call === 'judge' ? s.paused : s.asked;
      return withCall(s, e.call, { off: [...(call?.off ?? []), e.seat] });
    }
    case 'called-off':
      if (e.call === 'judge') return s;
      // The question goes on to the evaluator, or was taken back as if it had not been asked.
      if (e.by === 'time') return withCall(s, 'equals', { taken: true });
      return {
        ...withShake(s, { checking: shake.checking && { ...shake.checking, closed: false } }),
        asked: null,
      };
    case 'resumed':
      return {
        ...s,
        paused: null,
        asked: s.asked && { ...s.asked, since: s.asked.since + e.shiftMs, held: later(s.asked.held, e.shiftMs) },
        shake: s.shake && {
          ...s.shake,
          startedAt: s.shake.startedAt + e.shiftMs,
          writeBegan: s.shake.writeBegan + e.shiftMs,
          block: s.shake.block && {
            ...s.shake.block,
            at: s.shake.block.at + e.shiftMs,
            held: later(s.shake.block.held, e.shiftMs),
          },
        },
        round: { ...s.round, judgeMs: s.round.judgeMs + e.judgeMs },
        clocks: later(s.clocks, e.shiftMs),
      };
    case 'warned':
      return withSeat(s, e.seat, { warnings: s.seats[e.seat]!.warnings + 1 });
    case 'disqualified':
      return withSeat(s, e.seat, { disqualified: e.scope });
    case 'zeroed':
      return withSeat(s, e.seat, { zeroed: true });
    case 'accommodated':
      return withSeat(s, e.seat, { extraPercent: e.percent });
    case 'ruled':
      return { ...s, secondRuled: s.secondRuled || e.second };
    case 'replay-ordered':
      return {
        ...s,
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
      };
    case 'sheet-opened':
      // A shake that had not begun when the round ended is none (R-END-5).
      return s.shake === null ? s : { ...s, shake: null, shakeNo: s.shake.no - 1, awaiting: [], asked: null };
    case 'signed':
      return withSeat(s, e.seat, { signed: true });
    case 'objected':
      return s;
    case 'corrected': {
      const said = e.seat === 'judge' ? s : withSeat(s, e.seat, { correction: e.scores });
      return e.agreed
        ? { ...said, corrected: e.scores, seats: said.seats.map(x => ({ ...x, correction: null })) }
        : said;
    }
    case 'appealed':
      return s;
    case 'closed':
      return { ...s, matchPoints: e.matchPoints };
  }
}

const FRESH_CALL: CallState = { overdue: false, taken: false, off: [] };

const withCall = (s: Draft, call: 'judge' | 'equals', patch: Partial<CallState>): Draft =>
  call === 'judge'
    ? { ...s, paused: s.paused && { ...s.paused, ...patch } }
    : { ...s, asked: s.asked && { ...s.asked, ...patch } };

const withoutClaims = (s: Draft, target: Seat): Draft =>
  s.absenceClaims.length === 0 ? s : { ...s, absenceClaims: s.absenceClaims.filter(c => c.target !== target) };

const withChecker = (s: Draft, seat: Seat, patch: Partial<Checker>): Draft => {
  const checking = s.shake?.checking;
  return checking
    ? withShake(s, {
        checking: { ...checking, checkers: checking.checkers.map(c => (c.seat === seat ? { ...c, ...patch } : c)) },
      })
    : s;
};

/** A leader's bonus and regular cube are one fault; other faults are one to a cube. */
const sameFault = (a: Fault, b: Fault): boolean =>
  a.kind === b.kind && a.seat === b.seat && (a.kind === 'leader-bonus' || a.cubes[0] === b.cubes[0]);

/** While a judge has stopped the clocks table time stands still. */
const tableTime = (s: State, at: number): number => (s.paused ? Math.min(s.paused.since, at) : at);

const later = (clocks: readonly Clock[], ms: number): readonly Clock[] => clocks.map(c => ({ ...c, at: c.at + ms }));

/** A legal act of another player insulates an uncorrected fault; an act that is itself faulty does not (IX-B). */
const insulated = (shake: Shake, seat: Seat, fresh: readonly Fault[]): readonly Fault[] =>
  fresh.length > 0 ? [...shake.faults, ...fresh] : shake.faults.filter(f => f.seat === seat);
