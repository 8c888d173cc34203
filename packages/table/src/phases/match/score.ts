import type { ClauseAddresses } from '@forceout/rulebook';
import type { ScoreCode } from '../../codes.ts';
import { left, seatAt } from '../../seats.ts';
import type { Challenge, ScoreLine, Seat } from '../../state.ts';
import type { Transaction } from '../../transaction.ts';
import { beginShake, settleProvisional } from '../set-up/shake.ts';

type Points = readonly [points: number, clause: keyof ClauseAddresses, code: ScoreCode];

/** What the score tables look at: who took part, who presented, whose Solution is correct. */
export interface Outcomes {
  readonly ok: (seat: Seat) => boolean;
  readonly presented: (seat: Seat) => boolean;
  /** Third Party who declared for the obliged writer, or said "I present" (VII-C-1 retract). */
  readonly declared: (seat: Seat) => boolean;
  readonly acceptedAny: (seat: Seat) => boolean;
  readonly players: readonly Seat[];
  readonly thirdRightChallengerWrong: number;
}

const WRONG: Points = [2, 'scoreWrong', 'wrong'];

export function scoreNow(o: Outcomes, by: Seat, against: Seat, seat: Seat): Points {
  if (seat === by) return o.ok(by) ? [6, 'scorePrincipal', 'right-now'] : WRONG;
  if (seat === against)
    return o.players.some(o.ok) ? [2, 'scoreWrong', 'opponent-right'] : [6, 'scorePrincipal', 'nobody-right'];
  if (o.presented(seat)) {
    if (!o.ok(seat)) return WRONG;
    return o.ok(by)
      ? [4, 'scoreThirdFour', 'right-beside']
      : [o.thirdRightChallengerWrong, 'scoreThird', 'right-alone'];
  }
  if (o.declared(seat)) return [2, 'scoreWrong', 'declared-nothing'];
  return o.ok(by) ? [2, 'scoreWrong', 'challenger-right'] : [6, 'scoreThird', 'challenger-wrong'];
}

export function scoreImpossible(o: Outcomes, by: Seat, against: Seat, seat: Seat): Points {
  const anyone = o.players.some(o.ok);
  if (seat === against) return o.ok(against) ? [6, 'scorePrincipal', 'right-impossible'] : WRONG;
  if (seat === by) return anyone ? [2, 'scoreWrong', 'somebody-right'] : [6, 'scorePrincipal', 'nobody-right'];
  if (o.presented(seat)) return o.ok(seat) ? [6, 'scoreThird', 'right-impossible'] : WRONG;
  if (o.declared(seat)) return [2, 'scoreWrong', 'declared-nothing'];
  return anyone ? [2, 'scoreWrong', 'somebody-right'] : [4, 'scoreThirdFour', 'left-unanswered'];
}

/** 2026-27 III-D-2. */
function scoreNoGoal(o: Outcomes, by: Seat, setter: Seat, seat: Seat): Points {
  if (seat === by) return o.ok(by) ? [6, 'scoreNoGoal', 'goal-shown'] : [2, 'scoreNoGoal', 'goal-not-shown'];
  if (seat === setter)
    return o.players.some(o.ok)
      ? [2, 'scoreNoGoalSetter', 'goal-was-shown']
      : [6, 'scoreNoGoalSetter', 'nobody-showed'];
  if (o.presented(seat))
    return [o.ok(seat) ? (o.ok(by) ? 4 : 6) : 2, 'scoreNoGoalThird', o.ok(seat) ? 'right' : 'wrong'];
  if (o.declared(seat)) return [2, 'scoreNoGoalThird', 'declared-nothing'];
  return [o.ok(by) ? 2 : 6, 'scoreNoGoalThird', o.ok(by) ? 'challenger-right' : 'challenger-wrong'];
}

/** Two Challengers (R-CHAL-2, R-CHAL-3). */
function scoreTwo(o: Outcomes, c: Challenge, seat: Seat): Points {
  const second = c.second!;
  const mine = seat === c.by ? c.kind : seat === second.by ? second.kind : null;
  const anyone = o.players.some(o.ok);
  if (mine === 'now') return o.ok(seat) ? [6, 'scorePrincipal', 'right-now'] : WRONG;
  if (mine === 'impossible')
    return anyone ? [2, 'scoreWrong', 'somebody-right'] : [6, 'scorePrincipal', 'nobody-right'];
  if (c.kind === 'now' && second.kind === 'now')
    return anyone ? [2, 'scoreWrong', 'a-challenger-right'] : [6, 'scorePrincipal', 'no-challenger-right'];
  const nowBy = c.kind === 'now' ? c.by : second.kind === 'now' ? second.by : null;
  const right = o.ok(seat) && (nowBy === null || !o.ok(nowBy));
  return right ? [6, 'scorePrincipal', 'right-impossible'] : WRONG;
}

function pointsOf(o: Outcomes, challenge: Challenge | null, seat: Seat): Points {
  if (challenge === null) return o.ok(seat) ? [4, 'forceoutRight', 'right'] : [2, 'forceoutWrong', 'none-right'];
  const { kind, by, against } = challenge;
  // A non-presenter who accepted a Solution in a three-player challenge cannot profit from its fall (VII-C-4).
  if (o.players.length === 3 && !o.presented(seat) && o.acceptedAny(seat)) return [2, 'acceptTwo', 'accepted'];
  if (kind === 'no-goal') return scoreNoGoal(o, by, against, seat);
  if (challenge.second) return scoreTwo(o, challenge, seat);
  return kind === 'now' ? scoreNow(o, by, against, seat) : scoreImpossible(o, by, against, seat);
}

export function scoreShake(t: Transaction): void {
  const { shake } = t;
  const writerOf = (seat: Seat) => shake.writers.find(w => w.seat === seat);
  const presented = (seat: Seat): boolean => writerOf(seat)?.written != null;
  const outcomes: Outcomes = {
    // Who left after the challenge was made has taken part in it (R-SCORE-9).
    players: shake.writers.map(w => w.seat),
    ok: seat => shake.verdicts.some(v => v.writer === seat && v.correct === true),
    presented,
    declared: seat => writerOf(seat)?.role === 'may' && writerOf(seat)?.presents === true && !presented(seat),
    acceptedAny: seat => shake.accepted.some(a => a.by === seat),
    thirdRightChallengerWrong: t.rules.nowThirdRightChallengerWrong,
  };
  const lines: readonly ScoreLine[] = t.state.seats.map((_, seat) => {
    const [points, clause, code]: Points = shake.out.includes(seat)
      ? [seatAt(t.state, seat).disqualified ? 0 : t.rules.absentScore, 'absent', 'absent']
      : pointsOf(outcomes, shake.challenge, seat);
    return { seat, points, clause: t.clause(clause), code };
  });
  const impossibleBeforeNextCube = shake.challenge?.kind === 'impossible' && shake.moves === 0;
  settleProvisional(t, impossibleBeforeNextCube && !outcomes.players.some(outcomes.ok));
  const next = left({ ...t.state, shake: null }, shake.setter);
  t.emit(
    { event: 'scored', shake: shake.no, lines },
    { clause: shake.challenge ? 'scoreWho' : 'forceoutRight', clocks: [] },
  );
  beginShake(t, next);
}
