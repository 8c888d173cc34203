import { describe, expect, it } from 'vitest';
import { verbWords } from '../command/verb-words.ts';
import { forceout } from '../run-command.test-help.ts';
import { accountTable } from '../solve-account.ts';
import { completeQuestion, questionFromFlags } from '../solve-question.ts';

const solve = (args: readonly string[], input = '') => forceout(['solve', ...args], input);

const onSets = {
  game: 'on-sets',
  division: 'elementary',
  universe: ['BR', 'G', 'Y', 'blank'],
  mat: { required: ['B'], permitted: ['U', 'G'] },
  goal: { layout: 'single', digits: [{ d: 2 }] },
  mode: 'forceout',
};

describe('forceout solve', () => {
  it('finds a Solution of a question of the judge', async () => {
    const { code, out } = await solve([], JSON.stringify(onSets));
    expect(code).toBe(0);
    expect(out).toMatch(/^Yes/);
    expect(out).toMatch(/Set-Name: /);
  });

  it('says no, and why, line by line', async () => {
    const five = { ...onSets, goal: { layout: 'single', digits: [{ d: 4 }] } };
    const { code, out } = await solve(['--why'], JSON.stringify(five));
    expect(code).toBe(0);
    expect(out).toMatch(/^No: /);
    expect(out).toMatch(/form +operands +how +by/);
    expect(out).not.toContain('LEFT');
  });

  it('takes flags for each game', async () => {
    const wff = await solve(['--game', 'wff', '--goal', 'p', '--permitted', 'KpqKo', '--mode', 'forceout']);
    expect(wff.out).toMatch(/K(pq|qp) \/ Ko/);
    const none = await solve(['--game', 'wff', '--goal', 'p', '--permitted', 'KqqKo', '--mode', 'forceout', '--why']);
    expect(none.out).toMatch(/^No: /);
    expect(none.out).toMatch(/variable-missing|goal-unsupported/);
    const equations = await solve(['--game', 'equations', '--goal', '5', '--permitted', '2+3', '--mode', 'forceout']);
    expect(equations.out).toMatch(/^Yes/);
    const flags = ['--game', 'on-sets', '--universe', 'BR,G,Y', '--goal', 'row2:1,1', '--permitted', 'BUG'];
    const sets = await solve([...flags, '--mode', 'forceout', '--json']);
    expect(JSON.parse(sets.out)).toMatchObject({ exists: true });
  });

  it('prints the account as JSON too, and says what is left when time is short', async () => {
    const flags = [
      '--game',
      'wff',
      '--goal',
      'Cpq',
      '--resources',
      'CAKENNRRRppqqrrssiiooppqq',
      '--required',
      'EEEsssNN',
    ];
    const { out } = await solve([...flags, '--ms', '1', '--json']);
    const answer = JSON.parse(out);
    if (answer.exists === null) expect(answer.covered.some((line: { how: string }) => line.how === 'left')).toBe(true);
    const { out: words } = await solve([...flags, '--ms', '1', '--why']);
    if (words.startsWith('Undecided')) expect(words).toContain('LEFT');
  });

  it.each([
    [['--game', 'chess', '--goal', '1'], '', 'on-sets, equations, wff'],
    [['--game', 'wff'], '', '--goal'],
    [['--game', 'on-sets', '--goal', '3'], '', '--universe'],
    [['--game', 'on-sets', '--universe', 'B', '--goal', '9'], '', 'digit 1 to 5'],
    [['--goal', '3'], '', '--game'],
    [['--nonsense'], '', '--why'],
    [['/no/such/file.json'], '', 'cannot be read'],
    [[], 'not json', 'not JSON'],
    [[], '[1]', 'JSON object'],
    [[], '{"game":"wff","ask":"judge"}', 'forceout judge'],
    [[], '{"game":"wff"}', 'state'],
    [['--ms=-1'], '{"game":"wff"}', 'whole number'],
  ])('%s %s says what to do', async (args, input, words) => {
    const { code, err, out } = await solve(args, input);
    expect(code).toBe(2);
    expect(err).toContain(words);
    expect(out).toBe('');
  });
});

describe('the account as a table', () => {
  it('tells runs of sizes as one line and keeps what is left apart', async () => {
    const line = (operands: number, how: 'searched' | 'left') => ({
      part: { form: 'set-name', operands },
      how,
      by: how === 'left' ? null : 'set-names',
    });
    const table = accountTable(
      [line(1, 'searched'), line(2, 'searched'), line(3, 'searched'), line(4, 'left')],
      await verbWords('en'),
    );
    expect(table.split('\n').slice(2)).toEqual([
      expect.stringMatching(/^set-name +1–3 +searched +set-names$/),
      expect.stringMatching(/^set-name +4 +LEFT$/),
    ]);
  });
});

describe('the question', () => {
  it('fills in what is asked, and reads flags into the same question', () => {
    expect(completeQuestion(onSets)).toMatchObject({ ask: 'decision' });
    expect(
      questionFromFlags('on-sets', {
        universe: 'B, R',
        goal: 'T:2,3,-1',
        required: "B '",
        variations: 'noNull requiredCube=B',
      }),
    ).toMatchObject({
      universe: ['B', 'R'],
      mat: { required: ['B', "'"] },
      goal: {
        layout: 'T',
        digits: [
          { d: 2, up: true },
          { d: 3, up: true },
          { d: 1, up: false },
        ],
      },
      variations: { noNull: true, requiredCube: 'B' },
    });
  });
});
