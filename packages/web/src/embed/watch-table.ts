import type { TableClient } from '@forceout/wire';
import { shownLanguage } from '../i18n/index.ts';
import { openClient } from '../online/client.ts';

type Watched =
  | { readonly ok: true; readonly client: TableClient; readonly table: string }
  /** An empty message: the server does not answer. */
  | { readonly ok: false; readonly message: string };

type Answer = { readonly ok: true; readonly answer: Record<string, string> } | { readonly ok: false; message: string };

const TABLE = /^t[a-z0-9]{15}$/;

/** Without cookies: in the frame of another page a reader is a guest, whoever they are in Forceout. */
async function post(path: string, body: object, token?: string): Promise<Answer> {
  try {
    const response = await fetch(`./api/${path}`, {
      method: 'POST',
      credentials: 'omit',
      headers: {
        'content-type': 'application/json',
        'accept-language': shownLanguage(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Record<string, string>;
    return response.ok ? { ok: true, answer } : { ok: false, message: answer.message ?? response.statusText };
  } catch {
    return { ok: false, message: '' };
  }
}

/** Comes to a table by its code, or by its id where it is listed, as a guest who holds no seat. */
export async function watchTable(codeOrId: string): Promise<Watched> {
  const guest = await post('guest', { token: true });
  if (!guest.ok) return guest;
  const token = guest.answer.token ?? '';
  const entered = TABLE.test(codeOrId)
    ? ({ ok: true, answer: { table: codeOrId } } as const)
    : await post('codes', { code: codeOrId }, token);
  if (!entered.ok) return entered;
  const client = openClient(async () => {
    const got = await post('ticket', {}, token);
    if (!got.ok) throw new Error(got.message);
    return got.answer.ticket ?? '';
  });
  return { ok: true, client, table: entered.answer.table ?? '' };
}
