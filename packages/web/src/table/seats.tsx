import { type EditionId, vocabularyOf } from '@forceout/rulebook';
import type { BotLevel, Challenge, Seat } from '@forceout/table';
import { seatAt } from '@forceout/table';
import { memo } from 'react';
import { type T, useT } from '../i18n/index.ts';
import { BotFace } from '../ui/bot-face.tsx';
import { signed } from '../ui/signed.ts';
import { type TableContext, useTable } from './context.ts';
import { dueSeats } from './due.ts';

export const Seats = memo(function Seats({ scores }: { readonly scores: readonly number[] }) {
  const t = useT();
  const table = useTable();
  const { state, me, view, nameOf, shared, connection } = table;
  const called = (seat: Seat): string =>
    (seat === me || seat === view.viewer) && !shared ? t('seat.you') : nameOf(seat);
  const due = dueSeats(state);
  return (
    <ul className="seats">
      {state.config.players.map((name, seat) => {
        const active = due.includes(seat);
        return (
          <li key={name} className={`seat${active ? ' turn' : ''}`} aria-current={active ? 'true' : undefined}>
            <Face name={called(seat)} level={connection.botAt?.(seat) ?? null} />
            <span className="n">{called(seat)}</span>
            <span className="p num">
              <span className="sr">{t('seat.score')} </span>
              {signed(scores[seat] ?? 0)}
            </span>
            <span className="r">{roleOf(table, seat, t)}</span>
          </li>
        );
      })}
    </ul>
  );
});

function Face({ name, level }: { readonly name: string; readonly level: BotLevel | null }) {
  return (
    <span className="ava" aria-hidden="true">
      {level === null ? name.charAt(0).toUpperCase() : <BotFace level={level} />}
    </span>
  );
}

function roleInChallenge(challenge: Challenge, seat: Seat, edition: EditionId, t: T): string {
  const mine = challenge.by === seat ? challenge.kind : challenge.second?.by === seat ? challenge.second.kind : null;
  if (mine === 'no-goal') return t('role.challenger.no-goal');
  const never = vocabularyOf(edition).negative === 'Never';
  if (mine !== null)
    return t('role.challenger', { word: t(mine === 'impossible' && never ? 'word.never' : `word.${mine}`) });
  return challenge.against === seat ? t('role.mover') : t('role.third');
}

/** What a player is doing, in two or three words. */
function roleOf({ state, connection }: TableContext, seat: Seat, t: T): string {
  const { phase, shake } = state;
  if (connection.isHere?.(seat) === false) return t('role.gone');
  const pending = state.penalties.filter(p => p.seat === seat && p.status === 'pending').length;
  if (seatAt(state, seat).disqualified !== null) return t('role.disqualified');
  if (seatAt(state, seat).absent || shake?.out.includes(seat)) return t('role.absent');
  if (pending > 0) return t('role.pending', { n: pending });
  if (phase === 'scoresheet' || phase === 'closed')
    return t(seatAt(state, seat).signed ? 'role.signed' : 'role.reading');
  if (shake === null) return '';
  const { challenge, block } = shake;
  if (block?.lifts.some(l => l.seat === seat)) return t('role.block');
  if (challenge !== null) return roleInChallenge(challenge, seat, state.config.edition, t);
  if (shake.writers.length > 0) return t(shake.writers.find(w => w.seat === seat)?.done ? 'role.done' : 'role.writing');
  if (phase === 'variation' && shake.selecting?.seat === seat) return t('role.choosing');
  if (phase === 'turn' || phase === 'block-up') {
    if (phase === 'turn' && shake.onTurn === seat) return t('role.moving');
    if (shake.lastMover === seat && shake.moves > 0) return t('role.moved');
  }
  return shake.setter === seat ? t(phase === 'turn' || phase === 'block-up' ? 'role.has-set' : 'role.setter') : '';
}
