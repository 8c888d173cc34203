import type { Player } from '../player.ts';
import type { PastRound } from '../seating/field.ts';
import type { Metric } from '../standings/metric.ts';
import { type RoundResults, type Standings, standingsOf } from '../standings/standings.ts';
import type { Entry, EventState, HallRound } from './state.ts';

/** Who plays in a competition, as a seating or a standing sees him. */
export const playerOf = ({ id, team, school }: Entry): Player => ({
  id,
  ...(team !== undefined && { team }),
  ...(school !== undefined && school !== '' && { school }),
});

export const entriesOf = (state: EventState, competition: string): readonly Entry[] =>
  Object.values(state.entries).filter(entry => entry.competitions.includes(competition));

/** What counts: confirmed results of rounds that were played. */
export const resultsOf = (rounds: readonly HallRound[]): readonly RoundResults[] =>
  rounds
    .filter(round => round.status === 'running' || round.status === 'done')
    .map(round =>
      round.tables.map(table => ({
        players: table.players,
        points: table.confirmed?.points ?? table.players.map(() => null),
        confirmed: table.confirmed !== null,
      })),
    );

/** Rounds behind a seating; a result that nobody confirmed is no points. */
export const pastOf = (rounds: readonly HallRound[]): readonly PastRound[] =>
  rounds.map(round => ({
    tables: round.tables.map(table => table.players),
    points: round.tables.map(table => table.confirmed?.points ?? null),
    bye: round.bye,
  }));

/** Standings by the competition's own formula, or by the metrics named. */
export function standingsIn(state: EventState, id: string, named?: readonly Metric[]): Standings {
  const { metrics: own, seed, teamRule } = state.competitions[id]!;
  const metrics = named ?? own;
  const players = entriesOf(state, id).map(playerOf);
  return standingsOf(players, resultsOf(state.rounds[id] ?? []), { metrics, seed, teamRule });
}
