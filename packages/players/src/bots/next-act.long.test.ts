import { DIVISIONS } from '@forceout/rulebook';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../arena/match.ts';
import { CELLS } from '../test/games.ts';
import { LEVELS, STYLES } from './level.ts';

/** Matches of one shake for every division; On-Sets thinks fastest. */
const SEEDS = { 'on-sets': 8, equations: 3, wff: 2 } as const;

describe('hundreds of matches', () => {
  for (const { game, edition } of CELLS)
    for (const players of [2, 3])
      for (const judging of ['auto', 'players'] as const)
        it(`${game.id}: ${players} players, judging ${judging}: no act is refused`, () => {
          for (const [n, division] of DIVISIONS.entries())
            for (let seed = 1; seed <= SEEDS[game.id]; seed++) {
              const bots = Array.from({ length: players }, (_, seat) => ({
                level: LEVELS[(seed + seat + n) % (game.id === 'wff' ? 3 : 4)]!,
                style: STYLES[(seed + seat) % 4]!,
                seed: 1000 + seed * 10 + seat,
              }));
              const result = playMatch(game, { edition, division, shakes: 1, judging }, bots, 5000 + seed + 50 * n);
              expect(result.refused, `${division} ${seed}`).toEqual([]);
              expect(result.shakes, `${division} ${seed}`).toBeGreaterThanOrEqual(1);
            }
        });
});
