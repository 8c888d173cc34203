import { rulesOf } from '@forceout/rulebook';
import { BOT_LEVELS, BOT_NAMES } from '@forceout/table';
import type { Answer, RoomState } from '@forceout/wire';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { useRefereeText } from '../i18n/referee.ts';
import { hrefTo } from '../route.ts';
import { OfferCalls } from '../table/offer-calls.tsx';
import { announce } from '../ui/announcer.tsx';
import { BotFace } from '../ui/bot-face.tsx';
import { Icon } from '../ui/icon.tsx';
import { ReachNote, useReach } from '../ui/reach.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { inviteJudge } from './api.ts';
import { Officials } from './officials.tsx';
import type { OnlineConnection } from './online-connection.ts';
import { useCode } from './use-code.ts';
import './waiting.css';

const Qr = lazy(async () => ({ default: (await import('../ui/qr.tsx')).Qr }));

/** Before the match: the code to give to friends, and the seats. The match starts when the last seat is taken. */
export function Waiting({ connection, room }: { readonly connection: OnlineConnection; readonly room: RoomState }) {
  const t = useT();
  const code = useCode(connection.id);
  const [copied, setCopied] = useState(false);
  const seated = connection.seats[0];
  const reach = useReach();
  const address = `${reach.base}${hrefTo('t', code ?? '')}`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
    announce(t('waiting.copied'));
  };
  const maker = room.maker === connection.personName;
  const say = useRefereeText('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const ask = async (answer: Promise<Answer>): Promise<void> => {
    const got = await answer;
    setTrouble(got.ok ? null : say.refusal(got));
  };
  return (
    <>
      <TopBar at="play" />
      <main className="page waiting" id="content" tabIndex={-1}>
        <h1 tabIndex={-1}>
          {t(`game.${rulesOf(room.setup.edition).game}`)}, {t(`division.${room.setup.division}`)}
        </h1>
        <section className="panel col" aria-labelledby="code-title">
          <h2 id="code-title">{t('waiting.code')}</h2>
          <div className="invitation">
            <div className="col">
              <p className="bigcode" aria-live="polite">
                {code ?? '······'}
              </p>
              {/* Over plain http there is no clipboard: the link can be marked. */}
              {code !== null && <p className="address mono small">{address}</p>}
              <ReachNote reach={reach} />
              {navigator.clipboard && (
                <button type="button" className="btn" disabled={code === null} onClick={copy}>
                  <Icon name="people" /> {t(copied ? 'waiting.copied' : 'waiting.copy')}
                </button>
              )}
            </div>
            {code !== null && (
              <Suspense fallback={null}>
                <figure className="col">
                  <Qr text={address} label={t('waiting.qr')} />
                  <figcaption className="small dim">{t('waiting.qr.about')}</figcaption>
                </figure>
              </Suspense>
            )}
          </div>
        </section>
        <section className="panel col" aria-labelledby="seats-title">
          <h2 id="seats-title">{t('waiting.seats')}</h2>
          <p className="small dim">{t('waiting.about')}</p>
          {trouble && <p role="alert">{trouble}</p>}
          <ul className="col">
            {room.seats.map((sitter, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <li key={seat} className="row wrap place">
                <span className="ava" aria-hidden="true">
                  {sitter ? sitter.name.charAt(0) : seat + 1}
                </span>
                <span className="grow">
                  {sitter ? sitter.name : t('waiting.free')}
                  {seat === seated && ` (${t('waiting.you')})`}
                </span>
                {sitter === null && seated === undefined && (
                  <button type="button" className="btn" onClick={() => ask(connection.sit(seat))}>
                    {t('waiting.sit')}
                  </button>
                )}
                {seat === seated && (
                  <button type="button" className="btn quiet" onClick={() => ask(connection.stand())}>
                    {t('waiting.stand')}
                  </button>
                )}
                {sitter === null &&
                  maker &&
                  BOT_LEVELS.map(level => (
                    <button
                      key={level}
                      type="button"
                      className="btn"
                      onClick={() => ask(connection.seatBot(seat, level))}
                    >
                      <BotFace level={level} /> {BOT_NAMES[level]}
                    </button>
                  ))}
              </li>
            ))}
          </ul>
        </section>
        <Officials
          heading="h2"
          officials={connection.officials()}
          nameOf={seat => (seat === seated ? t('seat.you') : (room.seats[seat]?.name ?? ''))}
        />
        {seated !== undefined && <OfferCalls />}
        {room.setup.judge && maker && <Invite table={connection.id} />}
      </main>
    </>
  );
}

function Invite({ table }: { readonly table: string }) {
  const t = useT();
  const [code, setCode] = useState<string | null>(null);
  const [trouble, setTrouble] = useState('');
  const invite = async (): Promise<void> => {
    const made = await inviteJudge(table);
    if (made.ok) setCode(made.answer.code.toUpperCase());
    setTrouble(made.ok ? '' : made.message || t('online.off'));
  };
  return (
    <section className="panel col">
      <button type="button" className="btn" onClick={invite}>
        <Icon name="judge" /> {t('waiting.judge')}
      </button>
      {code && (
        <p className="bigcode" role="status">
          {code}
        </p>
      )}
      {code && <p className="small">{t('waiting.judge.about')}</p>}
      {trouble !== '' && <p role="alert">{trouble}</p>}
    </section>
  );
}
