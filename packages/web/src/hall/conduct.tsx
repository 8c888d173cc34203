import { rulesOf } from '@forceout/rulebook';
import type { CompetitionView } from '@forceout/tournament';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { LabelledSelect } from '../ui/select.tsx';
import { Field, Form } from './form.tsx';
import type { DeskProps } from './index.tsx';
import { mayJudge } from './use-event.ts';

const RULINGS = [
  'warning',
  'penalty',
  'immediate',
  'disqualified-round',
  'disqualified-event',
  'raised',
  'lowered',
] as const;
type Ruling = (typeof RULINGS)[number];

/** What another judge has ruled and a second one has to agree to; nobody agrees with himself. */
export function SecondJudge({ event }: DeskProps) {
  const t = useT();
  const { pending, entries, calls } = event.view;
  if (pending.length === 0) return null;
  const nameOf = (id: string | null): string => entries.find(entry => entry.id === id)?.name ?? '';
  return (
    <section className="panel hall-queue">
      <h2>{t('hall.second')}</h2>
      <ol>
        {pending.map(one => (
          <li key={one.id} className="row wrap">
            <b className="tn">{calls.find(call => call.id === one.call)?.table ?? ''}</b>
            <span className="grow">
              <b>{one.act === 'appeal' ? t('hall.appeal') : `${t('hall.ruling.immediate')}: ${nameOf(one.player)}`}</b>
              <small>
                {one.reason} {one.clause}
              </small>
            </span>
            {mayJudge(event) && one.by !== event.view.me?.key && (
              <button type="button" className="btn pri" onClick={() => void event.act('concur', { pending: one.id })}>
                {t('hall.concur')}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Sheets with a −1 that no judge has initialled, in the divisions that ask for it. */
export function Initials({ event }: DeskProps) {
  const t = useT();
  const waiting = event.view.competitions.flatMap(competition =>
    rulesOf(competition.edition).initials.includes(competition.division)
      ? competition.rounds.flatMap(round =>
          round.tables
            .filter(({ desk }) =>
              desk?.typed?.shakes?.some(shake => shake.penalties?.some(({ initialled }) => initialled === false)),
            )
            .map(table => ({ competition: competition.id, round: round.number, table })),
        )
      : [],
  );
  if (waiting.length === 0 || !mayJudge(event)) return null;
  return (
    <section className="panel hall-queue">
      <h2>{t('hall.initials')}</h2>
      <ol>
        {waiting.map(({ competition, round, table }) => (
          <li key={`${competition} ${round} ${table.number}`} className="row wrap">
            <b className="tn">{table.number}</b>
            <span className="grow">{table.players.map(({ label }) => label).join(', ')}</span>
            <button
              type="button"
              className="btn pri"
              onClick={() =>
                void event.act('initial-penalties', {
                  competition,
                  round,
                  table: table.number,
                  version: table.desk!.typed!.version,
                })
              }
            >
              {t('hall.initialsYes', { n: table.number })}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Warn, take a point, disqualify, rule on a sheet that was made to deceive; with what the player has had so far. */
export function ConductForm({ event, competition }: DeskProps) {
  const t = useT();
  const [player, setPlayer] = useState('');
  const [ruling, setRuling] = useState<Ruling>('warning');
  const [reason, setReason] = useState('');
  const [done, setDone] = useState('');
  const round = competition?.rounds.findLast(({ status }) => status === 'running' || status === 'done');
  if (!competition || !round) return null;
  const table = round.tables.find(({ players }) => players.some(({ id }) => id === player));
  const where = { competition: competition.id, round: round.number };
  const had = event.view.conduct.filter(one => one.player === player);
  const nameOf = (id: string): string => event.view.entries.find(entry => entry.id === id)?.name ?? id;
  const rule = async () => {
    const reply =
      ruling === 'raised' || ruling === 'lowered'
        ? await event.act('find-deceit', { ...where, table: table?.number ?? 0, player, error: ruling, reason })
        : await event.act('conduct', {
            ...where,
            player,
            reason,
            ...(ruling === 'immediate' ? { kind: 'penalty', immediate: true } : { kind: ruling }),
          });
    if (!reply.ok) return;
    setDone(`${nameOf(player)}: ${t(`hall.ruling.${ruling}`)}`);
    setReason('');
  };
  return (
    <section className="panel">
      <h2>{t('hall.conduct')}</h2>
      <Form
        send={t('hall.conductYes')}
        look="btn"
        onSend={() => void rule()}
        after={done !== '' && <p role="status">{done}</p>}
      >
        <label>
          <span className="lab">{t('hall.player')}</span>
          <select required value={player} onChange={e => setPlayer(e.target.value)}>
            <option value="" />
            {round.tables.map(one => (
              <optgroup key={one.number} label={t('hall.table', { n: one.number })}>
                {one.players.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        {had.length > 0 && (
          <p className="hall-note warn">
            {t('hall.had')}{' '}
            {had.map(one => `${t(`hall.ruling.${one.kind}`)} (${t('hall.roundNo', { n: one.round })})`).join(', ')}
          </p>
        )}
        <LabelledSelect<Ruling>
          label={t('hall.conductWhat')}
          value={ruling}
          options={RULINGS.filter(one => allowed(competition, one)).map(value => ({
            value,
            label: t(`hall.ruling.${value}`),
          }))}
          onPick={setRuling}
        />
        <Field label={t('hall.conductWhy')} required maxLength={200} value={reason} onText={setReason} />
      </Form>
    </section>
  );
}

const allowed = ({ edition }: CompetitionView, ruling: Ruling): boolean =>
  ruling !== 'immediate' || rulesOf(edition).immediatePenaltyByTwoJudges;
