import type { Level } from '@forceout/players/level';
import { type MissCounts, sumOfMisses } from '@forceout/players/light';
import { DIVISIONS, GAMES } from '@forceout/rulebook';
import type { TableEvent } from '@forceout/table';
import {
  AllPuzzleProgress,
  CurvePoint,
  CurveQuery,
  DeviceMatchAnswer,
  DeviceMatchBody,
  HistoryAnswer,
  HistoryQuery,
  MatchLog,
  MatchParams,
  MissesAnswer,
  MissesQuery,
  type PlayedMatch,
  Preferences,
  PuzzleParams,
  PuzzleProgressBody,
  RatingCard,
  ReviewBody,
  stateAfter,
} from '@forceout/wire';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type PlayedRow, type PlayedSeat, POOLS, type RatingOf } from '../people/history-store.ts';
import { levelOf, outcomeOf, playedBy } from '../people/match-outcome.ts';
import { packedText, unpackedText } from '../store/archive.ts';
import type { Context } from './context.ts';
import { Done, done } from './done.ts';
import { HttpFault, notFound } from './fault.ts';
import { jsonPieces } from './json-pieces.ts';
import { readMatch } from './read-match.ts';
import { type Route, route } from './route.ts';

const CURVE = 200;
/** What somebody misses is told from so many matches. */
const REVIEWS = 20;
const MATCH_BYTES = 2_000_000;

/** All ratings somebody can have. */
const everyRatingOf = (person: string): readonly RatingOf[] =>
  GAMES.flatMap(game =>
    DIVISIONS.flatMap(division => POOLS.map(against => ({ person, game, division, against }) as const)),
  );

/** Those who played with somebody, as that person may see them. */
const othersOf = ({ seats, seat }: PlayedRow, roster: ReadonlyMap<string, string>): PlayedMatch['others'] =>
  seats.flatMap((sitter, i): PlayedMatch['others'] => {
    if (i === seat || sitter === null) return [];
    if ('key' in sitter) return [{ name: roster.get(sitter.key) ?? null, bot: null }];
    return [{ name: sitter.name, bot: 'bot' in sitter ? levelOf(sitter.bot) : null }];
  });

/** My matches, ratings, puzzles and settings. */
export const historyRoutes = (context: Context): readonly Route[] => {
  const { history, settlement, people } = context;
  return [
    route({
      method: 'GET',
      url: '/api/me/matches',
      tag: 'history',
      about: 'Matches I finished, newest first.',
      who: 'signed',
      query: HistoryQuery,
      answer: HistoryAnswer,
      perMinute: 240,
      run: async ({ query }, { participant }) => {
        const { after, limit, ...filter } = query;
        const [{ found, next }, { matches, first }] = await Promise.all([
          history.page(participant.id, filter, after ?? null, limit),
          history.count(participant.id),
        ]);
        return {
          matches: found.map(({ row, roster }) => {
            const { match: id, at, source, game, edition, division, result, place, points, shakes } = row;
            const about = { id, at, source, game, edition, division, result, place, points, shakes };
            return { ...about, others: othersOf(row, roster) };
          }),
          after: next === null ? null : `${next.at}.${next.id}`,
          total: matches,
          first,
        };
      },
    }),
    route({
      method: 'POST',
      url: '/api/me/matches',
      tag: 'history',
      about: 'Keep a match that was played on a device. It counts for its owner alone.',
      who: 'account',
      body: DeviceMatchBody,
      bytes: MATCH_BYTES,
      answer: DeviceMatchAnswer,
      perMinute: 240,
      run: async ({ body }, { participant }) => {
        const { id, seat, sitters, events } = body;
        const state = foldOf(events);
        const { players } = state.config;
        if (state.phase !== 'closed' || players.length !== sitters.length || seat >= players.length)
          throw new HttpFault(400, 'bad-message');
        const seats = sitters.map(
          ({ bot }, i): PlayedSeat =>
            bot === null
              ? { name: String(players[i]).slice(0, 40) }
              : { bot: levelOf(bot), name: String(players[i]).slice(0, 40) },
        );
        const outcome = outcomeOf(state, seats);
        const at = Math.min(people.now(), Math.max(0, body.at));
        const played = playedBy(outcome, seat, { person: participant.id, match: id, at, source: 'device' });
        return { kept: await settlement.keep(played, outcome, packedText(JSON.stringify(events))) };
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/me/matches/:id',
      tag: 'history',
      about: 'Delete a match of a device from my history.',
      who: 'account',
      params: MatchParams,
      answer: Done,
      run: async ({ params }, { participant }) => {
        if (!(await history.removeKept(participant.id, params.id))) throw notFound();
        return done;
      },
    }),
    route({
      method: 'GET',
      url: '/api/me/matches/:id/log',
      tag: 'history',
      about: 'All that happened in a match of mine, to replay, review or keep as a record.',
      who: 'signed',
      params: MatchParams,
      answer: MatchLog,
      perMinute: 240,
      long: true,
      run: async ({ params, reply }, { participant }) => {
        const played = await history.match(participant.id, params.id);
        if (played === null) throw notFound();
        const sitters = played.seats.map(seat => ({
          bot: seat !== null && 'bot' in seat ? (levelOf(seat.bot) as Level) : null,
        }));
        if (played.source === 'device') {
          const kept = await history.kept(participant.id, params.id);
          if (kept === null) throw notFound();
          return eventsAnd(reply, unpackedText(kept), sitters);
        }
        const match = await readMatch(context, params.id, played.seat);
        if (match === null) throw notFound();
        return eventsAnd(reply, match.events, sitters);
      },
    }),
    route({
      method: 'GET',
      url: '/api/me/ratings',
      tag: 'history',
      about:
        'My ratings as they are now: by game and division, against people and against bots. Pupils are shown none.',
      who: 'account',
      answer: z.array(RatingCard),
      run: async (_, { participant }) =>
        (await history.ratings(everyRatingOf(participant.id))).map(
          ({ game, division, against, rating, deviation, no }) => ({
            ...{ game, division, against, rating, deviation },
            matches: no,
          }),
        ),
    }),
    route({
      method: 'GET',
      url: '/api/me/ratings/curve',
      tag: 'history',
      about: 'One rating over time: the last 200 matches.',
      who: 'account',
      query: CurveQuery,
      answer: z.array(CurvePoint),
      run: async ({ query }, { participant }) =>
        (await history.curve({ person: participant.id, ...query }, CURVE)).map(({ at, rating, deviation }) => ({
          at,
          rating,
          deviation,
        })),
    }),
    route({
      method: 'GET',
      url: '/api/me/puzzles',
      tag: 'history',
      about: 'How far I am with puzzles, by game.',
      who: 'signed',
      answer: AllPuzzleProgress,
      run: async (_, { participant }) => {
        const kept = await history.progress(participant.id);
        return Object.fromEntries([...kept].map(([game, progress]) => [game, JSON.parse(progress) as unknown]));
      },
    }),
    route({
      method: 'POST',
      url: '/api/me/puzzles/:game',
      tag: 'history',
      about: 'Keep how far I am with the puzzles of a game.',
      who: 'signed',
      params: PuzzleParams,
      body: PuzzleProgressBody,
      bytes: 262_144,
      answer: Done,
      perMinute: 120,
      run: async ({ params, body }, { participant }) => {
        await history.saveProgress(participant.id, params.game, JSON.stringify(body), people.now());
        return done;
      },
    }),
    route({
      method: 'POST',
      url: '/api/me/matches/:id/review',
      tag: 'history',
      about: 'What a review of a match found that I missed; a match counts once.',
      who: 'signed',
      params: MatchParams,
      body: ReviewBody,
      answer: Done,
      run: async ({ params, body }, { participant }) => {
        await history.saveReview(participant.id, params.id, body.game, JSON.stringify(body.misses), people.now());
        return done;
      },
    }),
    route({
      method: 'GET',
      url: '/api/me/misses',
      tag: 'history',
      about: 'What I miss most, out of my last reviews of a game.',
      who: 'signed',
      query: MissesQuery,
      answer: MissesAnswer,
      run: async ({ query }, { participant }) => {
        const reviews = await history.reviews(participant.id, query.game, REVIEWS);
        const counts = reviews.map(text => JSON.parse(text) as MissCounts);
        return { reviews: reviews.length, misses: sumOfMisses(counts) };
      },
    }),
    route({
      method: 'GET',
      url: '/api/me/settings',
      tag: 'history',
      about: 'What I have chosen on my devices.',
      who: 'account',
      answer: Preferences,
      run: async (_, { participant }) => JSON.parse((await history.preferences(participant.id)) ?? '{}') as unknown,
    }),
    route({
      method: 'POST',
      url: '/api/me/settings',
      tag: 'history',
      about: 'Keep what I have chosen, for all my devices.',
      who: 'account',
      body: Preferences,
      answer: Done,
      run: async ({ body }, { participant }) => {
        await history.savePreferences(participant.id, JSON.stringify(body), people.now());
        return done;
      },
    }),
  ];
};

/** Events that are JSON already are not read only to be written again. */
const eventsAnd = (reply: FastifyReply, events: string, sitters: z.infer<typeof MatchLog>['sitters']) =>
  jsonPieces(reply, ['{"events":', events, `,"sitters":${JSON.stringify(sitters)}}`]);

/** What a log comes to; one that cannot be played through is nobody's match. */
function foldOf(events: readonly TableEvent[]) {
  try {
    if (events[0]?.event === 'opened') return stateAfter(events);
  } catch {}
  throw new HttpFault(400, 'bad-message');
}
