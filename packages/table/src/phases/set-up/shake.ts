import { startClock } from '../../clock.ts';
import { tableRules } from '../../config.ts';
import { equipmentFor } from '../../equipment.ts';
import { penalize } from '../../penalty.ts';
import { type Said, said } from '../../said.ts';
import { left, playsNext, right, seatsIn } from '../../seats.ts';
import type { Clock, Seat, Unsettled } from '../../state.ts';
import type { Transaction } from '../../transaction.ts';

/** The left-hand neighbour of the last Goal-setter who will play (I-D). */
export const nextSetter = (t: Transaction, from: Seat): Seat => {
  const n = t.state.seats.length;
  for (let k = 1; k <= n; k++) if (playsNext(t.state, (from + k) % n)) return (from + k) % n;
  return from;
};

/** Who may still play in this match, here or not. */
const stillIn = (t: Transaction): number => t.state.seats.filter(s => s.disqualified === null && !s.resigned).length;

/** After the round's time only what a judge ordered is played (property 5 of a match). */
const mayBegin = ({ state, replay }: Unsettled['round'], ordered: boolean): boolean =>
  state === 'run' || (state === 'replay' && (ordered || replay?.scope === 'round'));

/** Begins a shake while the round runs and two can play, else opens the scoresheet (XI-B). */
export function beginShake(t: Transaction, wanted: Seat, ordered = false): void {
  const tooFew = stillIn(t) < 2;
  if (tooFew || !mayBegin(t.state.round, ordered)) return openSheet(t, tooFew ? 'conduct' : 'round');
  const out = t.state.seats.map((_, i) => i).filter(i => !playsNext(t.state, i));
  const setter = out.includes(wanted) ? nextSetter(t, wanted) : wanted;
  const always = t.state.config.adventurous
    ? t.game
        .variations(tableRules(t.state.config))
        .filter(v => v.alwaysOn)
        .map(v => ({ id: v.id, value: true }))
    : [];
  t.emit(
    { event: 'shake-began', shake: t.state.shakeNo + 1, setter, out, variations: always },
    { clause: 'roll', phase: 'roll-deal', clocks: [] },
  );
  startSetup(t);
}

export function openSheet(t: Transaction, clause: 'conduct' | 'round' | 'roundStop'): void {
  t.emit({ event: 'sheet-opened' }, { clause, phase: 'scoresheet', clocks: [] });
}

/** Begun by cubes set out, a roll or a card, or when the countdown for the roll has ended (R-END-5). */
export const hasBegun = ({ shake, clocks, awaiting }: Unsettled): boolean =>
  shake !== null &&
  (shake.presetFaces !== null ||
    shake.rolled ||
    shake.dealt ||
    awaiting.length > 0 ||
    clocks.some(c => c.task === 'roll' && (c.stage === 'extra' || c.stage === 'last')));

/**
 * One minute to roll and, where there are cards, to deal (XI-A-1-a). When players come or go before that is done, the
 * minute runs on, against whoever deals now. Nobody can play alone: time stands still until there are two.
 */
export function startSetup(t: Transaction): void {
  const { setter, rolled, dealt } = t.shake;
  const { deck } = equipmentFor(t.game, t.state.config);
  const clock = (task: 'roll' | 'deal', seat: Seat): Clock => {
    const running = t.state.clocks.find(c => c.task === task);
    return running ? { ...running, seat } : startClock(t, seat, task, t.rules.rollSeconds);
  };
  const clocks: Clock[] = [];
  if (!isOnlySeat(t) && !rolled) clocks.push(clock('roll', setter));
  if (!isOnlySeat(t) && deck !== null && !dealt) clocks.push(clock('deal', dealer(t)));
  t.emit({ event: 'clock', seat: setter, task: 'roll', stage: 'limit' }, { clause: 'rollTime', clocks });
}

export const isOnlySeat = (t: Transaction): boolean => seatsIn(t.state).length < 2;

export const dealer = (t: Transaction): Seat => right(t.state, t.shake.setter);

/** The absent player's score where the shake is void for the others (R-SCORE-9). */
export function leaverScores(t: Transaction, seat: Seat): void {
  if (t.rules.absentScore !== 0) penalize(t, seat, t.rules.absentScore, 'absent', said('left-before-goal'), 'approved');
}

/** No points, penalties stay (S12). */
export function voidShake(
  t: Transaction,
  reason: Said,
  keepSetter: boolean,
  clause: 'noGoalAgreed' | 'noGoalFailed' | 'late' | 'roundStop' | 'conduct' | 'absent',
): void {
  const { setter, no } = t.shake;
  const next = keepSetter ? setter : left(t.state, setter);
  settleProvisional(t, false);
  t.emit({ event: 'void', shake: no, reason, nextSetter: next }, { clause, clocks: [] });
  beginShake(t, next);
}

/**
 * The −2 of a disputed no-Goal: cancelled by a correct Impossible before the next cube, else final (R-NG-4). Only
 * penalties of one point wait for a judge's initials (XI-A note).
 */
export function settleProvisional(t: Transaction, cancelled: boolean): void {
  t.state.penalties.forEach((p, index) => {
    if (p.status !== 'provisional') return;
    t.emit(
      { event: 'penalty-ruled', index, status: cancelled ? 'cancelled' : 'approved' },
      { clause: 'noGoalDisputed' },
    );
  });
}
