import { clauseRef, rulesOf } from '@forceout/rulebook';
import { clockAt, type RoundClock } from '@forceout/tournament';
import { useState } from 'react';
import { useLocale, useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { RoundProps } from './board.tsx';
import { TakeBack } from './entries.tsx';
import { timeOfDay } from './time-of-day.ts';
import { mayDirect, minutes } from './use-event.ts';

/** The clock of the round, and how it goes on by itself. */
export function ClockBar({ event, competition, round }: RoundProps) {
  const t = useT();
  const clock = round.clock && clockAt(round.clock, event.now());
  const { clauses } = rulesOf(competition.edition);
  return (
    <section className="hall-bar" aria-label={t('hall.round', { n: round.number, all: competition.planned })}>
      <b className="big num" role="timer">
        {clock ? minutes(clock.leftMs) : '–:––'}
      </b>
      <div className="grow">
        <div className="row">
          <h1 tabIndex={-1}>{t('hall.round', { n: round.number, all: competition.planned })}</h1>
          <p className="dim grow">
            {clock
              ? round.clock?.pausedAt != null
                ? t('hall.paused')
                : t(`hall.phase.${clock.phase}`)
              : t('hall.order.wait')}
          </p>
          {clock && (
            <small className="dim hall-byitself">
              {t('hall.byItself')} <code>{clauseRef(competition.edition, clauses.round)}</code>
            </small>
          )}
        </div>
        {round.clock && <Strip clock={round.clock} now={event.now()} />}
      </div>
    </section>
  );
}

/** What changes the hall: each button says what it does, and for how many. */
export function Controls({ event, competition, round }: RoundProps) {
  const t = useT();
  const [ending, setEnding] = useState(false);
  const where = { competition: competition.id, round: round.number };
  const clock = round.clock && clockAt(round.clock, event.now());
  const running = round.status === 'running';
  if (!mayDirect(event)) return null;
  return (
    <div className="hall-controls">
      {round.status === 'published' && (
        <button type="button" className="btn pri" onClick={() => void event.act('start', { rounds: [where] })}>
          {t('hall.start', { n: round.number, tables: round.tables.length })}
        </button>
      )}
      {running && (
        <>
          <button type="button" className="btn" onClick={() => void event.act('add-time', { ...where, seconds: 60 })}>
            {t('hall.addMinute')}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => void event.act(round.clock?.pausedAt != null ? 'resume' : 'pause', where)}
          >
            {t(round.clock?.pausedAt != null ? 'hall.resume' : 'hall.pause')}
          </button>
          <button type="button" className="btn quiet" onClick={() => setEnding(true)}>
            {t('hall.finish', { n: round.number })}
          </button>
        </>
      )}
      {(round.status === 'done' || running) && round.number < competition.planned && (
        <a className={round.status === 'done' ? 'btn pri' : 'btn'} href={hrefTo('e', event.id, event.link, 'seats')}>
          {t('hall.planSeats')}
        </a>
      )}
      <TakeBack event={event} competition={competition} />
      {ending && (
        <Dialog title={t('hall.finishSure', { n: round.number })} onClose={() => setEnding(false)}>
          <div className="row wrap">
            <button type="button" className="btn pri" onClick={() => setEnding(false)}>
              {t('hall.keep')}
            </button>
            {(clock?.phase === 'play' || clock?.phase === 'last') && (
              <button
                type="button"
                className="btn"
                onClick={() => {
                  setEnding(false);
                  void event.act(clock.phase === 'play' ? 'warn' : 'stop', where);
                }}
              >
                {t(clock.phase === 'play' ? 'hall.warnNow' : 'hall.stopNow')}
              </button>
            )}
            <button
              type="button"
              className="btn"
              onClick={() => {
                setEnding(false);
                void event.act('finish', where);
              }}
            >
              {t('hall.end')}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** Play, last minutes, writing: how far the round is, and when each part ends. */
function Strip({ clock, now }: { readonly clock: RoundClock; readonly now: number }) {
  const t = useT();
  const language = useLocale();
  const at = clock.pausedAt ?? now;
  // While the clock stands, its moments go on with it; the device's own clock may be another than the server's.
  const ahead = now - Date.now() - (now - at);
  const timeOf = (moment: number): string => timeOfDay(language, moment - ahead);
  const lastMs = clock.stopAt - clock.warningAt;
  const writeMs = clock.writeUntil - clock.stopAt;
  // The part before the warning is drawn six times as long as the last minutes, as it is in the rules.
  const parts = [
    { phase: 'play', ends: clock.warningAt, ms: lastMs * 6, grow: 6 },
    { phase: 'last', ends: clock.stopAt, ms: lastMs, grow: 2 },
    { phase: 'write', ends: clock.writeUntil, ms: writeMs, grow: 2 },
  ] as const;
  return (
    <ol className="hall-strip">
      {parts.map(({ phase, ends, ms, grow }) => (
        <li key={phase} style={{ flex: grow }}>
          <span aria-hidden="true">
            <i style={{ width: `${Math.min(100, Math.max(0, 100 - ((ends - at) / ms) * 100))}%` }} />
          </span>
          <small>
            <b>{t(`hall.part.${phase}`)}</b> {timeOf(ends)}
          </small>
        </li>
      ))}
    </ol>
  );
}
