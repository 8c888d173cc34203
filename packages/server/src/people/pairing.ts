import { createTable, type Participant, sitCommand, standCommand, type TableRegistry } from '@forceout/host';
import { NEW_RATING } from '@forceout/players/light';
import { rulesOf } from '@forceout/rulebook';
import type { Setup } from '@forceout/wire';
import type { Admissions, SeatedCard } from './admissions.ts';
import { looksLike } from './chosen-name.ts';
import type { HistoryStore, RatingOf } from './history-store.ts';

/** Tables looked at, of those that wait longest. */
const LOOKED_AT = 20;
/** How far two may be apart at once, and how much further for each second that somebody waits. */
const NEAR = 200;
const WIDER_EACH_SECOND = 10;

/** What people who play this are rated by. */
const poolOf = ({ edition, division }: Pick<Setup, 'edition' | 'division'>): Omit<RatingOf, 'person'> => ({
  game: rulesOf(edition).game,
  division,
  against: 'people',
});
const keyOf = ({ person, game, division }: RatingOf): string => `${person} ${game} ${division}`;

export interface Paired {
  readonly table: string;
  readonly code: string | null;
  /** Somebody was waiting there. */
  readonly found: boolean;
}

/** Finds people who want to play the same: the nearest in rating of those who wait, or a table of one's own to wait at. */
export class Pairing {
  constructor(
    readonly registry: TableRegistry,
    readonly admissions: Admissions,
    readonly history: HistoryStore,
    readonly now: () => number,
  ) {}

  /** How far above a reader those at each table stand; null: nobody sits there. All ratings come in one question. */
  async #aheadOf(reader: string, tables: readonly SeatedCard[]): Promise<readonly (number | null)[]> {
    const pools = tables.map(({ card }) => poolOf(card.setup));
    const wanted = tables.flatMap(({ people }, i) => [...people, reader].map(person => ({ person, ...pools[i]! })));
    const asked = new Map(wanted.map(of => [keyOf(of), of]));
    const found = await this.history.ratings([...asked.values()]);
    const known = new Map(found.map(rating => [keyOf(rating), rating.rating]));
    return tables.map(({ people }, i) => {
      if (people.length === 0) return null;
      const rating = (person: string): number => known.get(keyOf({ person, ...pools[i]! })) ?? NEW_RATING.rating;
      return people.reduce((sum, person) => sum + rating(person), 0) / people.length - rating(reader);
    });
  }

  /** How the rating of a reader compares with those at a table, in words and never in numbers. */
  async levels(reader: Participant, tables: readonly SeatedCard[]): Promise<readonly TableLevel[]> {
    return (await this.#aheadOf(reader.id, tables)).map(ahead => {
      if (ahead === null) return 'unknown';
      return Math.abs(ahead) <= NEAR / 2 ? 'like' : ahead < 0 ? 'easier' : 'harder';
    });
  }

  /** `mine`: the table at which they wait already; they leave it only for one that waits longer. */
  async find(participant: Participant, setup: Setup, mine: string | null): Promise<Paired> {
    const which = {
      stage: 'gathering' as const,
      classId: participant.classId,
      roams: participant.roams,
      editions: [setup.edition],
      division: setup.division,
    };
    const own = mine === null ? null : await this.#own(participant, mine);
    if (own?.begun) return { table: own.table, code: own.code, found: true };
    const waiting = (await this.admissions.listed(which, null, LOOKED_AT)).filter(
      ({ card }) =>
        card.table !== mine &&
        sameGame(card.setup, setup) &&
        card.players.includes(null) &&
        // Of two who wait for each other the later one moves.
        (own === null || card.made < own.made || (card.made === own.made && card.table < own.table)),
    );
    const ahead = await this.#aheadOf(participant.id, waiting);
    const fit = waiting.flatMap(({ card }, i) => {
      const apart = Math.abs(ahead[i] ?? Number.POSITIVE_INFINITY);
      const waited = (this.now() - card.made) / 1000;
      return apart <= NEAR + WIDER_EACH_SECOND * waited ? [{ card, apart }] : [];
    });
    fit.sort((a, b) => a.apart - b.apart);
    for (const { card } of fit) {
      const host = await this.registry.table(card.table);
      await this.admissions.admit(card.table, participant.id);
      const reply = await host.decide(participant.id, null, sitCommand(participant, null, looksLike));
      if (!reply.ok) continue;
      if (own !== null) await this.#leave(participant, own.table);
      return { table: card.table, code: card.code, found: true };
    }
    if (own !== null) return { table: own.table, code: own.code, found: own.seated > 1 };
    const { table, code } = await createTable(this.registry.ports, {
      maker: participant,
      setup: { ...setup, listed: true },
      coded: true,
    });
    await this.admissions.admit(table, participant.id);
    await (await this.registry.table(table)).decide(participant.id, null, sitCommand(participant, 0, looksLike));
    return { table, code, found: false };
  }

  /** The table at which somebody waits; null when they have no seat there. */
  async #own(participant: Participant, table: string) {
    const host = await this.registry.table(table).catch(() => null);
    const row = host === null ? null : await this.registry.ports.store.row(table);
    if (host === null || row === null || !host.hosted.people.includes(participant.id)) return null;
    const seated = host.hosted.people.filter(person => person !== null).length;
    return { table, code: row.code, made: row.made, seated, begun: host.hosted.room.stage !== 'gathering' };
  }

  async #leave(participant: Participant, table: string): Promise<void> {
    await (await this.registry.table(table)).decide(participant.id, null, standCommand(participant));
  }

  /** Stops looking: the seat at one's own table is free again. False when the match has begun. */
  async stop(participant: Participant, table: string): Promise<boolean> {
    const host = await this.registry.table(table);
    if (host.hosted.room.stage !== 'gathering' || !host.hosted.people.includes(participant.id)) return false;
    await this.#leave(participant, table);
    return true;
  }
}

export const TABLE_LEVELS = ['like', 'easier', 'harder', 'unknown'] as const;
export type TableLevel = (typeof TABLE_LEVELS)[number];

const SAME = ['edition', 'division', 'seats', 'extraTime', 'enforcement', 'judging'] as const;
const sameGame = (a: Setup, b: Setup): boolean => SAME.every(key => a[key] === b[key]);
