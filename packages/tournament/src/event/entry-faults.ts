import type { Json } from '@forceout/table';
import { isName } from '../requests/read.ts';
import { sameName } from './same-name.ts';
import type { Entry } from './state.ts';

/** What is wrong with one of a list of newcomers; counted from 0. */
export interface EntryFault {
  readonly line: number;
  readonly code: 'unreadable' | 'exists' | 'same-name' | 'team-size' | 'unknown-competition';
  readonly facts: Readonly<Record<string, Json>>;
}

/** So much of it as a line of faults has room for. */
const shown = (told: string): string =>
  [...told.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '')].slice(0, 30).join('');

type Newcomer = Pick<Entry, 'id' | 'name' | 'team' | 'school'> & Partial<Pick<Entry, 'competitions'>>;

/** What newcomers have to fit into. */
export interface EnteredSoFar {
  readonly entries: readonly Newcomer[];
  readonly teamSize: number;
  readonly competitions: readonly string[];
}

/** Everything that is wrong with a list of newcomers, line by line; the page shows it before anything is sent. */
export function entryFaults(so: EnteredSoFar, newcomers: readonly Newcomer[]): readonly EntryFault[] {
  const ids = new Set(so.entries.map(({ id }) => id));
  const names = new Set(so.entries.map(sameName));
  const sizes = new Map<string, number>();
  for (const { team } of so.entries) if (team !== undefined) sizes.set(team, (sizes.get(team) ?? 0) + 1);
  return newcomers.flatMap((newcomer, line): EntryFault[] => {
    const { id, name, team, school, competitions = [] } = newcomer;
    const faults: EntryFault[] = [];
    for (const told of [id, name, team, school])
      if (told !== undefined && !isName(told)) faults.push({ line, code: 'unreadable', facts: { what: shown(told) } });
    if (ids.has(id)) faults.push({ line, code: 'exists', facts: { id } });
    else if (names.has(sameName(newcomer))) faults.push({ line, code: 'same-name', facts: { name } });
    ids.add(id);
    names.add(sameName(newcomer));
    if (team !== undefined) {
      const size = (sizes.get(team) ?? 0) + 1;
      sizes.set(team, size);
      if (size > so.teamSize) faults.push({ line, code: 'team-size', facts: { team, most: so.teamSize } });
    }
    for (const competition of competitions)
      if (!so.competitions.includes(competition))
        faults.push({ line, code: 'unknown-competition', facts: { competition } });
    return faults;
  });
}
