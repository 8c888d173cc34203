import { DIVISIONS, type Division, EDITIONS, type EditionId, editionName, newestEdition } from '@forceout/rulebook';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { fetchLinks, type Links } from './api.ts';
import { AtHomeOnly } from './at-home-only.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import type { DeskProps } from './index.tsx';
import { Officials } from './officials.tsx';
import { PasteEntries } from './paste-entries.tsx';

/** Who plays today. */
export function Entries({ event, competition }: DeskProps) {
  const t = useT();
  const { view, act } = event;
  const missing = view.entries.filter(entry => entry.presence === 'expected');
  const here = view.entries.filter(entry => entry.presence === 'here');
  const [changing, change] = useState<string | null>(null);
  const changed = view.entries.find(({ id }) => id === changing);
  return (
    <div className="hall-cols">
      <section className="panel">
        <h1 tabIndex={-1}>{t('hall.entries')}</h1>
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
        {view.entries.length === 0 ? (
          <p className="dim">{t('hall.nobody')}</p>
        ) : (
          <>
            <div className="row wrap hall-acts">
              <b>{t('hall.here', { here: here.length, all: view.entries.length })}</b>
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
              {missing.length === 0 && (competition?.rounds.length ?? 0) > 0 && (
                <button type="button" className="btn quiet" onClick={() => void act('new-day')}>
                  {t('hall.newDay')}
                </button>
              )}
              <TakeBack event={event} competition={competition} />
            </div>
            {changed && <EntryDialog event={event} entry={changed} onClose={() => change(null)} />}
            <ul className="hall-people">
              {view.entries.map(entry => (
                <li key={entry.id} className={entry.presence}>
                  <span className="grow">
                    <b>{entry.name}</b>
                    <small>
                      {[entry.team, entry.school, entry.extraPercent > 0 && `+${entry.extraPercent} %`]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                  <button type="button" className="btn quiet" onClick={() => change(entry.id)}>
                    <span className="sr">{entry.name}: </span>
                    {t('hall.entryChange')}
                  </button>
                  <button
                    type="button"
                    className="btn"
                    aria-pressed={entry.presence === 'here'}
                    onClick={() => void act(entry.presence === 'here' ? 'leave' : 'check-in', { players: [entry.id] })}
                  >
                    <span className="sr">{entry.name}: </span>
                    {t(
                      entry.presence === 'here'
                        ? 'hall.checkIn'
                        : entry.presence === 'away'
                          ? 'hall.away'
                          : 'hall.expected',
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <aside className="hall-side">
        <Officials event={event} competition={competition} />
        {competition !== null && (
          <section className="panel">
            <h2>{t('hall.moreGames')}</h2>
            <NewCompetition event={event} competition={competition} />
          </section>
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
  const id = `${editionName(edition)} ${t(`division.${division}`)}`;
  return (
    <form
      className="hall-form"
      onSubmit={e => {
        e.preventDefault();
        void event.act('add-competition', { id, edition, division, rounds });
      }}
    >
      <label>
        <span className="lab">{t('hall.competition')}</span>
        <select value={edition} onChange={e => setEdition(e.target.value as EditionId)}>
          {EDITIONS.map(one => (
            <option key={one} value={one}>
              {editionName(one)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="sr">{t('new.division')}</span>
        <select value={division} onChange={e => setDivision(e.target.value as Division)}>
          {DIVISIONS.map(one => (
            <option key={one} value={one}>
              {t(`division.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="lab">{t('hall.rounds')}</span>
        <input
          className="hall-field"
          type="number"
          min={1}
          max={20}
          value={rounds}
          onChange={e => setRounds(Number(e.target.value))}
        />
      </label>
      <button type="submit" className={competition === null ? 'btn pri' : 'btn'}>
        {t('hall.addCompetition')}
      </button>
    </form>
  );
}

function PrintedLinks({ event }: DeskProps) {
  const t = useT();
  const [links, setLinks] = useState<Links | null>(null);
  const base = location.href.split('#')[0];
  const names = new Map(event.view.entries.map(({ id, name }) => [id, name]));
  return (
    <section className="panel">
      <h2>{t('hall.links')}</h2>
      <p className="dim">{t('hall.linksAbout')}</p>
      <AtHomeOnly />
      {links === null ? (
        <button type="button" className="btn" onClick={() => void fetchLinks(event.id, event.link).then(setLinks)}>
          {t('hall.look')}
        </button>
      ) : (
        <ul className="hall-links">
          {Object.entries(links.schools).map(([school, link]) => (
            <li key={school}>
              <a href={`${base}${hrefTo('e', event.id, link)}`}>{school}</a>
            </li>
          ))}
          {Object.entries(links.players).map(([player, link]) => (
            <li key={player}>
              <a href={`${base}${hrefTo('e', event.id, link)}`}>{names.get(player)}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
