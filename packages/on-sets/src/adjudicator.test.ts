import type { Json } from '@forceout/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjudicator } from './adjudicator.ts';
import { ask, counted, EIGHT, errorOf, goal, rawAnswer, SIXTEEN, setting } from './ask.test-help.ts';

type Fields = { readonly [key: string]: Json };

const judge = (more: Fields): Fields => ({
  ...setting({ goal: 5 }),
  ask: 'judge',
  solutions: [{ restrictions: [], setName: 'B U G' }],
  ...more,
});

const decision = (more: Fields): Fields => ({ ...setting({ goal: 5 }), ask: 'decision', ...more });

describe('bad questions get an error with a code', () => {
  it('the question itself', () => {
    expect(errorOf({}).code).toBe('missing-field');
    expect(errorOf({ ask: 'sing' }).code).toBe('unknown-ask');
    expect(errorOf({ ask: 7 }).code).toBe('unknown-ask');
    expect(errorOf(judge({ colour: 'red' })).facts).toMatchObject({ field: 'colour' });
    expect(errorOf(judge({ colour: 'red' })).code).toBe('unknown-field');
    expect(errorOf(judge({ edition: 'onsets-1999' })).code).toBe('bad-field');
    expect(errorOf(judge({ division: 'giants' })).code).toBe('bad-field');
    expect(errorOf(judge({ division: null })).code).toBe('missing-field');
    expect(errorOf(judge({ mode: 'later' })).code).toBe('bad-field');
    expect(errorOf(judge({ budgetMs: 'soon' })).code).toBe('bad-field');
    expect(errorOf(judge({ budgetMs: -1 })).code).toBe('bad-field');
    expect(errorOf({ ask: 'evaluate', universe: EIGHT }).code).toBe('missing-field');
    expect(errorOf({ ask: 'evaluate', universe: EIGHT, text: 4 }).code).toBe('bad-field');
  });

  it('the Universe', () => {
    expect(errorOf(judge({ universe: [...SIXTEEN, 'B'] })).code).toBe('bad-universe');
    expect(errorOf(judge({ universe: [] })).code).toBe('bad-universe');
    expect(errorOf(judge({ universe: ['B', 'B'] })).code).toBe('bad-universe');
    expect(errorOf(judge({ universe: ['RB'] })).code).toBe('unknown-card');
    expect(errorOf(judge({ universe: 'B' })).code).toBe('bad-field');
    expect(errorOf(judge({ universe: [1] })).code).toBe('bad-field');
  });

  it('the Goal', () => {
    const digits = [1, 2, 3, 4].map(d => ({ d, up: true }));
    expect(errorOf({ ask: 'goal', goal: { layout: 'row3', digits } }).code).toBe('bad-goal');
    expect(errorOf({ ask: 'goal', goal: { layout: 'single', digits: [] } }).code).toBe('bad-goal');
    expect(errorOf({ ask: 'goal', goal: { layout: 'ring', digits } }).code).toBe('bad-field');
    expect(errorOf({ ask: 'goal', goal: { layout: 'single', digits: [{ d: 9, up: true }] } }).code).toBe('bad-field');
    expect(errorOf({ ask: 'goal', goal: { layout: 'single', digits: [{ d: 1, up: 'yes' }] } }).code).toBe('bad-field');
    expect(errorOf({ ask: 'goal', goal: { layout: 'single', digits: [{ d: 1, up: true, red: 1 }] } }).code).toBe(
      'unknown-field',
    );
    expect(errorOf({ ask: 'goal', goal: 5 }).code).toBe('bad-field');
    expect(errorOf({ ask: 'goal' }).code).toBe('missing-field');
    expect(errorOf({ ask: 'goal', goal: goal(3) as unknown as Json, absValue: 1 }).code).toBe('bad-field');
  });

  it('the mat and the variations', () => {
    expect(errorOf(judge({ mat: { required: ['X'] } })).code).toBe('bad-field');
    expect(errorOf(judge({ mat: { table: [] } })).code).toBe('unknown-field');
    expect(errorOf(judge({ mat: [] })).code).toBe('bad-field');
    expect(errorOf(judge({ variations: { wildCube: '7' } })).code).toBe('bad-field');
    expect(errorOf(judge({ variations: { fly: true } })).code).toBe('unknown-field');
    expect(errorOf(judge({ variations: { twoOps: 'yes' } })).code).toBe('bad-field');
    expect(errorOf(judge({ variations: { requiredCard: 'GB' } })).code).toBe('unknown-card');
    expect(errorOf(judge({ variations: { forbiddenCard: 'pink' } })).code).toBe('unknown-card');
    expect(errorOf(judge({ variations: { doubleSet: 'B U' } })).code).toBe('bad-double-set');
    expect(errorOf(judge({ variations: { doubleSet: 'B U G - R' } })).code).toBe('bad-double-set');
    expect(errorOf(judge({ variations: { order: ['fly'] } })).code).toBe('bad-field');
    expect(errorOf(judge({ variations: [] })).code).toBe('bad-field');
  });

  it('the Solutions', () => {
    expect(errorOf(judge({ solutions: 'B U G' })).code).toBe('bad-field');
    expect(errorOf(judge({ solutions: ['B U G'] })).code).toBe('bad-field');
    expect(errorOf(judge({ solutions: [{ restrictions: [] }] })).code).toBe('missing-field');
    expect(errorOf(judge({ solutions: [{ setName: 3 }] })).code).toBe('bad-field');
    expect(errorOf(judge({ solutions: [{ setName: 'B', restrictions: 'B = B' }] })).code).toBe('bad-field');
    expect(errorOf(judge({ solutions: [{ setName: 'B', note: '' }] })).code).toBe('unknown-field');
    expect(errorOf(judge({ solutions: [{ setName: 'B', blankAs: 'pink' }] })).code).toBe('unknown-card');
    expect(errorOf(judge({ solutions: [{ setName: 'B', wildAs: '5' }] })).code).toBe('bad-field');
    expect(errorOf(judge({ solutions: [{ setName: 'B'.repeat(10_000) }] })).code).toBe('text-too-long');
    expect(errorOf({ ask: 'evaluate', universe: EIGHT, text: '('.repeat(10_000) }).code).toBe('text-too-long');
  });
});

describe('bad texts are incorrect Solutions with a code, not errors', () => {
  it('empty, unbalanced, unknown', () => {
    const codes = (setName: string) =>
      (ask(judge({ solutions: [{ setName, restrictions: [] }] })).reasons as readonly { code: string }[]).map(
        r => r.code,
      );
    expect(codes('')).toEqual(['empty-text']);
    expect(codes('(B U G')).toEqual(['unbalanced-grouping']);
    expect(codes('B U pink')).toEqual(['unknown-symbol']);
    expect(ask({ ask: 'evaluate', universe: EIGHT, text: 'B U' })).toMatchObject({
      interpretations: [],
      errors: [{ code: 'misplaced-symbol', at: 3 }],
    });
  });
});

describe('what may be left out', () => {
  it('edition, sections of the mat, variations, restrictions, up, division where nothing depends on it', () => {
    const { edition, variations, ...rest } = setting({ goal: 5 });
    expect([edition, variations]).toEqual(['onsets-2026', {}]);
    expect(ask({ ...rest, ask: 'judge', solutions: [{ setName: 'B U G' }] }).correct).toBe(true);
    expect(ask(decision({ mat: { resources: ['B', 'U', 'G'] } })).exists).toBe(true);
    expect(ask({ ask: 'goal', goal: { layout: 'single', digits: [{ d: 4 }] } }).values).toEqual([4]);
    expect(
      ask({ ask: 'equals', universe: EIGHT, goal: goal(5) as unknown as Json, solutions: [{ setName: 'B U G' }] })
        .equals,
    ).toBe(true);
  });

  it('digit cubes on the mat are passed over, and shift changes nothing that is judged', () => {
    expect(
      ask(decision({ mat: { permitted: ['B', 'U', 'G'], forbidden: ['3'] }, variations: { shift: true } })).exists,
    ).toBe(true);
  });

  it('the order of selection, when it is not given, is the order of the names', () => {
    const given = setting({ division: 'senior', resources: 'B R U', goal: 8 });
    const solutions = [{ setName: 'B U R' }];
    const verdict = (variations: Fields) => ask({ ...given, ask: 'judge', variations, solutions }).correct;
    expect(verdict({ symDiff: true, doubleSet: 'B - R' })).toBe(true);
    expect(verdict({ doubleSet: 'B - R', symDiff: true })).toBe(false);
  });
});

describe('answers', () => {
  it('a judged ambiguous text carries its readings and the grouping that defeats it', () => {
    const answer = ask(
      judge({ solutions: [{ setName: 'B U G - R', restrictions: [] }], goal: goal(4) as unknown as Json }),
    );
    expect(answer).toMatchObject({ correct: false, reasons: [{ code: 'ambiguous', at: { regroup: '(B U G) - R' } }] });
    expect((answer.interpretations as readonly { text: string }[]).map(i => i.text).sort()).toEqual([
      '(B U G) - R',
      'B U (G - R)',
    ]);
  });

  it('a reason cites a clause of the edition asked for', () => {
    for (const edition of ['onsets-2014', 'onsets-2026'])
      expect(JSON.stringify(ask(judge({ edition, goal: goal(4) as unknown as Json })).reasons)).toContain(
        `"${edition} VII-B-3"`,
      );
  });

  it('every answer names the clause it rests on and says it in a sentence', () => {
    const unreadable = { ask: 'evaluate', universe: EIGHT, text: 'B =' };
    const backwards = { layout: 'backL', digits: goal(11).digits as unknown as Json };
    const rests: readonly (readonly [Fields, string])[] = [
      [{ ask: 'goal', goal: goal(3) as unknown as Json }, 'onsets-2026 III-B-1'],
      [{ ask: 'goal', goal: { layout: 'single', digits: [{ d: 4, up: false }] } }, 'onsets-2026 VII-C-5-a'],
      [{ ask: 'evaluate', universe: EIGHT, text: 'B U G - R' }, 'onsets-2026 VII-B-6'],
      [unreadable, 'onsets-2026 VI-A restriction-cubes'],
      [judge({}), 'onsets-2026 VII-B'],
      [judge({ goal: goal(4) as unknown as Json }), 'onsets-2026 VII-B-3'],
      [judge({ ask: 'equals' }), 'onsets-2026 VII-C-6-b'],
      [judge({ ask: 'equals', edition: 'onsets-2014' }), 'onsets-2014 VII-B-3'],
      [decision({ mode: 'now' }), 'onsets-2026 V-A-2'],
      [decision({ mode: 'impossible' }), 'onsets-2026 V-A-1'],
      [decision({ mode: 'impossible', goal: backwards }), 'onsets-2026 V-A-1'],
      [decision({ mode: 'forceout' }), 'onsets-2026 VIII-A'],
      [decision({ mode: 'stop' }), 'onsets-2026 XI-B-2'],
    ];
    for (const [question, clause] of rests) {
      const answer = ask(question);
      expect(answer.clause).toBe(clause);
      expect(answer.message).toEqual({ said: expect.objectContaining({ code: expect.any(String) }) });
    }
  });

  it('count follows the Double Set', () => {
    expect(counted('onsets-2026', 'B', { variations: { doubleSet: 'B' } })).toEqual([6]);
  });

  it('a decision says why there is none', () => {
    expect(ask(decision({ goal: { layout: 'backL', digits: goal(11).digits as unknown as Json } }))).toMatchObject({
      exists: false,
      witness: null,
      reason: { said: { code: 'goal-without-value' } },
    });
  });

  it('when the time is up the answer is null, never a guess', () => {
    const hard = {
      ...setting({
        division: 'senior',
        universe: SIXTEEN.filter(card => card !== 'BRY' && card !== 'G'),
        permitted: 'B',
        resources: '= U B N Y N = Y R G G Y C N',
        mode: 'stop',
        goal: 1,
        variations: { noNull: true, doubleSet: 'B', requiredCard: 'R' },
      }),
      ask: 'decision',
    };
    let now = 0;
    const late = adjudicator.answer({ ...hard, budgetMs: 1 }, () => (now += 1000));
    expect(late).toMatchObject({ ok: true, answer: { exists: null, witness: null } });
    expect(ask(hard).exists).toBe(false);
  });

  it('a text too tangled to read out is undecided within its budget', () => {
    const text = Array.from({ length: 60 }, (_, i) => 'BRGY'[i % 4]).join(' - ');
    let now = 0;
    const answer = adjudicator.answer({ ask: 'evaluate', universe: SIXTEEN, text, budgetMs: 5 }, () => (now += 1));
    expect(answer.ok && answer.answer.interpretations === null).toBe(true);
  });

  it('nothing throws, whatever is asked', () => {
    const value: fc.Arbitrary<Json> = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>;
    const field = fc.constantFrom(
      'universe',
      'mat',
      'goal',
      'mode',
      'variations',
      'solutions',
      'division',
      'edition',
      'budgetMs',
      'text',
    );
    fc.assert(
      fc.property(
        fc.constantFrom('judge', 'decision', 'equals', 'evaluate', 'goal'),
        field,
        value,
        (asked, key, broken) => {
          const base: Record<string, Fields> = {
            judge: judge({}),
            equals: { ...judge({}), ask: 'equals' },
            decision: decision({}),
            evaluate: { ask: 'evaluate', universe: EIGHT, text: 'B U G' },
            goal: { ask: 'goal', goal: goal(3) as unknown as Json },
          };
          const answer = rawAnswer({ ...base[asked], [key]: broken });
          expect(answer.ok || answer.error.code !== 'internal').toBe(true);
        },
      ),
      { seed: 5, numRuns: 800 },
    );
  });
});
