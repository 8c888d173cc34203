import type { Level } from '@forceout/players/level';
import type { TableEvent } from '@forceout/table';
import { BOT_NAMES } from '@forceout/table';
import type { LocalSetup } from '../host/setup.ts';
import { openStore } from '../host/store.ts';
import { go } from '../route.ts';
import { newSeed } from '../ui/random.ts';
import { randomId } from '../ui/random-id.ts';
import { type Board, isAlwaysOn } from './board.ts';

type UnnumberedEvent = TableEvent extends infer E ? (E extends TableEvent ? Omit<E, 'seq' | 'at'> : never) : never;

/** The log of a shake that has come to this board, with the player of seat 0 on turn. */
export function logOf(board: Board, players: readonly [string, string]): readonly TableEvent[] {
  const { position } = board;
  const { required, permitted, forbidden, resources, goal, goalText, cards, variations, rules } = position;
  const moved = (['required', 'permitted', 'forbidden'] as const).flatMap(to =>
    position[to].map(cube => ({ cube, to })),
  );
  const told: readonly UnnumberedEvent[] = [
    {
      event: 'opened',
      config: {
        ...rules,
        players,
        enforcement: 'prevent',
        judging: 'auto',
        leftoverSand: 'off',
        firstGoalSetter: 1,
        judge: false,
      },
    },
    {
      event: 'shake-began',
      shake: 1,
      setter: 1,
      out: [],
      variations: variations.filter(v => isAlwaysOn(board, v.id)),
      phase: 'roll-deal',
    },
    {
      event: 'rolled',
      seat: 1,
      by: 1,
      cubes: [...goal, ...required, ...permitted, ...forbidden, ...resources],
      seed: null,
    },
    ...(cards.length > 0 ? [{ event: 'dealt', seat: 0, by: 0, cards, seed: null } as const] : []),
    ...variations
      .filter(v => !isAlwaysOn(board, v.id))
      .map((variation, i) => ({ event: 'selected', seat: i % 2, variation, fault: null }) as const),
    { event: 'goal-placed', seat: 1, cubes: goal.map(cube => cube.id), goal: goalText },
    { event: 'goal-set', seat: 1, goal: goalText, leftovers: [], legal: true, reason: null },
    ...moved.map(
      ({ cube, to }, i) => ({ event: 'moved', seat: (moved.length - i) % 2, cube: cube.id, to, faults: [] }) as const,
    ),
    { event: 'turn', seat: 0, first: false, phase: 'turn', clocks: [] },
  ];
  return told.map((event, i) => ({ ...event, seq: i, at: i }) as TableEvent);
}

/** Opens a table of this device at the board, against a computer player. */
export async function playOn(board: Board, level: Level, name: string): Promise<void> {
  const players = [name, BOT_NAMES[level]] as const;
  const events = logOf(board, players);
  const opened = events[0];
  if (opened?.event !== 'opened') return;
  const setup: LocalSetup = {
    id: randomId(),
    config: opened.config,
    sitters: [{ kind: 'person' }, { kind: 'bot', bot: { level, style: 'steady', seed: newSeed() } }],
    clocks: false,
    practice: true,
    createdAt: Date.now(),
  };
  const store = await openStore();
  await store.append({ setup, savedAt: Date.now(), shake: 1, scores: [0, 0], over: false }, events);
  go('table', setup.id);
}
