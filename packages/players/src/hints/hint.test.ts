import { positionOf } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../arena/match.ts';
import { momentsOf } from '../review/moments.ts';
import { cellOf } from '../test/games.ts';
import { mayHint, solutionHint, turnHint } from './hint.ts';

const BUDGET = { steps: 500_000 };
const { game, edition } = cellOf('on-sets');

const positions = [1, 2, 3].flatMap(seed =>
  momentsOf(
    playMatch(
      game,
      { edition, division: 'elementary', shakes: 1 },
      [
        { level: 'newcomer', style: 'steady', seed },
        { level: 'learner', style: 'steady', seed: seed + 9 },
      ],
      seed,
    ).events,
  )
    .filter(m => m.did === 'move')
    .map(m => positionOf(m.after)!),
);

describe('hints', () => {
  it('three steps towards a Solution: how many cubes, which ones, the Solution itself, which the judge accepts', () => {
    let found = 0;
    for (const position of positions) {
      const [one, two, three] = ([1, 2, 3] as const).map(s => solutionHint(game, position, 'impossible', s, BUDGET));
      if (one === null || one?.step !== 1 || one.look.at !== 'solution') continue;
      found++;
      expect(one.look.cubes).toBeGreaterThan(0);
      const usable = [...position.required, ...position.permitted, ...position.resources].map(c => c.face);
      if (two?.step !== 2 || !('use' in two.idea)) throw new Error('no idea');
      for (const face of two.idea.use) expect(usable).toContain(face);
      if (three?.step !== 3) throw new Error('no answer');
      const written = { solution: three.answer, goal: three.goal };
      expect(game.check(position, written, 'impossible', BUDGET).correct).toBe(true);
    }
    expect(found).toBeGreaterThan(3);
  });

  it('on turn: an open Now first, then an Impossible, then a move that gives nothing away', () => {
    const kinds = new Set<string>();
    for (const position of positions) {
      const hint = turnHint(game, position, true, 1, BUDGET);
      const last = turnHint(game, position, true, 3, BUDGET);
      if (hint?.step !== 1 || last?.step !== 3) continue;
      const now = game.solve(position, 'now', BUDGET).exists;
      const possible = game.solve(position, 'impossible', BUDGET).exists;
      if (hint.look.at === 'now' && hint.look.open) {
        kinds.add('now');
        expect(now).toBe(true);
        expect(game.check(position, { solution: last.answer, goal: last.goal }, 'now', BUDGET).correct).toBe(true);
      } else if (hint.look.at === 'impossible') {
        kinds.add('impossible');
        expect(possible).toBe(false);
      } else {
        kinds.add('move');
        const { cube, to } = last.answer as { cube: string; to: string };
        const move = game.safeMoves(position, BUDGET).find(m => m.cube === cube && m.to === to);
        expect(move).toMatchObject({ givesNow: false, makesImpossible: false });
      }
    }
    expect(kinds.size).toBeGreaterThanOrEqual(2);
  });

  it('none at a table with a judge or under tournament rules', () => {
    expect(mayHint({ judge: false, enforcement: 'prevent' })).toBe(true);
    expect(mayHint({ judge: true, enforcement: 'prevent' })).toBe(false);
    expect(mayHint({ judge: false, enforcement: 'faithful' })).toBe(false);
  });
});
