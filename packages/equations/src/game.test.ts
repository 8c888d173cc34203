import type { Json, Objection, Position, SubmittedSolution } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { clause } from './ask.test-help.ts';
import { game } from './game.ts';
import { cubes, type Laid, laid, rulesFor } from './play/table.test-help.ts';

const BUDGET = { steps: 1e8 };
const middle = rulesFor('middle');
const paper = (solution: string, goal: string): SubmittedSolution => ({ solution, goal });

/** A mat with that Goal and everything else Permitted. */
const withGoal = (goalText: string, on: Laid = {}, rules = middle): Position =>
  laid(rules, {
    goalText,
    goal: [...goalText.replace(/[^0-9+\-x/*r]/g, '')].join(' '),
    permitted: '1 2 3 4 5 6 7 8 9 + - x / * r + - x /',
    ...on,
  });

const codes = (position: Position, solution: string, goal: string): readonly string[] =>
  game.check(position, paper(solution, goal), 'impossible', BUDGET).reasons.map(r => r.code);

describe('equipment', () => {
  clause('I-B-1', 'six cubes of each of four colours, showing digits and operations', () => {
    const { cubes: all, rollOff, deck, preset } = game.equipment(middle);
    expect(all).toHaveLength(24);
    for (const kind of ['red', 'blue', 'green', 'black']) expect(all.filter(c => c.kind === kind)).toHaveLength(6);
    expect(new Set(all.map(c => c.id)).size).toBe(24);
    expect(new Set(all.flatMap(c => c.faces))).toEqual(new Set('0123456789+-x/*r'));
    for (const { faces } of all) expect(faces).toHaveLength(6);
    expect([deck, preset]).toEqual([null, null]);
    expect(rollOff.rank['3']).toBe(0);
    expect(rollOff.rank['0']).toBe(3);
    expect(rollOff.rank['+']).toBeNull();
  });
});

describe('the Goal on the mat', () => {
  const place = (goal: Json, available = '1 2 2 3 + x r / *', named: readonly string[] | null = null) =>
    game.placeGoal(laid(middle, {}), goal, cubes(available), named);

  it('is a row of cubes that are there, with turns and gaps', () => {
    expect(place('2x 2+3')).toMatchObject({ ok: true, goal: '2x 2+3' });
    expect(place('s2+u3')).toMatchObject({ ok: true, goal: 's2+u3' });
    expect(place('2%3')).toMatchObject({ ok: true, goal: '2%3' });
    expect(place('2x7')).toMatchObject({ ok: false, code: 'cube-not-there', at: 2 });
    expect(place('3!')).toMatchObject({ ok: false, code: 'not-a-cube' });
    expect(place('(2+3)')).toMatchObject({ ok: false, code: 'not-a-cube', at: 0 });
    expect(place('2?3')).toMatchObject({ ok: false, code: 'bad-symbol', at: 1 });
    expect(place(7)).toMatchObject({ ok: false, code: 'malformed-goal' });
    const two = place('2', 'red:2 blue:2', ['blue 2']);
    expect(two.ok && two.cubes[0]).toMatch(/^blue/);
  });

  clause(['IV-B', 'VII-C-5-a', 'III-A examples'], 'a Goal needs some legal reading', () => {
    const ruled = (goal: string, names = '', rules = middle): string => {
      const ruling = game.ruleGoal(withGoal(goal, { with: names }, rules));
      return ruling.ok ? 'fine' : ruling.code;
    };
    const elementary = rulesFor('elementary');
    expect(ruled('23')).toBe('fine');
    expect(ruled('7/0')).toBe('illegal-goal');
    expect(ruled('7/0', 'zero-wild')).toBe('fine');
    expect(ruled('125')).toBe('illegal-goal');
    expect(ruled('12+5x33')).toBe('goal-too-long');
    expect(ruled('28', 'base-8')).toBe('illegal-goal');
    expect(ruled('r5', '', elementary)).toBe('illegal-goal');
    expect(ruled('r5')).toBe('fine');
    expect(ruled('s5', '', elementary)).toBe('illegal-goal');
    expect(ruled('s5', 'sideways', elementary)).toBe('fine');
    expect(ruled('r3*4', '', elementary)).toBe('fine');
    expect(ruled('45x')).toBe('illegal-goal');
    expect(ruled('x4')).toBe('illegal-goal');
    expect(ruled('x4', 'number-of-factors')).toBe('fine');
    expect(ruled('*4')).toBe('illegal-goal');
    expect(ruled('*4', 'decimal-point')).toBe('fine');
    expect(game.ruleGoal(laid(middle, {})).ok).toBe(false);
  });
});

describe('Solutions at the table', () => {
  clause(['VII-B-1', 'VII-B-2 comment (a)'], 'an Equation has both sides', () => {
    const position = withGoal('8');
    const read = (solution: Json, goal: Json) => {
      const found = game.readSolution(position, { solution, goal }, 'now');
      return found.ok ? found.written : found.code;
    };
    expect(read(' 6+2 ', '8')).toEqual({ solution: '6+2', goal: '8' });
    expect(read('6+2', '')).toBe('goal-missing');
    expect(read(null, '8')).toBe('malformed-solution');
    expect(read(' ', '8')).toBe('malformed-solution');
  });

  clause('VII-B-2 comment (a)', 'an Equation handed in without its Goal is incorrect, whatever the Solution', () => {
    const position = withGoal('8');
    const paper = { solution: '6+2', goal: null };
    expect(game.readSolution(position, paper, 'stop')).toEqual({ ok: true, written: paper });
    expect(game.check(position, paper, 'stop', { steps: 1e6 })).toMatchObject({
      correct: false,
      reasons: [{ code: 'goal-missing', clause: 'equations-2015 VII-B-2 comment (a)' }],
    });
    const rejected = { reason: 'VII-B-2', regroup: null, proof: null };
    expect(game.checkObjection(position, paper, rejected, 'stop', { steps: 1e6 }).upheld).toBe(true);
    expect(game.equalsGoal(position, paper, { steps: 1e6 }).equals).toBe(false);
  });

  clause(['III-A', 'VII-B', 'VI-A-1 comment (a)'], 'what means nothing can be written down and is wrong', () => {
    const wrong = (on: string, solution: string, goal: string) => {
      expect(game.readSolution(withGoal(on), { solution, goal }, 'now').ok).toBe(true);
      return codes(withGoal(on), solution, goal);
    };
    expect(wrong('8', '6+', '8')).toContain('no-right-side');
    expect(wrong('8', '6+2)', '8')).toContain('unopened');
    expect(wrong('8', 'hello', '8')).toContain('bad-symbol');
    expect(wrong('8', '6+2', '(8')).toContain('goal-unclosed');
    expect(wrong('+8', '6+2', '+8')[0]).toBe('goal-illegal');
    expect(wrong('45x', '6+2', '45x')[0]).toBe('goal-illegal');
  });

  clause(['VII-B-2', 'VII-C-5-b', 'VII-C-5-a'], 'the written Goal is a reading of the cubes that lie there', () => {
    expect(codes(withGoal('23'), '(4x5)+3', '23')).toEqual([]);
    expect(codes(withGoal('23'), '(4x5)+3', '32')).toContain('goal-not-as-laid');
    expect(codes(withGoal('23'), '(4x5)+3', '2+3')).toContain('goal-not-as-laid');
    expect(codes(withGoal('23'), '(4x5)+3', '234')).toContain('goal-not-as-laid');
    expect(codes(withGoal('23'), '5-3', '2')).toContain('goal-not-as-laid');
    expect(codes(withGoal('2x 3+5'), '8x2', '2x(3+5)')).toEqual([]);
    expect(codes(withGoal('2x 3+5'), '7+4', '(2x3)+5')).toContain('goal-grouping');
    expect(codes(withGoal('2x3+5'), '7+4', '(2x3)+5')).toEqual([]);
    expect(codes(withGoal('20', { with: 'zero-wild' }), '7x3', '20{1}')).toEqual([]);
    expect(codes(withGoal('20'), '7x3', '20{1}')).not.toEqual([]);
    expect(codes(withGoal('u3', { with: 'upside-down' }), '4-7', 'u3')).toEqual([]);
    expect(codes(withGoal('u3', { with: 'upside-down' }), '4-1', '3')).toContain('goal-not-as-laid');
    expect(codes(withGoal('7/0'), '3+4', '7/0')[0]).toBe('goal-illegal');
    expect(codes(withGoal('4r8', { goal: '4 r 8', with: 'percent' }), '8x4', '4%8')).toContain('goal-not-as-laid');
  });

  clause(['XIII-B-12', 'VII-C-5-b'], 'an exponent in the Goal is on a cube of the colour', () => {
    const on = { with: 'exponent-red' };
    expect(codes(withGoal('32', { ...on, goal: 'blue:3 red:2' }), '5+4', "3'2")).toEqual([]);
    expect(codes(withGoal('32', { ...on, goal: 'red:3 blue:2' }), '5+4', "3'2")).toContain('goal-not-as-laid');
    const both = { goal: 'red:3 blue:2', with: `${on.with} factorial` };
    expect(codes(withGoal('32', both), '5+4', "3'(2!)")).toContain('goal-not-as-laid');
    expect(codes(withGoal('312', { ...on, goal: 'blue:3 blue:1 red:2' }), '5+4', '312')).not.toEqual([]);
    expect(codes(withGoal('312', { ...on, goal: 'blue:3 blue:1 red:2' }), '9-8', "31'2")).toEqual(['wrong-value']);
  });

  clause('XIII-D-12', 'points are the writer’s', () => {
    const senior = rulesFor('senior');
    expect(codes(withGoal('20', { with: 'decimal-in-goal' }, senior), '8/4', '2.0')).toEqual([]);
    expect(codes(withGoal('20', { with: 'decimal-in-goal' }, senior), '1/5', '.20')).toEqual([]);
  });

  clause('XIII-D-12 examples', 'a Goal of 20 is .2 as well, and 20 nothing else', () => {
    const senior = rulesFor('senior');
    const ruled = (goal: string, solution: string, reading: string, more = '') =>
      codes(withGoal(goal, { with: `decimal-in-goal ${more}` }, senior), solution, reading);
    expect(ruled('20', '1/5', '.2')).toEqual([]);
    expect(ruled('20+3', '(1/5)+3', '(.2)+3')).toEqual([]);
    expect(ruled('20', '1+1', '2')).toContain('goal-not-as-laid');
    expect(ruled('25', '1/5', '.2')).toContain('goal-not-as-laid');
    expect(ruled('20', '0{5}/(5x5)', '.2', 'zero-wild')).toContain('wild-not-the-same');
    expect(ruled('203', '(1/5)+3', '.20{+}3', 'zero-wild')).toEqual([]);
  });

  clause(['XIII-C-5 sideways', 'XIII-C-5 note'], 'a * shows no turn', () => {
    const senior = rulesFor('senior');
    const eleven = { with: 'base-11 sideways upside-down' };
    expect(codes(withGoal('*', eleven, senior), '4+6', 'T')).toEqual([]);
    expect(codes(withGoal('*', eleven, senior), '1/(4+6)', 'sT')).toEqual([]);
  });

  it('the judge is asked about values only', () => {
    const position = withGoal('2+3x4', { permitted: '7 x 2' });
    const asked = (solution: string, goal: string) => game.equalsGoal(position, paper(solution, goal), BUDGET).equals;
    expect(asked('7x2', '2+3x4')).toBe(true);
    expect(asked('5x4', '2+3x4')).toBe(true);
    expect(asked('7x3', '2+3x4')).toBe(false);
    expect(asked('7x2', '2+3')).toBe(false);
  });
});

describe('objections', () => {
  const object = (position: Position, on: SubmittedSolution, reason: string, regroup: Json = null) => {
    const objection: Objection = { reason, regroup, proof: null };
    return game.checkObjection(position, on, objection, 'impossible', BUDGET).upheld;
  };

  clause(
    ['VII-C-5-c', 'VII-B-6', 'VII-C-5-c final'],
    'a grouping that makes the Equation wrong is upheld, one that does not is not',
    () => {
      const position = withGoal('14');
      const written = paper('2+3x4', '14');
      expect(object(position, written, 'VII-C-5-c', '(2+3)x4')).toBe(true);
      expect(object(position, written, 'VII-C-5-c', '2+(3x4)')).toBe(false);
      expect(object(position, written, 'VII-C-5-c', '(2+3)x4 = 14')).toBe(true);
      expect(object(position, written, 'VII-C-5-c', { solution: '(2+3)x4', goal: '14' })).toBe(true);
      const goal = withGoal('7+5x3');
      expect(object(goal, paper('9x4', '7+5x3'), 'VII-C-5-c', '7+(5x3)')).toBe(true);
      expect(object(goal, paper('9x4', '7+5x3'), 'VII-C-5-c', '(7+5)x3')).toBe(false);
    },
  );

  clause('VII-C-5-c examples', 'groupings that stand are not broken, and the symbols stay', () => {
    const position = withGoal('4');
    const written = paper('(2x4)-(3+1)', '4');
    expect(object(position, written, 'VII-C-5-c', '2x(4-(3+1))')).toBe(false);
    expect(object(position, written, 'VII-C-5-c', '(2x4)-3+1')).toBe(false);
    expect(object(position, written, 'VII-C-5-c', '(2x4)-(1+3)')).toBe(false);
    expect(object(position, paper('2x4-(3+1)', '4'), 'VII-C-5-c', '2x(4-(3+1))')).toBe(true);
    expect(object(position, paper('2x4-(3+1)', '4'), 'VII-C-5-c', '(2x4')).toBe(false);
    expect(object(position, paper('2x4-(3+1)', '4'), 'VII-C-5-c', 7)).toBe(false);
  });

  clause(['VII-C-5-d-iii limit 2', 'VII-C-5-d-iii example'], 'ambiguity is shown, not claimed', () => {
    const position = withGoal('14');
    expect(object(position, paper('2+3x4', '14'), 'VII-C-5-c')).toBe(false);
    expect(object(position, paper('2+3x4', '14'), 'VII-B-6')).toBe(false);
    const bang = withGoal('r10/7', { with: 'factorial' });
    const written = paper('(5+1)!', 'r10!/7');
    expect(object(bang, written, 'VII-C-5-c')).toBe(false);
    expect(object(bang, written, 'VII-C-5-c', '(r10)!/7')).toBe(true);
    expect(object(bang, written, 'VII-C-5-c', '[r(10!)]/7')).toBe(true);
    expect(object(bang, written, 'VII-C-5-c', 'r(10!/7)')).toBe(false);
  });

  clause(['VII-C-5-d', 'VII-C-5-f', 'VII-B-3-b', 'VII-C-4'], 'a claim holds when that fault is there', () => {
    const position = withGoal('14', { required: '9', permitted: '2 3 4 5 + x - 7' });
    expect(object(position, paper('7x2', '14'), 'VII-B-3-b')).toBe(true);
    expect(object(position, paper('7x2', '14'), 'VII-B-3')).toBe(true);
    expect(object(position, paper('7x2', '14'), 'VII-C-5-d')).toBe(false);
    expect(object(position, paper('9+4', '14'), 'VII-C-5-d')).toBe(true);
    expect(object(position, paper('9+5', '14'), 'VII-C-5-d')).toBe(false);
    expect(object(position, paper('9+5', '14'), 'equations-2015 VII-B-3-b')).toBe(false);
    const multiple = withGoal('7', { with: 'multiple-of-7' });
    expect(object(multiple, paper('9-2', '7'), 'VII-C-5-f')).toBe(true);
    expect(object(multiple, paper('9+5', '7'), 'VII-C-5-f')).toBe(false);
    expect(object(withGoal('7/0'), paper('3+4', '7/0'), 'VII-C-5-a')).toBe(true);
    expect(object(withGoal('7'), paper('3+4', '7'), 'VII-C-5-a')).toBe(false);
    // What has no value equals nothing.
    expect(object(position, paper('9+', '14'), 'VII-C-5-d')).toBe(true);
    expect(object(withGoal('7/0'), paper('3+4', '7/0'), 'VII-C-5-d')).toBe(true);
  });
});
