import { readFileSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NARROW, openBrowser, openPage, troubles } from './help/browser.ts';
import { look } from './help/look.ts';
import { openServer, type Server } from './help/server.ts';

const record = readFileSync(fileURLToPath(new URL('../../../docs/example-match.record', import.meta.url)), 'utf8');
const POSITION = '1.equations-2015.ea.....15.r1g5.bxr-.g6g4.r0.l9r~ab2gxl~v.now';

let server: Server;
let browser: Browser;
let club: HttpServer;
let body = '';
const clubUrl = (): string => `http://127.0.0.1:${(club.address() as AddressInfo).port}/`;

beforeAll(async () => {
  [server, browser] = await Promise.all([openServer(), openBrowser()]);
  club = createServer(({ url }, response) => {
    if (url === '/match.record') return void response.end(record);
    if (url === '/listen.js') {
      response.setHeader('content-type', 'text/javascript');
      return void response.end(
        "window.told = []; addEventListener('forceout-fault', ({ detail }) => void window.told.push(detail), true);",
      );
    }
    if (url !== '/') return void response.writeHead(url === '/favicon.ico' ? 204 : 404).end();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>A club</title><body><main><h1>A club</h1>
       <script type="module" src="${server.url}forceout-table.js"></script>${body}</main>`,
    );
  });
  await new Promise<void>(done => club.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  club?.close();
  await browser?.close();
  await server?.close();
});

/** A page of another origin with these tables on it. */
async function clubPage(html: string, options = {}): Promise<{ readonly page: Page; readonly frame: FrameLocator }> {
  body = html;
  const page = await openPage(browser, options);
  await page.goto(clubUrl());
  return { page, frame: page.frameLocator('forceout-table >> iframe') };
}

const post = async (path: string, sent: object, token = ''): Promise<Record<string, string>> => {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(new URL(path, server.url), { method: 'POST', headers, body: JSON.stringify(sent) });
  return (await answer.json()) as Record<string, string>;
};

describe('a table on a page of somebody else', () => {
  it('shows a position, as high as it is, in the language that is asked for', async () => {
    const { page, frame } = await clubPage(`<forceout-table position="${POSITION}" language="es"></forceout-table>`);
    await frame.getByRole('heading', { name: 'Recursos' }).waitFor();
    const [shown, needed] = await Promise.all([
      page.locator('forceout-table').evaluate(element => element.getBoundingClientRect().height),
      frame.locator('.embed').evaluate(element => element.getBoundingClientRect().height),
    ]);
    expect(Math.abs(shown - needed)).toBeLessThan(2);
    const link = frame.getByRole('link', { name: 'Abrir en Forceout' });
    expect(await link.getAttribute('href')).toBe(`./#/analyse/${encodeURIComponent(POSITION)}`);
    expect(troubles.get(page)).toEqual([]);
    await page.context().close();
  });

  it('plays a record of that page step by step, on a phone too', async () => {
    const { page, frame } = await clubPage('<forceout-table record="match.record"></forceout-table>', {
      viewport: NARROW,
    });
    await frame.getByRole('button', { name: 'To the start' }).click();
    await frame.getByText(/^1 \/ \d+$/).waitFor();
    await frame.getByRole('button', { name: 'One step on' }).click();
    await frame.getByText(/^2 \/ \d+$/).waitFor();
    await frame.getByRole('button', { name: 'To the end' }).click();
    await frame.getByText(/^The match is over/).waitFor();
    expect(await look(page, 'embed-record')).toEqual([]);
    expect(troubles.get(page)).toEqual([]);
    await page.context().close();
  });

  it('follows a table as it is played, as a guest whom no cookie names', async () => {
    const [{ token: ann = '', name = '' }, { token: ben = '' }] = await Promise.all([
      post('api/guest', { token: true }),
      post('api/guest', { token: true }),
    ]);
    const setup = { edition: 'wff-2017', division: 'elementary', seats: 2 };
    const { table = '', code = '' } = await post('api/tables', { setup, sit: true }, ann);
    const { page, frame } = await clubPage(`<forceout-table table="${code}"></forceout-table>`);
    await frame.getByText('The match has not begun yet.').waitFor();
    await post('api/codes', { code }, ben);
    await post(`api/tables/${table}/messages`, { ask: 'a', table, t: 'sit' }, ben);
    const away = new AbortController();
    for (const token of [ann, ben])
      void fetch(new URL(`api/tables/${table}/stream`, server.url), {
        headers: { authorization: `Bearer ${token}` },
        signal: away.signal,
      }).catch(() => {});
    await frame.getByRole('listitem').filter({ hasText: name }).first().waitFor();
    expect(await page.context().cookies()).toEqual([]);
    away.abort();
    await page.context().close();
  });

  it('shows a match in the sandbox into which an editor puts the frame of oEmbed', async () => {
    const link = new URL(`m/${deflateRawSync(record).toString('base64url')}`, server.url).href;
    const answer = await fetch(new URL(`oembed?url=${encodeURIComponent(link)}`, server.url));
    const { html = '' } = (await answer.json()) as Record<string, string>;
    // As WordPress does it: scripts and nothing else, and a secret behind the address.
    const { page } = await clubPage(
      html.replace('<iframe ', '<iframe sandbox="allow-scripts" ').replace(/src="[^"]+/, '$&#?secret=x1'),
    );
    await page.frameLocator('iframe').getByText('learner 1: Now').waitFor();
    expect(troubles.get(page)).toEqual([]);
    await page.context().close();
  });

  it('says what is wrong and what to do, in the frame and to the page', async () => {
    const wrong = [
      ['position="1.onsets"', 'This is no position', /Copy the whole code again/],
      ['record="nowhere.record"', 'The record is not there', /Check the address/],
      ['match="%00"', 'This link holds no match', /Ask for it again/],
      ['table="ZZZZZZ"', 'This table cannot be watched', /No table has this code/],
      ['', 'There is nothing to show', /position=/],
      ['>[Forceout "1"]<i', 'This record cannot be shown', /./],
    ] as const;
    const { page } = await clubPage(
      `<script type="module" src="listen.js"></script>${wrong.map(([is]) => `<forceout-table ${is}></forceout-table>`).join('')}`,
    );
    for (const [at, [, title, about]] of wrong.entries()) {
      const frame = page.locator('forceout-table').nth(at).frameLocator('iframe');
      await frame.getByRole('heading', { name: title }).waitFor();
      await frame.getByText(about).first().waitFor();
    }
    expect(await page.evaluate('window.told.sort()')).toEqual(wrong.map(([, title]) => title).sort());
    await page.context().close();
  });

  it('is the only page of the server that another page may frame', async () => {
    const policy = async (path: string) => {
      const { headers } = await fetch(new URL(path, server.url));
      return [
        /frame-ancestors [^;]+/.exec(headers.get('content-security-policy') ?? '')?.[0],
        headers.get('x-frame-options'),
      ];
    };
    expect(await policy('')).toEqual(["frame-ancestors 'none'", 'SAMEORIGIN']);
    expect(await policy('embed.html')).toEqual(['frame-ancestors *', null]);
    expect(await policy('docs/embed.html')).toEqual(["frame-ancestors 'none'", 'SAMEORIGIN']);
  });
});
