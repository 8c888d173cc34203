import { readConfig, type TableEvent, type TableView } from '@forceout/table';
import { game } from '@forceout/wff';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalHost } from './local-host.ts';
import type { LocalSetup, Sitter } from './setup.ts';
import { MemoryStore } from './store.ts';

const config = (() => {
  const read = readConfig({
    edition: 'wff-2017',
    division: 'elementary',
    players: ['Ann', 'Ben'],
    enforcement: 'prevent',
    judging: 'auto',
    firstGoalSetter: 0,
  });
  if (!read.ok) throw new Error(read.refused.message);
  return read.config;
})();

const person: Sitter = { kind: 'person' };

const setup = (patch: Partial<LocalSetup> = {}): LocalSetup => ({
  id: 'here',
  config,
  sitters: [person, person],
  clocks: true,
  practice: false,
  createdAt: 0,
  ...patch,
});

function host(store: MemoryStore, patch: Partial<LocalSetup> = {}, plan = vi.fn(async () => null as never)) {
  const heard: TableEvent[] = [];
  let n = 0;
  const opened = new LocalHost(setup(patch), {
    game,
    store,
    dice: { below: k => n++ % k },
    now: () => Date.now(),
    answer: async () => {
      throw new Error('the worker is gone');
    },
    plan,
    onChange: events => heard.push(...events),
  });
  return { opened, heard, plan };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a table hosted on this device', () => {
  it('rolls its own dice, whatever a page names', async () => {
    const { opened } = host(new MemoryStore());
    await opened.start();
    const mine = Array.from({ length: 28 }, () => 'C');
    expect(await opened.act({ seat: 0, do: 'roll', faces: mine })).toEqual({ ok: true });
    expect(opened.state.shake!.mat.resources.map(c => c.face)).not.toEqual(mine);
  });

  it('answers what is not done with words and a clause', async () => {
    const { opened } = host(new MemoryStore());
    await opened.start();
    const reply = await opened.act({ seat: 1, do: 'roll' });
    expect(reply).toMatchObject({
      ok: false,
      refused: { code: 'not-yours', clause: expect.stringMatching(/^wff-2017 /) },
    });
  });

  it('fires deadlines while time runs, and none while it is held', async () => {
    const { opened, heard } = host(new MemoryStore());
    await opened.start();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(heard).toEqual([]);
    opened.release();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(heard.some(e => e.event === 'clock' && e.stage === 'countdown')).toBe(true);
    opened.hold();
    const { at } = opened;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(opened.at).toBe(at);
  });

  it('lets nothing fall due at a table without clocks', async () => {
    const { opened, heard } = host(new MemoryStore(), { clocks: false });
    await opened.start();
    opened.release();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(heard).toEqual([]);
    await opened.act({ seat: 0, do: 'roll' });
    expect(heard.some(e => e.event === 'rolled')).toBe(true);
  });

  it('goes on where the log ends, with the time that was left', async () => {
    const store = new MemoryStore();
    const first = host(store);
    await first.opened.start();
    first.opened.release();
    await vi.advanceTimersByTimeAsync(20_000);
    await first.opened.act({ seat: 0, do: 'roll' });
    const before = first.opened.state;
    first.opened.close();
    await vi.advanceTimersByTimeAsync(86_400_000);

    const second = host(store);
    await second.opened.start();
    expect(second.opened.state).toEqual(before);
    expect(second.opened.at).toBe(before.at);
    expect((await store.list())[0]).toMatchObject({ shake: 1, over: false });
  });

  it('asks a bot from its seat alone, and drops a plan when something else happened', async () => {
    const bot = { level: 'newcomer', style: 'steady', seed: 1 } as const;
    const plan = vi.fn(async (view: TableView) =>
      view.state.shake?.rolled ? null : ({ act: { do: 'roll' }, afterMs: 500 } as never),
    );
    const { opened, heard } = host(new MemoryStore(), { sitters: [{ kind: 'bot', bot }, person] }, plan as never);
    await opened.start();
    opened.release();
    await vi.advanceTimersByTimeAsync(400);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(heard.some(e => e.event === 'rolled' && e.seat === 0)).toBe(true);
    expect(plan.mock.calls.every(([view]) => view.viewer === 0)).toBe(true);
  });

  it('cuts long thoughts short, and keeps which is the longer one', async () => {
    const bot = { level: 'newcomer', style: 'steady', seed: 1 } as const;
    const rolledAfter = async (afterMs: number): Promise<number> => {
      const plan = vi.fn(async (view: TableView) =>
        view.state.shake?.rolled ? null : ({ act: { do: 'roll' }, afterMs } as never),
      );
      const { opened, heard } = host(new MemoryStore(), { sitters: [{ kind: 'bot', bot }, person] }, plan as never);
      await opened.start();
      opened.release();
      let waited = 0;
      for (; heard.length === 0 && waited < 3000; waited += 50) await vi.advanceTimersByTimeAsync(50);
      return waited;
    };
    const [quick, slow, slowest] = [await rolledAfter(3000), await rolledAfter(6000), await rolledAfter(60_000)];
    expect(quick).toBeLessThan(slow);
    expect(slow).toBeLessThan(slowest);
    expect(slowest).toBeLessThanOrEqual(2500);
  });

  it('calls a verdict undecided when it cannot be worked out, and never stands still', async () => {
    const { opened, heard } = host(new MemoryStore(), { clocks: false });
    await opened.start();
    await opened.act({ seat: 0, do: 'roll' });
    const cube = opened.state.shake!.mat.resources.find(c => /^[pqrs]$/.test(c.face))!;
    await opened.act({ seat: 0, do: 'goal', goal: cube.face });
    await opened.act({ seat: 1, do: 'lift' });
    await opened.act({ seat: 1, do: 'say', say: 'impossible' });
    const solution = { premises: [cube.face], rules: [], proof: { premises: [cube.face], goal: cube.face, lines: [] } };
    await opened.act({ seat: 0, do: 'submit', solution });
    await vi.advanceTimersByTimeAsync(10);
    expect(heard.some(e => e.event === 'verdict' && e.verdict.correct === null)).toBe(true);
    expect(heard.some(e => e.event === 'scored')).toBe(true);
  });

  it('has one log for all tabs: who comes too late decides again on what stands there', async () => {
    const store = new MemoryStore();
    const [one, two] = [host(store), host(store)];
    await Promise.all([one.opened.start(), two.opened.start()]);
    const replies = await Promise.all([
      one.opened.act({ seat: 0, do: 'roll' }),
      two.opened.act({ seat: 0, do: 'roll' }),
    ]);
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    await Promise.all([one.opened.catchUp(), two.opened.catchUp()]);
    expect(one.opened.state).toEqual(two.opened.state);
    expect(one.heard).toEqual(two.heard);
    const { events } = (await store.load('here'))!;
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
    expect(events.filter(e => e.event === 'rolled')).toHaveLength(1);
  });
});
