import { withShake, withWriter } from '../../evolve/draft.ts';
import type { Evolution } from '../../evolve/evolution.ts';

/** From a hand on the block to Solutions presented together. */
export const challenge: Evolution<
  | 'lifted'
  | 'tie-ruled'
  | 'said'
  | 'set-aside'
  | 'challenged'
  | 'writing'
  | 'decided'
  | 'submitted'
  | 'time-up'
  | 'withdrew'
  | 'presented'
> = {
  lifted: (s, e) => withShake(s, { block: e.block }),
  'tie-ruled': (s, e, shake) =>
    withShake(s, { block: shake.block && { ...shake.block, tie: e.both ? 'both' : 'first' } }),
  said: (s, e, shake) => {
    return withShake(s, {
      block: shake.block && {
        ...shake.block,
        lifts: shake.block.lifts.map(l => (l.seat === e.seat ? { ...l, say: e.say } : l)),
      },
    });
  },
  'set-aside': (s, e, shake) => {
    const lifts = shake?.block ? shake.block.lifts.filter(l => l.seat !== e.seat) : [];
    return shake ? withShake(s, { block: shake.block && lifts.length > 0 ? { ...shake.block, lifts } : null }) : s;
  },
  challenged: (s, e, shake) => {
    return withShake(s, {
      challenge: e.challenge,
      block: null,
      faults: [],
      picks: shake.picks.map(p => (p.open ? { ...p, open: false } : p)),
    });
  },
  writing: (s, e) => {
    return withShake(s, {
      claim: e.claim,
      writers: e.writers,
      writeBegan: e.began,
    });
  },
  decided: (s, e) => withWriter(s, e.seat, { presents: e.presents, ...(e.presents ? {} : { done: true }) }),
  submitted: (s, e, shake) => {
    // Who declared for the writer and then has nothing stays declared (VII-C-1 retract).
    return withWriter(s, e.seat, {
      done: true,
      written: e.written,
      presents: e.written !== null || shake.writers.some(w => w.seat === e.seat && w.presents === true),
    });
  },
  'time-up': (s, e) => withWriter(s, e.seat, { done: true }),
  withdrew: (s, e) => withWriter(s, e.seat, { spoiled: true }),
  presented: (s, e) => withShake(s, { queue: e.queue }),
};
