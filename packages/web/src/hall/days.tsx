import { useState } from 'react';
import { useLocale, useT } from '../i18n/index.ts';
import { LabelledSelect } from '../ui/select.tsx';
import { Field, Form } from './form.tsx';
import type { DeskProps } from './index.tsx';

/** A day as people say it: the date alone is the same in every time zone. */
export const dayOf = (date: string, locale: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** The days of the event, on which of them this game is played, and in how many rounds. */
export function Days({ event, competition }: DeskProps) {
  const t = useT();
  const locale = useLocale();
  const [date, setDate] = useState('');
  const [name, setName] = useState('');
  const { sessions } = event.view;
  const add = async () => {
    const said = name.trim() === '' ? dayOf(date, locale) : name.trim();
    const reply = await event.act('add-session', { session: { id: `${date} ${said}`, name: said, date } });
    if (!reply.ok) return;
    setDate('');
    setName('');
  };
  return (
    <section className="panel hall-form">
      <h2>{t('hall.days')}</h2>
      {sessions.length > 0 && (
        <ul>
          {sessions.map(session => (
            <li key={session.id}>
              {session.name} <small className="dim">{session.date}</small>
            </li>
          ))}
        </ul>
      )}
      {competition !== null && (
        <>
          {sessions.length > 0 && (
            <LabelledSelect
              label={t('hall.dayOf', { game: competition.id })}
              value={competition.session ?? ''}
              options={[
                { value: '', label: t('hall.dayNone') },
                ...sessions.map(({ id: value, name: label }) => ({ value, label })),
              ]}
              onPick={session =>
                void event.act('change-plan', { competition: competition.id, session: session === '' ? null : session })
              }
            />
          )}
          <label>
            <span className="lab">{t('hall.roundsOf', { game: competition.id })}</span>
            <input
              key={competition.planned}
              className="hall-field num"
              type="number"
              min={Math.max(1, competition.rounds.length)}
              max={20}
              defaultValue={competition.planned}
              onBlur={e =>
                Number(e.target.value) !== competition.planned &&
                void event.act('change-plan', { competition: competition.id, rounds: Number(e.target.value) })
              }
            />
          </label>
        </>
      )}
      <Form send={t('hall.dayAdd')} look="btn" disabled={date === ''} onSend={() => void add()}>
        <Field label={t('hall.date')} type="date" required value={date} onText={setDate} />
        <Field label={t('hall.dayName')} value={name} onText={setName} />
      </Form>
    </section>
  );
}
