import { type Draft, shakeDraft, withShake, withTable } from '../../evolve/draft.ts';
import { type Evolution, same } from '../../evolve/evolution.ts';
import { insulated, sameFault } from '../../evolve/faults.ts';
import { moveCubes } from '../../mat.ts';
import type { Fault, Seat, Section } from '../../state.ts';

function cubeMoved(
  s: Draft,
  e: { readonly seat: Seat; readonly cube: string; readonly to: Section; readonly faults: readonly Fault[] },
): Draft {
  const shake = shakeDraft(s);
  shake.mat = moveCubes(shake.mat, [e.cube], e.to);
  shake.lastMover = e.seat;
  shake.moves++;
  shake.faults = insulated(shake, e.seat, e.faults);
  if (shake.picks.some(p => p.open && p.seat !== e.seat))
    shake.picks = shake.picks.map(p => (p.open && p.seat !== e.seat ? { ...p, open: false } : p));
  return s;
}

/** The Goal, moves, and what is put right. */
export const play: Evolution<
  | 'bonus'
  | 'goal-placed'
  | 'goal-set'
  | 'no-goal'
  | 'agreed'
  | 'no-goal-disputed'
  | 'turn'
  | 'moved'
  | 'shifted'
  | 'turn-lost'
  | 'undone'
  | 'charge'
  | 'put-right'
> = {
  bonus: (s, e, shake) => {
    return withShake(s, {
      mat: moveCubes(shake.mat, [e.cube], 'forbidden'),
      bonusPlayed: true,
      moves: e.setter ? shake.moves : shake.moves + 1,
      // Where a turn may be challenged in the middle, its bonus is a move of its own (R-MOVE-1).
      lastMover: !e.setter && s.config.options.challengeMidTurn === true ? e.seat : shake.lastMover,
      faults: insulated(shake, e.seat, e.faults),
    });
  },
  'goal-placed': (s, e, shake) => {
    const back = shake.mat.goal.map(c => c.id).filter(id => !e.cubes.includes(id));
    return withShake(s, {
      mat: moveCubes(moveCubes(shake.mat, back, 'resources'), e.cubes, 'goal'),
      goalText: e.goal,
    });
  },
  'goal-set': (s, e, shake) => {
    return withShake(s, {
      mat: moveCubes(shake.mat, e.leftovers, 'forbidden'),
      goalText: e.goal,
      goalBy: e.seat,
      lastMover: e.seat,
      bonusPlayed: false,
      selecting: null,
      picks: e.legal ? shake.picks.map(p => (p.open ? { ...p, open: false } : p)) : shake.picks,
    });
  },
  'no-goal': s => withShake(s, { agreed: [], selecting: null }),
  agreed: (s, e, shake) => withShake(s, { agreed: [...shake.agreed, e.seat] }),
  'no-goal-disputed': (s, e) => withShake(s, { goalBy: e.seat }),
  // Field by field: most of what happens at a table is a move and a turn.
  turn: (s, e) => {
    const shake = shakeDraft(s);
    shake.onTurn = e.seat;
    shake.firstTurn = e.first;
    shake.bonusPlayed = false;
    return s;
  },
  moved: cubeMoved,
  shifted: cubeMoved,
  'turn-lost': s => withShake(s, { bonusPlayed: false }),
  undone: (s, e, shake) => {
    const at = shake.past.findIndex(moment => moment.seq === e.to);
    const moment = shake.past[at];
    if (moment === undefined) return s;
    return withTable(s, {
      shake: { ...moment.shake, past: shake.past.slice(0, at + 1) },
      penalties: s.penalties.slice(0, moment.penalties),
    });
  },
  charge: same,
  'put-right': (s, e, shake) => {
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
  },
};
