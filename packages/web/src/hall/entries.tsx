import { DIVISIONS, type Division, EDITIONS, type EditionId, editionName, newestEdition } from '@forceout/rulebook';
import { type Role, readEntries } from '@forceout/tournament';
import { useState } from 'react';
import { type Key, useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { fetchLinks, type Links } from './api.ts';
import type { DeskProps } from './index.tsx';

/** Who plays today. */
export function Entries({ event, competition }: DeskProps) {
  const t = useT();
  const { view, act } = event;
  const missing = view.entries.filter(entry => entry.presence === 'expected');
  const here = view.entries.filter(entry => entry.presence === 'here');
  return (
    <div className="hall-cols">
      <section className="panel">
        <h1 tabIndex={-1}>{t('hall.entries')}</h1>
        {competition === null ? (
          <NewCompetition event={event} competition={null} />
        ) : (
          <Paste event={event} competition={competition} />
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
              <TakeBack event={event} competition={competition} />
            </div>
            <ul className="hall-people">
              {view.entries.map(entry => (
                <li key={entry.id} className={entry.presence}>
                  <span className="grow">
                    <b>{entry.name}</b>
                    <small>{[entry.team, entry.school].filter(Boolean).join(' · ')}</small>
                  </span>
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
            <h2>{t('hall.competition')}</h2>
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

function NewCompetition({ event }: DeskProps) {
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
      <button type="submit" className="btn pri">
        {t('hall.addCompetition')}
      </button>
    </form>
  );
}

/** A list pasted from anywhere: all of it is entered or nothing, and every faulty line is named. */
function Paste({ event }: DeskProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly { readonly line: number; readonly code: string }[]>([]);
  const read = readEntries(
    text,
    event.view.entries.map(({ id }) => id),
  );
  const wrong = text === '' ? [] : [...read.faults.map(({ line }) => ({ line, code: 'noName' })), ...faults];
  const enter = async () => {
    const reply = await event.act('enter', { players: read.players });
    if (reply.ok) {
      setText('');
      setFaults([]);
    } else if (reply.refusal?.code === 'entry-faults') {
      const named = reply.refusal.facts.faults as unknown as readonly { line: number; code: string }[];
      setFaults(named.map(({ line, code }) => ({ line: read.lines[line]!, code })));
    }
  };
  return (
    <form
      className="hall-form"
      onSubmit={e => {
        e.preventDefault();
        void enter();
      }}
    >
      <label>
        <span className="lab">{t('hall.paste')}</span>
        <textarea
          className="hall-field"
          rows={3}
          value={text}
          onChange={e => {
            setText(e.target.value);
            setFaults([]);
          }}
        />
      </label>
      {read.players.length > 0 && (
        <button type="submit" className="btn pri" disabled={read.faults.length > 0}>
          {t('hall.enter', { n: read.players.length })}
        </button>
      )}
      {wrong.length > 0 && (
        <ul role="alert">
          {wrong.map(({ line, code }) => (
            <li key={`${line} ${code}`}>{t('hall.line', { n: line, fault: t(`hall.fault.${code}` as Key) })}</li>
          ))}
        </ul>
      )}
    </form>
  );
}

const APPOINTED: readonly Role[] = ['coordinator', 'judge', 'head-judge', 'scorekeeper'];

function Officials({ event }: DeskProps) {
  const t = useT();
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('scorekeeper');
  const [made, setMade] = useState<{ readonly name: string; readonly href: string } | null>(null);
  const appoint = async () => {
    const reply = await event.act('appoint', { official: { name, roles: [role] } });
    if (!reply.ok || reply.token === undefined) return;
    setMade({ name, href: `${location.href.split('#')[0]}${hrefTo('e', event.id, reply.token)}` });
    setName('');
  };
  return (
    <section className="panel">
      <h2>{t('hall.officials')}</h2>
      <ul className="hall-people">
        {event.view.officials.map(official => (
          <li key={official.key}>
            <span className="grow">
              <b>{official.name}</b>
              <small>{official.roles.map(one => t(`hall.role.${one}`)).join(', ')}</small>
            </span>
            {!official.roles.includes('director') && (
              <button
                type="button"
                className="btn quiet"
                onClick={() => void event.act('dismiss', { key: official.key })}
              >
                {t('hall.dismiss', { name: official.name })}
              </button>
            )}
          </li>
        ))}
      </ul>
      <form
        className="hall-form"
        onSubmit={e => {
          e.preventDefault();
          void appoint();
        }}
      >
        <label>
          <span className="lab">{t('hall.name')}</span>
          <input className="hall-field" required maxLength={60} value={name} onChange={e => setName(e.target.value)} />
        </label>
        <label>
          <span className="lab">{t('hall.role')}</span>
          <select value={role} onChange={e => setRole(e.target.value as Role)}>
            {APPOINTED.map(one => (
              <option key={one} value={one}>
                {t(`hall.role.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="btn">
          {t('hall.appoint')}
        </button>
      </form>
      {made && (
        <p className="hall-note" role="status">
          {t('hall.newLink', { name: made.name })}
          <br />
          <a className="hall-link" href={made.href}>
            {made.href}
          </a>
        </p>
      )}
    </section>
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
