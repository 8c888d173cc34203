import { type Division, EDITIONS, type EditionId, editionName, newestEdition } from '@forceout/rulebook';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { divisionChoices } from '../ui/choices.ts';
import { ReachNote, useReach } from '../ui/reach.tsx';
import { LabelledSelect } from '../ui/select.tsx';
import { fetchLinks, type Links } from './api.ts';
import { Form, NumberField } from './form.tsx';
import type { DeskProps } from './index.tsx';
import { Officials } from './officials.tsx';
import { PasteEntries } from './paste-entries.tsx';
import { TeamRows } from './team-rows.tsx';

/** Who plays today. */
export function Entries({ event, competition }: DeskProps) {
  const t = useT();
  const { view, act } = event;
  const missing = view.entries.filter(entry => entry.presence === 'expected');
  const here = view.entries.filter(entry => entry.presence === 'here');
  const begun = (competition?.rounds.length ?? 0) > 0;
  return (
    <div className="hall-cols">
      <section className="panel">
        <div className="row wrap hall-acts">
          <h1 tabIndex={-1}>{t('hall.entries')}</h1>
          {view.entries.length > 0 && (
            <b className="grow hall-count">{t('hall.here', { here: here.length, all: view.entries.length })}</b>
          )}
          <TakeBack event={event} competition={competition} />
          {missing.length > 0 && (
            <button
              type="button"
              className="btn"
              onClick={() => void act('check-in', { players: missing.map(({ id }) => id) })}
            >
              {t('hall.allHere')}
            </button>
          )}
          {missing.length > 0 && here.length > 0 && competition && (
            <button
              type="button"
              className="btn"
              onClick={() => void act('take-out-missing', { competition: competition.id })}
            >
              {t('hall.takeOut', { n: missing.length })}
            </button>
          )}
          {here.length > 0 && !begun && (
            <a className="btn pri" href={hrefTo('e', event.id, event.link, 'seats')}>
              {t('hall.planSeats')}
            </a>
          )}
        </div>
        {competition === null ? (
          <NewCompetition event={event} competition={null} />
        ) : view.entries.length === 0 ? (
          <PasteEntries event={event} competition={competition} />
        ) : (
          <details className="hall-more">
            <summary>{t('hall.addPlayers')}</summary>
            <PasteEntries event={event} competition={competition} />
          </details>
        )}
        {view.entries.length === 0 ? <p className="dim">{t('hall.nobody')}</p> : <TeamRows event={event} />}
      </section>
      <aside className="hall-side">
        {missing.length === 0 && begun && (
          <section className="panel">
            <h2>{t('hall.newDayTitle')}</h2>
            <p className="dim">{t('hall.newDayAbout')}</p>
            <button type="button" className="btn" onClick={() => void act('new-day')}>
              {t('hall.newDay')}
            </button>
          </section>
        )}
        <Officials event={event} competition={competition} />
        {competition !== null && (
          <details className="panel hall-more">
            <summary>{t('hall.moreGames')}</summary>
            <NewCompetition event={event} competition={competition} />
          </details>
        )}
        <PrintedLinks event={event} competition={competition} />
      </aside>
    </div>
  );
}

/** The last act, as long as nothing came after it. */
export function TakeBack({ event }: DeskProps) {
  const t = useT();
  const { undoable } = event.view;
  if (!undoable || event.now() - undoable.at > 60_000) return null;
  return (
    <button type="button" className="btn quiet" onClick={() => void event.act('undo', { seq: undoable.seq })}>
      {t('hall.takeBack')}
    </button>
  );
}

function NewCompetition({ event, competition }: DeskProps) {
  const t = useT();
  const [edition, setEdition] = useState<EditionId>(() => newestEdition('on-sets'));
  const [division, setDivision] = useState<Division>('middle');
  const [rounds, setRounds] = useState(4);
  const [session, setSession] = useState('');
  const { sessions } = event.view;
  const id = `${editionName(edition)} ${t(`division.${division}`)}`;
  return (
    <Form
      send={t('hall.addCompetition')}
      look={competition === null ? 'btn pri' : 'btn'}
      onSend={() =>
        void event.act('add-competition', { id, edition, division, rounds, ...(session !== '' && { session }) })
      }
    >
      <LabelledSelect<EditionId>
        label={t('hall.competition')}
        value={edition}
        options={EDITIONS.map(value => ({ value, label: editionName(value) }))}
        onPick={setEdition}
      />
      <LabelledSelect<Division>
        label={t('new.division')}
        value={division}
        options={divisionChoices(t)}
        onPick={setDivision}
      />
      <NumberField label={t('hall.rounds')} min={1} max={20} value={rounds} onNumber={setRounds} />
      {sessions.length > 0 && (
        <LabelledSelect
          label={t('hall.day')}
          value={session}
          options={[
            { value: '', label: t('hall.dayNone') },
            ...sessions.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          onPick={setSession}
        />
      )}
    </Form>
  );
}

function PrintedLinks({ event }: DeskProps) {
  const t = useT();
  const [links, setLinks] = useState<Links | null>(null);
  const reach = useReach();
  const names = new Map(event.view.entries.map(({ id, name }) => [id, name]));
  return (
    <section className="panel">
      <h2>{t('hall.links')}</h2>
      <p className="dim">{t('hall.linksAbout')}</p>
      <ReachNote reach={reach} />
      {links === null ? (
        <button type="button" className="btn" onClick={() => void fetchLinks(event.id, event.link).then(setLinks)}>
          {t('hall.look')}
        </button>
      ) : (
        <ul className="hall-links">
          {Object.entries(links.schools).map(([school, link]) => (
            <li key={school}>
              <a href={hrefTo('e', event.id, link)}>{school}</a>
            </li>
          ))}
          {Object.entries(links.players).map(([player, link]) => (
            <li key={player}>
              <a href={hrefTo('e', event.id, link)}>{names.get(player)}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
