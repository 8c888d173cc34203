import { networkInterfaces } from 'node:os';
import { DataFault, type ForceoutServer, newLogger, startServer } from '@forceout/server';
import type { Params } from '@forceout/words';
import { reasonOf } from '../command/faults.ts';
import { type ExitCode, type Given, Unclear, Undone } from '../command/given.ts';
import { type TranslateVerb, type VerbKey, verbWords } from '../command/verb-words.ts';
import { placeOf } from '../place.ts';
import { serveSettings } from '../settings.ts';
import { welcome } from '../welcome.ts';

const TRIES = 20;

/** Says one thing to people, or to programs. */
type Say = (key: VerbKey, facts: Params, fields: object) => void;

const sayer =
  (json: boolean, translate: TranslateVerb): Say =>
  (key, facts, fields) =>
    void process.stdout.write(`${json ? JSON.stringify(fields) : translate(key, facts)}\n`);

async function listen(server: ForceoutServer, first: number, host: string, say: Say): Promise<number> {
  for (let port = first; ; port++) {
    try {
      return await server.listen(port, host);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port - first >= TRIES) throw cause;
      say('serve.taken', { port, next: port + 1 }, { taken: port, trying: port + 1 });
    }
  }
}

/** Whoever stops a server waits ten seconds at most; nothing that was acknowledged depends on it. */
const STOP_MS = 8000;

/** Resolves when the server is asked to stop, be it before it is ready. Asked twice, it stops where it stands. */
function askedToStop(say: Say): Promise<NodeJS.Timeout> {
  return new Promise(done => {
    let asked = false;
    const stop = () => {
      if (asked) process.exit(1);
      asked = true;
      // Not unreferenced: it also keeps the process alive while threads are waited for.
      const limit = setTimeout(() => {
        say('serve.stopped-early', {}, { stopped: true, stored: false });
        process.exit(0);
      }, STOP_MS);
      done(limit);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  });
}

async function start(
  given: Given,
  asked: ReturnType<typeof serveSettings>,
  logger: ReturnType<typeof newLogger>,
  translate: TranslateVerb,
  say: Say,
): Promise<ForceoutServer> {
  const { port, host, publicHost, proxies, rateLimits } = asked;
  const server = await startServer({
    place: placeOf(given.options.data),
    logger,
    proxies,
    ...(publicHost === null ? {} : { host: publicHost }),
    rateLimits,
  });
  try {
    const at = await listen(server, port, host, say);
    const lines = given.json
      ? [JSON.stringify({ port: at, url: `http://localhost:${at}` })]
      : welcome(host, at, networkInterfaces(), process.stdout.isTTY === true, translate);
    process.stdout.write(`${lines.join('\n')}\n`);
    return server;
  } catch (cause) {
    await server.close();
    throw cause;
  }
}

/** What the system says of an address, and what to do. */
const LISTENING = ['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND'] as const;

function startFault(
  cause: unknown,
  { port, host }: ReturnType<typeof serveSettings>,
  translate: TranslateVerb,
): string {
  if (cause instanceof DataFault) return translate(`data.${cause.key}`, cause.facts);
  const { code, path, message, syscall } = cause as NodeJS.ErrnoException;
  const listening = LISTENING.find(one => one === code);
  if (listening !== undefined && (syscall === 'listen' || syscall === 'getaddrinfo'))
    return translate(`serve.why.${listening}`, { port, last: port + TRIES, host });
  if (path !== undefined) return translate('unwritable', { file: path, why: reasonOf(cause, translate, true) });
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return translate('database-away', { error: message || code });
  return message || String(cause);
}

export async function run(given: Given): Promise<ExitCode> {
  const settings = serveSettings(given);
  const logger = newLogger(settings.logLevel);
  const translate = await verbWords(given.language);
  const say = sayer(given.json, translate);
  const asked = askedToStop(say);
  let server: ForceoutServer;
  try {
    server = await start(given, settings, logger, translate, say);
  } catch (cause) {
    if (cause instanceof Unclear) throw cause;
    // Whatever is still open must not keep a process alive that serves nobody.
    setTimeout(() => process.exit(1), 1000).unref();
    throw new Undone('serve.not-started', { error: startFault(cause, settings, translate) });
  }
  // The last resort: whatever slipped through is written down, and the tables go on.
  process.on('uncaughtException', cause => logger.error({ err: cause }, 'something slipped through'));
  process.on('unhandledRejection', cause => logger.error({ err: cause }, 'something slipped through'));
  const limit = await asked;
  await server.close();
  clearTimeout(limit);
  say('serve.stopped', {}, { stopped: true, stored: true });
  setTimeout(() => process.exit(0), 500).unref();
  return 0;
}
