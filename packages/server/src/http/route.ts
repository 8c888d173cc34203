import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Signed } from '../people/people.ts';
import type { SecurityEvent } from '../watch/security-log.ts';
import { type Scope, scopeOf } from './scope.ts';

/** Who may knock at all; what is behind is checked for each table, class and person in its handler. */
export type Who = 'anyone' | 'signed' | 'account' | 'operator';

export interface Asked<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Shape<P, Q, B> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly about: string;
  readonly tag: string;
  readonly params?: z.ZodType<P>;
  readonly query?: z.ZodType<Q>;
  readonly body?: z.ZodType<B>;
  readonly answer?: z.ZodType;
  /** The answer is lines of JSON, each of them this. */
  readonly lines?: z.ZodType;
  /** Other types the answer may have, and what each is. */
  readonly also?: Readonly<Record<string, string>>;
  /** Calls a minute: of one session where one is needed, else from one address, which a whole school may share. */
  readonly perMinute?: number;
  /** Fetches all there is, which may take longer than five seconds. */
  readonly long?: boolean;
  /** Most bytes of a body, where it may be long. */
  readonly bytes?: number;
  /** Goes into the security log when it was done. */
  readonly audit?: SecurityEvent;
}

export type RouteOf<P, Q, B> = Shape<P, Q, B> &
  (
    | { readonly who: 'anyone'; readonly run: (asked: Asked<P, Q, B>, signed: Signed | null) => Promise<unknown> }
    | {
        readonly who: 'signed' | 'account' | 'operator';
        readonly run: (asked: Asked<P, Q, B>, signed: Signed) => Promise<unknown>;
      }
  );

/** A route as data: what it takes, what it gives, who may use it. The API page and the tests are made from these. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly about: string;
  readonly tag: string;
  readonly who: Who;
  readonly params: z.ZodType | null;
  readonly query: z.ZodType | null;
  readonly body: z.ZodType | null;
  readonly answer: z.ZodType | null;
  readonly lines: z.ZodType | null;
  readonly also: Readonly<Record<string, string>>;
  /** What the token of a program has to be good for; null: no such token will do. */
  readonly scope: Scope | null;
  readonly perMinute: number | null;
  readonly long: boolean;
  readonly bytes: number | null;
  readonly audit: SecurityEvent | null;
  readonly run: (asked: Asked<never, never, never>, signed: Signed | null) => Promise<unknown>;
}

/** Where a route does not say how often a session may call it. */
const PER_MINUTE = 120;

export const route = <P = undefined, Q = undefined, B = undefined>(of: RouteOf<P, Q, B>): Route => ({
  method: of.method,
  url: of.url,
  about: of.about,
  tag: of.tag,
  who: of.who,
  params: of.params ?? null,
  query: of.query ?? null,
  body: of.body ?? null,
  answer: of.answer ?? null,
  lines: of.lines ?? null,
  also: of.also ?? {},
  scope: scopeOf(of),
  perMinute: of.perMinute ?? (of.who === 'anyone' ? null : PER_MINUTE),
  long: of.long ?? false,
  bytes: of.bytes ?? null,
  audit: of.audit ?? null,
  run: of.run as Route['run'],
});
