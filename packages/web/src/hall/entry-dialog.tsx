import type { Entry } from '@forceout/tournament';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { EventInHand } from './use-event.ts';

interface EntryDialogProps {
  readonly event: EventInHand;
  readonly entry: Entry;
  readonly onClose: () => void;
}

/** One player: team, school, games, extra time; or somebody else in the player's place. */
export function EntryDialog({ event, entry, onClose }: EntryDialogProps) {
  const t = useT();
  const [name, setName] = useState(entry.name);
  const [team, setTeam] = useState(entry.team ?? '');
  const [school, setSchool] = useState(entry.school ?? '');
  const [extra, setExtra] = useState(entry.extraPercent);
  const [games, setGames] = useState(entry.competitions);
  const [substitute, setSubstitute] = useState('');
  const teams = [...new Set(event.view.entries.flatMap(one => one.team ?? []))];
  const save = async () => {
    const fields = { name, team: team || null, school: school || null, extraPercent: extra, competitions: games };
    const reply = await event.act('change-entry', { player: entry.id, ...fields });
    if (reply.ok) onClose();
  };
  const replace = async () => {
    const taken = new Set(event.view.entries.map(({ id }) => id));
    let n = event.view.entries.length + 1;
    while (taken.has(`n${n}`)) n += 1;
    const reply = await event.act('substitute', { out: entry.id, player: { id: `n${n}`, name: substitute } });
    if (reply.ok) onClose();
  };
  return (
    <Dialog title={entry.name} onClose={onClose}>
      <form
        className="hall-form"
        onSubmit={e => {
          e.preventDefault();
          void save();
        }}
      >
        <label>
          <span className="lab">{t('hall.name')}</span>
          <input className="hall-field" required maxLength={60} value={name} onChange={e => setName(e.target.value)} />
        </label>
        <label>
          <span className="lab">{t('hall.team')}</span>
          <input
            className="hall-field"
            list="hall-teams"
            maxLength={60}
            value={team}
            onChange={e => setTeam(e.target.value)}
          />
        </label>
        <datalist id="hall-teams">
          {teams.map(one => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <label>
          <span className="lab">{t('hall.school')}</span>
          <input className="hall-field" maxLength={60} value={school} onChange={e => setSchool(e.target.value)} />
        </label>
        <label>
          <span className="lab">{t('hall.extra')}</span>
          <input
            className="hall-field num"
            type="number"
            min={0}
            max={300}
            value={extra}
            onChange={e => setExtra(Number(e.target.value))}
          />
        </label>
        {event.view.competitions.length > 1 && (
          <fieldset>
            <legend className="lab">{t('hall.games')}</legend>
            {event.view.competitions.map(({ id }) => (
              <label key={id} className="row">
                <input
                  type="checkbox"
                  checked={games.includes(id)}
                  onChange={e => setGames(e.target.checked ? [...games, id] : games.filter(one => one !== id))}
                />
                <span>{id}</span>
              </label>
            ))}
          </fieldset>
        )}
        <button type="submit" className="btn pri">
          {t('hall.entrySave')}
        </button>
      </form>
      <form
        className="hall-form"
        onSubmit={e => {
          e.preventDefault();
          void replace();
        }}
      >
        <label>
          <span className="lab">{t('hall.substitute', { name: entry.name })}</span>
          <input
            className="hall-field"
            maxLength={60}
            value={substitute}
            onChange={e => setSubstitute(e.target.value)}
          />
        </label>
        <button type="submit" className="btn" disabled={substitute.trim() === ''}>
          {t('hall.substituteYes')}
        </button>
      </form>
      {event.said !== '' && (
        <p className="hall-note warn" role="alert">
          {event.said}
        </p>
      )}
    </Dialog>
  );
}
