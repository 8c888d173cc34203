import { type Seat, signers } from '@forceout/table';
import { useState } from 'react';
import { keptLink } from '../../hall/kept-link.ts';
import { keepRecord } from '../../host/keep-record.ts';
import { type T, useT } from '../../i18n/index.ts';
import { go, hrefTo } from '../../route.ts';
import { InBar } from '../../ui/bar-slot.tsx';
import { signed } from '../../ui/signed.ts';
import { useIsMe, useTable } from '../context.ts';
import { howEnded } from '../how-ended.ts';
import { Scoresheet } from '../scoresheet.tsx';
import { Frame } from './frame.tsx';
import { Share } from './share.tsx';

/** Read your own column, then sign; after signing there is no appeal. */
export function SheetPanel() {
  const t = useT();
  const { state, view, me, act, busy, nameOf, shared, connection, snapshot } = useTable();
  const isMe = useIsMe();
  const over = state.phase === 'closed';
  const event = connection.hall?.()?.event ?? null;
  const mine = me !== null ? state.seats[me] : undefined;
  const lookBack = async (page: 'replay' | 'review'): Promise<void> => {
    if (connection.kind === 'online') await keepRecord(connection.id, snapshot.events, 'online');
    go(page, connection.id);
  };
  return (
    <Frame
      look="pad"
      clock={false}
      title={over ? winners(view.scores, nameOf, isMe, t) : t('sheet.title')}
      about={over ? <Others /> : t('sheet.about')}
    >
      <Scoresheet />
      {!over && me !== null && mine && !mine.signed && signers(state).includes(me) && (
        <div className="col">
          <InBar at="main">
            <button type="button" className="btn pri big full" disabled={busy} onClick={() => act({ do: 'sign' })}>
              {shared ? t('sheet.sign.name', { name: nameOf(me) }) : t('sheet.sign')}
            </button>
          </InBar>
          {state.config.judge && (
            <button type="button" className="btn quiet full" disabled={busy} onClick={() => act({ do: 'object' })}>
              {t('sheet.object')}
            </button>
          )}
        </div>
      )}
      {!over && mine?.signed && <p className="small">{t('sheet.signed')}</p>}
      {over && (
        <div className="col">
          <button type="button" className="btn full" onClick={() => lookBack('replay')}>
            {t('sheet.replay')}
          </button>
          <button type="button" className="btn full" onClick={() => lookBack('review')}>
            {t('nav.review')}
          </button>
          <Share />
          <InBar at="minor">
            {event === null ? (
              <a className="btn" href={hrefTo()}>
                {t('sheet.lobby')}
              </a>
            ) : (
              <a className="btn pri" href={hrefTo('e', event, keptLink(event))}>
                {t('sheet.event')}
              </a>
            )}
          </InBar>
          {connection.rematch && me !== null && (
            <InBar at="main">
              <Rematch />
            </InBar>
          )}
        </div>
      )}
    </Frame>
  );
}

/** Who won the match, in one sentence. */
function winners(
  scores: readonly number[],
  nameOf: (seat: Seat) => string,
  isMe: (seat: Seat) => boolean,
  t: T,
): string {
  const best = Math.max(...scores);
  const seats = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const [winner] = seats;
  if (winner !== undefined && seats.length === 1)
    return t('sheet.won', { who: isMe(winner) ? 'you' : 'other', name: nameOf(winner), points: best });
  return t('sheet.shared', { names: seats.map(seat => (isMe(seat) ? t('seat.you') : nameOf(seat))), points: best });
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** What the others came to, and the right challenges of the one who reads. */
function Others() {
  const t = useT();
  const { view, snapshot, nameOf } = useTable();
  const isMe = useIsMe();
  const best = Math.max(...view.scores);
  const others = view.scores.flatMap((points, seat) =>
    points < best
      ? [t('sheet.has', { who: isMe(seat) ? 'you' : 'other', name: nameOf(seat), points: signed(points) })]
      : [],
  );
  const right = [...howEnded(snapshot.events).values()].filter(how => how?.right && isMe(how.by)).length;
  return (
    <>
      {others.length > 0 && capital(t('sheet.others', { items: others }))} {right > 0 && t('sheet.right', { n: right })}
    </>
  );
}

function Rematch() {
  const t = useT();
  const { connection } = useTable();
  const [wished, setWished] = useState(false);
  if (wished) return <p role="status">{t('sheet.rematch.wait')}</p>;
  return (
    <button
      type="button"
      className="btn pri big full"
      onClick={() => {
        setWished(true);
        void connection.rematch?.();
      }}
    >
      {t('sheet.rematch')}
    </button>
  );
}
