import type { Level } from '@forceout/players';
import { itemAt, rulesOf } from '@forceout/rulebook';
import { BOT_LEVELS, BOT_NICKNAMES, type BotNickname, totals, type Unsettled } from '@forceout/table';
import type { MatchResult, PlayedRow, PlayedSeat } from './history-store.ts';

/** A finished match as all who played it see it. */
export interface Outcome {
  readonly game: string;
  readonly edition: string;
  readonly division: string;
  readonly shakes: number;
  readonly seats: readonly PlayedSeat[];
  readonly places: readonly number[];
  readonly points: readonly number[];
  /** What each scored in the shakes; null: gave up, or was put out. */
  readonly scores: readonly (number | null)[];
}

export function outcomeOf(state: Unsettled, seats: readonly PlayedSeat[]): Outcome {
  const { config, history } = state;
  const sums = totals(state);
  const scores = sums.map((sum, i) => {
    const seat = state.seats[i];
    return seat === undefined || seat.resigned || seat.disqualified !== null ? null : sum;
  });
  const ranked = state.matchPoints ?? scores.map(score => score ?? Number.NEGATIVE_INFINITY);
  return {
    game: rulesOf(config.edition).game,
    edition: config.edition,
    division: config.division,
    shakes: history.length,
    seats,
    points: sums,
    places: ranked.map(mine => 1 + ranked.filter(theirs => theirs > mine).length),
    scores,
  };
}

const resultOf = ({ places }: Outcome, seat: number): MatchResult => {
  if (places[seat] !== 1) return 'lost';
  return places.filter(place => place === 1).length > 1 ? 'tied' : 'won';
};

/** The match in the history of whoever sat at a seat. */
export const playedBy = (
  outcome: Outcome,
  seat: number,
  of: Pick<PlayedRow, 'person' | 'match' | 'at' | 'source'>,
): PlayedRow => ({
  ...of,
  game: outcome.game,
  edition: outcome.edition,
  division: outcome.division,
  result: resultOf(outcome, seat),
  place: outcome.places[seat] ?? outcome.places.length,
  points: itemAt(outcome.points, seat),
  shakes: outcome.shakes,
  seat,
  seats: outcome.seats,
});

/** The level of a computer player, whatever it was called by. */
export const levelOf = (bot: string): Level =>
  BOT_NICKNAMES[bot as BotNickname] ?? BOT_LEVELS.find(level => level === bot) ?? 'newcomer';
