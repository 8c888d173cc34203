import { startClock } from '../../clock.ts';
import { tableRules } from '../../config.ts';
import type { Json } from '../../game.ts';
import { penalize } from '../../penalty.ts';
import { reasonOf } from '../../said.ts';
import { left, seatsIn } from '../../seats.ts';
import type { Clock, Seat, Selecting } from '../../state.ts';
import type { Outcome, Transaction } from '../../transaction.ts';
import { startGoal } from '../play/goal.ts';
import { startTurn } from '../play/turn.ts';
import { isOnlySeat } from './shake.ts';

/** Who must pick two, and who may (II-C-3, R-VAR-10). */
const quota = (t: Transaction, seat: Seat): Selecting => {
  const { division } = t.state.config;
  const twoPlayers = seatsIn(t.state).length === 2;
  const must = twoPlayers && seat !== t.shake.setter && t.rules.mustPickTwo.includes(division) ? 2 : 1;
  const may = t.rules.mayPickTwo.includes(division) ? 2 : must;
  return { seat, picked: 0, must, may, bad: 0, resume: null };
};

/** The 15 seconds run only after the rolling minute, those of a replacement too (R-VAR-5, R-VAR-7). */
function pickClock(t: Transaction, seat: Seat): Clock {
  const rollingMinute = t.shake.startedAt + t.rules.rollSeconds * 1000;
  return startClock(t, seat, 'variation', t.rules.variationSeconds, Math.max(rollingMinute, t.tableTime));
}

function beginSelecting(t: Transaction, selecting: Selecting): void {
  t.emit(
    { event: 'selecting', selecting },
    { clause: 'variationTurn', phase: 'variation', clocks: isOnlySeat(t) ? [] : [pickClock(t, selecting.seat)] },
  );
}

export function startVariations(t: Transaction): void {
  const early = t.shake.selecting;
  if (early === null) return beginSelecting(t, quota(t, t.shake.setter));
  if (picksDone(early)) return nextSelector(t, early);
  beginSelecting(t, early);
}

/** Somebody is back: the selection under way goes on. */
export function resumeSelecting(t: Transaction): void {
  const { selecting } = t.shake;
  if (selecting !== null) beginSelecting(t, selecting);
}

const picksDone = (s: Selecting): boolean => s.picked >= s.may;

/**
 * What a re-pick interrupted goes on with what it had left; a selector whose time had not run out counts 15 seconds
 * from that pick like from any other (R-VAR-7).
 */
const resumed = (t: Transaction, clock: Clock, since: number): Clock =>
  clock.task === 'variation' && clock.stage === 'limit'
    ? { ...clock, at: Math.max(clock.at, startClock(t, clock.seat, 'variation', t.rules.variationSeconds).at) }
    : { ...clock, at: clock.at + (t.tableTime - since) };

/** After a selector is done: back to what a re-pick interrupted, on to the left (II-C-1), or to the Goal. */
export function nextSelector(t: Transaction, done: Selecting): void {
  if (done.resume !== null) {
    const { phase, selecting, clocks, since } = done.resume;
    const { out, onTurn } = t.shake;
    const waits = clocks.filter(c => !out.includes(c.seat)).map(c => resumed(t, c, since));
    t.emit({ event: 'selecting', selecting }, { phase, clocks: waits });
    // Whoever left while the other chose again is passed over.
    if (selecting !== null && out.includes(selecting.seat)) nextSelector(t, selecting);
    else if (phase === 'turn' && onTurn !== null && out.includes(onTurn)) startTurn(t, left(t.state, onTurn), false, 0);
    return;
  }
  const next = left(t.state, done.seat);
  if (next !== t.shake.setter) return beginSelecting(t, quota(t, next));
  t.emit({ event: 'selecting', selecting: null }, {});
  startGoal(t, undefined);
}

export function select(t: Transaction, seat: Seat, name: string | null, value: Json): Outcome {
  if (!t.state.config.adventurous) return t.refuse('no-variations', 'variationTurn');
  const early = t.state.phase === 'roll-deal';
  if (early && (seat !== t.shake.setter || !t.shake.rolled)) return t.refuse('too-early', 'variationTurn');
  const selecting = t.shake.selecting ?? quota(t, seat);
  if (selecting.seat !== seat) return t.refuse('not-your-pick', 'variationTurn');
  if (early && picksDone(selecting)) return t.refuse('picked', 'variationTwo');
  if (name === null) {
    if (selecting.picked < selecting.must)
      return t.refuse('must-pick', selecting.must > 1 ? 'variationTwo' : 'variationTurn');
    if (early)
      t.emit({ event: 'selecting', selecting: { ...selecting, may: selecting.picked } }, { clause: 'variationTwo' });
    t.emit({ event: 'pick-declined', seat }, { clause: 'variationTwo' });
    if (!early) nextSelector(t, selecting);
    return undefined;
  }
  const read = t.game.readVariation(tableRules(t.state.config), name, value);
  if (!read.ok) return t.pass(read);
  const ruling = t.game.ruleSelection(t.position(), read.variation);
  if (!ruling.ok && early && !t.shake.dealt) return t.refuse('too-early.cards', ruling.clause);
  if (!ruling.ok && t.state.config.enforcement === 'prevent') return t.pass(ruling);
  if (t.shake.selecting === null) t.emit({ event: 'selecting', selecting }, {});
  const fault = ruling.ok ? null : reasonOf(ruling);
  t.emit({ event: 'selected', seat, variation: read.variation, fault }, { clause: 'variationTurn' });
  const now = t.shake.selecting;
  if (!early && now !== null && picksDone(now)) nextSelector(t, now);
  return undefined;
}

/** An illegal pick pointed out in time: −1 and one more try; a second failure costs another and the pick (II-C-2). */
export function pointOutVariation(t: Transaction, seat: Seat, target: Seat | undefined): Outcome {
  const picks = t.state.shake?.picks ?? [];
  const index = picks.findLastIndex(
    p => p.open && p.fault !== null && p.seat !== seat && (target === undefined || p.seat === target),
  );
  const pick = picks[index];
  const fault = pick?.fault;
  if (pick === undefined || fault == null) {
    t.emit(
      { event: 'charge', seat, fault: 'illegal-variation', against: target ?? null, upheld: false },
      { clause: 'chargeFails' },
    );
    return undefined;
  }
  t.emit(
    { event: 'charge', seat, fault: 'illegal-variation', against: pick.seat, upheld: true },
    { clause: 'variationIllegal' },
  );
  penalize(t, pick.seat, -1, 'variationIllegal', fault);
  const current = t.shake.selecting;
  t.emit({ event: 'pick-struck', seat: pick.seat, index }, { clause: 'variationIllegal' });
  if (pick.retry || t.shake.out.includes(pick.seat)) {
    t.emit({ event: 'pick-lost', seat: pick.seat }, { clause: 'variationIllegal' });
    return undefined;
  }
  const resume = { phase: t.state.phase, selecting: current, clocks: t.state.clocks, since: t.tableTime };
  const clock = pickClock(t, pick.seat);
  t.emit(
    { event: 'selecting', selecting: { seat: pick.seat, picked: 0, must: 1, may: 1, bad: 1, resume } },
    { clause: 'variationIllegal', phase: 'variation', clocks: [clock] },
  );
  return undefined;
}

/** Time ran out: an optional pick lapses freely, a due one is lost (R-VAR-8). */
export function losePick(t: Transaction, seat: Seat): void {
  const { selecting } = t.shake;
  if (selecting === null) return;
  const free = selecting.picked >= selecting.must;
  t.emit({ event: free ? 'pick-declined' : 'pick-lost', seat }, { clause: free ? 'variationTwo' : 'late' });
  nextSelector(t, selecting);
}
