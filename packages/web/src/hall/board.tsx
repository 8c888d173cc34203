import { clockAt, type RoundClock, type RoundView, type TableView } from '@forceout/tournament';
import { useState } from 'react';
import { type Key, useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { TakeBack } from './entries.tsx';
import { SearchField } from './form.tsx';
import type { CompetitionProps, DeskProps } from './index.tsx';
import { isSought } from './is-sought.ts';
import { type Kind, liveAt, stateOf, type TileState, useLive } from './tile-state.ts';
import { ToTable } from './to-table.tsx';
import { mayDirect, minutes, useTick } from './use-event.ts';

/** The director's board: the clock, then who waits for a judge, then every table. A press on a tile opens, it never changes. */
export function Board({ event, competition }: DeskProps) {
  const t = useT();
  useTick(1000);
  const [kind, setKind] = useState<Kind | 'all'>('all');
  const [sought, setSought] = useState('');
  const live = useLive(event, competition);
  const round = competition?.rounds.findLast(one => one.status !== 'draft') ?? null;
  if (competition === null || round === null)
    return (
      <section className="panel">
        <h1 tabIndex={-1}>{t('hall.board')}</h1>
        <p>{t('hall.noRound')}</p>
        <a className="btn pri" href={hrefTo('e', event.id, event.link, 'seats')}>
          {t('hall.planSeats')}
        </a>
      </section>
    );
  const states = round.tables.map(table => stateOf(event, round, table, competition.id, liveAt(live, round, table)));
  const kinds = (['call', 'challenge', 'empty', 'done'] as const).filter(kind => states.some(one => one.kind === kind));
  const shown = round.tables.flatMap((table, i) => {
    const state = states[i]!;
    return isSought(table, sought) && (kind === 'all' || state.kind === kind) ? [{ table, state }] : [];
  });
  return (
    <>
      <Bar event={event} competition={competition} round={round} />
      <div className="hall-filter">
        {(['all', ...kinds] as const).map(one => (
          <button key={one} type="button" className="btn" aria-pressed={kind === one} onClick={() => setKind(one)}>
            {t(`hall.kind.${one}`)} {one === 'all' ? states.length : states.filter(state => state.kind === one).length}
          </button>
        ))}
        <SearchField label={t('hall.find')} value={sought} onText={setSought} />
      </div>
      <div className="hall-cols">
        <ol className="hall-grid">
          {shown.map(({ table, state }) => (
            <Tile
              key={table.number}
              event={event}
              competition={competition}
              round={round}
              table={table}
              state={state}
            />
          ))}
        </ol>
        <aside className="hall-side">
          <Calls event={event} competition={competition} />
          <Late event={event} competition={competition} />
        </aside>
      </div>
    </>
  );
}

interface RoundProps extends CompetitionProps {
  readonly round: RoundView;
}

function Bar({ event, competition, round }: RoundProps) {
  const t = useT();
  const [ending, setEnding] = useState(false);
  const where = { competition: competition.id, round: round.number };
  const clock = round.clock && clockAt(round.clock, event.now());
  const running = round.status === 'running';
  const may = mayDirect(event);
  return (
    <section className="hall-bar" aria-label={t('hall.round', { n: round.number, all: competition.planned })}>
      <b className="big num" role="timer">
        {clock ? minutes(clock.leftMs) : '–:––'}
      </b>
      <div className="grow">
        <h1 tabIndex={-1}>{t('hall.round', { n: round.number, all: competition.planned })}</h1>
        {round.clock && <Strip clock={round.clock} now={event.now()} />}
        <p className="dim">
          {clock
            ? round.clock?.pausedAt != null
              ? t('hall.paused')
              : t(`hall.phase.${clock.phase}`)
            : t('hall.order.wait')}
        </p>
      </div>
      {may && round.status === 'published' && (
        <button type="button" className="btn pri" onClick={() => void event.act('start', { rounds: [where] })}>
          {t('hall.start', { n: round.number, tables: round.tables.length })}
        </button>
      )}
      {may && running && (
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
      {may && (round.status === 'done' || running) && round.number < competition.planned && (
        <a className={round.status === 'done' ? 'btn pri' : 'btn'} href={hrefTo('e', event.id, event.link, 'seats')}>
          {t('hall.planSeats')}
        </a>
      )}
      {may && <TakeBack event={event} competition={competition} />}
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
    </section>
  );
}

interface TileProps extends RoundProps {
  readonly table: TableView;
  readonly state: TileState;
}

function Tile({ event, competition, round, table, state }: TileProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const added = table.clock && round.clock ? table.clock.stopAt - round.clock.stopAt : 0;
  const where = { competition: competition.id, round: round.number, table: table.number };
  const may = mayDirect(event);
  return (
    <li>
      <button type="button" className={`hall-t ${state.look}`} onClick={() => setOpen(true)}>
        <span className="h">
          <span className="sr">
            {t('hall.table', { n: table.number })}, {t(`hall.medium.${table.medium}`)}.{' '}
          </span>
          <span aria-hidden="true">{table.number}</span>
          <Icon name={table.medium} />
        </span>
        <span className="st">{t(`hall.state.${state.word}` as Key)}</span>
        {state.more !== '' && (
          <span className="ft">{state.kind === 'call' ? t('hall.state.waits', { time: state.more }) : state.more}</span>
        )}
        {added > 0 && <span className="plus">+{minutes(added)}</span>}
      </button>
      {open && (
        <Dialog title={t('hall.table', { n: table.number })} onClose={() => setOpen(false)}>
          <ol className="hall-seats3">
            {table.players.map((player, i) => (
              <li key={player.id}>
                <span className="no">{i + 1}</span>
                <span>
                  <b>{player.label}</b> <small>{player.team}</small>
                </span>
                <b>{table.points?.[i] ?? ''}</b>
              </li>
            ))}
          </ol>
          <div className="row wrap">
            {round.status === 'running' && may && (table.desk?.lostMs ?? 0) >= 1000 && (
              <button
                type="button"
                className="btn pri"
                onClick={() =>
                  void event.act('add-time', { ...where, seconds: Math.ceil((table.desk?.lostMs ?? 0) / 1000) })
                }
              >
                {t('hall.giveBack', { time: minutes(table.desk?.lostMs ?? 0) })}
              </button>
            )}
            {table.medium === 'screen' && round.status !== 'draft' && (
              <ToTable event={event} at={where} label={t('hall.watchTable', { n: table.number })} look="btn" />
            )}
            {round.status === 'running' && may && (
              <button
                type="button"
                className="btn"
                onClick={() => void event.act('add-time', { ...where, seconds: 60 })}
              >
                {t('hall.addMinuteTable', { n: table.number })}
              </button>
            )}
            {round.status === 'running' && may && (
              <button
                type="button"
                className="btn"
                onClick={() => void event.act(table.desk?.paused ? 'resume' : 'pause', where)}
              >
                {t(table.desk?.paused ? 'hall.resumeTable' : 'hall.pauseTable', { n: table.number })}
              </button>
            )}
            {round.status === 'running' && (
              <button
                type="button"
                className="btn"
                onClick={() => {
                  setOpen(false);
                  void event.act('call', where);
                }}
              >
                {t('hall.callFor', { n: table.number })}
              </button>
            )}
          </div>
        </Dialog>
      )}
    </li>
  );
}

/** Play, last minutes, writing: how far the round is, and when each part ends. */
function Strip({ clock, now }: { readonly clock: RoundClock; readonly now: number }) {
  const at = clock.pausedAt ?? now;
  const lastMs = clock.stopAt - clock.warningAt;
  const writeMs = clock.writeUntil - clock.stopAt;
  // The part before the warning is drawn six times as long as the last minutes, as it is in the rules.
  const parts = [
    { ends: clock.warningAt, ms: lastMs * 6, grow: 6 },
    { ends: clock.stopAt, ms: lastMs, grow: 2 },
    { ends: clock.writeUntil, ms: writeMs, grow: 1 },
  ];
  return (
    <div className="hall-strip" aria-hidden="true">
      {parts.map(({ ends, ms, grow }) => (
        <span key={ends} style={{ flex: grow }}>
          <i style={{ width: `${Math.min(100, Math.max(0, 100 - ((ends - at) / ms) * 100))}%` }} />
        </span>
      ))}
    </div>
  );
}

/** Who waits for a judge, the longest wait first. */
function Calls({ event, competition }: CompetitionProps) {
  const t = useT();
  const open = event.view.calls.filter(call => call.open && call.competition === competition?.id);
  return (
    <section className="panel" aria-label={t('hall.calls')}>
      <h2>
        {t('hall.calls')} <span className="hall-cnt">{open.length}</span>
      </h2>
      {open.length === 0 && <p className="dim">{t('hall.noCalls')}</p>}
      <ol className="hall-calls" aria-live="polite">
        {open.map(call => (
          <li key={call.id} className={event.now() - call.at > 180_000 ? 'over' : ''}>
            <span className="tn">{call.table}</span>
            <div>
              <b>{call.question || t('hall.aJudge')}</b>
              <small>
                {t('hall.state.waits', { time: minutes(event.now() - call.at) })}
                {call.takenBy !== null && ` · ${t('hall.taken')}`}
              </small>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Results that have not come or wait for a second person; they stop nothing. */
function Late({ event, competition }: CompetitionProps) {
  const t = useT();
  const rounds = competition.rounds.filter(round => round.status === 'running' || round.status === 'done');
  const late = rounds.flatMap(round =>
    round.tables.filter(table => !table.desk?.confirmed).map(table => ({ round: round.number, table })),
  );
  return (
    <section className="panel" aria-label={t('hall.late')}>
      <h2>
        {t('hall.late')} <span className="hall-cnt">{late.length}</span>
      </h2>
      <p className="dim">{t(late.length === 0 ? 'hall.allIn' : 'hall.lateNote')}</p>
      {late.length > 0 && (
        <a className="btn" href={hrefTo('e', event.id, event.link, 'results')}>
          {t('hall.results')}
        </a>
      )}
    </section>
  );
}
