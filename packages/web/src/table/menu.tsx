import { betweenShakes, FAULT_KINDS, seatsIn } from '@forceout/table';
import { hrefToAnalyseTable } from '../analyse/link.ts';
import { useT } from '../i18n/index.ts';
import { useCode } from '../online/use-code.ts';
import { hrefTo } from '../route.ts';
import { OpenPoints } from '../rules/open-points.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useTable } from './context.ts';
import { mayCallJudge } from './may-call-judge.ts';
import { OfficialsHere } from './officials-here.tsx';
import { Phrases } from './phrases.tsx';
import { Scoresheet } from './scoresheet.tsx';

/** Everything that is not the question of the moment. */
interface TableMenuProps {
  readonly onClose: () => void;
  readonly onSettings: () => void;
  readonly onScratch: () => void;
  /** The ways out of a match at the server; null where there is nothing to leave. */
  readonly onLeave: (() => void) | null;
}

export function TableMenu({ onClose, onSettings, onScratch, onLeave }: TableMenuProps) {
  const t = useT();
  const { state, connection, ui, me, act, busy } = useTable();
  const { edition } = state.config;
  const code = useCode(connection.kind === 'online' ? connection.id : null);
  return (
    <Dialog title={t('menu.title')} onClose={onClose}>
      <div className="row wrap onlysmall">
        <a className="btn" href={hrefTo('rules', edition)} target="_blank" rel="noreferrer">
          {t('nav.rules')}
        </a>
        <button type="button" className="btn" onClick={onSettings}>
          {t('nav.settings')}
        </button>
        {mayCallJudge(state, me) && (
          <button
            type="button"
            className="btn"
            disabled={busy}
            onClick={() => {
              onClose();
              void act({ do: 'call-judge' });
            }}
          >
            {t('table.judge')}
          </button>
        )}
      </div>
      {me !== null && (
        <button type="button" className="btn full" onClick={onScratch}>
          {t('games.scratch')}
        </button>
      )}
      {code && <p>{t('lines.code', { code })}</p>}
      {onLeave && (
        <button type="button" className="btn full" onClick={onLeave}>
          {t('leave.open')}
        </button>
      )}
      <h3>{t('sheet.title')}</h3>
      <Scoresheet />
      <OfficialsHere heading="h3" />
      {ui.openPoints && (
        <section className="col">
          <h3>{t('rules.open.here')}</h3>
          <OpenPoints edition={state.config.edition} options={state.config.options} division={state.config.division} />
        </section>
      )}
      <Lag />
      <Phrases onDone={onClose} />
      {state.config.enforcement === 'faithful' && me !== null && <PointOut onDone={onClose} />}
      <Away onDone={onClose} />
      {me !== null && <StopAlone onDone={onClose} />}
      {connection.kind === 'local' && <EndMatch onDone={onClose} />}
      {connection.kind === 'local' && hrefToAnalyseTable(state) !== null && (
        <a className="btn full" href={hrefToAnalyseTable(state)!} target="_blank" rel="noreferrer">
          {t('nav.analyse')}
        </a>
      )}
      {connection.kind === 'online' && (
        <a className="btn full" href={hrefTo('privacy', connection.id)} target="_blank" rel="noreferrer">
          {t('menu.report')}
        </a>
      )}
      {connection.kind === 'local' && (
        <a className="btn full" href={hrefTo('replay', connection.id)}>
          {t('menu.replay')}
        </a>
      )}
    </Dialog>
  );
}

/** Online: how long acts travel, and that nobody loses time by it. */
function Lag() {
  const t = useT();
  const { state, connection, nameOf } = useTable();
  const known = state.seats.flatMap((_, seat) => {
    const lag = connection.lagOf?.(seat) ?? null;
    return lag === null ? [] : [{ name: nameOf(seat), lag }];
  });
  if (known.length === 0) return null;
  return (
    <section className="col">
      <h3>{t('menu.lag')}</h3>
      <ul className="row wrap">
        {known.map(({ name, lag }) => (
          <li key={name}>{t('menu.lagOf', { name, ms: lag })}</li>
        ))}
      </ul>
      <p className="small dim">{t('menu.lagNote')}</p>
    </section>
  );
}

/** Opponents notice what a faithful table lets happen. */
function PointOut({ onDone }: { readonly onDone: () => void }) {
  const t = useT();
  const { act, busy } = useTable();
  return (
    <section className="col">
      <h3>{t('menu.fault')}</h3>
      {FAULT_KINDS.map(fault => (
        <button
          key={fault}
          type="button"
          className="btn full"
          disabled={busy}
          onClick={() => {
            onDone();
            void act({ do: 'point-out', fault });
          }}
        >
          {t(`fault.${fault}`)}
        </button>
      ))}
    </section>
  );
}

function Away({ onDone }: { readonly onDone: () => void }) {
  const t = useT();
  const { state, connection, me, shared, act, busy, nameOf } = useTable();
  const first = me ?? connection.seats[0];
  // Bots stay, and whoever plays them alone needs to tell nobody.
  if (first === undefined || state.phase === 'closed' || (connection.kind === 'local' && !shared)) return null;
  return (
    <section className="col">
      <h3>{t('menu.away')}</h3>
      <div className="row wrap">
        {state.seats.map(({ absent }, seat) => (
          <button
            key={nameOf(seat)}
            type="button"
            className="btn"
            disabled={busy}
            onClick={() => {
              onDone();
              // On one device everybody speaks for himself; of others one can only claim it.
              void act(
                { do: absent ? 'back' : 'absent', target: seat },
                connection.seats.includes(seat) ? seat : first,
              );
            }}
          >
            {t(absent ? 'menu.back' : 'menu.leaves', { name: nameOf(seat) })}
          </button>
        ))}
      </div>
    </section>
  );
}

/** Alone at the table one may stop the shake and write (XI-B-2). */
function StopAlone({ onDone }: { readonly onDone: () => void }) {
  const t = useT();
  const { state, act, busy } = useTable();
  const { phase, shake } = state;
  const alone = shake?.rolled === true && shake.challenge === null && seatsIn(state).length === 1;
  if (!alone || phase === 'closed' || phase === 'scoresheet') return null;
  return (
    <button
      type="button"
      className="btn full"
      disabled={busy}
      onClick={() => {
        onDone();
        void act({ do: 'stop' });
      }}
    >
      {t('menu.stop.alone')}
    </button>
  );
}

/** On one device the players are their own director. */
function EndMatch({ onDone }: { readonly onDone: () => void }) {
  const t = useT();
  const { state, connection } = useTable();
  if (state.phase === 'scoresheet' || state.phase === 'closed') return null;
  const say = (word: 'warning' | 'stop'): void => {
    onDone();
    void connection.act({ seat: 'director', do: word });
  };
  // Between two shakes there is nothing to finish and nothing to write.
  if (betweenShakes(state) && state.round.state === 'run')
    return (
      <section className="col">
        <h3>{t('menu.end')}</h3>
        <button type="button" className="btn full" onClick={() => say('warning')}>
          {t('menu.end.here')}
        </button>
      </section>
    );
  return (
    <section className="col">
      <h3>{t('menu.end')}</h3>
      {state.round.state === 'run' && (
        <button type="button" className="btn full" onClick={() => say('warning')}>
          {t('menu.end.after')}
        </button>
      )}
      {state.round.state !== 'stopped' && (
        <button type="button" className="btn full" onClick={() => say('stop')}>
          {t('menu.end.now')}
        </button>
      )}
    </section>
  );
}
