import { DIVISIONS, EDITIONS, GAMES } from '@forceout/rulebook';
import type { TableEvent } from '@forceout/table';
import { z } from 'zod';
import { sought, Wall } from './basics.ts';
import { After, Limit } from './lists.ts';

/** What was played: my matches, my ratings, my puzzles. */

const Search = sought(40).trim();
const MatchId = z.string().regex(/^[\w-]{1,64}$/);

export const HistoryQuery = z.strictObject({
  game: z.enum(GAMES).optional(),
  edition: z.enum(EDITIONS).optional(),
  division: z.enum(DIVISIONS).optional(),
  result: z.enum(['won', 'tied', 'lost']).optional(),
  against: z.enum(['people', 'bots']).optional(),
  since: z.coerce.number().pipe(z.int().min(0)).optional(),
  search: Search.optional().describe('part of the name of somebody who sat there'),
  after: After.optional(),
  limit: Limit,
});

/** A finished match as its player sees it. */
export const PlayedMatch = z.strictObject({
  id: z.string(),
  at: Wall,
  source: z.enum(['online', 'device']),
  game: z.enum(GAMES),
  edition: z.string(),
  division: z.string(),
  result: z.enum(['won', 'tied', 'lost']),
  place: z.int(),
  points: z.number(),
  shakes: z.int(),
  others: z
    .array(z.strictObject({ name: z.string().nullable(), bot: z.string().nullable() }))
    .describe('name null: somebody whose name is no longer kept'),
});
export type PlayedMatch = z.infer<typeof PlayedMatch>;

export const HistoryAnswer = z.strictObject({
  matches: z.array(PlayedMatch),
  after: z.string().nullable().describe('where the next page begins; null: this was the last'),
  total: z.int().describe('all matches, whatever the filter'),
  first: Wall.nullable(),
});
export type HistoryAnswer = z.infer<typeof HistoryAnswer>;

export const MatchParams = z.strictObject({ id: MatchId });

const Events = z
  .array(z.custom<TableEvent>(value => typeof value === 'object' && value !== null))
  .min(1)
  .max(20_000);

const DeviceSitter = z.strictObject({ bot: z.string().max(20).nullable() });
/** A match that was played on a device, for the history of an account. */
export const DeviceMatchBody = z.strictObject({
  id: MatchId,
  at: Wall,
  seat: z.int().min(0).max(2),
  sitters: z.array(DeviceSitter).min(1).max(3),
  events: Events,
});
export const DeviceMatchAnswer = z.strictObject({ kept: z.boolean() });
export const MatchLog = z.strictObject({ events: Events, sitters: z.array(DeviceSitter) });

export const RatingCard = z.strictObject({
  game: z.enum(GAMES),
  division: z.string(),
  against: z.enum(['people', 'bots']),
  rating: z.number(),
  deviation: z.number(),
  matches: z.int(),
});
export const CurveQuery = z.strictObject({
  game: z.enum(GAMES),
  division: z.enum(DIVISIONS),
  against: z.enum(['people', 'bots']),
});
export const CurvePoint = z.strictObject({ at: Wall, rating: z.number(), deviation: z.number() });
export type RatingCard = z.infer<typeof RatingCard>;
export type CurvePoint = z.infer<typeof CurvePoint>;

const Theme = z.string().max(60);
const Glicko = z.strictObject({ rating: z.number(), deviation: z.number(), volatility: z.number() });
/** As the device keeps it, and the account for all of its devices. */
export const PuzzleProgressBody = z.strictObject({
  progress: z.strictObject({
    rating: Glicko,
    solved: z.int().min(0),
    tried: z.int().min(0),
    seen: z.array(z.string().max(60)).max(500),
    themes: z.record(Theme, z.strictObject({ box: z.int(), due: z.number() })),
    puzzles: z.record(z.string().max(60), Glicko),
    counts: z.record(Theme, z.strictObject({ tried: z.int().min(0), right: z.int().min(0) })).optional(),
  }),
  daily: z.record(z.string().max(20), z.string().max(10)),
});
export const PuzzleParams = z.strictObject({ game: z.enum(GAMES) });
export const AllPuzzleProgress = z.partialRecord(z.enum(GAMES), PuzzleProgressBody);

const MissCount = z.strictObject({ missed: z.int().min(0).max(10_000), of: z.int().min(0).max(10_000) });
export const ReviewBody = z.strictObject({
  game: z.enum(GAMES),
  misses: z.record(z.string().max(30), MissCount),
});
export const MissesQuery = z.strictObject({ game: z.enum(GAMES) });
export const MissesAnswer = z.strictObject({ reviews: z.int(), misses: z.record(z.string(), MissCount) });

/** What a person has chosen, as the page keeps it. */
export const Preferences = z.record(z.string().max(30), z.union([z.string().max(60), z.number(), z.boolean()]));
