import type { Division, EditionId } from '@forceout/rulebook';
import { shownLanguage } from '../i18n/index.ts';

/** The server's HTTP routes, as far as the page needs them. Failures come back as words, never as exceptions. */
export type Fetched<A> =
  | { readonly ok: true; readonly answer: A }
  | { readonly ok: false; readonly code: string; readonly message: string };

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'pupil';
}

interface TableAnswer {
  readonly table: string;
  readonly code: string | null;
}

async function call<A>(method: string, path: string, body?: object): Promise<Fetched<A>> {
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
export const signIn = (): Promise<Fetched<Me>> => call('POST', 'guest', {});

export const ticket = (): Promise<Fetched<{ readonly ticket: string }>> => call('POST', 'ticket', {});

export interface OnlineSetup {
  readonly edition: EditionId;
  readonly division: Division;
  readonly seats: 2 | 3;
  readonly adventurous: boolean;
  readonly restrictions: boolean;
  readonly enforcement: 'faithful' | 'prevent';
  readonly judging: 'players' | 'auto';
  readonly judge: boolean;
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

interface TableCard {
  readonly code: string | null;
}

/** The code others come with; known to those who came to the table. */
export async function tableCode(table: string): Promise<string | null> {
  const card = await call<TableCard>('GET', `tables/${encodeURIComponent(table)}`);
  return card.ok ? card.answer.code : null;
}
