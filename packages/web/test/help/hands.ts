import { type Json, legalActs, positionOf, type Seat, type State, type Target } from '@forceout/table';
import type { Page } from 'playwright-core';
import { dueSeats } from '../../src/table/due.ts';
import { goalCube, helpfulCube, solutionFor } from './plan.ts';
import type { TestTable } from './table.ts';

/** How a shake is to end. */
export type Aim = 'now' | 'impossible' | 'forceout';

/** How a hand moves a cube. */
export type Way = 'tap' | 'keys' | 'drag';

const ZONE = { required: 'Required', permitted: 'Permitted', forbidden: 'Forbidden' } as const;
const KEY = { required: 'r', permitted: 'p', forbidden: 'f' } as const;

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** Waits until the table has moved on from a state. */
export async function movedOn(table: TestTable, before: State): Promise<State> {
  for (let i = 0; i < 200; i++) {
    const now = await table.state();
    if (now.seq > before.seq) return now;
    await new Promise(done => setTimeout(done, 50));
  }
  throw new Error(`the table stands still in ${before.phase}`);
}

export async function moveCube(page: Page, cube: string, to: Target, way: Way): Promise<void> {
  const button = page.locator(`.tray [data-cube="${cube}"] button`);
  if (way === 'keys') {
    await button.focus();
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

type Place = ReturnType<Page['locator']>;

export async function drag(page: Page, from: Place, to: Place): Promise<void> {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  if (!a || !b) throw new Error('nothing to drag');
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(a.x + a.width / 2 + 12, a.y + a.height / 2 - 12, { steps: 3 });
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 8 });
  await page.mouse.up();
}

/** Holds the block until it is up; on a shared device says whose hand it is. */
export async function liftBlock(table: TestTable, seat: Seat, name: string): Promise<void> {
  const page = table.pageOf(seat);
  const block = page.locator('button.block:visible');
  const box = (await block.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
  await page.mouse.down();
  await page.waitForTimeout(550);
  await page.mouse.up();
  if (table.shared) await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** In whose hand a shared device is, by what its page says. */
async function holderOf(table: TestTable, state: State, first: Seat): Promise<Seat> {
  const page = table.pageOf(first);
  const curtain = page.getByRole('button', { name: /^I am / });
  await page.locator(`.curtain, .phase-${state.phase} .now`).first().waitFor();
  if (await curtain.count()) await curtain.click();
  const whom = page.locator('.now .whom');
  const name = (await whom.count()) ? await whom.first().innerText() : null;
  const seat = state.config.players.indexOf(name ?? '');
  return seat < 0 ? first : seat;
}

/** One step of a shake towards its aim; a Now turns into an Impossible where there is no Solution. */
export async function step(table: TestTable, way: Way = 'tap', aim: Aim = 'now'): Promise<State> {
  const state = await table.state();
  const due = dueSeats(state);
  if (due.length === 0) return movedOn(table, state);
  const seat = table.shared ? await holderOf(table, state, due[0]!) : due[0]!;
  const page = table.pageOf(seat);
  await page.locator(`.phase-${state.phase} .now`).first().waitFor();
  const { players } = state.config;
  switch (state.phase) {
    case 'roll-off':
      await press(page, /^Roll for/);
      break;
    case 'roll-deal':
      await rollDeal(table, state, seat);
      break;
    case 'variation':
      await pickVariation(table, state, seat);
      break;
    case 'goal':
      await page.locator(`.tray [data-cube="${goalCube(state).id}"] button`).click();
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
    case 'scoresheet':
      await press(page, /^Sign/);
      break;
    default:
      throw new Error(`the test does not know what to do in ${state.phase}`);
  }
  return movedOn(table, state);
}

async function rollDeal(table: TestTable, state: State, seat: Seat): Promise<void> {
  const page = table.pageOf(seat);
  const next = page.getByRole('button', { name: 'On to the next shake' });
  if (await next.count()) await next.click();
  const { preset } = table.game.equipment({ ...state.config });
  const { rolled, presetFaces, setter } = state.shake!;
  if (seat === setter && !rolled) await press(page, preset && presetFaces === null ? 'V V Λ' : 'Roll');
  else await press(page, /^Deal \d/);
}

async function pickVariation(table: TestTable, state: State, seat: Seat): Promise<void> {
  const page = table.pageOf(seat);
  const wanted = legalActs(table.game, state, seat).find(
    ({ act, open }) => act.do === 'select' && !open && act.variation !== null && act.value === null,
  );
  const id = wanted?.act.do === 'select' ? wanted.act.variation : null;
  const spec = table.game.variations({ ...state.config }).find(each => each.id === id);
  if (!spec) throw new Error('no variation without a blank can be chosen');
  await page.locator('.varname').filter({ hasText: spec.name }).first().click();
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
    if (await no.count()) return no.click();
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
  if (typeof solution === 'string') await field('Solution').pressSequentially(solution);
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
      await field('Set-Name').pressSequentially(setName);
    } else {
      await field(/^Solution/).pressSequentially(`${premises!.join(', ')} / ${rules!.join(', ')}`);
      for (const [i, line] of proof!.lines.entries()) {
        if (i > 0) await page.keyboard.press('Enter');
        await field(`WFF, line ${i + 1}`).fill(line.wff);
        await field(`Rule, line ${i + 1}`).fill([line.rule, ...(line.cites ?? [])].join(', '));
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
    await step(table, way, aim);
  }
  throw new Error('the shake does not end');
}
