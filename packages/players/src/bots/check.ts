import type { Json, PlayerAct, Reason } from '@forceout/table';
import { claimOf } from '@forceout/table';
import { type BotSeat, positionAt, shakeOf } from './seat.ts';

/** Accepts what is right; rejects what is wrong with the clause it breaks, and shows the grouping where that is the fault. */
export function chooseCheck(b: BotSeat): PlayerAct | null {
  const shake = shakeOf(b);
  const { checking } = shake;
  const mine = checking?.checkers.find(c => c.seat === b.seat);
  if (!checking || mine?.state !== 'checking' || checking.closed || b.view.state.awaiting.length > 0) return null;
  const writer = checking.writer;
  const accept: PlayerAct = { do: 'accept', writer };
  if (!b.chance.happens(b.skill.checks)) return accept;
  const written = shake.writers.find(w => w.seat === writer)?.written;
  if (!written) return accept;
  const verdict = b.game.check(positionAt(b), written, claimOf(shake, writer), { steps: b.skill.steps * 4 });
  if (verdict.correct !== false) return accept;
  const tried = b.view.state.seq;
  const shown = verdict.reasons
    .map(r => objection(writer, r))
    .filter(a => mine.attempt === 'open' || !('regroup' in a));
  return shown.length > 0 ? shown[tried % shown.length]! : accept;
}

const objection = (writer: number, reason: Reason): PlayerAct => {
  const clause = reason.clause.split(' ').slice(1).join(' ');
  const at = (reason.at ?? null) as Json;
  const evidence =
    typeof at === 'object' && at !== null && !Array.isArray(at) ? (at as { readonly [key: string]: Json }) : {};
  return {
    do: 'reject',
    writer,
    reason: clause,
    ...(evidence.regroup === undefined ? {} : { regroup: evidence.regroup }),
    ...(evidence.proof === undefined ? {} : { proof: evidence.proof }),
  };
};
