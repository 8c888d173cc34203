import { describe, expect, test } from 'vitest';
import type { Act } from '../act.ts';
import { rule } from '../test/clauses.ts';
import { Script } from '../test/script.ts';
import { OFFICIAL_ACTS, PLAYER_ACTS } from './index.ts';

/** Acts that mean nothing while somebody is on turn, each with the fields it needs. */
const NOT_ON_TURN: readonly object[] = [
  { do: 'preset', faces: ['a'] },
  { do: 'roll', faces: ['a'] },
  { do: 'deal' },
  { do: 'select', variation: null },
  { do: 'place', goal: 'a' },
  { do: 'goal' },
  { do: 'no-goal' },
  { do: 'agree' },
  { do: 'say', say: 'now' },
  { do: 'tie', both: true },
  { do: 'put-back' },
  { do: 'side', present: true },
  { do: 'submit', solution: null },
  { do: 'withdraw' },
  { do: 'accept', writer: 0 },
  { do: 'reject', writer: 0, reason: 'VII-B' },
  { do: 'prove', writer: 0, pass: true },
  { do: 'more-time' },
  { do: 'ask-judge', writer: 0 },
  { do: 'sign' },
  { do: 'object' },
  { do: 'correct', scores: [0, 0] },
  { do: 'appeal' },
];

describe('an act is done in the phases of its definition', () => {
  rule(
    { os: 'IV-A', eq: 'V-A', wff: 'V-A' },
    'and in no other: on turn nobody rolls, agrees, writes or signs',
    edition => {
      const s = new Script(edition).toTurn();
      for (const act of NOT_ON_TURN)
        for (const seat of [0, 1]) expect([act, s.act({ seat, ...act } as Act)?.code]).toEqual([act, 'wrong-phase']);
      expect(s.phase).toBe('turn');
    },
  );

  test('every act that is not for any phase is tried above, or is a move', () => {
    const tried = NOT_ON_TURN.map(act => (act as { do: string }).do);
    const bound = Object.entries(PLAYER_ACTS).filter(
      ([, d]) => d.phases !== 'any' && !d.phases.includes('turn' as never),
    );
    expect(bound.map(([name]) => name).filter(name => !tried.includes(name))).toEqual([]);
  });
});

describe('the definitions follow the public protocol, part 2', () => {
  const fieldsOf = (acts: typeof PLAYER_ACTS | typeof OFFICIAL_ACTS, name: string): readonly string[] =>
    Object.entries((acts as Readonly<Record<string, { fields: object }>>)[name]?.fields ?? {}).map(
      ([field, { required }]) => `${field}${(required as boolean) ? '' : '?'}`,
    );

  test('of the scoresheet every act may name scores and a reason; a correction must name scores', () => {
    for (const name of ['sign', 'object', 'appeal'])
      expect(fieldsOf(PLAYER_ACTS, name)).toEqual(['scores?', 'reason?']);
    expect(fieldsOf(PLAYER_ACTS, 'correct')).toEqual(['scores', 'reason?']);
  });

  test('who is absent defaults to the acting seat, and an official has none', () => {
    for (const name of ['absent', 'back']) {
      expect(fieldsOf(PLAYER_ACTS, name)).toEqual(['target?']);
      expect(fieldsOf(OFFICIAL_ACTS, name)).toEqual(['target']);
    }
  });
});
