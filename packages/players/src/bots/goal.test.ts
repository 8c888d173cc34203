import { playAct } from '@forceout/host/virtual-table';
import { DIVISIONS } from '@forceout/rulebook';
import {
  type Existence,
  evolve,
  type Game,
  open,
  positionOf,
  readConfig,
  replay,
  type State,
  settled,
  type Unsettled,
  view,
} from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../arena/match.ts';
import { CELLS } from '../test/games.ts';
import { botCacheFor } from './bot-cache.ts';
import { botContext } from './bot-context.ts';
import { signsIn } from './challenge.ts';
import { chanceOf } from './chance.ts';
import { chooseGoal } from './goal.ts';
import { sketchGoal } from './goals.ts';
import { STYLES } from './level.ts';

/** A table of this game with a Goal to set. */
function toSetGoal({ game, edition }: (typeof CELLS)[number], seed: number, division = 'middle'): State {
  const bots = [0, 1].map(n => ({ level: 'newcomer' as const, style: 'steady' as const, seed: n }));
  const { events } = playMatch(game, { edition, division, shakes: 1 }, bots, seed);
  const [first, ...rest] = events;
  let state: Unsettled = replay([first!]);
  for (const event of rest) {
    if (state.phase === 'goal') return settled(state);
    state = evolve(state, event);
  }
  throw new Error('no Goal was set');
}

describe('Goals', () => {
  for (const cell of CELLS)
    it(`${cell.game.id}: what is sketched can mostly be laid and is mostly legal`, () => {
      const position = positionOf(toSetGoal(cell, 3))!;
      let legal = 0;
      for (let n = 0; n < 30; n++) {
        const goal = sketchGoal(cell.game.id, position, chanceOf(n));
        if (goal === null) continue;
        const placed = cell.game.placeGoal(position, goal, position.resources, null);
        if (!placed.ok) continue;
        const cubes = position.resources.filter(c => placed.cubes.includes(c.id));
        if (cell.game.ruleGoal({ ...position, goalText: placed.goal, goal: cubes }).ok) legal++;
      }
      expect(legal).toBeGreaterThan(8);
    });

  it.each(CELLS)('$game.id: at a first table the bot sets a plain Goal that it can solve', cell => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const state = toSetGoal(cell, seed);
      const { setter } = state.shake!;
      const act = chooseGoal(
        botContext(cell.game, view(state, setter), setter, {
          level: 'newcomer',
          style: 'steady',
          seed,
          step: 'places',
        }),
      );
      const goal = act?.do === 'goal' ? act.goal : null;
      if (cell.game.id === 'on-sets')
        expect(goal).toMatchObject({ layout: expect.stringMatching(/^(single|row2)$/), digits: expect.anything() });
      expect(JSON.stringify(goal)).not.toContain('"up":false');
      if (cell.game.id === 'equations') expect(goal).toMatch(/^1?\d$/);
      if (cell.game.id === 'wff') expect(String(goal).length).toBeLessThanOrEqual(3);
      const played = playAct(cell.game, state, { seat: setter, ...act! }, state.at + 1, {
        dice: chanceOf(1),
        budget: { steps: 1e6 },
      });
      expect(played.refusal).toBeNull();
      expect(cell.game.solve(positionOf(played.state)!, 'impossible', { steps: 2e6 }).exists).toBe(true);
    }
  });

  it.each(
    CELLS.flatMap(cell => (['newcomer', 'learner', 'player', 'expert'] as const).map(level => ({ cell, level }))),
  )('$cell.game.id: every Goal of level $level has a Solution', ({ cell, level }) => {
    for (const [n, seed] of Array.from({ length: level === 'expert' ? 3 : 12 }, (_, n) => [n, 40 + n] as const)) {
      const state = toSetGoal(cell, seed, DIVISIONS[n % DIVISIONS.length]);
      const { setter } = state.shake!;
      const style = STYLES[(n >> 2) % STYLES.length]!;
      const act = chooseGoal(botContext(cell.game, view(state, setter), setter, { level, style, seed }))!;
      const played = playAct(cell.game, state, { seat: setter, ...act }, state.at + 1, {
        dice: chanceOf(1),
        budget: { steps: 1e6 },
      });
      expect(played.refusal).toBeNull();
      expect([seed, cell.game.solve(positionOf(played.state)!, 'impossible', { steps: 2e6 }).exists]).toEqual([
        seed,
        true,
      ]);
    }
  });

  it('where no sketch has a Solution the solver names the Goal, and where none can have one it is "no Goal"', () => {
    const cell = CELLS[0]!;
    const state = toSetGoal(cell, 3);
    const { setter } = state.shake!;
    const lost = { exists: false, reason: { code: 'none' }, covered: [] } as const;
    const act = (game: Game) =>
      chooseGoal(botContext(game, view(state, setter), setter, { level: 'newcomer', style: 'steady', seed: 1 }));
    const witness = cell.game.solve(positionOf(state)!, 'no-goal', { steps: 1e6 });
    const hard = (any: Existence): Game => ({
      ...cell.game,
      solve: (_, claim) => (claim === 'no-goal' ? any : lost),
    });
    expect(witness.exists && act(hard(witness))).toEqual({ do: 'goal', goal: witness.exists && witness.witness.goal });
    expect(act(hard(lost))).toBeNull();
  });

  it('signs are counted without spaces, brackets and field names; a proof by its lines', () => {
    expect(signsIn({ restrictions: ['B C R'], setName: '(B U R) - G' })).toBe(8);
    expect(signsIn('2x(3+4)')).toBe(5);
    expect(signsIn({ premises: ['Kpq'], rules: ['Ko'], proof: { lines: [{}, {}] } })).toBe(7);
  });
});

describe('a mind', () => {
  it('works a position out once and tells other positions apart', () => {
    const { game } = CELLS[0]!;
    let asked = 0;
    const counting = {
      ...game,
      solve: (...args: Parameters<typeof game.solve>) => {
        asked++;
        return game.solve(...args);
      },
    };
    const cache = botCacheFor(counting);
    const config = readConfig({ edition: 'onsets-2026', players: ['Ada', 'Ben'], firstGoalSetter: 0 });
    if (!config.ok) throw new Error('bad table');
    const position = { ...positionOf(open(game, config.config).state)!, goalText: { layout: 'single', digits: [] } };
    const one = cache.solve(position, 'now', 100);
    expect(cache.solve(position, 'now', 100)).toBe(one);
    expect(asked).toBe(1);
    cache.solve(position, 'impossible', 100);
    cache.solve({ ...position, permitted: [{ id: 'x', face: 'B', kind: 'colour' }] }, 'now', 100);
    expect(asked).toBe(3);
  });
});
