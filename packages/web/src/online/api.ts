import type { Division, EditionId } from '@forceout/rulebook';
import type { TableConfig } from '@forceout/table';
import type { MyTableCard, TableCard } from '@forceout/wire';
import { shownLanguage } from '../i18n/index.ts';
import { type Me, setMe } from '../me/session.ts';
import { noteBeenOnline } from './been-online.ts';

/** The server's HTTP routes, as far as the page needs them. Failures come back as words, never as exceptions. */
export type Fetched<A> =
  | { readonly ok: true; readonly answer: A }
  | { readonly ok: false; readonly code: string; readonly message: string };

export type { Me } from '../me/session.ts';

interface TableAnswer {
  readonly table: string;
  readonly code: string | null;
}

export async function call<A>(method: string, path: string, body?: object): Promise<Fetched<A>> {
  try {
    const response = await fetch(`./api/${path}`, {
      method,
      credentials: 'same-origin',
      headers: {
        'accept-language': shownLanguage(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const type = response.headers.get('content-type') ?? '';
    const answer = type.includes('json') ? ((await response.json()) as unknown) : null;
    if (response.ok && answer !== null) return { ok: true, answer: answer as A };
    const fault = (answer ?? {}) as { code?: string; message?: string };
    return { ok: false, code: fault.code ?? String(response.status), message: fault.message ?? response.statusText };
  } catch {
    return { ok: false, code: 'offline', message: '' };
  }
}

/** Whoever the cookie says, or a new guest. */
export async function signIn(): Promise<Fetched<Me>> {
  const me = await call<Me>('POST', 'guest', {});
  if (me.ok) {
    noteBeenOnline();
    setMe(me.answer);
  }
  return me;
}

/** Tables this person came to that are not over, newest first. */
export const myTables = (): Promise<Fetched<readonly MyTableCard[]>> =>
  call('GET', 'me/tables?unfinished=true&limit=10');

export const ticket = (): Promise<Fetched<{ readonly ticket: string }>> => call('POST', 'ticket', {});

export interface OnlineSetup {
  readonly edition: EditionId;
  readonly division: Division;
  readonly seats: 2 | 3;
  readonly adventurous: boolean;
  readonly restrictions: boolean;
  readonly enforcement: TableConfig['enforcement'];
  readonly judging: TableConfig['judging'];
  readonly judge: boolean;
  readonly guestJudges: boolean;
}

export async function makeTable(setup: OnlineSetup): Promise<Fetched<TableAnswer>> {
  const me = await signIn();
  return me.ok ? call('POST', 'tables', { setup, sit: true }) : me;
}

/** Comes in with a code: of a table, or of an invitation as judge. */
export async function enterCode(code: string): Promise<Fetched<{ readonly table: string }>> {
  const me = await signIn();
  return me.ok ? call('POST', 'codes', { code }) : me;
}

export const inviteJudge = (table: string): Promise<Fetched<{ readonly code: string }>> =>
  call('POST', `tables/${encodeURIComponent(table)}/invitations`, { role: 'judge' });

/** The code others come with; known to those who came to the table. */
export async function tableCode(table: string): Promise<string | null> {
  const card = await call<TableCard>('GET', `tables/${encodeURIComponent(table)}`);
  return card.ok ? (card.answer.code?.toUpperCase() ?? null) : null;
}
