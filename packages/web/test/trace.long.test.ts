import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { State } from '@forceout/table';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, troubles } from './help/browser.ts';
import { lieStill } from './help/hands.ts';
import { post, Spectator } from './help/online.ts';
import { openServer, type Server } from './help/server.ts';
import { buildTracedPage, type Called, callsOfServer, countingCalls, giveFiles, PageTrace } from './help/trace.ts';
import { lengthTold, walk } from './help/walk.ts';

/** Who plays in the page; the other one plays over HTTP. */
const PAGE = 1;

const folder = mkdtempSync(join(tmpdir(), 'forceout-trace-'));
const files = join(folder, 'page');
const portFile = join(folder, 'port');

let server: Server;
let browser: Browser;
let page: Page;
/** What was called for one move. */
let trace: { readonly page: readonly Called[]; readonly server: readonly Called[] };

/** Does something at the table, without a page. */
type Doing = (seat: number, what: object) => Promise<void>;

/** A table of two with the match begun. */
async function seated(): Promise<{ readonly act: Doing; readonly spectator: Spectator }> {
  const token = String((await post(server.url, 'api/guest', { token: true })).token);
  const setup = { edition: 'wff-2017', division: 'senior', seats: 2 };
  const { table, code } = await post(server.url, 'api/tables', { setup, sit: true }, token);
  await giveFiles(page, files);
  await page.goto(`${server.url}#/t/${code}`);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await page.locator('.screen').waitFor();
  const path = `api/tables/${table}/messages`;
  let asks = 0;
  return {
    spectator: new Spectator(server.url, token, String(table)),
    async act(seat, what) {
      const message = { t: 'act', ask: `a${++asks}`, table, key: `k${asks}`, act: what };
      if (seat !== PAGE) return void (await post(server.url, path, message, token));
      const headers = { 'content-type': 'application/json' };
      await page.evaluate(([at, init]) => fetch(at, init).then(answer => answer.text()), [
        `./${path}`,
        { method: 'POST', headers, body: JSON.stringify(message) },
      ] as const);
    },
  };
}

/** What has to be done for the page's player to be on turn, and by whom. */
function nextStep({ phase, shake, rollOff }: State): readonly [seat: number, what: object] {
  if (phase === 'roll-off') return [rollOff.contenders.find(seat => rollOff.faces[seat] === null) ?? 0, { do: 'roll' }];
  if (shake === null) throw new Error(`nothing to do in ${phase}`);
  const { resources } = shake.mat;
  if (phase === 'roll-deal') return [shake.setter, { do: 'roll' }];
  if (phase === 'goal') {
    const letter = resources.find(cube => 'pqrs'.includes(cube.face))?.face;
    return [shake.setter, { do: 'goal', goal: letter }];
  }
  return [1 - PAGE, { do: 'move', cube: resources[0]?.id, to: 'permitted' }];
}

async function onTurn(): Promise<State> {
  const { act, spectator } = await seated();
  for (;;) {
    const state = await spectator.state();
    if (state.phase === 'turn' && state.shake?.onTurn === PAGE) {
      spectator.close();
      return state;
    }
    await act(...nextStep(state));
    while ((await spectator.state()).seq === state.seq) await page.waitForTimeout(20);
  }
}

beforeAll(async () => {
  [server, browser] = await Promise.all([
    openServer(countingCalls(portFile)),
    // The page's own files are given by the test, and such a page may not open a socket to this machine otherwise.
    openBrowser('--disable-features=LocalNetworkAccessChecks'),
    buildTracedPage(files),
  ]);
  page = await openPage(browser);
  const state = await onTurn();
  await lieStill(page);
  await page.locator(`.tray [data-cube="${state.shake?.mat.resources[0]?.id}"] button`).click();
  await page.getByRole('button', { name: /in Forbidden$/ }).click();
  await page.locator('.zone .cube.pending').waitFor();
  const counted = await PageTrace.start(page, files);
  // The referee of the page has looked at what may be done with the cube; only what follows is the move.
  await page.waitForTimeout(300);
  await Promise.all([counted.take(), callsOfServer(portFile)]);
  await page.locator('.say:visible').click();
  await page.locator('.zone .cube.pending').waitFor({ state: 'detached' });
  await page.waitForTimeout(200);
  const [shown, served] = await Promise.all([counted.take(), callsOfServer(portFile)]);
  trace = { page: shown, server: served };
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const calls = (where: 'page' | 'server', file: string, name: string): number =>
  trace[where]
    .filter(called => called.file === `packages/${file}` && called.name === name)
    .reduce((sum, called) => sum + called.calls, 0);

/** A move is told in two events: the cube lies there, and the next player is on turn. */
const EVENTS = 2;

describe('a cube is moved online', () => {
  it('without trouble', () => {
    expect(troubles.get(page)).toEqual([]);
  });

  it.each([
    ['a message comes in', 'server/src/socket/connection.ts', '#handle', 1],
    ['the act is decoded', 'host/src/play-commands.ts', 'readUntrustedAct', 1],
    ['and not read again as an act of a record', 'table/src/read.ts', 'readAct', 0],
    ['the referee decides', 'table/src/decide.ts', 'decide', 1],
    ['every event is folded', 'table/src/evolve.ts', 'evolveInto', EVENTS],
    ['and so the table', 'host/src/hosted.ts', 'hostedAfter', 1],
    ['the entry is appended', 'server/src/store/libsql-writer.ts', 'append', 1],
    ['its view is made', 'host/src/entry-frames.ts', 'EntryFrames', 1],
  ] as const)('in the server %s once (%s %s)', (_, file, name, times) => {
    expect(calls('server', file, name)).toBe(times);
  });

  it.each([
    ['the referee is not asked', 'table/src/decide.ts', 'decide', 0],
    ['the entry is parsed', 'wire/src/table-client.ts', '#entry', 1],
    ['the answer is heard', 'wire/src/table-client.ts', '#answered', 1],
    ['the game is folded', 'wire/src/log-fold.ts', 'historyAfter', 1],
    ['every event is folded', 'table/src/evolve.ts', 'evolveInto', EVENTS],
    ['the view is made', 'web/src/online/online-connection.ts', '#changed', 1],
    ['the new table is drawn', 'web/src/online/page.tsx', 'Joined', 1],
    ['and told in words', 'web/src/table/event-text.ts', 'describeEvents', 1],
  ] as const)('in the page %s once (%s %s)', (_, file, name, times) => {
    expect(calls('page', file, name)).toBe(times);
  });

  it('goes the way that docs/architecture.md tells', () => {
    const steps = walk();
    expect(steps.length).toBeGreaterThan(20);
    for (const { where, file, name } of steps)
      expect(
        trace[where].some(called => called.file === file && called.name === name),
        `${where}: ${name} of ${file} was called`,
      ).toBe(true);
    const shapes = new Set(steps.map(step => step.shape).filter(shape => shape !== ''));
    expect([new Set(steps.map(step => step.file)).size, shapes.size]).toEqual(lengthTold());
    expect(new Set(steps.map(step => step.file)).size).toBeLessThanOrEqual(25);
    expect(shapes.size).toBeLessThanOrEqual(10);
  });
});
