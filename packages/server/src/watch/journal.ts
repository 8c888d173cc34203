import type { Journal } from '@forceout/host';
import { type Logger, pino } from 'pino';

/** Structured lines to the error output. Tokens, passwords, tickets and cookies are struck out wherever they appear. */
export const newLogger = (level: string): Logger =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: [
          'password',
          'token',
          'ticket',
          'cookie',
          'authorization',
          '*.password',
          '*.token',
          '*.ticket',
          '*.cookie',
        ],
        censor: '-',
      },
    },
    pino.destination({ fd: 2, sync: true }),
  );

/** The same fault again within this time is counted, not written. */
const AGAIN_MS = 60_000;
const KINDS = 1000;

/** Names of things and figures differ from one fault to the next of the same kind. */
const kindOf = (what: string, cause: unknown): string =>
  `${what}: ${String((cause as Error)?.message ?? cause).replace(/[\w-]*\d[\w.-]*/g, '#')}`;

interface Counted {
  times: number;
  since: number;
  last: unknown;
}

/** A fault is written once when it comes, and then, while it comes again and again, once a minute with how often. */
export class FaultLog {
  readonly #seen = new Map<string, Counted>();

  constructor(
    readonly logger: Logger,
    readonly now: () => number = () => performance.now(),
  ) {}

  write(what: string, cause: unknown, facts: Readonly<Record<string, unknown>> = {}): void {
    const kind = kindOf(what, cause);
    const now = this.now();
    const seen = this.#seen.get(kind);
    if (seen !== undefined && now - seen.since < AGAIN_MS) {
      seen.times++;
      seen.last = cause;
      return;
    }
    if (seen !== undefined) this.#again(what, seen);
    if (seen === undefined || seen.times === 0) this.logger.error({ ...facts, err: cause }, what);
    if (this.#seen.size >= KINDS) this.#seen.clear();
    this.#seen.set(kind, { times: 0, since: now, last: cause });
  }

  /** What was counted and not yet written: asked for now and then, and at the end. */
  flush(everything = false): void {
    const now = this.now();
    for (const [kind, seen] of this.#seen)
      if (everything || now - seen.since >= AGAIN_MS) {
        this.#again(kind.replace(/:.*/s, ''), seen);
        this.#seen.delete(kind);
      }
  }

  #again(what: string, { times, last }: Counted): void {
    if (times > 0) this.logger.error({ times, err: last }, `${what}, again`);
  }
}

export const journalOf = (logger: Logger, faults = new FaultLog(logger)): Journal => ({
  note: (what, facts) => logger.info({ ...facts }, what),
  fault: (what, cause, facts) => faults.write(what, cause, facts),
});
