import { rulesOf } from '@forceout/rulebook';
import { type Seat, seatAt, totals } from '@forceout/table';
import type { T } from '../i18n/index.ts';
import { signed } from '../ui/signed.ts';
import { type TableContext, useTable } from './context.ts';

/** The others who would be asked: those at the table who have not left. */
export const othersAtTable = ({ state }: Pick<TableContext, 'state'>, me: Seat): readonly Seat[] =>
  state.seats.flatMap(({ absent, disqualified }, seat) =>
    seat !== me && !absent && disqualified === null ? [seat] : [],
  );

/** What an agreed end does to the shake and the points (R-END-9). */
export function stopCost({ state, nameOf, view }: TableContext, t: T): string {
  const { shake } = state;
  if (shake?.challenge) return t('leave.stop.challenged');
  const scores = totals(state)
    .map((points, seat) =>
      t('leave.score', { name: seat === view.viewer ? t('seat.you') : nameOf(seat), points: signed(points) }),
    )
    .join(', ');
  return t(shake?.rolled ? 'leave.stop.void' : 'leave.stop.between', { scores });
}

/** The same where the points stand beside it. */
export const stopShake = ({ state: { shake } }: TableContext, t: T): string | null =>
  shake?.challenge ? t('leave.stop.challenged') : shake?.rolled ? t('stop.void') : null;

/** What resigning costs: the absent player's score for what is left (X-D). */
export const resignCost = ({ state }: TableContext, me: Seat, t: T): string =>
  t('leave.resign.cost', {
    n: totals(state)[me] ?? 0,
    absent: signed(rulesOf(state.config.edition).absentScore),
  });

/** A match at the server that this player is still part of. */
export function useIsLive(): boolean {
  const { connection, me, state } = useTable();
  return connection.kind === 'online' && me !== null && state.phase !== 'closed' && !seatAt(state, me).resigned;
}
