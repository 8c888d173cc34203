import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Followed, type Me, Setup, TableClient, type UntrustedAct } from '@forceout/wire';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { nameFault } from '../people/chosen-name.ts';
import { type ForceoutServer, type ServerOptions, startServer } from '../server.ts';

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'forceout-data-'));

export const until = async <T>(what: () => T | null | undefined | false, ms = 10_000): Promise<T> => {
  const end = performance.now() + ms;
  for (;;) {
    const value = what();
    if (value) return value;
    if (performance.now() > end) throw new Error(`waited ${ms} ms for ${what}`);
    await new Promise(done => setTimeout(done, 5));
  }
};

export interface Answered<T> {
  readonly status: number;
  readonly body: T;
}

/** Somebody with a token, at one server. */
export class TestPerson {
  readonly lines: TableClient[] = [];

  constructor(
    readonly base: string,
    readonly me: Me,
  ) {}

  async ask<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<Answered<T>> {
    return await ask<T>(this.base, method, path, body, this.me.token);
  }

  /** A line to the server as the page has it. */
  line(at: () => string = () => this.base): TableClient {
    let base = at();
    const line = new TableClient({
      now: () => Date.now(),
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      random: Math.random,
      ticket: async () => {
        base = at();
        const { status, body } = await ask<{ ticket: string }>(base, 'POST', '/api/ticket', {}, this.me.token);
        if (status !== 200) throw new Error(`no ticket: ${status}`);
        return body.ticket;
      },
      connect: ({ opened, message, closed }) => {
        const socket = new WebSocket(`${base.replace('http', 'ws')}/socket`);
        socket.on('open', opened).on('message', data => message({ data: String(data) }));
        socket.on('error', () => {}).on('close', closed);
        return {
          send: out => socket.readyState === WebSocket.OPEN && socket.send(out),
          close: () => socket.terminate(),
        };
      },
    });
    this.lines.push(line);
    return line;
  }

  async followed(line: TableClient, table: string): Promise<Followed> {
    line.follow(table);
    return await until(() => line.table(table));
  }
}

export async function ask<T>(
  base: string,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered<T>> {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as T };
}

/** A server of the test's own, and people who come to it. */
export class TestServer {
  readonly #people: TestPerson[] = [];
  readonly #folder: string | null;

  private constructor(
    readonly server: ForceoutServer,
    readonly base: string,
    folder: string | null,
  ) {
    this.#folder = folder;
  }

  static async start(options: Partial<ServerOptions> = {}): Promise<TestServer> {
    const folder = options.place === undefined ? newFolder() : null;
    const server = await startServer({
      place: { folder: folder ?? '' },
      logger: pino({ level: 'silent' }),
      webFolder: null,
      rateLimits: false,
      ...options,
    });
    const port = await server.listen(0, '127.0.0.1');
    return new TestServer(server, `http://127.0.0.1:${port}`, folder);
  }

  async #person(answer: Promise<Answered<Me>>): Promise<TestPerson> {
    const { status, body } = await answer;
    if (status !== 200) throw new Error(JSON.stringify(body));
    const person = new TestPerson(this.base, body);
    this.#people.push(person);
    return person;
  }

  guest(): Promise<TestPerson> {
    return this.#person(ask(this.base, 'POST', '/api/guest', { token: true }));
  }

  account(login: string): Promise<TestPerson> {
    // Nobody is called like an official, also who is one.
    const name = nameFault(login) === null ? login : `Kim ${login.slice(-3)}`;
    const body = { login, password: 'correct horse battery', name, token: true };
    return this.#person(ask(this.base, 'POST', '/api/accounts', body));
  }

  /** For the first time, or with the name and number of a card. */
  pupil(code: string, pupil?: string, pin?: string): Promise<TestPerson> {
    const card = pupil === undefined ? {} : { pupil, pin };
    return this.#person(ask(this.base, 'POST', '/api/classes/enter', { code, ...card, token: true }));
  }

  /** A table, its code, and lines of its seated players; the match has begun. */
  async match(setup: Readonly<Record<string, unknown>> = {}, guests?: readonly TestPerson[]) {
    const seats = (setup.seats as number | undefined) ?? 2;
    const people = guests ?? (await Promise.all(Array.from({ length: seats }, () => this.guest())));
    const { table, code } = await this.table(people[0]!, setup);
    const lines: TableClient[] = [];
    for (const [seat, person] of people.entries()) {
      if (seat > 0) await person.ask('POST', '/api/codes', { code });
      const line = person.line();
      await person.followed(line, table);
      if (seat > 0) await line.sit(table, seat);
      lines.push(line);
    }
    for (const line of lines) await until(() => line.table(table)?.room.stage === 'playing');
    return { table, code, people, lines };
  }

  /** Comes by a player's invitation; in office once the players have agreed. */
  async official(
    table: string,
    players: readonly TestPerson[],
    official: TestPerson,
    role: 'judge' | 'director' = 'judge',
    agree: readonly TestPerson[] = players,
  ): Promise<number> {
    const { code } = (await players[0]!.ask<{ code: string }>('POST', `/api/tables/${table}/invitations`, { role }))
      .body;
    const came = await official.ask('POST', '/api/codes', { code });
    if (came.status !== 200) throw new Error(JSON.stringify(came.body));
    const host = await this.server.context.registry.table(table);
    const id = host.hosted.officials.find(one => one.person === official.me.id)!.id;
    for (const player of agree)
      await player.ask('POST', `/api/tables/${table}/messages`, {
        t: 'consent',
        ask: 'c',
        table,
        official: id,
        agrees: true,
      });
    return id;
  }

  async table(maker: TestPerson, setup: Readonly<Record<string, unknown>> = {}) {
    const whole = Setup.parse({ edition: 'wff-2017', ...setup });
    const { status, body } = await maker.ask<{ table: string; code: string }>('POST', '/api/tables', { setup: whole });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  }

  async close(): Promise<void> {
    for (const person of this.#people) for (const line of person.lines) line.close();
    await this.server.close();
    if (this.#folder !== null) rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Rolls off until a shake is rolled and its Goal is to be set; gives back the seat of the Goal-setter. */
export async function toGoal(lines: readonly TableClient[], table: string): Promise<number> {
  const state = () => lines[0]!.table(table)!.room.state!;
  for (let i = 0; state().phase === 'roll-off' && i < 60; i++) {
    const { contenders, faces } = state().rollOff;
    const seat = contenders.find(c => faces[c] === null)!;
    await done(lines[seat]!, table, { do: 'roll' });
    await until(
      () =>
        state().phase !== 'roll-off' || state().rollOff.faces[seat] !== null || state().rollOff.contenders.length > 0,
    );
  }
  const setter = state().shake!.setter;
  await done(lines[setter]!, table, { do: 'roll' });
  for (const line of lines) await until(() => line.table(table)!.room.state!.phase === 'goal');
  return setter;
}

/** Sets a one-letter Goal; gives back the seat on turn. */
export async function toTurn(lines: readonly TableClient[], table: string): Promise<number> {
  const setter = await toGoal(lines, table);
  const { resources } = lines[0]!.table(table)!.room.state!.shake!.mat;
  const letter = resources.find(c => 'pqrs'.includes(c.face))!.face;
  await done(lines[setter]!, table, { do: 'goal', goal: letter });
  for (const line of lines) await until(() => line.table(table)!.room.state!.phase === 'turn');
  return lines[0]!.table(table)!.room.state!.shake!.onTurn!;
}

/** Acts, and fails when it is refused. */
export async function done(line: TableClient, table: string, act: UntrustedAct): Promise<number> {
  const answer = await line.act(table, act);
  if (!answer.ok) throw new Error(`${act.do}: ${answer.code} ${JSON.stringify(answer.facts)}`);
  return answer.seq;
}

/** Follows a table and then reads nothing that comes. */
export async function deafSocket(server: TestServer, person: TestPerson, table: string): Promise<WebSocket> {
  const { ticket } = (await person.ask<{ ticket: string }>('POST', '/api/ticket', {})).body;
  const socket = new WebSocket(`${server.base.replace('http', 'ws')}/socket`);
  await new Promise<void>((heard, fail) => {
    socket.on('error', fail).on('open', () => socket.send(JSON.stringify({ t: 'hello', protocol: 1, ticket })));
    socket.on('message', data => {
      const { t } = JSON.parse(String(data)) as { t: string };
      if (t === 'welcome') socket.send(JSON.stringify({ t: 'join', ask: 'j', table }));
      if (t === 'joined') heard();
    });
  });
  socket.pause();
  return socket;
}
