import { DIVISIONS } from '@forceout/rulebook';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../arena/match.ts';
import { CELLS, cellOf } from '../test/games.ts';
import { type Bot, LEVELS, STYLES } from './level.ts';

/** Weak and middling players meet most situations, and fast. */
const botsFor = (seed: number, players: number): readonly Bot[] =>
  Array.from({ length: players }, (_, seat) => ({
    level: LEVELS[(seed + seat) % 3]!,
    style: STYLES[(seed >> 1) % 4]!,
    seed: seed * 10 + seat,
  }));

describe('bots at the table', () => {
  for (const { game, edition } of CELLS)
    for (const players of [2, 3])
      for (const judging of ['auto', 'players'] as const) {
        // The long run plays them all.
        if (game.id !== 'on-sets' && (judging === 'auto') === (players === 2)) continue;
        it(`${game.id}: ${players} players, judging ${judging}: no act is refused and every shake is scored`, () => {
          for (const [n, division] of DIVISIONS.entries())
            for (let seed = 1; seed <= (game.id === 'on-sets' ? 3 : 1); seed++) {
              const bots = botsFor(seed * 7 + n, players);
              const table = { edition, division, shakes: 1, judging };
              const { refused, shakes } = playMatch(game, table, bots, seed + 100 * n);
              expect(refused, `${division} ${seed}`).toEqual([]);
              expect(shakes, `${division} ${seed}`).toBeGreaterThanOrEqual(1);
            }
        });
      }

  it('the 2014 edition of On-Sets, where a Third Party takes a side', () => {
    const { game } = cellOf('on-sets');
    for (let seed = 1; seed <= 6; seed++) {
      const table = { edition: 'onsets-2014', division: 'junior', shakes: 1, judging: 'players' } as const;
      expect(playMatch(game, table, botsFor(seed, 3), seed).refused).toEqual([]);
    }
  });

  it('the same seed plays the same match, another seed another', () => {
    const { game, edition } = cellOf('on-sets');
    const play = (seed: number) =>
      playMatch(game, { edition, division: 'middle', shakes: 1 }, botsFor(3, 2), seed).events;
    expect(play(5)).toEqual(play(5));
    expect(play(5)).not.toEqual(play(6));
  });
});
