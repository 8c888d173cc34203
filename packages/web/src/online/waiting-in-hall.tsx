import { rulesOf } from '@forceout/rulebook';
import type { RoomState } from '@forceout/wire';
import { keptLink } from '../hall/kept-link.ts';
import { useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import type { OnlineConnection } from './online-connection.ts';
import './waiting.css';

/** A table of an event before its round starts: who sits here, and that the director starts all at once. */
export function WaitingInHall({
  connection,
  room,
}: {
  readonly connection: OnlineConnection;
  readonly room: RoomState;
}) {
  const t = useT();
  const { place } = room.hall!;
  const mine = connection.seats[0];
  return (
    <main className="page waiting" id="content" tabIndex={-1}>
      <h1 tabIndex={-1}>{t('waiting.hall', { n: place.table })}</h1>
      <p>
        {t(`game.${rulesOf(room.setup.edition).game}`)}, {t(`division.${room.setup.division}`)}.{' '}
        {t('waiting.hall.about')}
      </p>
      <ul className="panel col">
        {room.seats.map((sitter, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat} className="row wrap place">
            <span className="ava" aria-hidden="true">
              {seat + 1}
            </span>
            <span className="grow">
              {sitter?.name}
              {seat === mine && ` (${t('waiting.you')})`}
              <small className="dim">
                {' '}
                {t(connection.isHere(seat) ? 'waiting.hall.here' : 'waiting.hall.notHere')}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <a className="btn" href={hrefTo('e', place.event, keptLink(place.event))}>
        {t('waiting.hall.page')}
      </a>
    </main>
  );
}
