import { EDITIONS, type EditionId } from '@forceout/rulebook';
import { describe, expect, test } from 'vitest';
import { perft } from './perft.ts';
import { Script } from './script.ts';

/** Counted once and kept: from the first turn, six cubes (a b c d a b) less the Goal a; depth 1, 2, 3. */
const FROM_TURN: Readonly<Record<EditionId, readonly (readonly number[])[]>> = {
  'onsets-2014': [
    [17, 209, 2087],
    [18, 223, 2301],
  ],
  // Two lifts at one moment ask the third player (V-B exact-tie).
  'onsets-2026': [
    [17, 209, 2087],
    [18, 225, 2337],
  ],
  'equations-2015': [
    [17, 209, 2087],
    [18, 223, 2301],
  ],
  'wff-2017': [
    [17, 209, 2087],
    [18, 223, 2301],
  ],
};

/** From the first pick of variations, eight cubes, three players, Junior and Senior. */
const FROM_VARIATIONS: Readonly<Record<'junior' | 'senior', readonly number[]>> = {
  junior: [12, 102, 660],
  senior: [12, 114, 762],
};

describe('sequences of legal acts for fixed rolls', () => {
  test.each(EDITIONS)('from the first turn in %s', edition => {
    for (const players of [2, 3] as const) {
      const s = new Script(edition, { cubes: 6, players }).toTurn();
      const counts = [1, 2, 3].map(depth => perft(s.game, s.state, depth));
      expect(counts).toEqual(FROM_TURN[edition]?.[players - 2]);
    }
  });

  test.each(['junior', 'senior'] as const)('from the first pick in %s', division => {
    const s = new Script('onsets-2026', { players: 3, table: { adventurous: true, division } }).roll();
    expect([1, 2, 3].map(depth => perft(s.game, s.state, depth))).toEqual(FROM_VARIATIONS[division]);
  });
});
