import { matchPointsOf } from '@forceout/rulebook';
import type { Player } from '../player.ts';
import type { PastRound } from '../seating/field.ts';
import type { Metric } from '../standings/metric.ts';
import { type RoundResults, type Standings, standingsOf } from '../standings/standings.ts';
import type { Entry, EventState, HallRound, HallTable } from './state.ts';
import { competitionIn } from './state.ts';

/** Who plays in a competition, as a seating or a standing sees him. */
export const playerOf = ({ id, team, school }: Entry): Player => ({
  id,
  ...(team !== undefined && { team }),
  ...(school !== undefined && school !== '' && { school }),
});

export const entriesOf = (state: EventState, competition: string): readonly Entry[] =>
  Object.values(state.entries).filter(entry => entry.competitions.includes(competition));

/** Whether a player is out of a round: disqualified for it, or from the event in it or before it began. */
export function isOut(state: EventState, competition: string, round: HallRound, player: string): boolean {
  return state.conduct.some(one => {
    if (one.player !== player || !one.kind.startsWith('disqualified')) return false;
    if (one.competition === competition && one.round === round.number) return true;
    return one.kind === 'disqualified-event' && (round.startedAt === null || round.startedAt >= one.at);
  });
}

/** Points that count at a table. Who is disqualified did not play, and the others are ranked without him; who raised the own score to deceive has 0. */
export function countedPoints(
  state: EventState,
  competition: string,
  round: HallRound,
  table: HallTable,
): readonly (number | null)[] | null {
  if (table.confirmed === null) return null;
  const { points } = table.confirmed;
  const out = table.players.map((player, i) => points[i] !== null && isOut(state, competition, round, player));
  const left = points.map((value, i) => (out[i] ? null : value));
  const ranked = out.includes(true) ? matchPointsOf(left).map((value, i) => (left[i] === null ? null : value)) : points;
  const raised = (table.deceits ?? []).filter(({ error }) => error === 'raised').map(({ player }) => player);
  return ranked.map((value, i) => (value !== null && raised.includes(table.players[i] ?? '') ? 0 : value));
}

/** What counts: confirmed results of rounds that were played. */
const resultsOf = (state: EventState, competition: string): readonly RoundResults[] =>
  (state.rounds[competition] ?? [])
    .filter(round => round.status === 'running' || round.status === 'done')
    .map(round =>
      round.tables.map(table => ({
        players: table.players,
        points: countedPoints(state, competition, round, table) ?? table.players.map(() => null),
        confirmed: table.confirmed !== null,
      })),
    );

/** Rounds before this one, behind a seating; a result that nobody confirmed is no points. */
export const pastOf = (state: EventState, competition: string, number: number): readonly PastRound[] =>
  (state.rounds[competition] ?? [])
    .filter(round => round.number < number)
    .map(round => ({
      tables: round.tables.map(table => table.players),
      points: round.tables.map(table => countedPoints(state, competition, round, table)),
      bye: round.bye,
    }));

/** Standings by the competition's own formula, or by the metrics named. */
export function standingsIn(state: EventState, id: string, named?: readonly Metric[]): Standings {
  const { metrics: own, seed, teamRule } = competitionIn(state, id);
  const metrics = named ?? own;
  const players = entriesOf(state, id).map(playerOf);
  return standingsOf(players, resultsOf(state, id), { metrics, seed, teamRule });
}
