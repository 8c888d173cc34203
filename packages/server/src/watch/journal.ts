import { type Logger, pino } from 'pino';
import type { Journal } from '../host/ports.ts';

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

export const journalOf = (logger: Logger): Journal => ({
  note: (what, facts) => logger.info({ ...facts }, what),
  fault: (what, cause, facts) => logger.error({ ...facts, err: cause }, what),
});
