import { PlayerActs, TableMessage } from '@forceout/wire';
import { pino } from 'pino';
import { SeededRandom } from '../sim/random.ts';
import { ask, type TestPerson, TestServer, until } from './harness.ts';
import { RawLine } from './raw-line.ts';

const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  2 ** 53,
  -(2 ** 31),
  1e308,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'a'.repeat(500),
  '\u202Ereversed',
  '𝕁udge',
  '../../etc/passwd',
  "'; DROP TABLE log; --",
  '{names}',
  '__proto__',
  'constructor',
  [],
  [[[[[[[[]]]]]]]],
  {},
  { toString: 1 },
  JSON.parse('{"__proto__":{"admin":true}}'),
];

/** Messages near to those that mean something: a valid one with some of it changed, left out, doubled or replaced. */
export class Fuzzer {
  readonly #random: SeededRandom;

  constructor(
    seed: number,
    readonly table: string,
  ) {
    this.#random = new SeededRandom(seed);
  }

  #pick = <T>(from: readonly T[]): T => this.#random.pick(from)!;

  #odd(): unknown {
    return this.#pick(ODD);
  }

  /** Some value for a field, often of the right kind. */
  #value(name: string): unknown {
    if (this.#random.chance(0.25)) return this.#odd();
    switch (name) {
      case 'seat':
      case 'target':
      case 'writer':
        return this.#random.below(4);
      case 'official':
      case 'expect':
      case 'from':
      case 'shake':
        return this.#random.below(50);
      case 'agrees':
      case 'both':
      case 'present':
        return this.#random.chance(0.5);
      case 'key':
        return `f${this.#random.below(1e9)}`;
      case 'cube':
        return this.#pick(['p', 'q', 'C', 'red 3', 'c1', 'nothing']);
      case 'to':
        return this.#pick(['required', 'permitted', 'forbidden', 'goal']);
      case 'say':
        return this.#pick(['now', 'impossible', 'never']);
      case 'bot':
        return { level: this.#pick(['easy', 'expert', 'none']), style: this.#odd() };
      case 'phrase':
        return this.#pick(['hello', 'thinking', 'no such phrase']);
      case 'act':
        return this.#act();
      default:
        return this.#odd();
    }
  }

  #fields(shape: object, fixed: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const made: Record<string, unknown> = { ...fixed };
    for (const name of Object.keys(shape))
      if (!(name in fixed) && this.#random.chance(0.8)) made[name] = this.#value(name);
    if (this.#random.chance(0.05)) made[this.#pick(['extra', '__proto__', 'seat', 'toJSON'])] = this.#odd();
    return made;
  }

  #act(): unknown {
    const { shape } = this.#pick(PlayerActs.options as readonly { readonly shape: { readonly do: unknown } }[]);
    const word = (shape.do as { readonly value?: string }).value ?? 'roll';
    return this.#fields(shape, { do: this.#random.chance(0.9) ? word : this.#odd() });
  }

  message(): Record<string, unknown> {
    const { shape } = this.#pick(
      TableMessage.options as unknown as readonly { readonly shape: { readonly t: { readonly value: string } } }[],
    );
    const t = shape.t.value;
    return this.#fields(shape, { t: this.#random.chance(0.95) ? t : this.#odd(), table: this.table });
  }

  /** Text that need not be a message at all. */
  text(): string {
    const whole = JSON.stringify(this.message());
    if (this.#random.chance(0.6)) return whole;
    const cut = this.#random.below(whole.length);
    return this.#pick([
      whole.slice(0, cut),
      whole.slice(0, cut) + JSON.stringify(this.#odd()) + whole.slice(cut),
      `[${whole}]`,
      `${'['.repeat(200)}${']'.repeat(200)}`,
      whole.replaceAll('"', "'"),
      '\u0000',
      '',
    ]);
  }
}

export interface FuzzReport {
  readonly sent: number;
  readonly answered: number;
  readonly refused: number;
  readonly longestMs: number;
  /** Answers of 500 and more, and faults in the server's log. */
  readonly wrong: readonly string[];
}

/** Sends what nobody should send to a live server, as a player over socket and HTTP, and sees that it lives and answers. */
export async function fuzz(seed: number, count: number): Promise<FuzzReport> {
  const wrong: string[] = [];
  const write = (line: string) =>
    void ((JSON.parse(line) as { level: number }).level >= 50 && wrong.push(line.slice(0, 600)));
  const logger = pino({ level: 'error', base: null }, { write });
  const server = await TestServer.start({
    logger,
    settings: { startCountdown: 0 },
    socketLimits: { burst: 1e9, perSecond: 1e9 },
  });
  try {
    const { table, people } = await server.match({ judge: true });
    const fuzzer = new Fuzzer(seed, table);
    const report = { sent: 0, answered: 0, refused: 0, longestMs: 0 };
    let line = await RawLine.open(people[0]!, table);
    for (let n = 0; n < count; n++) {
      report.sent++;
      const since = performance.now();
      if (n % 3 === 0) {
        const status = await post(server.base, people[1]!, table, fuzzer.text());
        report.answered++;
        if (status >= 400) report.refused++;
        if (status >= 500) wrong.push(`HTTP ${status}`);
      } else if (n % 3 === 1) {
        const { ask: _, ...message } = fuzzer.message();
        // A message that names its question is answered, whatever else it says.
        const answer = await Promise.race([line.ask({ ...message, table }), pause(5000)]);
        if (answer === undefined) wrong.push(`no answer to ${JSON.stringify(message).slice(0, 300)}`);
        else report.answered++;
        if (answer?.t === 'refused') report.refused++;
      } else {
        // What cannot be read may end the connection, and nothing else.
        line.socket.send(fuzzer.text());
        report.answered++;
      }
      report.longestMs = Math.max(report.longestMs, performance.now() - since);
      if (line.socket.readyState !== line.socket.OPEN) line = await RawLine.open(people[0]!, table);
    }
    line.close();
    const health = await ask<{ ok?: boolean }>(server.base, 'GET', '/health');
    if (health.status !== 200) wrong.push(`/health ${health.status}`);
    // The table is still a table: somebody who comes sees it.
    const eye = people[1]!.line();
    eye.follow(table);
    await until(() => eye.table(table)).catch(() => wrong.push('the table can no longer be followed'));
    return { ...report, longestMs: Math.round(report.longestMs), wrong };
  } finally {
    await server.close();
  }
}

const pause = (ms: number) => new Promise<undefined>(done => setTimeout(() => done(undefined), ms));

async function post(base: string, person: TestPerson, table: string, body: string): Promise<number> {
  const answer = await fetch(`${base}/api/tables/${table}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.me.token}` },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}
