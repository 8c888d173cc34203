import type { GameId } from '@forceout/rulebook';
import type { Seat, State } from '@forceout/table';
import { type LinePorts, TableLine } from '@forceout/wire';
import type { Browser, Page } from 'playwright-core';
import { WebSocket } from 'ws';
import { openPage } from './browser.ts';
import { games, type TestTable } from './table.ts';

/** Somebody who only watches, so that a test knows what stands on the table. */
class Spectator {
  readonly #line: TableLine;

  constructor(
    url: string,
    token: string,
    readonly table: string,
  ) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const ports: LinePorts = {
      connect({ opened, text, closed }) {
        const socket = new WebSocket(new URL('socket', url.replace('http', 'ws')));
        socket.on('open', opened);
        socket.on('message', (data: Buffer) => text(data.toString()));
        socket.on('close', closed);
        socket.on('error', () => {});
        return { send: out => socket.send(out), close: () => socket.close() };
      },
      async ticket() {
        const answer = await fetch(new URL('api/ticket', url), { method: 'POST', headers, body: '{}' });
        return ((await answer.json()) as { ticket: string }).ticket;
      },
      now: () => Date.now(),
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      random: Math.random,
    };
    this.#line = new TableLine(ports);
    this.#line.follow(table);
  }

  async state(): Promise<State> {
    for (let i = 0; i < 200; i++) {
      const state = this.#line.table(this.table)?.room.state;
      if (state) return state;
      await new Promise(done => setTimeout(done, 50));
    }
    throw new Error('the spectator sees nothing');
  }

  close(): void {
    this.#line.close();
  }
}

const post = async (url: string, path: string, body: object, token?: string): Promise<Record<string, unknown>> => {
  const answer = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
};

export interface OnlineTable extends TestTable {
  readonly pages: readonly Page[];
  readonly code: string;
  close(): Promise<void>;
}

/** Three browsers at one table, through the pages: the first opens it, the others come with the code. */
export async function gather(
  browser: Browser,
  url: string,
  game: GameId,
  more: readonly string[] = [],
): Promise<OnlineTable> {
  const pages = [await openPage(browser), await openPage(browser), await openPage(browser)];
  const [maker, ...others] = pages as [Page, Page, Page];
  await maker.goto(`${url}#/new/online/${game}`);
  if (more.length > 0) await maker.getByText('More choices').click();
  for (const answer of more) await maker.getByText(answer, { exact: true }).click();
  await maker.getByRole('button', { name: 'Open the table' }).click();
  await maker.locator('.bigcode').filter({ hasText: /\w{6}/ }).waitFor();
  const code = (await maker.locator('.bigcode').innerText()).trim();

  const guest = await post(url, 'api/guest', { token: true });
  const token = String(guest.token);
  const table = String((await post(url, 'api/codes', { code }, token)).table);
  for (const page of others) {
    await page.goto(url);
    await page.getByRole('textbox', { name: 'Code of the table' }).fill(code);
    await page.getByRole('button', { name: 'Join the table' }).click();
    await page.getByRole('button', { name: 'Sit here' }).first().click();
  }
  await Promise.all(pages.map(page => page.locator('.screen').waitFor()));
  const spectator = new Spectator(url, token, table);
  return {
    game: games[game],
    shared: false,
    state: () => spectator.state(),
    pageOf: (seat: Seat) => pages[seat]!,
    pages,
    code,
    async close() {
      spectator.close();
      await Promise.all(pages.map(page => page.context().close()));
    },
  };
}
