import { type Json, legalActs, positionOf, type Seat, type State, type Target } from '@forceout/table';
import type { Page } from 'playwright-core';
import { dueSeats } from '../../src/table/due.ts';
import { keysTo } from './cube-keys.ts';
import { goalCube, helpfulCube, solutionFor } from './plan.ts';
import type { TestTable } from './table.ts';

/** How a shake is to end. */
export type Aim = 'now' | 'impossible' | 'forceout';

/** How a hand moves a cube. */
export type Way = 'tap' | 'keys' | 'drag';

const ZONE = { required: 'Required', permitted: 'Permitted', forbidden: 'Forbidden' } as const;
const KEY = { required: 'r', permitted: 'p', forbidden: 'f' } as const;

/** Pages whose player never touches anything but the keyboard. */
const keyboards = new WeakSet<Page>();
export const keyboardOnly = (page: Page): void => void keyboards.add(page);

type Place = ReturnType<Page['locator']>;

/** Which way the Tab key is shorter, from what has the focus to an element; 0 when it is there. */
const wayTo = (target: Place): Promise<number> =>
  target.evaluate(element => {
    const open = document.querySelector('dialog[open]') ?? document.body;
    const stops = [
      ...open.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
    ].filter(stop => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length > 0);
    const at = document.activeElement as HTMLElement;
    const [from, to] = [stops.indexOf(at), stops.indexOf(element as HTMLElement)];
    if (at === element) return 0;
    if (from < 0) return to <= stops.length / 2 ? 1 : -1;
    const ahead = (to - from + stops.length) % stops.length;
    return ahead <= stops.length - ahead ? 1 : -1;
  });

/** The keys that lead to Resources and to what is to be done, where they type nothing. */
async function jumpTo(page: Page, target: Place): Promise<void> {
  const key = await target.evaluate(element => {
    if (document.activeElement?.closest('input, textarea, select, dialog')) return null;
    const place = (of: Element | null): string | null =>
      of?.closest('.tray') ? '1' : of?.closest('.barhead, .barmain, .barminor, .right') ? '3' : null;
    return place(element) === place(document.activeElement) ? null : place(element);
  });
  if (key !== null) await page.keyboard.press(key);
}

/** Goes to a control with the keys, as somebody without a pointer has to. */
async function tabTo(page: Page, target: Place): Promise<void> {
  await target.waitFor();
  await atEase(page);
  if ((await wayTo(target)) !== 0) await jumpTo(page, target);
  for (let i = 0; i < 150; i++) {
    const way = await wayTo(target);
    if (way === 0) return;
    await page.keyboard.press(way > 0 ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`the Tab key does not lead to ${target}`);
}

/** A person looks before pressing: until then the focus has gone where the next act is. */
async function atEase(page: Page): Promise<void> {
  await page.waitForTimeout(120);
  const placed = () => document.activeElement !== null && document.activeElement !== document.body;
  await page.waitForFunction(placed, undefined, { timeout: 1000 }).catch(() => {});
}

async function use(page: Page, target: Place): Promise<void> {
  if (!keyboards.has(page)) return target.click();
  await target.waitFor();
  await atEase(page);
  const isMain = await target.evaluate(
    element => element.matches('.barmain .btn.pri') && element !== document.activeElement,
  );
  if (!isMain) await tabTo(page, target);
  await page.keyboard.press(isMain ? 'Control+Enter' : 'Enter');
}

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  use(page, page.getByRole('button', { name, exact: typeof name === 'string' }).first());

/** Waits until the table has moved on from a state. */
export async function movedOn(table: TestTable, before: State): Promise<State> {
  for (let i = 0; i < 200; i++) {
    const now = await table.state();
    if (now.seq > before.seq) return now;
    await new Promise(done => setTimeout(done, 50));
  }
  throw new Error(`the table stands still in ${before.phase}`);
}

/** Cubes that were just thrown tumble for a moment; rows are rows when they lie. */
export const lieStill = (page: Page): Promise<void> => page.locator('.tray .rolling').waitFor({ state: 'detached' });

/** Resources are one stop of the Tab key; arrows go from cube to cube and from row to row, Home and End to the ends. */
async function arrowTo(page: Page, cube: Place): Promise<void> {
  await lieStill(page);
  const first = page.locator('.tray button.cube[tabindex="0"]');
  const inside = await page.evaluate(() => document.activeElement?.closest('.tray button.cube') !== null);
  if (inside) await atEase(page);
  else await tabTo(page, first);
  const pressed: string[] = [];
  for (let i = 0; i < 30; i++) {
    const { at, to, spots } = await cube.evaluate(element => {
      const cubes = [...document.querySelectorAll<HTMLElement>('.tray button.cube')];
      return {
        at: cubes.indexOf(document.activeElement as HTMLElement),
        to: cubes.indexOf(element as HTMLElement),
        spots: cubes.map(each => {
          const { left, top } = each.getBoundingClientRect();
          return { left, top };
        }),
      };
    });
    if (at === to) return;
    // On a slow machine the page may put the focus where the next act is a moment later than we came here.
    if (at < 0) {
      await tabTo(page, first);
      continue;
    }
    const [key] = keysTo(at, to, spots) ?? [];
    if (key === undefined) throw new Error(`no key leads from ${at} to ${to} of ${JSON.stringify(spots)}`);
    pressed.push(`${at} ${key}`);
    await page.keyboard.press(key);
  }
  throw new Error(`the arrow keys do not lead to that cube: ${pressed.join(', ')}`);
}

export async function moveCube(page: Page, cube: string, to: Target, way: Way): Promise<void> {
  const button = page.locator(`.tray [data-cube="${cube}"] button`);
  if (way === 'keys') {
    await arrowTo(page, button);
    await page.keyboard.press(KEY[to]);
    await page.locator('.zone .cube.pending').waitFor();
    await page.keyboard.press('Enter');
    return;
  }
  if (way === 'tap') {
    await button.click();
    await page.getByRole('button', { name: new RegExp(`in ${ZONE[to]}$`) }).click();
  } else await drag(page, button, page.locator(`section[aria-labelledby="zone-${to}"]`));
  await page.locator('.zone .cube.pending').waitFor();
  await page.locator('.say:visible').click();
}

export async function drag(page: Page, from: Place, to: Place): Promise<void> {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  if (!a || !b) throw new Error('nothing to drag');
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(a.x + a.width / 2 + 12, a.y + a.height / 2 - 12, { steps: 3 });
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 8 });
  await page.mouse.up();
}

/** Twice as long as it takes: a machine with much to do is late. */
const HELD_MS = 800;

/** Holds the block until it is up; on a shared device says whose hand it is. */
export async function liftBlock(table: TestTable, seat: Seat, name: string): Promise<void> {
  const page = table.pageOf(seat);
  if (keyboards.has(page)) {
    await page.locator('button.block[aria-disabled="false"]').waitFor();
    await page.keyboard.down('c');
    await page.waitForTimeout(HELD_MS);
    await page.keyboard.up('c');
    if (table.shared) await press(page, name);
    return;
  }
  // What was done before may still be on its way; until then a press is nothing.
  const block = page.locator('button.block[aria-disabled="false"]:visible');
  await block.waitFor();
  const box = (await block.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
  await page.mouse.down();
  await page.waitForTimeout(HELD_MS);
  await page.mouse.up();
  if (table.shared) await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** In whose hand a shared device is, by what its page says. */
async function holderOf(table: TestTable, state: State, first: Seat): Promise<Seat> {
  const page = table.pageOf(first);
  const passButton = page.getByRole('button', { name: /^I am / });
  await page.locator(`.pass-device, .phase-${state.phase} #now-title`).first().waitFor();
  if (await passButton.count()) await use(page, passButton);
  const whom = page.locator('.now-head .whom');
  const name = (await whom.count()) ? await whom.first().innerText() : null;
  const seat = state.config.players.indexOf(name ?? '');
  return seat < 0 ? first : seat;
}

/** One step of a shake towards its aim; a Now turns into an Impossible where there is no Solution. */
export async function step(table: TestTable, way: Way = 'tap', aim: Aim = 'now', seen?: State): Promise<State> {
  const state = seen ?? (await table.state());
  const due = dueSeats(state);
  if (due.length === 0) return movedOn(table, state);
  const seat = table.shared ? await holderOf(table, state, due[0]!) : due[0]!;
  const page = table.pageOf(seat);
  await page.locator(`.phase-${state.phase} #now-title`).first().waitFor();
  const { players } = state.config;
  switch (state.phase) {
    case 'roll-off':
      await press(page, /^Roll (for|your cube)/);
      break;
    case 'roll-deal':
      await rollDeal(table, state, seat);
      break;
    case 'variation':
      await pickVariation(table, state, seat);
      break;
    case 'goal':
      await layGoal(page, goalCube(state).id);
      await press(page, /^Say “Goal/);
      break;
    case 'turn': {
      const claim = challengeFor(table, state, aim);
      if (claim !== null) {
        await liftBlock(table, seat, players[seat]!);
        const up = await movedOn(table, state);
        await press(page, claim === 'now' ? /^Now/ : /^(Impossible|Never)/);
        return movedOn(table, up);
      }
      const cube = (aim === 'forceout' ? null : helpfulCube(table, state)) ?? state.shake!.mat.resources[0]!;
      await moveCube(page, cube.id, 'permitted', way);
      break;
    }
    case 'write':
    case 'last-cube-write':
    case 'stop-write':
      await write(table, state, seat);
      break;
    case 'check':
      await press(page, 'Accept');
      break;
    case 'scoresheet':
      await press(page, /^Sign/);
      break;
    default:
      throw new Error(`the test does not know what to do in ${state.phase}`);
  }
  return movedOn(table, state);
}

async function layGoal(page: Page, cube: string): Promise<void> {
  const button = page.locator(`.tray [data-cube="${cube}"] button`);
  if (!keyboards.has(page)) return button.click();
  await arrowTo(page, button);
  await page.keyboard.press('Enter');
}

async function rollDeal(table: TestTable, state: State, seat: Seat): Promise<void> {
  const page = table.pageOf(seat);
  const next = page.getByRole('button', { name: 'On to the next shake' });
  const { preset } = table.game.equipment({ ...state.config });
  const { rolled, presetFaces, setter } = state.shake!;
  const wanted = seat !== setter || rolled ? /^Deal \d/ : preset && presetFaces === null ? 'V V Λ' : 'Roll';
  // How the shake before ended is shown first, and the page may still be fetching what shows it.
  await next
    .or(page.getByRole('button', { name: wanted, exact: typeof wanted === 'string' }))
    .first()
    .waitFor();
  if (await next.count()) await use(page, next);
  await press(page, wanted);
}

async function pickVariation(table: TestTable, state: State, seat: Seat): Promise<void> {
  const page = table.pageOf(seat);
  const wanted = legalActs(table.game, state, seat).find(
    ({ act, open }) => act.do === 'select' && !open && act.variation !== null && act.value === null,
  );
  const id = wanted?.act.do === 'select' ? wanted.act.variation : null;
  const spec = table.game.variations({ ...state.config }).find(each => each.id === id);
  if (!spec) throw new Error('no variation without a blank can be chosen');
  await use(page, page.locator('.varname').filter({ hasText: spec.name }).first());
  await press(page, 'Choose this');
}

function challengeFor(table: TestTable, state: State, aim: Aim): 'now' | 'impossible' | null {
  if (aim !== 'now') return aim === 'impossible' ? 'impossible' : null;
  const position = positionOf(state)!;
  const enough = position.resources.length >= 2 && position.required.length + position.permitted.length > 0;
  if (enough && solutionFor(table, position, 'now') !== null) return 'now';
  return helpfulCube(table, state) === null ? 'impossible' : null;
}

/** The obliged writer writes what the solver found; others have none. */
async function write(table: TestTable, state: State, seat: Seat): Promise<void> {
  const page = table.pageOf(seat);
  const writer = state.shake!.writers.find(w => w.seat === seat)!;
  const solution = writer.role === 'must' ? solutionFor(table, positionOf(state)!, state.shake!.claim ?? 'now') : null;
  if (solution !== null) return typeSolution(page, solution);
  if (writer.role === 'may' && writer.presents === null) {
    const no = page.getByRole('button', { name: 'No', exact: true });
    if (await no.count()) return use(page, no);
    return press(page, state.shake!.challenge?.kind === 'now' ? /^The Mover/ : /^The Challenger/);
  }
  await press(page, 'I have none');
  await press(page, 'Yes, I have none');
}

interface WffLine {
  readonly wff: string;
  readonly rule: string;
  readonly cites?: readonly string[];
}

/** Types a Solution as a player would, and presents it. */
export async function typeSolution(page: Page, solution: Json): Promise<void> {
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  const type = async (target: Place, text: string): Promise<void> => {
    if (keyboards.has(page)) await tabTo(page, target);
    await target.pressSequentially(text);
  };
  if (typeof solution === 'string') await type(field('Solution'), solution);
  else {
    const { setName, restrictions, premises, rules, proof } = solution as {
      readonly setName?: string;
      readonly restrictions?: readonly string[];
      readonly premises?: readonly string[];
      readonly rules?: readonly string[];
      readonly proof?: { readonly lines: readonly WffLine[] };
    };
    if (setName !== undefined) {
      for (const [i, restriction] of (restrictions ?? []).entries()) {
        await press(page, /Add a Restriction$/);
        await field(/^Restriction/)
          .nth(i)
          .pressSequentially(restriction);
      }
      await type(field('Set-Name'), setName);
    } else {
      await type(field(/^Solution/), `${premises!.join(', ')} / ${rules!.join(', ')}`);
      for (const [i, line] of proof!.lines.entries()) {
        if (i > 0) await page.keyboard.press('Enter');
        await type(field(`WFF, line ${i + 1}`), line.wff);
        await type(field(`Rule, line ${i + 1}`), [line.rule, ...(line.cites ?? [])].join(', '));
      }
    }
  }
  await press(page, 'Present it');
}

/** Plays until the shake with that number is over. */
export async function playShake(table: TestTable, shake: number, way: Way = 'tap', aim: Aim = 'now'): Promise<State> {
  for (let i = 0; i < 200; i++) {
    const state = await table.state();
    if (state.shakeNo > shake || state.phase === 'scoresheet' || state.phase === 'closed') return state;
    await step(table, way, aim, state);
  }
  throw new Error('the shake does not end');
}
