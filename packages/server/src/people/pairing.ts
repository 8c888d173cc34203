import { createTable, type Participant, sitCommand, standCommand, type TableRegistry } from '@forceout/host';
import { NEW_RATING } from '@forceout/players';
import { rulesOf } from '@forceout/rulebook';
import type { Setup, TableCard } from '@forceout/wire';
import type { Admissions } from './admissions.ts';
import { looksLike } from './chosen-name.ts';
import type { HistoryStore } from './history-store.ts';

/** Tables looked at, of those that wait longest. */
const LOOKED_AT = 20;
/** How far two may be apart at once, and how much further for each second that somebody waits. */
const NEAR = 200;
const WIDER_EACH_SECOND = 10;

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

  async #ratingOf(person: string, setup: Pick<Setup, 'edition' | 'division'>): Promise<number> {
    const { game } = rulesOf(setup.edition);
    const of = { person, game, division: setup.division, against: 'people' } as const;
    return ((await this.history.rating(of)) ?? NEW_RATING).rating;
  }

  /** Those who sit at a table, by rating. */
  async #level(table: string, setup: Setup): Promise<number | null> {
    const { people } = (await this.registry.table(table)).hosted;
    const seated = people.filter(person => person !== null);
    if (seated.length === 0) return null;
    const ratings = await Promise.all(seated.map(person => this.#ratingOf(person, setup)));
    return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  }

  /** How the rating of a reader compares with those at a table, in words and never in numbers. */
  async levels(reader: Participant, cards: readonly TableCard[]): Promise<readonly TableLevel[]> {
    return await Promise.all(
      cards.map(async ({ table, setup }): Promise<TableLevel> => {
        const level = await this.#level(table, setup).catch(() => null);
        if (level === null) return 'unknown';
        const apart = level - (await this.#ratingOf(reader.id, setup));
        return Math.abs(apart) <= NEAR / 2 ? 'like' : apart < 0 ? 'easier' : 'harder';
      }),
    );
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
    const waiting = await this.admissions.listed(which, null, LOOKED_AT);
    const rating = await this.#ratingOf(participant.id, setup);
    const fit: { readonly card: TableCard; readonly apart: number }[] = [];
    for (const card of waiting) {
      if (card.table === mine || !sameGame(card.setup, setup) || !card.players.includes(null)) continue;
      // Of two who wait for each other the later one moves.
      if (own !== null && (card.made > own.made || (card.made === own.made && card.table > own.table))) continue;
      const level = await this.#level(card.table, card.setup).catch(() => null);
      if (level === null) continue;
      const apart = Math.abs(level - rating);
      const waited = (this.now() - card.made) / 1000;
      if (apart <= NEAR + WIDER_EACH_SECOND * waited) fit.push({ card, apart });
    }
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
