import { tableRules } from '../config.ts';
import type { Outcome, Scribe } from '../scribe.ts';
import type { Seat } from '../state.ts';
import { beginShake } from './shake.ts';

/** First Goal-setter by lot; those tied for best roll again (I-D). */
export function rollOff(t: Scribe, seat: Seat, faces: readonly string[] | undefined): Outcome {
  const { contenders, faces: rolled } = t.state.rollOff;
  const lot = t.game.equipment(tableRules(t.state.config)).rollOff;
  if (!contenders.includes(seat))
    return t.refuse('not-in-roll-off', 'Only the players tied for the best roll go again.', 'rollOff');
  if (rolled[seat] !== null) return t.refuse('already-rolled', 'You have rolled; wait for the others.', 'rollOff');
  const face = faces?.[0];
  if (faces?.length !== 1 || face === undefined || !lot.cube.faces.includes(face))
    return t.refuse('bad-faces', `Roll one cube: one of ${[...new Set(lot.cube.faces)].join(' ')}.`, 'rollOff');
  t.emit({ event: 'rolled-off', seat, face }, { clause: 'rollOff' });
  const now = t.state.rollOff.faces;
  if (contenders.some(c => now[c] === null)) return undefined;
  const rankOf = (c: Seat): number => lot.rank[now[c]!] ?? Number.POSITIVE_INFINITY;
  const best = Math.min(...contenders.map(rankOf));
  const tied = contenders.filter(c => rankOf(c) === best);
  if (tied.length > 1) {
    t.emit({ event: 'roll-off-tied', seats: tied }, { clause: 'rollOff' });
    return undefined;
  }
  t.emit({ event: 'setter-chosen', seat: tied[0]! }, { clause: 'rollOff' });
  beginShake(t, tied[0]!);
  return undefined;
}
