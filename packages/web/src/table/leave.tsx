import { type Seat, totals } from '@forceout/table';
import { type ReactNode, useState } from 'react';
import { needWords, useT } from '../i18n/index.ts';
import { noteLeft } from '../online/been-online.ts';
import { go } from '../route.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useTable } from './context.ts';
import { othersAtTable, resignCost, stopCost } from './leave-words.ts';
import './leave.css';

needWords('lines');

interface LeaveDialogProps {
  readonly me: Seat;
  readonly onClose: () => void;
}

/** The ways out of a running match, each with what it means for the score. The safe answer is the main one. */
export function LeaveDialog({ me, onClose }: LeaveDialogProps) {
  const t = useT();
  const table = useTable();
  const { state, act, connection, nameOf } = table;
  const [sure, setSure] = useState<'stop' | 'resign' | null>(null);
  const casual = state.config.options.casual === true && state.phase !== 'scoresheet';
  const asked = othersAtTable(table, me).map(nameOf);
  const proposed = state.endWishes.includes(me);

  if (sure === 'stop')
    return (
      <Sure
        title={t('leave.stop.confirm')}
        label={t('leave.stop.do')}
        onClose={onClose}
        onSure={() => act({ do: 'end-match' })}
      >
        <p>{t('leave.stop.about', { names: asked, count: asked.length })}</p>
        <p>{stopCost(table, t)}</p>
      </Sure>
    );
  if (sure === 'resign')
    return (
      <Sure
        title={t('leave.resign.confirm')}
        label={t('leave.resign')}
        onClose={onClose}
        onSure={async () => {
          if (!(await act({ do: 'resign' }))) return;
          noteLeft(connection.id);
          go();
        }}
      >
        <p>
          {resignCost(table, me, t)} {t('leave.resign.final')}
        </p>
      </Sure>
    );
  return (
    <Dialog title={t('leave.title')} onClose={onClose}>
      <ul className="leaveways">
        <Way
          icon="arrow"
          name={t('leave.away')}
          about={t('leave.away.about')}
          cost={t('leave.away.cost', { n: totals(state)[me] ?? 0 })}
          onTake={() => go()}
        />
        {casual && asked.length > 0 && (
          <Way
            icon="people"
            name={t('leave.stop')}
            about={proposed ? t('leave.stop.asked') : t('leave.stop.about', { names: asked, count: asked.length })}
            cost={stopCost(table, t)}
            onTake={proposed ? null : () => setSure('stop')}
          />
        )}
        {casual && (
          <Way
            icon="flag"
            name={t('leave.resign')}
            about={t(asked.length > 1 ? 'leave.resign.others' : 'leave.resign.other', { names: asked })}
            cost={resignCost(table, me, t)}
            onTake={() => setSure('resign')}
          />
        )}
      </ul>
      {state.config.options.casual === false && <p className="small dim">{t('leave.hall')}</p>}
      <button type="button" className="btn pri big full" onClick={onClose}>
        {t('leave.stay')}
      </button>
    </Dialog>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly name: string;
  readonly about: string;
  readonly cost: string;
  readonly onTake: (() => void) | null;
}

const Way = ({ icon, name, about, cost, onTake }: WayProps) => (
  <li>
    <button type="button" className="leaveway" disabled={onTake === null} onClick={onTake ?? undefined}>
      <Icon name={icon} />
      <span className="col">
        <b>{name}</b>
        <span>{about}</span>
        <b className="small">{cost}</b>
      </span>
    </button>
  </li>
);

interface SureProps {
  readonly title: string;
  readonly label: string;
  readonly children: ReactNode;
  readonly onSure: () => Promise<unknown>;
  readonly onClose: () => void;
}

function Sure({ title, label, children, onSure, onClose }: SureProps) {
  const t = useT();
  const { busy } = useTable();
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <div className="row wrap leaveacts">
        <button
          type="button"
          className="btn big"
          disabled={busy}
          onClick={() => {
            onClose();
            void onSure();
          }}
        >
          {label}
        </button>
        <button type="button" className="btn pri big" data-likely="" onClick={onClose}>
          {t('leave.stay')}
        </button>
      </div>
    </Dialog>
  );
}
