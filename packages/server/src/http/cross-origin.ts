import type { FastifyRequest } from 'fastify';

/** What a browser asks before a page of another origin reads with a token. */
export const PREFLIGHT = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET',
  'access-control-allow-headers': 'authorization, accept-language',
  'access-control-max-age': '86400',
} as const;

const isBearerRead = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && url.startsWith('/api/') && (headers.authorization?.startsWith('Bearer ') ?? false);

/** Headers that let another origin read this answer. With `*` a browser sends no cookie, so nobody acts as the reader. */
export const crossOrigin = (request: FastifyRequest): Readonly<Record<string, string>> =>
  isBearerRead(request) || request.url === '/api/json' ? { 'access-control-allow-origin': '*' } : {};
