import { positionOf, settled } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../arena/match.ts';
import { momentsOf } from '../review/moments.ts';
import { cellOf } from '../test/games.ts';
import { mayHint, solutionHint, tableHint, turnHint } from './hint.ts';

const BUDGET = { steps: 500_000 };
const { game, edition } = cellOf('on-sets');

const states = [1, 2, 3].flatMap(seed =>
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
    .map(m => m.after),
);
const positions = states.map(state => positionOf(state)!);

describe('hints', () => {
  it('three steps towards a Solution: how many cubes, which ones, the Solution itself, which the judge accepts', () => {
    let found = 0;
    for (const position of positions) {
      const [one, two, three] = ([1, 2, 3] as const).map(s => solutionHint(game, position, 'impossible', s, BUDGET));
      if (one?.step !== 1 || one.look.at !== 'solution' || one.look.cubes === null) continue;
      found++;
      expect(one.look.cubes).toBeGreaterThan(0);
      const usable = [...position.required, ...position.permitted, ...position.resources].map(c => c.face);
      if (two?.step !== 2 || !('use' in two.idea)) throw new Error('no idea');
      for (const face of two.idea.use) expect(usable).toContain(face);
      if (three?.step !== 3) throw new Error('no answer');
      if (!('written' in three.answer)) throw new Error('no Solution');
      expect(game.check(position, three.answer.written, 'impossible', BUDGET).correct).toBe(true);
      expect(one.look.cubes).toBeGreaterThanOrEqual(two.idea.use.length);
      const least = game.fewest!(position, 'impossible', BUDGET);
      if (least.exists) expect(one.look.cubes).toBeGreaterThanOrEqual(least.cubes);
    }
    expect(found).toBeGreaterThan(3);
  });

  it('on turn: an open Now first, then an Impossible, then a move that gives nothing away', () => {
    const kinds = new Set<string>();
    for (const position of positions) {
      const hint = turnHint(game, position, true, 1, BUDGET);
      const last = turnHint(game, position, true, 3, BUDGET);
      if (hint?.step !== 1 || last?.step !== 3) continue;
      kinds.add(hint.look.at);
      const { answer } = last;
      if (hint.look.at === 'now') {
        if (!('written' in answer)) throw new Error('no Solution');
        expect(game.check(position, answer.written, 'now', BUDGET).correct).toBe(true);
      } else if (hint.look.at === 'impossible') {
        expect(game.solve(position, 'impossible', BUDGET).exists).toBe(false);
        expect(answer).toEqual({ say: 'impossible' });
      } else {
        if (!('to' in answer)) throw new Error('no move');
        const cubes = position.resources.filter(c => c.face === answer.face).map(c => c.id);
        const move = game.safeMoves(position, BUDGET).find(m => cubes.includes(m.cube) && m.to === answer.to)!;
        expect(move.givesNow === false && move.makesImpossible === false).toBe(answer.safe);
        expect(hint.look.at).toBe(answer.safe ? 'move' : 'unsafe');
      }
    }
    expect(kinds.size).toBeGreaterThanOrEqual(2);
  });

  it('only for the seat that has something to do, and never at a table under tournament rules', () => {
    const state = settled(states.find(({ phase }) => phase === 'turn')!);
    const seat = state.shake!.onTurn!;
    expect(state.config.enforcement).toBe('prevent');
    expect(tableHint(game, state, seat, 1, BUDGET)?.step).toBe(1);
    expect(tableHint(game, state, 1 - seat, 1, BUDGET)).toBeNull();
    const faithful = settled({ ...state, config: { ...state.config, enforcement: 'faithful' as const } });
    expect(tableHint(game, faithful, seat, 1, BUDGET)).toBeNull();
  });

  it('none at a table with a judge or under tournament rules', () => {
    expect(mayHint({ judge: false, enforcement: 'prevent' })).toBe(true);
    expect(mayHint({ judge: true, enforcement: 'prevent' })).toBe(false);
    expect(mayHint({ judge: false, enforcement: 'faithful' })).toBe(false);
  });
});
