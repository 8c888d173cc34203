import type { PlayerAct, TableEvent } from '@forceout/table';
import { open, readConfig, view } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../arena/match.ts';
import { cellOf } from '../test/games.ts';
import { type BotContext, botContext } from './bot-context.ts';
import { LEVELS, type Level, STYLES, type Style } from './level.ts';
import { SKILLS } from './skill.ts';
import { thinkingTime } from './timing.ts';

const { game, edition } = cellOf('on-sets');

const played = (style: Style): readonly TableEvent[] =>
  [1, 2, 3, 4].flatMap(
    seed =>
      playMatch(
        game,
        { edition, division: 'middle', shakes: 2 },
        [0, 1].map(n => ({ level: 'learner' as const, style, seed: seed * 5 + n })),
        seed,
      ).events,
  );

describe('styles', () => {
  const games = Object.fromEntries(STYLES.map(style => [style, played(style)])) as Record<Style, readonly TableEvent[]>;
  const shareTo = (style: Style, to: string): number => {
    const moves = games[style].filter(e => e.event === 'moved');
    return moves.filter(e => e.event === 'moved' && e.to === to).length / moves.length;
  };
  const count = (style: Style, event: TableEvent['event']): number =>
    games[style].filter(e => e.event === event).length;

  it('cautious bots forbid, bold ones require, more than others do', () => {
    expect(shareTo('cautious', 'forbidden')).toBeGreaterThan(shareTo('steady', 'forbidden') + 0.1);
    expect(shareTo('bold', 'required')).toBeGreaterThan(shareTo('steady', 'required') + 0.1);
    expect(shareTo('bold', 'required')).toBeGreaterThan(shareTo('cautious', 'required') + 0.3);
  });

  it('tricky bots play bonus cubes, cautious ones only when they must', () => {
    expect(count('tricky', 'bonus')).toBeGreaterThan(count('cautious', 'bonus'));
  });
});

describe('levels', () => {
  it('whoever is stronger looks more, checks more and slips less', () => {
    for (const [weaker, stronger] of LEVELS.slice(1).map((l, i) => [SKILLS[LEVELS[i]!], SKILLS[l]] as const)) {
      expect(stronger.looksForNow).toBeGreaterThan(weaker.looksForNow);
      expect(stronger.looksForImpossible).toBeGreaterThan(weaker.looksForImpossible);
      expect(stronger.checks).toBeGreaterThan(weaker.checks);
      expect(stronger.slips).toBeLessThan(weaker.slips);
      expect(stronger.steps).toBeGreaterThan(weaker.steps);
    }
  });
});

describe('thinking time', () => {
  const config = readConfig({ edition, division: 'middle', players: ['Ada', 'Ben'], firstGoalSetter: 0 });
  if (!config.ok) throw new Error('bad table');
  const { state } = open(game, config.config);
  const at = (style: Style, seed: number, leftMs: number | null, level: Level = 'player'): BotContext => ({
    ...botContext(
      game,
      view(
        leftMs === null
          ? { ...state, clocks: [] }
          : { ...state, clocks: [{ seat: 0, task: 'turn', stage: 'limit', at: state.at + leftMs }] },
        0,
      ),
      0,
      { level, style, seed },
    ),
  });
  const average = (style: Style, act: PlayerAct): number =>
    Array.from({ length: 40 }, (_, seed) => thinkingTime(at(style, seed, null), act)).reduce((a, b) => a + b) / 40;

  it('a Goal takes longer than a roll, and the bold are quicker than the cautious', () => {
    expect(average('steady', { do: 'goal' })).toBeGreaterThan(4 * average('steady', { do: 'roll' }));
    expect(average('bold', { do: 'goal' })).toBeLessThan(average('cautious', { do: 'goal' }));
  });

  it.each(['goal', 'lift', 'accept'] as const)('whoever is stronger thinks less long: %s', verb => {
    const act = { do: verb, goal: null, writer: 0 } as unknown as PlayerAct;
    const times = LEVELS.map(level =>
      Array.from({ length: 40 }, (_, seed) => thinkingTime(at('steady', seed, null, level), act)).reduce(
        (a, b) => a + b,
      ),
    );
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(times).size).toBe(LEVELS.length);
  });

  it('varies, and is never all of the time that is left', () => {
    const times = Array.from({ length: 30 }, (_, seed) => thinkingTime(at('cautious', seed, 10_000), { do: 'goal' }));
    expect(Math.max(...times)).toBeLessThanOrEqual(6000);
    const free = Array.from({ length: 30 }, (_, seed) => thinkingTime(at('cautious', seed, null), { do: 'goal' }));
    expect(new Set(free).size).toBeGreaterThan(20);
  });
});
