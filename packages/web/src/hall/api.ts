import type { AskedSituation, ExamResult } from '@forceout/players';
import type { EventView, ListName, Refusal } from '@forceout/tournament';
import type { Change } from '@forceout/wire';
import { shownLanguage } from '../i18n/index.ts';
import { type Fetched, signIn } from '../online/api.ts';

/** What came of an act. */
export type ActReply =
  | { readonly ok: true; readonly seq: number; readonly token?: string }
  | { readonly ok: false; readonly refusal: Refusal | null; readonly message: string };

const place = (id: string): string => `./api/events/${encodeURIComponent(id)}`;

/** The link goes in a header, so that it stands in no address. */
const withLink = (link: string): Record<string, string> => (link === '' ? {} : { 'x-event-link': link });

export type Looked =
  | { readonly kind: 'view'; readonly view: EventView; readonly tag: string; readonly now: number }
  | { readonly kind: 'same'; readonly now: number }
  | { readonly kind: 'shut' }
  | { readonly kind: 'offline' };

/** What the bearer of a link sees; nothing is sent again that is here already. */
export async function look(id: string, link: string, tag: string | null): Promise<Looked> {
  try {
    const response = await fetch(place(id), {
      headers: { ...withLink(link), ...(tag === null ? {} : { 'if-none-match': tag }) },
      cache: 'no-store',
    });
    const now = Number(response.headers.get('x-now') ?? Date.now());
    if (response.status === 304) return { kind: 'same', now };
    if (response.status === 403 || response.status === 404) return { kind: 'shut' };
    if (!response.ok) return { kind: 'offline' };
    const view = (await response.json()) as EventView;
    return { kind: 'view', view, now, tag: response.headers.get('etag') ?? '' };
  } catch {
    return { kind: 'offline' };
  }
}

/** Sends an act; the same press sent twice counts once. */
export async function send(id: string, link: string, act: object): Promise<ActReply> {
  const body = JSON.stringify({ key: crypto.getRandomValues(new Uint32Array(4)).join('-'), act });
  const headers = { 'accept-language': shownLanguage(), 'content-type': 'application/json', ...withLink(link) };
  for (let attempt = 0; ; attempt += 1)
    try {
      const response = await fetch(`${place(id)}/acts`, { method: 'POST', headers, body });
      const answer = (await response.json()) as { ok?: boolean; message?: string };
      if (answer.ok === true) return answer as ActReply;
      const { refusal = null, message = '' } = answer as { refusal?: Refusal; message?: string };
      return { ok: false, refusal, message };
    } catch {
      if (attempt >= 2) return { ok: false, refusal: null, message: '' };
    }
}

export async function openEvent(
  name: string,
  director: string,
): Promise<Fetched<{ readonly id: string; readonly token: string }>> {
  const me = await signIn();
  if (!me.ok) return me;
  try {
    const headers = { 'accept-language': shownLanguage(), 'content-type': 'application/json' };
    const response = await fetch('./api/events', { method: 'POST', headers, body: JSON.stringify({ name, director }) });
    const answer = (await response.json()) as { id: string; token: string; code: string; message: string };
    return response.ok ? { ok: true, answer } : { ok: false, code: answer.code, message: answer.message };
  } catch {
    return { ok: false, code: 'offline', message: '' };
  }
}

export interface Links {
  readonly players: Readonly<Record<string, string>>;
  readonly schools: Readonly<Record<string, string>>;
}

export async function fetchLinks(id: string, link: string): Promise<Links | null> {
  try {
    const response = await fetch(`${place(id)}/links`, { headers: withLink(link) });
    return response.ok ? ((await response.json()) as Links) : null;
  } catch {
    return null;
  }
}

/** What is another on the public page. */
export interface PageChange {
  readonly from: number;
  readonly seq: number;
  readonly changes: readonly Change[];
}

/** Calls whenever something has happened in the event, with what changed on the public page first. */
export function watchEvent(
  id: string,
  happened: (seq: number) => void,
  changed: (change: PageChange) => void,
): () => void {
  const source = new EventSource(`${place(id)}/watch`);
  source.addEventListener('change', message => changed(JSON.parse(message.data as string) as PageChange));
  source.onmessage = message => happened(Number(message.data));
  return () => source.close();
}

export interface TableAt {
  readonly competition: string;
  readonly round: number;
  readonly table: number;
}

/** The way to a table on screen: a player's own seat, or for an official the table named. */
export async function comeToTable(
  id: string,
  link: string,
  at?: TableAt,
): Promise<Fetched<{ readonly table: string }>> {
  try {
    const headers = { 'accept-language': shownLanguage(), 'content-type': 'application/json', ...withLink(link) };
    const body = JSON.stringify(at ? { at } : {});
    const response = await fetch(`${place(id)}/seat`, { method: 'POST', headers, body, credentials: 'same-origin' });
    const answer = (await response.json()) as { table: string; code: string; message: string };
    return response.ok ? { ok: true, answer } : { ok: false, code: answer.code, message: answer.message };
  } catch {
    return { ok: false, code: 'offline', message: '' };
  }
}

type Opened = Fetched<{ readonly id: string; readonly token: string }>;

async function post(path: string, link: string, body: object): Promise<Opened> {
  try {
    const headers = { 'accept-language': shownLanguage(), 'content-type': 'application/json', ...withLink(link) };
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = (await response.json()) as { id: string; token: string; code: string; message: string };
    return response.ok ? { ok: true, answer } : { ok: false, code: answer.code, message: answer.message };
  } catch {
    return { ok: false, code: 'offline', message: '' };
  }
}

/** The next event like this one, with the same players. */
export const copyEvent = (id: string, link: string, name: string, director: string): Promise<Opened> =>
  post(`${place(id)}/copy`, link, { name, director, players: true });

export async function importEvent(file: unknown, director: string): Promise<Opened> {
  const me = await signIn();
  return me.ok ? await post('./api/events/import', '', { director, file }) : me;
}

async function fetchText(path: string, link: string): Promise<string | null> {
  try {
    const response = await fetch(path, { headers: withLink(link) });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

/** The whole event as the text of one file. */
export const fetchWhole = (id: string, link: string): Promise<string | null> => fetchText(`${place(id)}/log`, link);

export type ListForm = 'csv' | 'json';

/** A list of a game to take away. */
export const fetchList = (
  id: string,
  link: string,
  list: ListName,
  competition: string,
  form: ListForm,
): Promise<string | null> =>
  fetchText(`${place(id)}/lists/${list}?${new URLSearchParams({ competition, form })}`, link);

/** One table on screen as the board shows it. */
export interface LiveTable extends TableAt {
  readonly phase: string;
  readonly shake: number;
  readonly challenge: 'now' | 'impossible' | 'no-goal' | null;
  readonly away: readonly number[];
}

export async function fetchLive(id: string, link: string): Promise<readonly LiveTable[] | null> {
  try {
    const response = await fetch(`${place(id)}/screens`, { headers: withLink(link) });
    return response.ok ? ((await response.json()) as readonly LiveTable[]) : null;
  } catch {
    return null;
  }
}

/** A judge's test that has begun. */
export interface BegunTest {
  readonly test: string;
  readonly of: number;
  readonly pass: number;
}
export type TestQuestion = AskedSituation;
export type TestResult = ExamResult;

async function tested<T>(id: string, link: string, step: string, body: object): Promise<T | null> {
  try {
    const headers = { 'accept-language': shownLanguage(), 'content-type': 'application/json', ...withLink(link) };
    const response = await fetch(`${place(id)}/judge-test${step}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}

export const beginTest = (id: string, link: string, competition: string) =>
  tested<BegunTest>(id, link, '', { competition });

export const askTest = (id: string, link: string, competition: string, test: string, n: number) =>
  tested<TestQuestion>(id, link, '/question', { competition, test, n });

export const gradeTest = (id: string, link: string, competition: string, test: string, rulings: readonly string[]) =>
  tested<TestResult>(id, link, '/grade', { competition, test, rulings });
