import type { State } from '@forceout/table';
import { z } from 'zod';
import { CODE_ALPHABET } from './limits.ts';

export const Seat = z.int().min(0).max(2);

export const TableId = z
  .string()
  .regex(/^t[a-z0-9]{15}$/)
  .describe('names a table');

const code = new RegExp(`^[${CODE_ALPHABET}]{6}([${CODE_ALPHABET}]{2})?$`);

/** People may write a code with capitals, spaces and dashes. */
export const Code = z
  .string()
  .max(24)
  .transform(text => text.toLowerCase().replace(/[\s-]/g, ''))
  .pipe(z.string().regex(code))
  .describe('letters and digits: six lead to a table, eight to a class');

export const Key = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .describe('made by the client, new for each act; sending the same key again never acts twice');

/** Echoed in the answer, so that a client knows which question it answers. */
export const Ask = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .describe('names the question; the answer carries it');

/** What people call themselves or a class: something to read in one line, nothing unseen that turns or hides the rest. */
export const Name = z
  .string()
  .trim()
  .max(40)
  .regex(/^(?=.*[\p{L}\p{N}\p{S}])[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+$/u);

/** Text that is looked up: PostgreSQL knows no NUL. */
export const sought = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u);

export const Seq = z.int().min(0).describe('place in the log of the table');

export const Wall = z.number().describe('server time in milliseconds since 1970');

export const Json = z.json();

/** What viewers are given of the referee's state: already masked by the server. */
export const ShownState = z
  .custom<State>(value => typeof value === 'object' && value !== null)
  .meta({ $ref: '#/components/schemas/State' })
  .describe('the state of the table as `@forceout/table` defines it, masked for the viewer');
