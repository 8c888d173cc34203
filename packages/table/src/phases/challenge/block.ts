import type { ClauseAddresses } from '@forceout/rulebook';
import { startClock, withoutClocks } from '../../clock.ts';
import type { WhyCode } from '../../codes.ts';
import { penalize } from '../../penalty.ts';
import { isMidTurn } from '../../rules/challenge.ts';
import { impossibleWindowMs } from '../../rules/last-cube.ts';
import { leastForNow, nowFault } from '../../rules/now.ts';
import { type Said, said } from '../../said.ts';
import { left, seatsIn } from '../../seats.ts';
import type { Block, Clock, Seat } from '../../state.ts';
import type { Outcome, Transaction } from '../../transaction.ts';
import { takeBack } from '../play/illegal-procedure.ts';
import { dispute } from '../play/no-goal.ts';
import { seatOnTurn, startTurn } from '../play/turn.ts';
import { finish, startStopWrite, startWriting } from './write.ts';

/** The block that somebody holds. */
function blockUp({ shake }: Transaction): Block {
  if (shake.block === null) throw new Error('nobody holds the block');
  return shake.block;
}

/** Who moved last: a challenge is against that player. */
function lastMover({ shake }: Transaction): Seat {
  if (shake.lastMover === null) throw new Error('nobody has moved in this shake');
  return shake.lastMover;
}

export function lift(t: Transaction, seat: Seat): Outcome {
  switch (t.state.phase) {
    case 'roll-deal':
    case 'variation':
    case 'goal':
    case 'no-goal-set':
      return invalidLift(t, seat, 'beforeGoal', 'no-goal-yet', -1);
    case 'no-goal':
      return dispute(t, seat);
    case 'turn':
      return liftOnTurn(t, seat);
    case 'block-up':
      return secondLift(t, seat);
    case 'last-cube-write':
      if (seat === t.shake.lastMover) return selfLift(t, seat);
      return liftAfterLastCube(t, seat);
    case 'stop-write':
      return invalidLift(t, seat, 'afterStop', 'after-stop', -1);
    default:
      return t.refuse('block-not-free', 'block');
  }
}

/** Invalid whatever would be said: set aside at once. */
function invalidLift(t: Transaction, seat: Seat, clause: keyof ClauseAddresses, why: WhyCode, points: number): Outcome {
  if (t.state.config.enforcement === 'prevent') return t.refuse('invalid-challenge', clause, { what: why });
  t.emit({ event: 'set-aside', seat, reason: said(why) }, { clause });
  if (points !== 0) penalize(t, seat, points, clause, said(why));
  return undefined;
}

const selfLift = (t: Transaction, seat: Seat): Outcome => {
  const { division, options } = t.state.config;
  const regular = division === 'middle' && options.middleGame === 'regular';
  const free = t.rules.selfChallengeFree.includes(division) && !regular;
  return invalidLift(t, seat, 'self', 'self', free ? 0 : -1);
};

function liftOnTurn(t: Transaction, seat: Seat): Outcome {
  const { shake } = t;
  if (isMidTurn(t.state)) return t.refuse('turn-unfinished', 'challenge');
  const lastCube = shake.faults.find(f => f.kind === 'last-cube-forbidden');
  if (lastCube !== undefined && seat !== lastCube.seat) {
    t.emit({ event: 'set-aside', seat, reason: said('last-cube-forbidden') }, { clause: 'lastCubeForbidden' });
    takeBack(t, lastCube);
    return undefined;
  }
  if (seat === shake.lastMover) return selfLift(t, seat);
  return takeBlock(t, seat, 'turn');
}

/** Too late for Impossible no word is left to say, so where the table prevents the block stays down. */
function liftAfterLastCube(t: Transaction, seat: Seat): Outcome {
  const late = invalidChallenge(t, { from: 'last-cube-write', at: t.tableTime }, 'impossible');
  if (late !== null && t.state.config.enforcement === 'prevent') return refuseChallenge(t, late);
  return takeBlock(t, seat, 'last-cube-write');
}

function takeBlock(t: Transaction, seat: Seat, from: Block['from']): Outcome {
  const held = from === 'turn' ? t.state.clocks : [];
  const block: Block = { lifts: [{ seat, say: null }], at: t.tableTime, tie: 'none', from, held };
  const clock = startClock(t, seat, 'block', t.rules.stateSeconds);
  t.emit(
    { event: 'lifted', seat, block },
    { clause: 'block', phase: 'block-up', clocks: from === 'turn' ? [clock] : [...t.state.clocks, clock] },
  );
  return undefined;
}

/** A second hand on the block: an exact tie in 2026-27 is for the third player to call, else the first has it. */
function secondLift(t: Transaction, seat: Seat): Outcome {
  const block = blockUp(t);
  if (block.lifts.some(l => l.seat === seat)) return t.refuse('block-yours', 'block');
  if (seat === t.shake.lastMover) return selfLift(t, seat);
  const window = Number(t.state.config.options.tieWindowMs ?? 0);
  const together = t.tableTime - block.at <= window && block.lifts[0]?.say === null;
  if (!t.rules.tieMakesTwoChallengers || !together || block.tie !== 'none' || seatsIn(t.state).length < 3)
    return t.refuse('block-taken', 'block');
  const lifts = [...block.lifts, { seat, say: null }];
  t.emit(
    { event: 'lifted', seat, block: { ...block, lifts, tie: 'asked' } },
    { clause: 'tie', clocks: [...t.state.clocks, startClock(t, seat, 'block', t.rules.stateSeconds)] },
  );
  return undefined;
}

export function tie(t: Transaction, seat: Seat, both: boolean): Outcome {
  const { block } = t.shake;
  if (block === null || block.tie !== 'asked') return t.refuse('no-tie', 'tie');
  if (block.lifts.some(l => l.seat === seat)) return t.refuse('not-yours.tie', 'tie');
  ruleTie(t, seat, both);
  resolve(t);
  return undefined;
}

function ruleTie(t: Transaction, seat: Seat | null, both: boolean): void {
  t.emit({ event: 'tie-ruled', seat, both }, { clause: 'tie' });
  const second = blockUp(t).lifts[1];
  if (!both && second) {
    t.emit(
      { event: 'set-aside', seat: second.seat, reason: said('other-first') },
      { clause: 'tie', clocks: withoutBlock(t, second.seat) },
    );
  }
}

const withoutBlock = (t: Transaction, seat: Seat): readonly Clock[] =>
  withoutClocks(t.state, c => c.task === 'block' && c.seat === seat);

export function declare(t: Transaction, seat: Seat, word: 'now' | 'impossible'): Outcome {
  const { block } = t.shake;
  const mine = block?.lifts.find(l => l.seat === seat);
  if (block === null || mine === undefined) return t.refuse('block-first', 'block');
  if (mine.say !== null) return t.refuse('said', 'block');
  const fault = invalidChallenge(t, block, word);
  if (fault !== null) {
    if (t.state.config.enforcement === 'prevent') return refuseChallenge(t, fault);
    setAside(t, seat, fault.clause, fault.why, fault.points);
    return undefined;
  }
  // While the third player is asked about a tie the fifteen seconds run on for the answer.
  const clocks = block.tie === 'asked' ? t.state.clocks : withoutBlock(t, seat);
  t.emit({ event: 'said', seat, say: word }, { clause: word === 'now' ? 'now' : 'impossible', clocks });
  resolve(t);
  return undefined;
}

const refuseChallenge = (t: Transaction, { clause, why }: WordFault): Outcome =>
  t.refuse('invalid-challenge', clause, { what: why.code, ...why.facts });

interface WordFault {
  readonly clause: keyof ClauseAddresses;
  readonly why: Said;
  readonly points: number;
}

/** What makes a challenge invalid in this position (V-A-2, V-B, VIII-B). */
export function invalidChallenge(
  t: Transaction,
  block: Pick<Block, 'from' | 'at'>,
  word: 'now' | 'impossible',
): WordFault | null {
  const { mat, variations, writeBegan } = t.shake;
  const paired = t.game.paired(variations);
  if (block.from === 'last-cube-write') {
    if (word === 'now') return { clause: 'lastCubeInvalid', why: said('only-impossible'), points: -1 };
    return block.at > writeBegan + impossibleWindowMs(t.rules, paired)
      ? {
          clause: 'lastCubeInvalid',
          why: said('impossible-late'),
          points: t.rules.lateImpossiblePenalty,
        }
      : null;
  }
  if (word === 'impossible') return null;
  switch (nowFault(t.rules, mat, paired)) {
    case 'too-few-left':
      return {
        clause: paired ? 'nowPaired' : 'nowTwoLeft',
        why: said('now-resources', { least: leastForNow(t.rules, paired) }),
        points: -1,
      };
    case 'nothing-played':
      return { clause: 'nowNeedsCube', why: said('now-mat'), points: -1 };
    case null:
      return null;
  }
}

export function putBack(t: Transaction, seat: Seat): Outcome {
  const mine = t.shake.block?.lifts.find(l => l.seat === seat);
  if (mine === undefined) return t.refuse('block-first.put-back', 'block');
  if (mine.say !== null) return t.refuse('said.challenged', 'block');
  setAside(t, seat, 'withdraw', said('put-back'), -1);
  return undefined;
}

export function setAside(t: Transaction, seat: Seat, clause: keyof ClauseAddresses, why: Said, points: number): void {
  const block = blockUp(t);
  t.emit({ event: 'set-aside', seat, reason: why }, { clause, clocks: withoutBlock(t, seat) });
  if (points !== 0) penalize(t, seat, points, clause, why);
  if (t.shake.block !== null) {
    if (t.shake.block.tie === 'asked') ruleTie(t, null, false);
    resolve(t);
  } else blockDown(t, block);
}

/** Back to what the lift interrupted; the clock that stood still goes on with at least ten seconds (R-CHAL-5). */
function blockDown(t: Transaction, block: Block): void {
  if (block.from === 'last-cube-write') {
    t.emit({ event: 'clock', seat: lastMover(t), task: 'write', stage: 'limit' }, { phase: 'last-cube-write' });
    return finish(t, undefined);
  }
  if (t.state.round.state === 'stopped') return startStopWrite(t);
  const onTurn = seatOnTurn(t);
  if (t.shake.out.includes(onTurn)) return startTurn(t, left(t.state, onTurn), false, 0);
  const least = t.rules.correctionSeconds * 1000;
  const clocks: Clock[] = block.held.map(c => ({ ...c, at: t.tableTime + Math.max(c.at - block.at, least) }));
  t.emit({ event: 'clock', seat: onTurn, task: 'turn', stage: 'limit' }, { phase: 'turn', clocks });
}

/** All who hold the block have said their word: the challenge stands. */
function resolve(t: Transaction): void {
  const block = blockUp(t);
  if (block.tie === 'asked') return;
  const words = block.lifts.flatMap(({ seat, say }) => (say === null ? [] : [{ kind: say, by: seat }]));
  const [first, second] = words;
  if (first === undefined || words.length < block.lifts.length) return;
  const fromLastCube = block.from === 'last-cube-write';
  t.emit(
    {
      event: 'challenged',
      challenge: {
        ...first,
        against: lastMover(t),
        second: second ?? null,
      },
    },
    { clause: first.kind === 'now' ? 'now' : 'impossible', clocks: t.state.clocks.filter(c => c.task !== 'block') },
  );
  startWriting(t, first.kind, t.rules.writeSeconds, fromLastCube);
}

/** Fifteen seconds are up: no countdown, no extra minute (R-TIME-4). */
export function blockTimeUp(t: Transaction, seat: Seat): void {
  if (t.shake.block?.tie === 'asked') ruleTie(t, null, false);
  const mine = t.shake.block?.lifts.find(l => l.seat === seat);
  if (mine?.say === null)
    return setAside(t, seat, 'blockTime', said('block-time', { seconds: t.rules.stateSeconds }), -1);
  t.emit({ event: 'clock', seat, task: 'block', stage: 'limit' }, { clocks: withoutBlock(t, seat) });
  resolve(t);
}

/** A player who left the table no longer holds the block, and pays nothing for it. */
export function leaveBlock(t: Transaction, seat: Seat): void {
  if (t.shake.block?.lifts.some(l => l.seat === seat)) setAside(t, seat, 'block', said('left'), 0);
  else if (t.shake.block?.tie === 'asked') {
    ruleTie(t, null, false);
    resolve(t);
  }
}
