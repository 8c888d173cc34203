import { type Count, METHODS, type Method, type RoundView } from '@forceout/tournament';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { LabelledSelect } from '../ui/select.tsx';
import { type Accepted, askedFor, wordsFor } from './accepted.ts';
import { TakeBack } from './entries.tsx';
import { Field } from './form.tsx';
import type { DeskProps } from './index.tsx';
import { Pairs } from './pairs.tsx';
import { Plan } from './seat-plan.tsx';
import { SeatScript } from './seat-script.tsx';
import { Wishes } from './wishes.tsx';

/** Seats before anybody else sees them: what they break, why each table sits so, changes by two presses. */
export function Seats({ event, competition }: DeskProps) {
  const t = useT();
  const last = competition?.rounds.at(-1);
  const [method, setMethod] = useState<Method>(() => methodOf(competition?.rounds ?? []));
  const [reason, setReason] = useState('');
  const [accepts, setAccepts] = useState<Accepted | null>(null);
  if (competition === null) return <p>{t('hall.noRound')}</p>;
  const open = last && (last.status === 'draft' || last.status === 'published') ? last : null;
  const number = open?.number ?? competition.rounds.length + 1;
  const why = open?.status === 'published' && reason !== '' ? { reason } : {};
  const here = event.view.entries.filter(
    entry => entry.presence === 'here' && entry.competitions.includes(competition.id),
  ).length;
  const seat = async (accepted: Accepted = {}) => {
    // As many tables on screen as in the round before.
    const screens = last?.tables.filter(({ medium }) => medium === 'screen').length ?? 0;
    const fields = {
      competition: competition.id,
      round: number,
      method,
      seed: event.view.seq,
      screens,
      ...why,
      ...accepted,
    };
    const reply = await event.act('seat', fields);
    setAccepts(reply.ok ? null : askedFor(reply.refusal, accepted));
    if (reply.ok) setReason('');
  };
  return (
    <div className="hall-cols">
      <section className="panel">
        <h1 tabIndex={-1}>{t('hall.seats')}</h1>
        {number <= competition.planned ? (
          <div className="row wrap hall-acts">
            <LabelledSelect<Method>
              label={t('hall.method')}
              value={method}
              options={METHODS.map(value => ({ value, label: t(`hall.method.${value}`) }))}
              onPick={setMethod}
            />
            {open?.status === 'published' && (
              <Field label={t('hall.reason')} maxLength={200} value={reason} onText={setReason} />
            )}
            <button type="button" className={open ? 'btn' : 'btn pri'} onClick={() => void seat()}>
              {t(open ? 'hall.seatAgain' : 'hall.seat', { n: number })}
            </button>
            {accepts !== null && (
              <button type="button" className="btn" onClick={() => void seat(accepts)}>
                {wordsFor(accepts, t)}
              </button>
            )}
            {open?.status === 'draft' && (
              <button
                type="button"
                className="btn pri"
                onClick={() => void event.act('publish', { competition: competition.id, round: open.number })}
              >
                {t('hall.publish', { n: open.number })}
              </button>
            )}
            <TakeBack event={event} competition={competition} />
          </div>
        ) : (
          <p>{t('hall.allSeated', { n: competition.planned })}</p>
        )}
        {here === 1 && <p className="hall-note">{t('hall.alone')}</p>}
        {open && <Plan event={event} competition={competition} round={open} reason={why} />}
      </section>
      <aside className="hall-side">
        {open && <Breaks round={open} />}
        {number <= competition.planned && (
          <section className="panel">
            <Wishes event={event} competition={competition} method={method} />
            <Pairs event={event} competition={competition} />
            <SeatScript event={event} competition={competition} also={{ round: number, ...why }} />
          </section>
        )}
        {last && last.status !== 'draft' && (
          <a className="btn" href={hrefTo('e', event.id, event.link, 'paper')}>
            {t('hall.print')}
          </a>
        )}
      </aside>
    </div>
  );
}

/** The method of the last round that was not seated by hand. */
function methodOf(rounds: readonly RoundView[]): Method {
  const last = rounds.findLast(({ method }) => method !== undefined && method !== 'hand')?.method;
  return last === undefined || last === 'hand' ? 'draw' : last;
}

function Breaks({ round }: { readonly round: RoundView }) {
  const t = useT();
  const counts = Object.entries(round.broken ?? {}) as [Count, number][];
  return (
    <section className="panel">
      <h2>{t(round.status === 'draft' ? 'hall.draft' : 'hall.published', { n: round.number })}</h2>
      <h3>{t('hall.broken')}</h3>
      <ul className="hall-counts">
        {counts.map(([count, number]) => (
          <li key={count} className={number > 0 ? 'some' : ''}>
            <b className="num">{number}</b> {t(`hall.count.${count}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
