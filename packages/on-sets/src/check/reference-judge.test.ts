import { pick, type Random, seededRandom } from '@forceout/rulebook/seeded';
import { describe, expect, it } from 'vitest';
import { printSetName } from '../language/print.ts';
import { legalGoalValues, type OnSetsPosition } from '../position.ts';
import { smallPosition } from '../random.ts';
import type { WrittenSolution } from '../solution.ts';
import { solve } from '../solve/solve.ts';
import { checkSolutions } from './check.ts';
import { referenceJudge } from './reference-judge.test-help.ts';

const BUDGET = { steps: 1e8 };

const tokensOf = (text: string): string[] => text.replaceAll(' ', '').match(/[BRGYVLUNC='-]\*?|[()]/g) ?? [];

/** Small changes that keep a text close to a right one: other symbols, lost grouping, marks, more and fewer ′. */
function blemish(roll: Random, text: string): string {
  const tokens = tokensOf(text);
  const at = Math.floor(roll() * tokens.length);
  const kind = Math.floor(roll() * 7);
  const token = tokens[at] ?? 'B';
  if (kind === 0) return tokens.filter(t => t !== '(' && t !== ')').join(' ');
  if (kind === 1) return tokens.with(at, pick(roll, ['B', 'R', 'G', 'Y', 'V', 'L', 'U', 'N', '-'])).join(' ');
  if (kind === 2)
    return tokens.with(at, token.endsWith('*') ? token[0]! : `${token}${'()'.includes(token) ? '' : '*'}`).join(' ');
  if (kind === 3) return tokens.toSpliced(at + 1, 0, "'").join(' ');
  if (kind === 4) return tokens.toSpliced(at, 1).join(' ');
  if (kind === 5) return `(${tokens.join(' ')})`;
  return `${tokens.join(' ')} ${pick(roll, ['U', 'N', '-'])} ${pick(roll, ['B', 'R', 'G', 'Y', 'V'])}`;
}

function blemished(roll: Random, solution: WrittenSolution): WrittenSolution {
  const kind = roll();
  if (kind < 0.3) return solution;
  const { restrictions } = solution;
  const i = Math.floor(roll() * restrictions.length);
  if (kind < 0.5 && restrictions.length > 0)
    return { ...solution, restrictions: restrictions.with(i, blemish(roll, restrictions[i]!)) };
  if (kind < 0.55) return { ...solution, restrictions: [...restrictions, pick(roll, ['B = R', 'R C G', 'V = V'])] };
  if (kind < 0.58) return { ...solution, blankAs: pick(roll, ['B', 'RG', 'BRGY']) };
  return { ...solution, setName: blemish(roll, solution.setName) };
}

/** A Solution of a kindred position, then spoilt a little: right and wrong ones in good measure. */
function attempt(roll: Random, position: OnSetsPosition): readonly WrittenSolution[] {
  const eased: OnSetsPosition = {
    ...position,
    mode: roll() < 0.7 ? position.mode : 'impossible',
    inForce: roll() < 0.7 ? position.inForce : { ...position.inForce, requiredCubes: [], noNull: false },
  };
  const decision = solve(eased, { steps: 1e7 });
  const base = decision.exists ? decision.witness : [{ restrictions: [], setName: 'B U R' }];
  return base.map(solution => blemished(roll, solution));
}

describe('the judge and a second judge that lays single cubes', () => {
  it('agree on right and slightly wrong Solutions of every division and variation', () => {
    const roll = seededRandom(31);
    const tally = { right: 0, wrong: 0 };
    for (let i = 0; i < 6000; i++) {
      const position = smallPosition(roll, 7, 7, i % 3 === 0 ? 0.25 : 0);
      const solutions = attempt(roll, position);
      const { doubleSet } = position.inForce;
      const double = doubleSet ? printSetName(doubleSet.name) : null;
      const mine = checkSolutions(position, solutions, BUDGET).correct;
      const expected = referenceJudge(position, solutions, legalGoalValues(position), double);
      expect(mine, JSON.stringify({ ...position, double, solutions })).toBe(expected);
      tally[expected ? 'right' : 'wrong']++;
    }
    expect(tally.right).toBeGreaterThan(600);
    expect(tally.wrong).toBeGreaterThan(800);
  });
});
