import type { Entry } from '@forceout/tournament';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { LabelledSelect } from '../ui/select.tsx';
import { Field, Form, NumberField } from './form.tsx';
import { Refused } from './refused.tsx';
import type { EventInHand } from './use-event.ts';

interface EntryDialogProps {
  readonly event: EventInHand;
  /** Those of a team, of whom one is chosen. */
  readonly entries: readonly Entry[];
  readonly onClose: () => void;
}

/** One of a team: which one, and what is changed of him. */
export function EntryDialog({ event, entries, onClose }: EntryDialogProps) {
  const t = useT();
  const [chosen, choose] = useState(entries[0]?.id ?? '');
  const entry = entries.find(({ id }) => id === chosen) ?? entries[0];
  if (!entry) return null;
  return (
    <Dialog title={entry.name} onClose={onClose}>
      {entries.length > 1 && (
        <div className="hall-form">
          <LabelledSelect
            label={t('hall.player')}
            value={entry.id}
            options={entries.map(({ id: value, name: label }) => ({ value, label }))}
            onPick={choose}
          />
        </div>
      )}
      <OneEntry key={entry.id} event={event} entry={entry} onClose={onClose} />
      <Refused said={event.said} />
    </Dialog>
  );
}

interface OneEntryProps {
  readonly event: EventInHand;
  readonly entry: Entry;
  readonly onClose: () => void;
}

/** Team, school, games, extra time; or somebody else in the player's place. */
function OneEntry({ event, entry, onClose }: OneEntryProps) {
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
    <>
      <Form send={t('hall.entrySave')} onSend={() => void save()}>
        <Field label={t('hall.name')} required value={name} onText={setName} />
        <Field label={t('hall.team')} list="hall-teams" value={team} onText={setTeam} />
        <datalist id="hall-teams">
          {teams.map(one => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <Field label={t('hall.school')} value={school} onText={setSchool} />
        <NumberField label={t('hall.extra')} min={0} max={300} value={extra} onNumber={setExtra} />
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
      </Form>
      <Form send={t('hall.substituteYes')} look="btn" disabled={substitute.trim() === ''} onSend={() => void replace()}>
        <Field label={t('hall.substitute', { name: entry.name })} value={substitute} onText={setSubstitute} />
      </Form>
    </>
  );
}
