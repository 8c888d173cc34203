import { rulesOf } from '@forceout/rulebook';
import type { TableView } from '@forceout/tournament';
import { type Key, useT } from '../i18n/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import type { RoundProps } from './board.tsx';
import { Refused } from './refused.tsx';
import { SitDown } from './sit-down.tsx';
import type { TileState } from './tile-state.ts';
import { ToTable } from './to-table.tsx';
import { mayDirect, mayJudge, minutes } from './use-event.ts';

interface TileProps extends RoundProps {
  readonly table: TableView;
  readonly state: TileState;
  readonly open: boolean;
  readonly onOpen: (table: number | null) => void;
}

export function Tile({ event, competition, round, table, state, open, onOpen }: TileProps) {
  const t = useT();
  const added = table.clock && round.clock ? table.clock.stopAt - round.clock.stopAt : 0;
  const where = { competition: competition.id, round: round.number, table: table.number };
  const may = mayDirect(event);
  const judgeTime = rulesOf(competition.edition).round.judgeTimeFrom !== null && (may || mayJudge(event));
  return (
    <li>
      <button type="button" className={`hall-t ${state.look}`} onClick={() => onOpen(table.number)}>
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
        <span className="who" aria-hidden="true">
          {table.players.map(({ id, label }) => (
            <span key={id}>{label}</span>
          ))}
        </span>
        {added > 0 && <span className="plus">+{minutes(added)}</span>}
      </button>
      {open && (
        <Dialog title={t('hall.table', { n: table.number })} onClose={() => onOpen(null)}>
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
            {round.status === 'running' && judgeTime && (
              <button
                type="button"
                className="btn"
                onClick={() => void event.act('judge-time', { ...where, seconds: 60 })}
              >
                {t('hall.judgeTime', { n: table.number })}
              </button>
            )}
            {round.status === 'running' && (
              <button
                type="button"
                className="btn"
                onClick={() => {
                  onOpen(null);
                  void event.act('call', where);
                }}
              >
                {t('hall.callFor', { n: table.number })}
              </button>
            )}
          </div>
          {may && <SitDown event={event} competition={competition} round={round} table={table} />}
          <Refused said={event.said} />
        </Dialog>
      )}
    </li>
  );
}
