import type { Facts } from '@forceout/table';
import type { z } from 'zod';
import { LIMITS } from './limits.ts';

export type Decoded<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: DecodeCode; readonly facts?: Facts };

type DecodeCode = 'bad-message' | 'not-json' | 'too-deep' | 'too-long';

const no = (code: DecodeCode, facts: Facts = {}) => ({ ok: false, code, facts }) as const;

function tooDeep(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some(inner => tooDeep(inner, left - 1));
}

/** What is wrong there, as a word to choose a sentence by and what fills it. */
function problemOf(issue: z.core.$ZodIssue | undefined, schema: z.ZodType): Facts {
  switch (issue?.code) {
    case 'invalid_type':
      return { problem: 'type', expected: issue.expected === 'record' ? 'object' : issue.expected };
    case 'invalid_union': {
      // Messages are told apart by one field; what may stand there is known.
      const kinds = issue.discriminator === undefined ? undefined : schema._zod.propValues?.[issue.discriminator];
      return kinds === undefined ? { problem: 'form' } : { problem: 'value', values: [...kinds].map(String) };
    }
    case 'unrecognized_keys':
      return { problem: 'keys', keys: issue.keys.map(key => `"${key}"`) };
    case 'invalid_value':
      return { problem: 'value', values: issue.values.map(String) };
    case 'too_small':
      return { problem: 'small', origin: issue.origin, limit: Number(issue.minimum) };
    case 'too_big':
      return { problem: 'big', origin: issue.origin, limit: Number(issue.maximum) };
    default:
      return { problem: 'form' };
  }
}

/** Where a message is wrong, without repeating what was sent. */
function where(error: z.ZodError, schema: z.ZodType): Facts {
  const issue = error.issues[0];
  const field = issue?.path.map(String).join('.') ?? '';
  return field === ''
    ? { what: 'whole', ...problemOf(issue, schema) }
    : { what: 'field', field, ...problemOf(issue, schema) };
}

export function decode<T>(schema: z.ZodType<T>, value: unknown): Decoded<T> {
  if (tooDeep(value, LIMITS.depth)) return no('too-deep', { most: LIMITS.depth });
  const read = schema.safeParse(value);
  return read.success ? { ok: true, value: read.data } : no('bad-message', where(read.error, schema));
}

/** Text to a message. Never throws. */
export function decodeText<T>(schema: z.ZodType<T>, text: string): Decoded<T> {
  if (text.length > LIMITS.frame) return no('too-long', { most: LIMITS.frame });
  try {
    return decode(schema, JSON.parse(text));
  } catch {
    return no('not-json');
  }
}
