import type { DirectorAct, JudgeAct, Seat } from '@forceout/table';
import { type FormEvent, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { ClauseLink } from '../../rules/clause-link.tsx';
import { Choice } from '../../ui/choice.tsx';
import { useTable } from '../context.ts';
import { useTableText } from '../table-text.ts';

type OfficialAct = JudgeAct | DirectorAct;

/** For judge and director: penalties to initial, rulings, conduct, time. */
export function OfficialPanel() {
  const t = useT();
  const say = useTableText();
  const { state, view, officiate, nameOf } = useTable();
  const as = view.viewer === 'director' ? 'director' : 'judge';
  const act = (what: OfficialAct): void => void officiate(what);
  const checking = state.shake?.checking ?? null;
  const open = state.penalties.flatMap((p, index) => (p.status === 'pending' ? [{ p, index }] : []));
  return (
    <section className="panel pad official" aria-labelledby="official-title">
      <h2 id="official-title">{t(`official.${as}`)}</h2>
      {state.paused === null ? (
        <button type="button" className="btn full" onClick={() => act({ do: 'pause' })}>
          {t('official.pause')}
        </button>
      ) : (
        <button type="button" className="btn pri full" onClick={() => act({ do: 'resume' })}>
          {t('official.resume')}
        </button>
      )}
      {(checking || state.asked) && (
        <div className="col">
          <h3>
            {t(state.asked ? 'official.equals' : 'official.correct', {
              name: nameOf((state.asked ?? checking)!.writer),
            })}
          </h3>
          <div className="row">
            <button type="button" className="btn grow" onClick={() => act({ do: 'rule', value: true })}>
              {t('official.yes')}
            </button>
            <button type="button" className="btn grow" onClick={() => act({ do: 'rule', value: false })}>
              {t('official.no')}
            </button>
          </div>
        </div>
      )}
      {open.map(({ p, index }) => (
        <div key={index} className="col">
          <p>
            {t('event.penalty', { who: 'other', name: nameOf(p.seat), n: -p.points, why: say.why(p.why) })}{' '}
            <ClauseLink clause={p.clause} />
          </p>
          <div className="row">
            <button type="button" className="btn grow" onClick={() => act({ do: 'approve', penalty: index })}>
              {t('official.approve')}
            </button>
            <button type="button" className="btn grow" onClick={() => act({ do: 'refuse', penalty: index })}>
              {t('official.refuse')}
            </button>
          </div>
        </div>
      ))}
      <Conduct act={act} />
      <div className="row wrap">
        <button type="button" className="btn" onClick={() => act({ do: 'void' })}>
          {t('official.void')}
        </button>
        <button type="button" className="btn" onClick={() => act({ do: 'replay', scope: 'shake' })}>
          {t('official.replay')}
        </button>
        {state.round.state === 'run' && (
          <button type="button" className="btn" onClick={() => act({ do: 'warning' })}>
            {t('official.warning')}
          </button>
        )}
        {state.round.state !== 'stopped' && (
          <button type="button" className="btn" onClick={() => act({ do: 'stop' })}>
            {t('official.stop')}
          </button>
        )}
      </div>
    </section>
  );
}

const MEASURES = ['warn', 'penalize', 'disqualify', 'zero', 'accommodate'] as const;
type Measure = (typeof MEASURES)[number];

function measureAct(measure: Measure, target: Seat, reason: string): OfficialAct {
  const why = reason === '' ? {} : { reason };
  switch (measure) {
    case 'warn':
    case 'zero':
      return { do: measure, target, ...why };
    case 'penalize':
      return { do: 'penalize', target, value: -1, ...why };
    case 'disqualify':
      return { do: 'disqualify', target, scope: 'round', ...why };
    case 'accommodate':
      return { do: 'accommodate', target, value: 50, ...why };
  }
}

function Conduct({ act }: { readonly act: (act: OfficialAct) => void }) {
  const t = useT();
  const { state, nameOf } = useTable();
  const [target, setTarget] = useState<Seat>(0);
  const [measure, setMeasure] = useState<Measure>('warn');
  const [reason, setReason] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    act(measureAct(measure, target, reason.trim()));
    setReason('');
  };
  return (
    <details>
      <summary>{t('official.conduct')}</summary>
      <form className="col" onSubmit={send}>
        <Choice
          label={t('official.whom')}
          value={target}
          options={state.config.players.map((_, seat) => ({ value: seat, label: nameOf(seat) }))}
          onChange={setTarget}
        />
        <Choice
          label={t('official.what')}
          value={measure}
          options={MEASURES.map(value => ({ value, label: t(`official.${value}`) }))}
          onChange={setMeasure}
        />
        <label className="col" style={{ gap: 4 }}>
          <span className="lab">{t('official.reason')}</span>
          <input className="field-text" value={reason} maxLength={200} onChange={e => setReason(e.target.value)} />
        </label>
        <button type="submit" className="btn pri full">
          {t('official.do')}
        </button>
      </form>
    </details>
  );
}
