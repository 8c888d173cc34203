import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_MS } from '../people/people.ts';

const PLAIN = 'forceout';
/** Browsers keep this name to secure connections and to this very host. */
const SECURE = '__Host-forceout';

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

const options = (request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: isSecure(request),
});

export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  kind: keyof typeof SESSION_MS,
): void {
  // A pupil's session ends with the browser: school machines have many users.
  const maxAge = kind === 'pupil' ? {} : { maxAge: SESSION_MS[kind] / 1000 };
  reply.setCookie(isSecure(request) ? SECURE : PLAIN, token, { ...options(request), ...maxAge });
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(isSecure(request) ? SECURE : PLAIN, options(request));
}

/** The token of a request: a cookie, or for programs a bearer. */
export function tokenOf(request: FastifyRequest): string | null {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
  return bearer ?? request.cookies[SECURE] ?? request.cookies[PLAIN] ?? null;
}
