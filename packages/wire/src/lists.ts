import { DIVISIONS, EDITIONS, GAMES } from '@forceout/rulebook';
import { z } from 'zod';

/** Where a page of a list goes on: time and name of its last row, `1700000000000.t0123456789abcde`. */
export const After = z
  .string()
  .regex(/^\d{1,16}\.[^\p{Cc}]{1,100}$/u)
  .transform(text => {
    const dot = text.indexOf('.');
    return { at: Number(text.slice(0, dot)), id: text.slice(dot + 1) };
  })
  .describe('the last row of the page before: its time, a dot, its name');

/** Rows of one page. */
export const Limit = z.coerce.number().pipe(z.int().min(1).max(100)).default(50);

export const ListedQuery = z.strictObject({
  stage: z.enum(['gathering', 'playing']).default('gathering').describe('waiting for players, or to be watched'),
  game: z.enum(GAMES).optional(),
  edition: z.enum(EDITIONS).optional(),
  division: z.enum(DIVISIONS).optional(),
  after: After.optional(),
  limit: Limit,
});

export const MyTablesQuery = z.strictObject({
  unfinished: z.enum(['true', 'false']).default('false'),
  after: After.optional(),
  limit: Limit,
});
