import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Settings } from '@forceout/host';
import { allGames, MessageRouter, TableRegistry } from '@forceout/host';
import { LIMITS } from '@forceout/wire';
import type { Logger } from 'pino';
import { buildApp, builtPage } from './http/app.ts';
import { classRoutes } from './http/class-routes.ts';
import { classWorkRoutes } from './http/class-work-routes.ts';
import type { Context } from './http/context.ts';
import { eventRoutes } from './http/event-routes.ts';
import { healthRoutes } from './http/health-routes.ts';
import { historyRoutes } from './http/history-routes.ts';
import { Limiter } from './http/limiter.ts';
import { pairingRoutes } from './http/pairing-routes.ts';
import { peopleRoutes } from './http/people-routes.ts';
import { reachRoutes } from './http/reach-routes.ts';
import { recordRoutes } from './http/record-routes.ts';
import type { Route } from './http/route.ts';
import { safetyRoutes } from './http/safety-routes.ts';
import { signInRoutes } from './http/sign-in-routes.ts';
import { signOutEverywhere } from './http/sign-out.ts';
import { tableRoutes } from './http/table-routes.ts';
import { tokenRoutes } from './http/token-routes.ts';
import { household } from './people/address.ts';
import { Admissions } from './people/admissions.ts';
import { Attempts } from './people/attempts.ts';
import { BlockedNames } from './people/blocked-names.ts';
import { looksLike } from './people/chosen-name.ts';
import { ClassLogs } from './people/class-log.ts';
import { Classes } from './people/classes.ts';
import { ExpectedCrowd } from './people/crowd.ts';
import { Pairing } from './people/pairing.ts';
import { Passkeys } from './people/passkeys.ts';
import { People } from './people/people.ts';
import { newCode, newId, newSeed, newToken, sha256 } from './people/secrets.ts';
import { Settlement } from './people/settlement.ts';
import { Tokens } from './people/tokens.ts';
import { AddressCredits } from './socket/address-credits.ts';
import { Connection, type SocketLimits } from './socket/connection.ts';
import { SessionRegistry } from './socket/session-registry.ts';
import { SocketServer, type SocketServerLimits, socketServerLimits } from './socket/socket-server.ts';
import { archiveFinished } from './store/archive-finished.ts';
import type { Engine } from './store/engine.ts';
import { historyStore } from './store/history.ts';
import { openEngine, type Place } from './store/open.ts';
import { forgetOld } from './store/retention.ts';
import { safetyStore } from './store/safety.ts';
import { streamStore } from './store/streams.ts';
import { tableStore } from './store/tables.ts';
import { watched } from './store/watched.ts';
import { SystemClock } from './system-clock.ts';
import { Events } from './tournament/events.ts';
import { JudgeTests } from './tournament/judge-test.ts';
import { ScreenTables } from './tournament/screen-tables.ts';
import { WorkerPool } from './verdict/pool.ts';
import { FaultLog, journalOf, newLogger } from './watch/journal.ts';
import { Metrics } from './watch/metrics.ts';
import { StoreProbe } from './watch/probe.ts';
import { SecurityLog, securityLogger } from './watch/security-log.ts';

const FORGET_MS = 3_600_000;
const FORGET_FIRST_MS = 2000;
/** How soon another node takes over what a node that died left undone in an event. */
const EVENTS_MS = 2000;
const ARCHIVE_MS = 600_000;
const SESSIONS_MS = 30_000;
const FAULTS_MS = 30_000;
/** How often it is looked how late the event loop is: each look wakes a server that has nothing else to do. */
const LOOK_MS = 100;
/** People behind one address where one machine plays them all. */
const LOAD_TEST = 100_000;

export interface ServerOptions {
  readonly place: Place;
  readonly logger?: Logger;
  /** The host, with its port, by which people know this server: pages of another may not act here. */
  readonly host?: string;
  /** So many proxies of our own stand before this node, and each adds the address it was called from. */
  readonly proxies?: number;
  readonly webFolder?: string | null;
  readonly settings?: Partial<Settings>;
  readonly socketLimits?: SocketLimits;
  readonly doorLimits?: () => SocketServerLimits;
  /** Off only where one machine plays many people, as in a load test. */
  readonly rateLimits?: boolean;
}

/** A whole node: tables, people, HTTP and sockets on one store. */
export interface ForceoutServer {
  readonly context: Context;
  readonly engine: Engine;
  readonly routes: readonly Route[];
  /** Resolves with the port. */
  listen(port: number, host: string): Promise<number>;
  /** Lets what is under way finish, stops the time of the tables, says goodbye. */
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<ForceoutServer> {
  const engine = await openEngine(options.place);
  const parts: Parts = { engine, clock: new SystemClock(), pool: new WorkerPool(), registry: null };
  try {
    return await assemble(options, parts);
  } catch (cause) {
    // Threads and connections would keep the process alive, and the data locked, with nobody to serve it.
    parts.registry?.stop();
    parts.clock.stop();
    await Promise.allSettled([parts.pool.close(), engine.close()]);
    throw cause;
  }
}

/** What is open, and has to be closed whatever comes. */
interface Parts {
  readonly engine: Engine;
  readonly clock: SystemClock;
  readonly pool: WorkerPool;
  registry: TableRegistry | null;
}

async function assemble(options: ServerOptions, parts: Parts): Promise<ForceoutServer> {
  const { clock, pool } = parts;
  const logger = options.logger ?? newLogger('warn');
  const faults = new FaultLog(logger);
  const journal = journalOf(logger, faults);
  const engine = watched(parts.engine, cause => journal.fault('storage failed', cause));
  const metrics = new Metrics();
  await clock.follow(engine);
  const now = () => clock.now();

  const security = new SecurityLog(securityLogger(logger), now);
  const node = newToken().slice(0, 12);
  const people = new People(engine, now);
  const classes = new Classes(engine, people, now);
  const classLogs = new ClassLogs(streamStore(engine), now);
  const admissions = new Admissions(engine, classes, now);
  // Two matches of one player at once are settled one after the other; that the second was tried too soon is no failure.
  const settlement = new Settlement(historyStore(parts.engine), journal);
  const connections = new SessionRegistry(session => engine.notify(`${node} s ${session}`));
  let screens: ScreenTables | null = null;
  const registry = new TableRegistry(
    {
      node,
      store: tableStore(engine),
      clock,
      chance: { seed: newSeed, tableId: () => newId('t'), code: newCode, sha256 },
      verdicts: pool,
      bots: pool,
      journal,
      game: await allGames(),
      looksLike,
    },
    options.settings,
    {
      admit: (table, person) => admissions.admit(table, person),
      onEntry: (table, { own, body, entry }) => {
        if (!own) return;
        screens?.heard(table);
        metrics.count('forceout_entries_total', { kind: body.kind });
        if (body.kind === 'play' && table.hosted.room.stage === 'over')
          settlement
            .settle(table.id, table.hosted, entry.wall)
            .catch(cause => journal.fault('a match was not written down', cause, { table: table.id }));
        if (body.kind === 'official' || body.kind === 'official-left')
          security.note(body.kind === 'official' ? 'appointed' : 'left-office', {
            person: entry.person,
            table: table.id,
            role: body.role,
          });
        if (body.kind === 'official-agreed' || body.kind === 'official-removed')
          security.note(body.kind === 'official-removed' ? 'removed-official' : body.agrees ? 'agreed' : 'disagreed', {
            person: entry.person,
            table: table.id,
            official: body.official,
          });
      },
      onNotify: subject => {
        const [, what, session] = subject.split(' ');
        if (what === 's' && session !== undefined) connections.closeSession(session);
      },
    },
  );
  parts.registry = registry;
  const history = historyStore(engine);
  const router = new MessageRouter(registry, admissions);
  const events = new Events(streamStore(engine), node, now, (event, entry) => {
    if (entry.event === 'appointed')
      security.note('appointed', { person: entry.by, event, official: entry.official.key });
    if (entry.event === 'dismissed')
      security.note('removed-official', { person: entry.by, event, official: entry.key });
    if (entry.event === 'forgotten') security.note('deleted', { person: entry.by, event });
  });
  const crowd = new ExpectedCrowd(now);
  screens = new ScreenTables(
    events,
    registry,
    person => signOutEverywhere({ people, connections }, person),
    async persons => {
      for (const person of persons) {
        await signOutEverywhere({ people, connections }, person);
        await people.store.forget(person);
      }
      await people.store.scrub();
    },
    (event, seats) => (seats > 0 ? crowd.eventRuns(event, seats) : crowd.eventEnded(event)),
  );
  const context: Context = {
    people,
    passkeys: new Passkeys(people.store, now),
    names: new BlockedNames(safetyStore(engine), now),
    history,
    settlement,
    pairing: new Pairing(registry, admissions, history, now),
    classes,
    classLogs,
    admissions,
    registry,
    router,
    pool,
    connections,
    attempts: new Attempts(now),
    crowd,
  };

  let draining = false;
  const routes = [
    ...peopleRoutes(context),
    ...signInRoutes(context),
    ...historyRoutes(context),
    ...pairingRoutes(context),
    ...safetyRoutes(context),
    ...classRoutes(context),
    ...classWorkRoutes(context),
    ...tableRoutes(context),
    ...recordRoutes(context),
    ...tokenRoutes(new Tokens(engine, now), connections),
    ...eventRoutes(context, events, screens, streamStore(engine), new JudgeTests(events, parts.pool, now), now),
    ...healthRoutes(new StoreProbe(engine, node), metrics, () => draining),
    ...reachRoutes(),
  ];
  const app = await buildApp({
    pool,
    routes,
    people,
    journal,
    security,
    proxies: options.proxies ?? 0,
    webFolder: options.webFolder === undefined ? builtPage() : options.webFolder,
    limiter: options.rateLimits === false ? null : new Limiter(),
    crowd,
    host: options.host ?? null,
    count: (name, label) => metrics.count(name, label),
  });

  const address = addressOf(options.proxies ?? 0);
  const socketLimits = options.socketLimits ?? LIMITS.messages;
  const ofAddress = options.rateLimits === false ? null : new AddressCredits(socketLimits, () => crowd.people, now);
  const door = new SocketServer(
    app.server,
    options.doorLimits ?? (() => socketServerLimits(options.rateLimits === false ? LOAD_TEST : crowd.people)),
    request => household(address(request)),
    options.host ?? null,
    (socket, stream, from) => {
      metrics.count('forceout_sockets_total');
      new Connection(socket, stream, {
        router,
        now,
        useTicket: ticket => people.useTicket(ticket),
        limits: socketLimits,
        addressMay: () => ofAddress?.take(from) ?? true,
        signedIn: connection => connections.add(connection),
        closed: connection => connections.remove(connection),
        fault: cause => journal.fault('a connection failed', cause),
      });
    },
  );

  const timers = [
    // All there is may take longer than anybody waits.
    every(FORGET_MS, () => forgetOld(parts.engine, now())),
    every(ARCHIVE_MS, () => archiveFinished(parts.engine, now())),
    every(EVENTS_MS, () => events.upkeep()),
    every(FORGET_MS, () => settleLeft()),
    every(FAULTS_MS, async () => faults.flush()),
    every(SESSIONS_MS, () => closeEnded(connections, people)),
  ];
  /** What a server that ends leaves undone is done by the next one. */
  function upkeepFailed(cause: unknown): void {
    if (!draining) journal.fault('upkeep failed', cause);
  }
  function every(ms: number, run: () => Promise<unknown>): NodeJS.Timeout {
    return setInterval(() => void run().catch(upkeepFailed), ms).unref();
  }

  describe(metrics, { registry, connections, pool });
  // A machine that runs for a lesson at a time forgets as well.
  const forgetFirst = setTimeout(
    () => void forgetOld(parts.engine, now()).catch(upkeepFailed),
    FORGET_FIRST_MS,
  ).unref();
  async function settleLeft(): Promise<void> {
    await settlement.catchUp(async id => (await registry.table(id)).hosted, now());
  }
  const takeUp = () => registry.start();
  await (engine.whileStarting?.(takeUp) ?? takeUp());
  void settleLeft().catch(upkeepFailed);

  return {
    context,
    engine,
    routes,
    async listen(port, host) {
      await app.listen({ port, host });
      return (app.server.address() as AddressInfo).port;
    },
    async close() {
      draining = true;
      clearTimeout(forgetFirst);
      for (const timer of timers) clearInterval(timer);
      await registry.leave();
      connections.closeAll('restart');
      door.close();
      await app.close();
      await pool.close();
      clock.stop();
      await engine.close();
      faults.flush(true);
    },
  };
}

/** Behind proxies the caller's address is what they say, and what stands before that anybody may have written. */
const addressOf =
  (proxies: number) =>
  ({ headers, socket }: IncomingMessage): string => {
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    const seen = proxies === 0 ? undefined : (forwarded.at(-proxies) ?? forwarded[0]);
    return seen?.trim() || (socket.remoteAddress ?? '');
  };

/** A sign-out elsewhere is told by a hint, which may be lost; and sessions run out. */
async function closeEnded(connections: SessionRegistry, people: People): Promise<void> {
  for (const session of connections.sessions)
    if (!(await people.stillSigned(session))) connections.closeSession(session);
}

function describe(
  metrics: Metrics,
  { registry, connections, pool }: Pick<Context, 'registry' | 'connections' | 'pool'>,
): void {
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  delay.enable();
  metrics.describe('forceout_entries_total', 'Entries this node appended, by kind.');
  metrics.describe('forceout_sockets_total', 'Sockets opened.');
  metrics.describe('forceout_requests_total', 'HTTP requests, by status.');
  metrics.gauge('forceout_tables_open', 'Tables in memory.', () => registry.size);
  metrics.gauge('forceout_lines_open', 'Connections that are signed in.', () => connections.size);
  metrics.gauge('forceout_verdicts_waiting', 'Questions of referees that wait for a worker.', () => pool.waiting.table);
  metrics.gauge('forceout_public_waiting', 'Public questions that wait for a worker.', () => pool.waiting.public);
  metrics.gauge('forceout_loop_delay_p99_ms', 'Event loop delay.', () => {
    const p99 = delay.percentile(99) / 1e6 - LOOK_MS;
    delay.reset();
    return Math.max(0, p99);
  });
  metrics.gauge('forceout_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
}
