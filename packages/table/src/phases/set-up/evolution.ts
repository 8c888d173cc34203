import { withShake, withTable } from '../../evolve/draft.ts';
import { type Evolution, same } from '../../evolve/evolution.ts';
import { freshShake } from '../../evolve/fresh.ts';
import { tableTime } from '../../evolve/table-time.ts';
import { matOf } from '../../mat.ts';

/** From the roll-off to the last variation chosen. */
export const setUp: Evolution<
  | 'opened'
  | 'rolled-off'
  | 'roll-off-tied'
  | 'setter-chosen'
  | 'shake-began'
  | 'committed'
  | 'preset'
  | 'rolled'
  | 'dealt'
  | 'selecting'
  | 'selected'
  | 'pick-declined'
  | 'pick-lost'
  | 'pick-struck'
> = {
  opened: same,
  'rolled-off': (s, e) =>
    withTable(s, {
      rollOff: { ...s.rollOff, faces: s.rollOff.faces.map((f, i) => (i === e.seat ? e.face : f)) },
    }),
  'roll-off-tied': (s, e) => withTable(s, { rollOff: { contenders: e.seats, faces: s.rollOff.faces.map(() => null) } }),
  'setter-chosen': same,
  'shake-began': (s, e) => {
    return withTable(s, {
      shakeNo: e.shake,
      lastSetter: e.setter,
      endWishes: [],
      shake: { ...freshShake(e.shake, e.setter, e.out, tableTime(s, e.at)), variations: e.variations },
    });
  },
  committed: same,
  preset: (s, e) => withShake(s, { presetFaces: e.faces }),
  rolled: (s, e, shake) => {
    return withTable(withShake(s, { rolled: true, mat: matOf(e.cubes) }), {
      seats: s.seats.map((x, i) => (shake.out.includes(i) ? x : { ...x, played: true })),
    });
  },
  dealt: (s, e) => withShake(s, { cards: e.cards, dealt: true }),
  selecting: (s, e) => withShake(s, { selecting: e.selecting }),
  selected: (s, e, shake) => {
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
  },
  'pick-declined': same,
  'pick-lost': same,
  'pick-struck': (s, e, shake) => withShake(s, { picks: shake.picks.filter((_, i) => i !== e.index) }),
};
