import type { Call } from '@forceout/tournament';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { ClauseField, citedClause } from './clause-field.tsx';
import { ConductForm, Initials, SecondJudge } from './conduct.tsx';
import { Field, Form } from './form.tsx';
import type { DeskProps } from './index.tsx';
import { JudgeTests } from './judge-test.tsx';
import { OVERDUE_MS } from './tile-state.ts';
import { ToTable } from './to-table.tsx';
import { mayJudge, minutes, useTick } from './use-event.ts';

/** Go to the right table, rule once: the longest wait first. */
export function JudgeCalls({ event, competition }: DeskProps) {
  const t = useT();
  useTick(1000);
  const zone = event.view.me?.zone;
  const near = (table: number): number => (zone && (table < zone[0] || table > zone[1]) ? 1 : 0);
  // Calls of the judge's own tables first, then the longest wait.
  const open = event.view.calls
    .filter(call => call.open)
    .toSorted((a, b) => near(a.table) - near(b.table) || a.at - b.at);
  return (
    <div className="hall-cols">
      <div className="hall-side">
        <section className="panel hall-queue">
          <h1 tabIndex={-1}>{t('hall.calls')}</h1>
          {open.length === 0 && <p className="dim">{t('hall.noCalls')}</p>}
          <ol>
            {open.map(call => (
              <li key={call.id} className={event.now() - call.at > OVERDUE_MS ? 'over' : ''}>
                <Waiting event={event} call={call} />
              </li>
            ))}
          </ol>
        </section>
        <SecondJudge event={event} competition={competition} />
        <Initials event={event} competition={competition} />
        <JudgeTests event={event} competition={competition} />
      </div>
      <aside className="hall-side">
        {mayJudge(event) && <ConductForm event={event} competition={competition} />}
        <Ruled event={event} competition={competition} />
      </aside>
    </div>
  );
}

function Waiting({ event, call }: { readonly event: DeskProps['event']; readonly call: Call }) {
  const t = useT();
  const [ruling, setRuling] = useState('');
  const [clause, setClause] = useState('');
  const competition = event.view.competitions.find(({ id }) => id === call.competition);
  const round = competition?.rounds.find(({ number }) => number === call.round);
  const table = round?.tables.find(({ number }) => number === call.table);
  return (
    <>
      <div className="row wrap">
        <b className="tn">{call.table}</b>
        <span className="grow">
          <b>{call.question || t('hall.aJudge')}</b>
          <small className="dim">
            {call.competition} · {t('hall.state.waits', { time: minutes(event.now() - call.at) })}
            {call.takenBy !== null && ` · ${t('hall.taken')}`}
            {call.appeal && ` · ${t('hall.appeal')}`}
          </small>
          <small>{(table?.players ?? []).map(({ label }) => label).join(', ')}</small>
        </span>
        {call.screen && call.takenBy !== null && (
          <ToTable
            event={event}
            at={{ competition: call.competition, round: call.round, table: call.table }}
            label={t('hall.watchTable', { n: call.table })}
            look="btn pri"
          />
        )}
        {call.takenBy === null && mayJudge(event) && (
          <button type="button" className="btn pri" onClick={() => void event.act('take-call', { call: call.id })}>
            {t('hall.take', { n: call.table })}
          </button>
        )}
      </div>
      {competition && call.takenBy !== null && !call.screen && mayJudge(event) && (
        <details className="hall-more" open={call.takenBy === event.view.me?.key}>
          <summary>{t('hall.ruleHere', { n: call.table })}</summary>
          <Form
            send={t('hall.rule')}
            onSend={() =>
              void event.act('rule', { call: call.id, ruling, clause: citedClause(competition.edition, clause) })
            }
            after={
              <button type="button" className="btn" onClick={() => void event.act('close-call', { call: call.id })}>
                {t('hall.closeCall')}
              </button>
            }
          >
            <Field label={t('hall.ruling')} required maxLength={400} value={ruling} onText={setRuling} />
            <ClauseField edition={competition.edition} value={clause} onText={setClause} />
          </Form>
        </details>
      )}
    </>
  );
}

const SHOWN = 8;

/** The last rulings of the hall, each with its clause. */
function Ruled({ event }: DeskProps) {
  const t = useT();
  const ruled = event.view.calls.filter(({ ruling }) => ruling !== null).slice(-SHOWN);
  if (ruled.length === 0) return null;
  return (
    <section className="panel">
      <h2>{t('hall.ruled')}</h2>
      <ol className="hall-calls">
        {ruled.toReversed().map(call => (
          <li key={call.id}>
            <span className="tn">{call.table}</span>
            <div>
              <b>{call.ruling!.text}</b>
              <small>{call.ruling!.clause}</small>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
