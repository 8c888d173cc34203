import { type Logger, pino } from 'pino';
import type { Journal } from '../host/ports.ts';

/** Where an address is written down it has lost its end: enough to see an attack, too little to find a person. */
export const shortAddress = (address: string): string =>
  address.includes(':') ? `${address.split(':').slice(0, 3).join(':')}::` : address.replace(/\.\d+$/, '.0');

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
