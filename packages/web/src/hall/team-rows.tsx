import type { Entry } from '@forceout/tournament';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { SearchField } from './form.tsx';
import type { EventInHand } from './use-event.ts';

/** Players of one team, or those without one. */
interface Group {
  readonly team: string | null;
  readonly school: string;
  readonly entries: readonly Entry[];
}

function groupsOf(entries: readonly Entry[]): readonly Group[] {
  const found = new Map<string | null, Entry[]>();
  for (const entry of entries) {
    const team = entry.team ?? null;
    found.set(team, [...(found.get(team) ?? []), entry]);
  }
  const schools = (some: readonly Entry[]): string =>
    [...new Set(some.flatMap(({ school }) => school ?? []))].join(', ');
  return [...found]
    .map(([team, some]) => ({ team, school: schools(some), entries: some }))
    .toSorted((a, b) => Number(a.team === null) - Number(b.team === null));
}

const isMissing = ({ presence }: Entry): boolean => presence === 'expected';

/** Who is here, team by team: a press on a name checks in or out. */
export function TeamRows({ event }: { readonly event: EventInHand }) {
  const t = useT();
  const [sought, seek] = useState('');
  const [missingOnly, showMissing] = useState(false);
  const [changing, change] = useState<readonly string[]>([]);
  const { entries } = event.view;
  const changed = entries.filter(({ id }) => changing.includes(id));
  const text = sought.trim().toLowerCase();
  const fits = ({ name, team = '', school = '' }: Entry): boolean =>
    text === '' || `${name} ${team} ${school}`.toLowerCase().includes(text);
  const teamsMissing = groupsOf(entries).filter(group => group.entries.some(isMissing)).length;
  const groups = groupsOf(entries).filter(
    group => group.entries.some(fits) && (!missingOnly || teamsMissing === 0 || group.entries.some(isMissing)),
  );
  return (
    <>
      <div className="hall-filter">
        {teamsMissing > 0 &&
          [false, true].map(only => (
            <button
              key={String(only)}
              type="button"
              className="btn"
              aria-pressed={missingOnly === only}
              onClick={() => showMissing(only)}
            >
              {only ? `${t('hall.kind.empty')} ${teamsMissing}` : `${t('hall.kind.all')} ${groupsOf(entries).length}`}
            </button>
          ))}
        <SearchField label={t('hall.findEntry')} value={sought} onText={seek} />
      </div>
      <ul className="hall-teams">
        {groups.map(group => (
          <li key={group.team ?? ''}>
            <div>
              <b>{group.team ?? t('hall.noTeam')}</b>
              <small>{group.school}</small>
            </div>
            <ul>
              {group.entries.map(entry => (
                <Chip key={entry.id} event={event} entry={entry} />
              ))}
            </ul>
            <div className="row">
              <Whole event={event} group={group} />
              <button
                type="button"
                className="btn quiet sq"
                aria-label={`${group.team ?? t('hall.noTeam')}: ${t('hall.entryChange')}`}
                onClick={() => change(group.entries.map(({ id }) => id))}
              >
                <Icon name="pen" />
              </button>
            </div>
          </li>
        ))}
      </ul>
      {changed.length > 0 && <EntryDialog event={event} entries={changed} onClose={() => change([])} />}
    </>
  );
}

const WORD = { here: 'hall.checkIn', away: 'hall.away', expected: 'hall.expected' } as const;

function Chip({ event, entry }: { readonly event: EventInHand; readonly entry: Entry }) {
  const t = useT();
  const { id, name, presence, extraPercent } = entry;
  return (
    <li className={`hall-chip ${presence}`}>
      <button
        type="button"
        aria-pressed={presence === 'here'}
        onClick={() => void event.act(presence === 'here' ? 'leave' : 'check-in', { players: [id] })}
      >
        <span className="box" aria-hidden="true">
          {presence === 'here' && <Icon name="check" />}
        </span>
        <span>
          {name}
          <small className={presence === 'away' ? '' : 'sr'}> {t(WORD[presence])}</small>
          {extraPercent > 0 && <small className="nowrap"> +{extraPercent} %</small>}
        </span>
      </button>
    </li>
  );
}

/** What can be done with all of a row: they are here, or those without a team become one. */
function Whole({ event, group }: { readonly event: EventInHand; readonly group: Group }) {
  const t = useT();
  const missing = group.entries.filter(isMissing);
  const teamSize = event.view.settings?.teamSize ?? 5;
  const alone = group.team === null ? group.entries.filter(({ presence }) => presence === 'here') : [];
  const makeTeam = async () => {
    const taken = new Set(event.view.entries.map(({ team }) => team));
    let n = 1;
    while (taken.has(t('hall.madeTeam', { n }))) n += 1;
    for (const { id } of alone.slice(0, teamSize))
      await event.act('change-entry', { player: id, team: t('hall.madeTeam', { n }) });
  };
  if (missing.length > 0)
    return (
      <button
        type="button"
        className="btn"
        onClick={() => void event.act('check-in', { players: missing.map(({ id }) => id) })}
      >
        {t('hall.rowHere')}
      </button>
    );
  if (alone.length > 1)
    return (
      <button type="button" className="btn" onClick={() => void makeTeam()}>
        {t('hall.makeTeam', { n: Math.min(teamSize, alone.length) })}
      </button>
    );
  const here = group.entries.filter(({ presence }) => presence === 'here').length;
  return (
    <span className="dim">
      {here} / {group.entries.length}
    </span>
  );
}
