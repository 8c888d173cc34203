import { equipmentFor } from '../../equipment.ts';
import { playsNext } from '../../seats.ts';
import type { Seat } from '../../state.ts';
import type { Outcome, Transaction } from '../../transaction.ts';
import { beginShake } from './shake.ts';

/** First Goal-setter by lot; those tied for best roll again (I-D). */
export function rollOff(t: Transaction, seat: Seat, faces: readonly string[] | undefined): Outcome {
  const { contenders, faces: rolled } = t.state.rollOff;
  const { cube } = equipmentFor(t.game, t.state.config).rollOff;
  if (!contenders.includes(seat) || !playsNext(t.state, seat)) return t.refuse('not-in-roll-off', 'rollOff');
  if (rolled[seat] !== null) return t.refuse('already-rolled.roll-off', 'rollOff');
  const face = faces?.[0];
  if (faces?.length !== 1 || face === undefined || !cube.faces.includes(face))
    return t.refuse('bad-faces.roll-off', 'rollOff', { faces: [...new Set(cube.faces)].join(' ') });
  t.emit({ event: 'rolled-off', seat, face }, { clause: 'rollOff' });
  settleRollOff(t);
  return undefined;
}

/** Once everyone who is at the table has rolled: the best sets the first Goal, the tied go again. */
export function settleRollOff(t: Transaction): void {
  const { rank } = equipmentFor(t.game, t.state.config).rollOff;
  const { contenders, faces } = t.state.rollOff;
  const here = contenders.filter(c => playsNext(t.state, c));
  if (here.length === 0) {
    const others = t.state.seats.map((_, i) => i).filter(i => playsNext(t.state, i));
    if (others.length > 0) t.emit({ event: 'roll-off-tied', seats: others }, { clause: 'rollOff' });
    return;
  }
  if (here.length > 1 && here.some(c => faces[c] === null)) return;
  const rankOf = (c: Seat): number => rank[faces[c] ?? ''] ?? Number.POSITIVE_INFINITY;
  const best = Math.min(...here.map(rankOf));
  const tied = here.filter(c => rankOf(c) === best);
  const [setter] = tied;
  if (tied.length > 1 || setter === undefined) {
    t.emit({ event: 'roll-off-tied', seats: tied }, { clause: 'rollOff' });
    return;
  }
  t.emit({ event: 'setter-chosen', seat: setter }, { clause: 'rollOff' });
  beginShake(t, setter);
}
