import type { GameId } from '@forceout/rulebook';
import type { Seat, State } from '@forceout/table';
import { type RoomState, roomAfter, type ServerMessage } from '@forceout/wire';
import type { Browser, Page } from 'playwright-core';
import { openPage } from './browser.ts';
import { games, type TestTable } from './table.ts';

/** Somebody who only watches, over HTTP, so that a test knows what stands on the table. */
export class Spectator {
  #room: RoomState | null = null;
  readonly #stop = new AbortController();

  constructor(
    readonly url: string,
    readonly token: string,
    readonly table: string,
  ) {
    void this.#follow();
  }

  /** Follows the stream; when the server goes away it comes back and goes on where it was. */
  async #follow(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      try {
        const from = this.#room === null ? '' : `?from=${this.#room.seq}`;
        const answer = await fetch(new URL(`api/tables/${this.table}/stream${from}`, this.url), {
          headers: { authorization: `Bearer ${this.token}` },
          signal: this.#stop.signal,
        });
        let rest = '';
        for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
          const lines = (rest + chunk).split('\n');
          rest = lines.pop()!;
          for (const line of lines) if (line !== '') this.#hear(JSON.parse(line) as ServerMessage);
        }
      } catch {
        await new Promise(done => setTimeout(done, 200));
      }
    }
  }

  #hear(message: ServerMessage): void {
    if (message.t !== 'joined' && message.t !== 'entry') return;
    if (message.t === 'joined' && message.room) this.#room = message.room;
    const entries = message.t === 'entry' ? [message] : (message.entries ?? []);
    for (const { seq, wall, body } of entries) this.#room = roomAfter(this.table, this.#room, seq, wall, body);
    if (message.state && this.#room) this.#room = { ...this.#room, state: message.state };
  }

  async state(): Promise<State> {
    for (let i = 0; i < 200; i++) {
      if (this.#room?.state) return this.#room.state;
      await new Promise(done => setTimeout(done, 50));
    }
    throw new Error('the spectator sees nothing');
  }

  close(): void {
    this.#stop.abort();
  }
}

export const post = async (
  url: string,
  path: string,
  body: object,
  token?: string,
): Promise<Record<string, unknown>> => {
  const answer = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
};

export interface OnlineTable extends TestTable {
  readonly pages: readonly Page[];
  readonly judge: Page | null;
  readonly code: string;
  close(): Promise<void>;
}

/** Three browsers at one table, through the pages: the first opens it, the others come with the code. */
export async function gather(browser: Browser, url: string, game: GameId, judged = false): Promise<OnlineTable> {
  const pages = [await openPage(browser), await openPage(browser), await openPage(browser)];
  const [maker, ...others] = pages as [Page, Page, Page];
  await maker.goto(`${url}#/new/online/${game}`);
  if (judged) {
    await maker.getByText('More choices').click();
    await maker.getByText('I invite one', { exact: true }).click();
    await maker.getByText('Guests too', { exact: true }).click();
  }
  await maker.getByRole('button', { name: 'Open the table' }).click();
  const shown = maker.locator('.bigcode').first();
  await shown.filter({ hasText: /\w{6}/ }).waitFor();
  const code = (await shown.innerText()).trim();

  const judge = judged ? await openPage(browser) : null;
  if (judge) {
    await maker.getByRole('button', { name: 'Invite a judge' }).click();
    const invitation = maker.locator('.bigcode[role=status]');
    await invitation.waitFor();
    await judge.goto(`${url}#/t/${await invitation.innerText()}`);
    await judge.locator('.waiting').waitFor();
  }

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
  if (judge)
    for (const page of pages) {
      await page.getByRole('button', { name: 'I agree' }).click();
      await page.getByRole('button', { name: 'Take my yes back' }).waitFor();
    }
  const spectator = new Spectator(url, token, table);
  return {
    game: games[game],
    shared: false,
    state: () => spectator.state(),
    pageOf: (seat: Seat) => pages[seat]!,
    pages,
    judge,
    code,
    async close() {
      spectator.close();
      await Promise.all([...pages, ...(judge ? [judge] : [])].map(page => page.context().close()));
    },
  };
}
