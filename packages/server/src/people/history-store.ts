import type { Rating } from '@forceout/players';
import type { After } from './safety-store.ts';

/** Who sat at a seat: a person by their key, a computer player, or somebody at the same device by name. */
export type PlayedSeat =
  | { readonly key: string }
  | { readonly bot: string; readonly name: string }
  | { readonly name: string }
  | null;

export const RESULTS = ['won', 'tied', 'lost'] as const;
export type MatchResult = (typeof RESULTS)[number];

/** A finished match of one person. */
export interface PlayedRow {
  readonly person: string;
  readonly match: string;
  readonly at: number;
  /** At a server's table, or at one of a device. */
  readonly source: 'online' | 'device';
  readonly game: string;
  readonly edition: string;
  readonly division: string;
  readonly result: MatchResult;
  readonly place: number;
  readonly points: number;
  readonly shakes: number;
  readonly seat: number;
  readonly seats: readonly PlayedSeat[];
}

export interface PlayedFilter {
  readonly game?: string | undefined;
  readonly edition?: string | undefined;
  readonly division?: string | undefined;
  readonly result?: string | undefined;
  /** Not before. */
  readonly since?: number | undefined;
  readonly against?: 'people' | 'bots' | undefined;
  /** Part of the name of somebody who sat there. */
  readonly search?: string | undefined;
}

export interface PlayedPage {
  readonly found: readonly { readonly row: PlayedRow; readonly roster: ReadonlyMap<string, string> }[];
  /** Where the next page begins; null: there are no more. */
  readonly next: After | null;
}

/** People and bots are rated against separately. */
export const POOLS = ['people', 'bots'] as const;

/** Which rating: of whom, at what, against whom. */
export interface RatingOf {
  readonly person: string;
  readonly game: string;
  readonly division: string;
  readonly against: (typeof POOLS)[number];
}

/** A rating after a match; `no` counts the matches. */
export interface RatingRow extends RatingOf, Rating {
  readonly no: number;
  readonly at: number;
}

/** What was played, how well, and what was learnt of it. */
export interface HistoryStore {
  /**
   * Writes a finished match down, with the ratings it led to, all or nothing. Rejects when it is there already or a rating
   * has moved on meanwhile.
   */
  settle(match: string, played: readonly PlayedRow[], ratings: readonly RatingRow[]): Promise<void>;
  isSettled(match: string): Promise<boolean>;
  /** Tables whose match is over and not written down. */
  unsettled(limit: number): Promise<readonly string[]>;
  /** A match of a device, with its log. False when it is there already. */
  keep(played: PlayedRow, events: string, ratings: readonly RatingRow[]): Promise<boolean>;
  kept(person: string, match: string): Promise<string | null>;

  /**
   * Newest first, with the names that are still known. With a filter a page looks at so many matches and no more: it may
   * have few or none that fit, and `next` still leads on.
   */
  page(person: string, filter: PlayedFilter, after: After | null, limit: number): Promise<PlayedPage>;
  count(person: string): Promise<{ readonly matches: number; readonly first: number | null }>;
  match(person: string, match: string): Promise<PlayedRow | null>;
  removeKept(person: string, match: string): Promise<boolean>;

  /** Ratings as they are now, in one question; those that nobody has yet are left out. */
  ratings(of: readonly RatingOf[]): Promise<readonly RatingRow[]>;
  /** The last matches of one rating, oldest first. */
  curve(of: RatingOf, limit: number): Promise<readonly RatingRow[]>;

  progress(person: string): Promise<ReadonlyMap<string, string>>;
  saveProgress(person: string, game: string, progress: string, now: number): Promise<void>;
  saveReview(person: string, match: string, game: string, counts: string, now: number): Promise<void>;
  /** Newest first. */
  reviews(person: string, game: string, limit: number): Promise<readonly string[]>;
  preferences(person: string): Promise<string | null>;
  savePreferences(person: string, settings: string, now: number): Promise<void>;
}
