import {
  createTable,
  hallClockCommand,
  officialCommand,
  type Participant,
  presenceCommand,
  type RefereePorts,
  resignCommand,
  sitCommand,
  startInHallCommand,
  type TableHost,
  TableMissing,
  type TableRegistry,
  warnedBeforeCommand,
} from '@forceout/host';
import type { Phase } from '@forceout/table';
import { seatAt } from '@forceout/table';
import {
  type Competition,
  type EventState,
  emptyEvent,
  type HallRound,
  type HallTable,
  type LogEntry,
  labelOf,
  roundClock,
  SCREENS,
} from '@forceout/tournament';
import { type HallClock, Setup } from '@forceout/wire';
import { recordsOf } from './event-file.ts';
import type { Events } from './events.ts';
import { hallPerson, namedKey } from './hall-keys.ts';
import { sheetOf } from './sheet-of.ts';

/** One table of an event that is played on screen. */
interface Place {
  readonly event: string;
  readonly state: EventState;
  readonly competition: Competition;
  readonly round: HallRound;
  readonly table: HallTable;
}

/** One table on screen as the board shows it. */
export interface LiveTable {
  readonly competition: string;
  readonly round: number;
  readonly table: number;
  readonly phase: Phase;
  readonly shake: number;
  readonly challenge: 'now' | 'impossible' | 'no-goal' | null;
  /** Seats, counted from 1, where nobody is. */
  readonly away: readonly number[];
}

/** Follows from who plays where, so that every node makes the same table, once. */
const tableIdOf = ({ event, competition, round, table }: Place): string =>
  namedKey('t', 'screen', event, competition.id, String(round.number), String(table.number), ...table.players);

const guest = (id: string, name: string): Participant => ({ id, name, kind: 'guest', classId: null });

function* screensOf(event: string, state: EventState): Generator<Place> {
  for (const competition of Object.values(state.competitions))
    for (const round of state.rounds[competition.id] ?? [])
      if (round.status !== 'draft')
        for (const table of round.tables)
          if (table.medium === 'screen') yield { event, state, competition, round, table };
}

const placeOf = (
  event: string,
  state: EventState,
  where: { readonly competition: string; readonly round: number; readonly table: number },
): Place | undefined =>
  [...screensOf(event, state)].find(
    ({ competition, round, table }) =>
      competition.id === where.competition && round.number === where.round && table.number === where.table,
  );

/** Between two rounds everybody is still in the hall. */
const IN_HALL_MS = 3 * 3_600_000;

/** Everybody who plays in an event, while one of its rounds is published, runs or was played just now. */
function seatsOf(state: EventState, now: number): number {
  const open = Object.values(state.rounds)
    .flat()
    .some(
      ({ status, startedAt }) =>
        status === 'published' || status === 'running' || (status === 'done' && (startedAt ?? 0) > now - IN_HALL_MS),
    );
  return open ? Object.keys(state.entries).length : 0;
}

/** Ties tables on screen to the rounds of events: one entry of the event's log starts them all, and they follow its clock. */
export class ScreenTables {
  readonly #followed = new Map<string, string>();
  readonly #busy = new Map<string, Promise<void>>();
  readonly #again = new Set<string>();
  readonly #referee: RefereePorts;

  constructor(
    readonly events: Events,
    readonly registry: TableRegistry,
    readonly gone: (person: string) => Promise<void>,
    /** Nothing is left of those who came to the tables of an event, and no byte of what was deleted with them. */
    readonly forgetPeople: (people: readonly string[]) => Promise<void>,
    /** An event has rounds that people come to: so many seats; 0 when it has none, or all are done. */
    readonly running: (event: string, seats: number) => void = () => {},
  ) {
    const { chance, game } = registry.ports;
    this.#referee = { game, seed: chance.seed, sha256: chance.sha256 };
    events.follow = (id, entry) => void this.follow(id, entry);
  }

  /** Brings the tables of an event to where the event is; several calls at once come to one. */
  follow(id: string, entry: LogEntry | null = null): Promise<void> {
    if (entry?.event === 'dismissed') void this.#dismissed(id, entry.key).catch(cause => this.#fault(cause, id));
    if (entry?.event === 'forgotten') void this.#forgotten(id).catch(cause => this.#fault(cause, id));
    const busy = this.#busy.get(id);
    if (busy) {
      this.#again.add(id);
      return busy;
    }
    const run = this.#followAll(id).finally(() => {
      this.#busy.delete(id);
      if (this.#again.delete(id)) void this.follow(id);
    });
    this.#busy.set(id, run);
    return run;
  }

  async #followAll(id: string): Promise<void> {
    try {
      const state = await this.events.state(id);
      this.running(id, state === null || state.forgotten ? 0 : seatsOf(state, this.registry.ports.clock.now()));
      if (state === null || state.forgotten) return;
      const places = [...screensOf(id, state)].filter(({ table }) => table.confirmed === null);
      await Promise.all(places.map(place => this.#bring(place)));
    } catch (cause) {
      this.#fault(cause, id);
    }
  }

  async #bring(place: Place): Promise<void> {
    const { state, round, table } = place;
    const id = tableIdOf(place);
    const away = table.players.map(player => state.entries[player]?.presence === 'away');
    const clock = this.#clockOf(place);
    const want = JSON.stringify([round.status, clock, away]);
    if (this.#followed.get(id) === want) return;
    try {
      const host = await this.#host(id, place);
      if (round.status === 'running' || round.status === 'done') await this.#play(host, place, clock, away);
      this.#followed.set(id, want);
      await this.#compare(host);
    } catch (cause) {
      this.#fault(cause, place.event);
    }
  }

  async #play(host: TableHost, place: Place, clock: HallClock | null, away: readonly boolean[]): Promise<void> {
    const entries = place.table.players.map(player => place.state.entries[player]);
    if (place.round.status === 'running' && host.hosted.room.stage === 'gathering') {
      const extra = entries.map(entry => entry?.extraPercent ?? 0);
      await host.decide(null, null, startInHallCommand(this.#referee, extra));
      for (const [seat, player] of place.table.players.entries())
        await host.decide(null, null, warnedBeforeCommand(this.#referee, seat, warningsBefore(place, player)));
    }
    if (clock !== null) await host.decide(null, null, hallClockCommand(clock));
    for (const [seat, isAway] of away.entries())
      await host.decide(null, null, presenceCommand(this.#referee, seat, isAway));
  }

  /** A round that the director has ended is over at its tables on screen as well. */
  #clockOf({ competition, round, table }: Place): HallClock | null {
    const clock = roundClock(competition, round, table);
    if (clock === null) return null;
    const { warningAt, stopAt, pausedAt } = clock;
    const now = this.registry.ports.clock.now();
    if (round.status === 'done' && stopAt > now)
      return { warningAt: round.startedAt!, stopAt: round.startedAt!, pausedAt: null };
    return { warningAt, stopAt, pausedAt };
  }

  /** The table, made and seated when nobody has done so yet. */
  async #host(id: string, place: Place): Promise<TableHost> {
    const host = await this.registry.table(id).catch(async cause => {
      if (!(cause instanceof TableMissing)) throw cause;
      await this.#make(id, place);
      return await this.registry.table(id);
    });
    const { state, event, table } = place;
    for (const [seat, player] of table.players.entries())
      if (host.hosted.people[seat] === null && host.hosted.room.stage === 'gathering') {
        const person = guest(hallPerson(event, 'player', player), labelOf(state, player));
        await host.decide(person.id, null, sitCommand(person, seat));
      }
    return host;
  }

  async #make(id: string, { event, state, competition, round, table }: Place): Promise<void> {
    const { edition, division, season } = competition;
    const setup = Setup.parse({
      edition,
      division,
      season,
      seats: table.players.length,
      enforcement: state.settings.enforcement,
      judging: state.settings.judging,
      judge: true,
      options: { casual: false, hallClock: true },
      watch: 'closed',
    });
    const at = { event, competition: competition.id, round: round.number, table: table.number };
    await createTable(this.registry.ports, {
      maker: guest(hallPerson(event, 'official', ''), state.name),
      setup,
      coded: false,
      hall: { id, place: at },
    });
  }

  /** Something happened at a table: what the event has to know of it is told. */
  heard(host: TableHost): void {
    if (host.hosted.room.hall !== null)
      void this.#compare(host).catch(cause => this.#fault(cause, host.hosted.room.hall!.place.event));
  }

  /** Whatever the table knows and the event does not, in any order and as often as one likes. */
  async #compare(host: TableHost): Promise<void> {
    const { room } = host.hosted;
    if (room.hall === null || room.state === null) return;
    const { event, competition, round: number, table: at } = room.hall.place;
    const state = await this.events.state(event);
    const where = { competition, round: number, table: at };
    const place = state && placeOf(event, state, where);
    // Whatever else calls itself a table of this event has no say in it.
    if (!place || host.id !== tableIdOf(place)) return;
    const { table } = place;
    const sendAct = (act: string, fields: object) =>
      this.events.act(event, SCREENS, { do: act, ...where, ...fields }, null);
    const { paused, asked } = room.state;
    const caller = typeof paused?.by === 'number' ? paused.by : (asked?.by ?? null);
    const open = state.calls.some(
      one => one.open && one.screen && one.competition === competition && one.round === number && one.table === at,
    );
    if (caller !== null && !open)
      await sendAct('screen-call', { question: paused?.question || '?', player: table.players[caller] ?? '' });
    if (caller === null && open) await sendAct('screen-call-ended', {});
    if (room.hall.lostMs > (table.lostMs ?? 0)) await sendAct('screen-lost', { lostMs: room.hall.lostMs });
    await this.#compareConduct(host, state, table.players, sendAct);
    const sheet = sheetOf(room.state);
    if (sheet !== null) await sendAct('screen-result', { record: host.id, ...sheet });
  }

  async #compareConduct(
    host: TableHost,
    state: EventState,
    players: readonly string[],
    sendAct: (act: string, fields: object) => Promise<unknown>,
  ): Promise<void> {
    const { room, officials } = host.hosted;
    const { event, competition, round } = room.hall!.place;
    const keys = Object.keys(state.officials);
    const judge = keys.find(key => officials.some(one => one.person === hallPerson(event, 'official', key)));
    for (const [seat, player] of players.entries()) {
      const { disqualified, warnings } = seatAt(room.state!, seat);
      const here = state.conduct.filter(
        one => one.player === player && one.competition === competition && one.round === round,
      );
      const known = state.conduct.filter(one => one.player === player && one.kind === 'warning').length;
      const by = { by: judge ?? SCREENS, player, reason: room.hall!.place.event };
      if (warnings > known) await sendAct('screen-conduct', { ...by, kind: 'warning' });
      if (disqualified !== null && !here.some(one => one.kind.startsWith('disqualified')))
        await sendAct('screen-conduct', { ...by, kind: `disqualified-${disqualified}` });
    }
  }

  /** The table at which a player sits now, ready to be come to; `null` when it is not on screen. */
  async seatOf(event: string, player: string): Promise<string | null> {
    const state = await this.events.state(event);
    if (!state) return null;
    const mine = [...screensOf(event, state)].filter(({ table }) => table.players.includes(player));
    const place = mine.findLast(({ round }) => round.status !== 'done') ?? mine.at(-1);
    if (!place) return null;
    return (await this.#host(tableIdOf(place), place)).id;
  }

  /** An official comes to a table on screen; the office is his by the director's appointment. */
  async officeAt(
    event: string,
    key: string,
    where: { readonly competition: string; readonly round: number; readonly table: number },
  ): Promise<string | null> {
    const state = await this.events.state(event);
    const official = state?.officials[key];
    if (!state || !official) return null;
    const place = placeOf(event, state, where);
    if (!place) return null;
    const host = await this.#host(tableIdOf(place), place);
    const judges = official.roles.some(role => role === 'judge' || role === 'head-judge');
    const person = guest(hallPerson(event, 'official', key), official.name);
    await host.decide(person.id, null, officialCommand(person, judges ? 'judge' : 'director', true));
    return host.id;
  }

  /** What the tables on screen that this node has are doing, for the director's board. */
  async live(event: string): Promise<readonly LiveTable[]> {
    const state = await this.events.state(event);
    const open = new Map([...this.registry.tables].map(host => [host.id, host]));
    return [...screensOf(event, state ?? emptyEvent)].flatMap((place): LiveTable[] => {
      const host = place.round.status === 'running' ? open.get(tableIdOf(place)) : undefined;
      const now = host?.hosted.room.state;
      if (!host || !now) return [];
      return [
        {
          competition: place.competition.id,
          round: place.round.number,
          table: place.table.number,
          phase: now.phase,
          shake: now.shakeNo,
          challenge: now.shake?.challenge?.kind ?? null,
          away: now.seats.flatMap((seat, i) => (seat.absent || !host.attendees.isHere(i) ? [i + 1] : [])),
        },
      ];
    });
  }

  /** Off duty is out at once: no seat of office is left, and no line stays open. */
  async #dismissed(event: string, key: string): Promise<void> {
    const person = hallPerson(event, 'official', key);
    await this.gone(person);
    for (const host of this.registry.tables)
      if (host.hosted.officials.some(one => one.person === person))
        await host.decide(person, null, resignCommand(guest(person, '')));
  }

  /** What pupils and officials were called at their tables goes with their names, and so do those who came to play. */
  async #forgotten(event: string): Promise<void> {
    const { store } = this.registry.ports;
    const people = everybodyIn(await this.events.log(event)).map(([kind, who]) => hallPerson(event, kind, who));
    const named = new Set(people);
    // In matches that were brought here with the event everybody has a key of their own, and nothing else here.
    for (const record of recordsOf((await this.events.state(event)) ?? emptyEvent))
      for (const person of (await store.roster(record)).keys()) named.add(person);
    for (const person of named) this.registry.forget(await store.forget(person));
    await this.forgetPeople(people);
  }

  #fault(cause: unknown, event: string): void {
    this.registry.ports.journal.fault('tables on screen do not follow their event', cause, { event });
  }
}

/** Everybody an event ever knew, also who was taken off duty or entered by mistake. */
function everybodyIn(log: readonly LogEntry[]): readonly (readonly ['player' | 'official', string])[] {
  const found: (readonly ['player' | 'official', string])[] = [];
  for (const entry of log) {
    if (entry.event === 'opened') found.push(['official', entry.director.key]);
    if (entry.event === 'appointed') found.push(['official', entry.official.key]);
    if (entry.event === 'substituted') found.push(['player', entry.entry.id]);
    if (entry.event === 'entered') for (const { id } of entry.entries) found.push(['player', id]);
  }
  return found;
}

/** A warning counts in later rounds. */
const warningsBefore = ({ state, competition, round }: Place, player: string): number =>
  state.conduct.filter(
    one =>
      one.player === player &&
      one.kind === 'warning' &&
      !(one.competition === competition.id && one.round === round.number),
  ).length;
