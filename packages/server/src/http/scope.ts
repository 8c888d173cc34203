import type { Route } from './route.ts';

/** What the token of a program may be good for; a session of a person is good for everything. */
export const SCOPES = ['read', 'play', 'judge', 'class'] as const;
export type Scope = (typeof SCOPES)[number];

/** Tags whose routes a token may use, and with which scope: for reading, and for all else. */
const OF_TAG: Readonly<Record<string, readonly [read: Scope, other: Scope]>> = {
  tables: ['read', 'play'],
  judge: ['judge', 'judge'],
  classes: ['class', 'class'],
};

/** Reading about oneself needs no more than reading; how one signs in is no business of a program's. */
const READABLE = ['/api/me'];

/** The scope a token has to have; null: no token will do. */
export function scopeOf({ method, url, tag }: Pick<Route, 'method' | 'url' | 'tag'>): Scope | null {
  const [read, other] = OF_TAG[tag] ?? [null, null];
  if (method === 'GET') return READABLE.includes(url) ? 'read' : read;
  return url === '/api/ticket' ? 'play' : other;
}
