import type { Hosted, Journal } from '@forceout/host';
import { type MatchSeat, NEW_RATING, type RatingsOf, ratingsAfterMatch } from '@forceout/players/light';
import { type HistoryStore, type PlayedRow, POOLS, type RatingRow } from './history-store.ts';
import { levelOf, type Outcome, outcomeOf, playedBy } from './match-outcome.ts';

const TRIES = 4;
const SWEEP = 100;

/** Writes finished matches into the histories of their players and works out the ratings. */
export class Settlement {
  constructor(
    readonly store: HistoryStore,
    readonly journal: Pick<Journal, 'fault'>,
  ) {}

  /** A match that is over; once, whoever comes first. */
  async settle(match: string, hosted: Hosted, at: number): Promise<void> {
    const { state } = hosted.room;
    if (state === null || hosted.room.stage !== 'over') return;
    const seats = hosted.room.seats.map((sitter, seat) => {
      const key = hosted.people[seat] ?? null;
      if (key !== null) return { key };
      return sitter?.bot ? { bot: sitter.bot.level, name: sitter.name } : null;
    });
    const outcome = outcomeOf(state, seats);
    const played = seats.flatMap((seat, i) =>
      seat !== null && 'key' in seat ? [playedBy(outcome, i, { person: seat.key, match, at, source: 'online' })] : [],
    );
    // Another match of the same player may be written down in the same moment: then the ratings are read again.
    for (let tries = 1; ; tries++) {
      if (await this.store.isSettled(match)) return;
      try {
        return await this.store.settle(match, played, await this.#ratings(outcome, played, at));
      } catch (cause) {
        if (tries >= TRIES) throw cause;
      }
    }
  }

  /** A match of a device: its owner alone gets anything from it, and only against bots. */
  async keep(played: PlayedRow, outcome: Outcome, events: string): Promise<boolean> {
    for (let tries = 1; ; tries++)
      try {
        const ratings = await this.#ratings(outcome, [played], played.at);
        return await this.store.keep(played, events, ratings);
      } catch (cause) {
        if (tries >= TRIES) throw cause;
      }
  }

  async #ratings(outcome: Outcome, played: readonly PlayedRow[], at: number): Promise<readonly RatingRow[]> {
    // Nothing was played, so nothing was shown.
    if (outcome.shakes === 0) return [];
    const { game, division } = outcome;
    const asked = played.flatMap(({ person }) => POOLS.map(against => ({ person, game, division, against })));
    const found = await this.store.ratings(asked);
    const known = new Map(found.map(rating => [`${rating.person} ${rating.against}`, rating]));
    const seats: MatchSeat[] = [];
    const places: number[] = [];
    for (const [i, seat] of outcome.seats.entries()) {
      const mine = played.find(row => row.seat === i);
      if (seat !== null && 'bot' in seat) seats.push({ kind: 'bot', level: levelOf(seat.bot) });
      else if (mine !== undefined) {
        const ratings: Record<string, RatingsOf['people']> = {};
        for (const against of POOLS) ratings[against] = known.get(`${mine.person} ${against}`) ?? NEW_RATING;
        seats.push({ kind: 'person', ratings: ratings as unknown as RatingsOf });
      } else continue;
      places.push(i);
    }
    if (seats.length < 2) return [];
    const after = ratingsAfterMatch(
      seats,
      places.map(i => outcome.scores[i] ?? null),
    );
    return after.flatMap((ratings, n) => {
      const person = played.find(row => row.seat === places[n])?.person;
      if (ratings === null || person === undefined) return [];
      return POOLS.flatMap(against => {
        const next = ratings[against];
        if (next === undefined) return [];
        const no = (known.get(`${person} ${against}`)?.no ?? 0) + 1;
        const { rating: value, deviation, volatility } = next;
        return [{ person, game, division, against, no, at, rating: value, deviation, volatility }];
      });
    });
  }

  /** Matches that ended while nobody could write them down. */
  async catchUp(hostedOf: (match: string) => Promise<Hosted | null>, now: number): Promise<number> {
    const open = await this.store.unsettled(SWEEP);
    for (const match of open) {
      try {
        const hosted = await hostedOf(match);
        if (hosted !== null) await this.settle(match, hosted, now);
      } catch (cause) {
        this.journal.fault('a match was not written down', cause, { table: match });
      }
    }
    return open.length;
  }
}
