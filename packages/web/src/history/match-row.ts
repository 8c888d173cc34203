import type { Division, GameId } from '@forceout/rulebook';
import { rulesOf } from '@forceout/rulebook';
import type { SavedTable } from '../host/setup.ts';
import { mySeatAt } from './my-seat.ts';

/** One match in the list, wherever it is kept. */
export interface MatchRow {
  readonly id: string;
  readonly at: number;
  readonly game: GameId;
  readonly edition: string;
  readonly division: Division;
  readonly result: 'won' | 'tied' | 'lost';
  readonly place: number;
  readonly points: number;
  readonly shakes: number;
  readonly others: readonly { readonly name: string | null; readonly bot: string | null }[];
}

export interface HistoryFilter {
  readonly game: string;
  readonly edition: string;
  readonly division: string;
  readonly result: string;
  readonly against: string;
  /** Days back; empty: all. */
  readonly days: string;
  readonly search: string;
}

export const NO_FILTER: HistoryFilter = {
  game: '',
  edition: '',
  division: '',
  result: '',
  against: '',
  days: '',
  search: '',
};

/** A match of this device as a row of the list. */
export function rowOf({ setup, savedAt, shake, scores }: SavedTable): MatchRow {
  const { config, sitters, id } = setup;
  const seat = mySeatAt(setup);
  const mine = scores[seat] ?? 0;
  const ahead = scores.filter(score => score > mine).length;
  const equal = scores.filter((score, i) => i !== seat && score === mine).length;
  return {
    id,
    at: savedAt,
    game: rulesOf(config.edition).game,
    edition: config.edition,
    division: config.division,
    result: ahead > 0 ? 'lost' : equal > 0 ? 'tied' : 'won',
    place: ahead + 1,
    points: mine,
    shakes: shake,
    others: config.players.flatMap((name, i) => {
      const sitter = sitters[i];
      return i === seat ? [] : [{ name, bot: sitter?.kind === 'bot' ? sitter.bot.level : null }];
    }),
  };
}

const DAY = 86_400_000;

/** Whether a row of this device is what was asked for; the server asks the same of its own. */
export function fits(row: MatchRow, filter: HistoryFilter, now: number): boolean {
  const { game, edition, division, result, against, days, search } = filter;
  const bots = row.others.some(({ bot }) => bot !== null);
  return (
    (game === '' || row.game === game) &&
    (edition === '' || row.edition === edition) &&
    (division === '' || row.division === division) &&
    (result === '' || row.result === result) &&
    (against === '' || (against === 'bots') === bots) &&
    (days === '' || row.at >= now - Number(days) * DAY) &&
    (search === '' || row.others.some(({ name }) => name?.toLowerCase().includes(search.toLowerCase())))
  );
}

export const queryOf = (filter: HistoryFilter, after: string | null, now: number): URLSearchParams => {
  const { days, ...rest } = filter;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value !== '') query.set(name, value);
  if (days !== '') query.set('since', String(now - Number(days) * DAY));
  if (after !== null) query.set('after', after);
  query.set('limit', '100');
  return query;
};
