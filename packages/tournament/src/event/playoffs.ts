import type { Standings } from '../standings/standings.ts';
import { entriesOf, standingsIn } from './results.ts';
import type { EventState } from './state.ts';

/** Who might play on: those who share a place for which there is a prize, or who have a 6 in every round. */
export interface PlayoffChoice {
  readonly who: 'teams' | 'players';
  /** `null` = perfect. */
  readonly place: number | null;
  readonly names: readonly string[];
  readonly players: readonly string[];
}

/** Prizes go to so many places. */
const PRIZES = 3;

const shared = <T extends { readonly rank: number }>(rows: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: PRIZES }, (_, i) => rows.filter(({ rank }) => rank === i + 1)).filter(tied => tied.length > 1);

/** Everybody who could be asked to play on, teams first. Before anything counts nobody is tied. */
export function playoffChoices(
  state: EventState,
  competition: string,
  { individuals, teams = [], perfect }: Standings = standingsIn(state, competition),
): readonly PlayoffChoice[] {
  const played = individuals.filter(row => row.played > 0);
  if (played.length === 0) return [];
  const byTop5 = state.competitions[competition]?.teamRule === 'top5';
  const entries = entriesOf(state, competition);
  const membersOf = (team: string): readonly string[] =>
    entries.filter(entry => (byTop5 ? entry.school : entry.team) === team).map(({ id }) => id);
  const asTeams = (place: number | null, names: readonly string[]): PlayoffChoice => ({
    who: 'teams',
    place,
    names,
    players: names.flatMap(membersOf),
  });
  const asPlayers = (place: number | null, ids: readonly string[]): PlayoffChoice => ({
    who: 'players',
    place,
    names: ids.map(id => state.entries[id]?.name ?? id),
    players: ids,
  });
  const perfectTeams = teams
    .filter(({ members }) => members.length > 0 && members.every(id => perfect.includes(id)))
    .map(({ id }) => id);
  return [
    ...shared(teams).map(tied =>
      asTeams(
        tied[0]?.rank ?? 1,
        tied.map(({ id }) => id),
      ),
    ),
    ...(perfectTeams.length > 1 ? [asTeams(null, perfectTeams)] : []),
    ...shared(played).map(tied =>
      asPlayers(
        tied[0]?.rank ?? 1,
        tied.map(({ id }) => id),
      ),
    ),
    ...(perfect.length > 1 ? [asPlayers(null, perfect)] : []),
  ];
}
