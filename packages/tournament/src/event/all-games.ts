import { type Division, needed } from '@forceout/rulebook';
import { written } from '../exact.ts';
import { placesOf } from '../standings/places.ts';
import { type SweepstakesGame, type SweepstakesRow, sweepstakesOf } from '../standings/sweepstakes.ts';
import { entriesOf, standingsIn } from './results.ts';
import type { Competition, EventState } from './state.ts';

const MOST = 6;
const TEAM = 5;

/** Divisions with the games played in them; a playoff is no game of its own. */
export function divisionsOf(all: readonly Competition[]): ReadonlyMap<Division, readonly Competition[]> {
  const found = new Map<Division, Competition[]>();
  for (const competition of all)
    if (competition.playoffOf === undefined)
      found.set(competition.division, [...(found.get(competition.division) ?? []), competition]);
  return found;
}

/** Who stands where over all games of a division: players, and teams by the sums of their members. */
export function sweepstakesIn(
  state: EventState,
  games: readonly Competition[],
): { readonly individuals: readonly SweepstakesRow[]; readonly teams: readonly SweepstakesRow[] } {
  const rule = state.settings.sweepstakes;
  const people: SweepstakesGame[] = [];
  const teams: SweepstakesGame[] = [];
  for (const { id, rounds } of games) {
    const { individuals } = standingsIn(state, id, ['sum']);
    const max = MOST * Math.max(1, rounds);
    const totals = new Map(
      individuals.map(row => [
        row.id,
        row.played === 0 ? null : Number(written(needed(row.values.sum, 'The sum of a player'))),
      ]),
    );
    people.push({ game: id, max, totals });
    const byTeam = new Map<string, number>();
    for (const [player, total] of totals) {
      const team = state.entries[player]?.team;
      if (team !== undefined && total !== null) byTeam.set(team, (byTeam.get(team) ?? 0) + total);
    }
    teams.push({ game: id, max: max * TEAM, totals: byTeam });
  }
  const ids = new Set(games.flatMap(({ id }) => entriesOf(state, id).map(entry => entry.id)));
  const teamIds = new Set([...ids].flatMap(id => state.entries[id]?.team ?? []));
  return {
    individuals: sweepstakesOf([...ids], people, rule),
    teams: sweepstakesOf([...teamIds], teams, rule),
  };
}

/** Places at Nationals, by how many entered each game of a division. */
export const placesIn = (state: EventState, division: Division, games: readonly Competition[]) =>
  placesOf(division, new Map(games.map(({ id }) => [id, entriesOf(state, id).length])));
