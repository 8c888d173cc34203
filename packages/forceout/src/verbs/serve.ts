import { networkInterfaces } from 'node:os';
import { BadData, DataInUse, type ForceoutServer, NewerSchema, newLogger, startServer } from '@forceout/server';
import type { ExitCode, Given } from '../command/given.ts';
import { placeOf } from '../place.ts';
import { welcome } from '../welcome.ts';

const PORT = 8080;
const TRIES = 20;

function readOptions({ options }: Given) {
  const given = options.port ?? process.env.PORT ?? PORT;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new RangeError(`"${given}" is not a port.`);
  return { port, host: options.host ?? process.env.HOST ?? '0.0.0.0', data: options.data };
}

const say = (line: string) => process.stdout.write(`${line}\n`);

async function listen(server: ForceoutServer, first: number, host: string): Promise<number> {
  for (let port = first; ; port++) {
    try {
      return await server.listen(port, host);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port - first >= TRIES) throw cause;
      say(`Port ${port} is taken; trying ${port + 1}.`);
    }
  }
}

/** Whoever stops a server waits ten seconds at most; nothing that was acknowledged depends on it. */
const STOP_MS = 8000;

/** Resolves when the server is asked to stop, be it before it is ready. Asked twice, it stops where it stands. */
function askedToStop(): Promise<NodeJS.Timeout> {
  return new Promise(done => {
    let asked = false;
    const stop = () => {
      if (asked) process.exit(1);
      asked = true;
      // Not unreferenced: it also keeps the process alive while threads are waited for.
      const limit = setTimeout(() => {
        say('Forceout has stopped; storage did not answer, so some tables go on from their last act.');
        process.exit(0);
      }, STOP_MS);
      done(limit);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  });
}

async function start(given: Given, logger: ReturnType<typeof newLogger>): Promise<ForceoutServer> {
  const { port, host, data } = readOptions(given);
  const server = await startServer({
    place: placeOf(data),
    logger,
    proxies: Number(process.env.TRUST_PROXY) || 0,
    ...(process.env.PUBLIC_HOST ? { host: process.env.PUBLIC_HOST } : {}),
    rateLimits: process.env.RATE_LIMITS !== 'off',
  });
  try {
    const at = await listen(server, port, host);
    if (given.json) say(JSON.stringify({ port: at, url: `http://localhost:${at}` }));
    else for (const line of welcome(host, at, networkInterfaces(), process.stdout.isTTY === true)) say(line);
    return server;
  } catch (cause) {
    await server.close();
    throw cause;
  }
}

export async function run(given: Given): Promise<ExitCode> {
  const logger = newLogger(process.env.LOG_LEVEL ?? 'warn');
  const asked = askedToStop();
  let server: ForceoutServer;
  try {
    server = await start(given, logger);
  } catch (cause) {
    const ours = [BadData, DataInUse, NewerSchema, RangeError].some(kind => cause instanceof kind);
    const known = ours || 'code' in (cause as Error);
    process.stderr.write(`Forceout did not start. ${known ? (cause as Error).message : String(cause)}\n`);
    // Whatever is still open must not keep a process alive that serves nobody.
    setTimeout(() => process.exit(1), 1000).unref();
    return 1;
  }
  // The last resort: whatever slipped through is written down, and the tables go on.
  process.on('uncaughtException', cause => logger.error({ err: cause }, 'something slipped through'));
  process.on('unhandledRejection', cause => logger.error({ err: cause }, 'something slipped through'));
  const limit = await asked;
  await server.close();
  clearTimeout(limit);
  say('Forceout has stopped.');
  setTimeout(() => process.exit(0), 500).unref();
  return 0;
}
