import { call } from '../online/api.ts';

/** Longer addresses are cut by some servers on the way; the part after `#` is never sent. */
const LONGEST = 6000;

/**
 * The address to give away. Where a server is behind the page, chats can ask it for a picture and a title; a page by
 * itself has everything after `#`.
 */
export async function sharedLink(short: 'm' | 'p', text: string, hash: string): Promise<string> {
  const address = new URL(`./${short}/${encodeURIComponent(text)}`, location.href);
  address.hash = '';
  const here = `${location.origin}${location.pathname}${hash}`;
  if (address.href.length > LONGEST) return here;
  const server = await call<unknown>('GET', 'analysis');
  return server.ok ? address.href : here;
}
