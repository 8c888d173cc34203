import { networkInterfaces } from 'node:os';
import { DataFault, type ForceoutServer, newLogger, startServer } from '@forceout/server';
import type { Params } from '@forceout/words';
import { type ExitCode, type Given, Unclear, Undone } from '../command/given.ts';
import { type TranslateVerb, type VerbKey, verbWords } from '../command/verb-words.ts';
import { placeOf } from '../place.ts';
import { welcome } from '../welcome.ts';

const PORT = 8080;
const TRIES = 20;

function readOptions({ options }: Given) {
  const given = options.port ?? process.env.PORT ?? PORT;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Unclear('serve.port', { text: String(given) });
  return { port, host: options.host ?? process.env.HOST ?? '0.0.0.0', place: placeOf(options.data) };
}

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
  asked: ReturnType<typeof readOptions>,
  logger: ReturnType<typeof newLogger>,
  translate: TranslateVerb,
  say: Say,
): Promise<ForceoutServer> {
  const { port, host, place } = asked;
  const server = await startServer({
    place,
    logger,
    proxies: Number(process.env.TRUST_PROXY) || 0,
    ...(process.env.PUBLIC_HOST ? { host: process.env.PUBLIC_HOST } : {}),
    rateLimits: process.env.RATE_LIMITS !== 'off',
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

const startFault = (cause: unknown, translate: TranslateVerb): string =>
  cause instanceof DataFault
    ? translate(`data.${cause.key}`, cause.facts)
    : 'code' in (cause as Error)
      ? (cause as Error).message
      : String(cause);

export async function run(given: Given): Promise<ExitCode> {
  const logger = newLogger(process.env.LOG_LEVEL ?? 'warn');
  const options = readOptions(given);
  const translate = await verbWords(given.language);
  const say = sayer(given.json, translate);
  const asked = askedToStop(say);
  let server: ForceoutServer;
  try {
    server = await start(given, options, logger, translate, say);
  } catch (cause) {
    // Whatever is still open must not keep a process alive that serves nobody.
    setTimeout(() => process.exit(1), 1000).unref();
    throw new Undone('serve.not-started', { error: startFault(cause, translate) });
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
