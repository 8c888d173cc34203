import { describe, expect, test } from 'vitest';
import { readAct } from './read.ts';

const code = (raw: unknown): string | undefined => {
  const read = readAct(raw);
  return read.ok ? undefined : read.refused.code;
};

/** One line for every act of the public protocol, part 2. */
const ACTS: readonly object[] = [
  { seat: 0, do: 'preset', faces: ['V', 'V', 'L'] },
  { seat: 0, do: 'roll', faces: ['1'] },
  { seat: 0, do: 'roll' },
  { seat: 1, do: 'deal', cards: ['B'] },
  { seat: 1, do: 'deal', count: 8 },
  { seat: 2, do: 'select', variation: 'wildCube', value: 'Y' },
  { seat: 2, do: 'select', variation: null },
  { seat: 0, do: 'bonus', cube: 'B' },
  { seat: 0, do: 'place', goal: '5', cubes: ['red 5'] },
  { seat: 0, do: 'goal', goal: { layout: 'single', digits: [{ d: 4, up: true }] } },
  { seat: 0, do: 'goal' },
  { seat: 0, do: 'no-goal' },
  { seat: 1, do: 'agree' },
  { seat: 1, do: 'move', cube: 'B', to: 'required' },
  { seat: 1, do: 'shift', cube: 'B', to: 'forbidden' },
  { seat: 1, do: 'lift' },
  { seat: 1, do: 'say', say: 'never' },
  { seat: 1, do: 'tie', both: true },
  { seat: 1, do: 'put-back' },
  { seat: 1, do: 'side', with: 'mover' },
  { seat: 1, do: 'side', present: false },
  { seat: 1, do: 'submit', solution: null },
  { seat: 1, do: 'submit', solution: '2+3', goal: '5' },
  { seat: 1, do: 'withdraw' },
  { seat: 1, do: 'accept', writer: 0 },
  { seat: 1, do: 'reject', writer: 0, reason: 'VII-C-5-b', regroup: '(a)', proof: {} },
  { seat: 1, do: 'prove', writer: 0, how: 'joint' },
  { seat: 1, do: 'prove', writer: 0, pass: true },
  { seat: 1, do: 'more-time', writer: 0 },
  { seat: 1, do: 'call-judge', question: 'why?' },
  { seat: 1, do: 'ask-judge', writer: 0 },
  { seat: 1, do: 'point-out', fault: 'leader-bonus', target: 0 },
  { seat: 1, do: 'absent', target: 0 },
  { seat: 1, do: 'back' },
  { seat: 1, do: 'sign', scores: [1, 2], reason: '' },
  { seat: 1, do: 'object', scores: [1, 2], reason: 'mine' },
  { seat: 1, do: 'correct', scores: [1, 2] },
  { seat: 1, do: 'appeal', reason: 'unfair' },
  { seat: 'judge', do: 'approve' },
  { seat: 'judge', do: 'refuse', penalty: 1 },
  { seat: 'judge', do: 'warn', target: 0, reason: 'IX-C' },
  { seat: 'judge', do: 'penalize', target: 0, value: -1, second: true },
  { seat: 'judge', do: 'disqualify', target: 0, scope: 'event' },
  { seat: 'judge', do: 'zero', target: 0 },
  { seat: 'judge', do: 'rule', value: true },
  { seat: 'judge', do: 'void', reason: 'noise' },
  { seat: 'judge', do: 'replay', scope: 'round', target: 2 },
  { seat: 'judge', do: 'pause' },
  { seat: 'judge', do: 'resume' },
  { seat: 'director', do: 'absent', target: 2 },
  { seat: 'director', do: 'warning' },
  { seat: 'director', do: 'stop' },
  { do: 'wait' },
  { seat: 0, do: 'wait' },
];

describe('reading an act', () => {
  test.each(ACTS)('%j is understood', act => {
    expect(code({ at: 1000, ...act })).toBeUndefined();
  });

  test.each([
    ['lift', 'bad-act'],
    [{ seat: 0 }, 'bad-act'],
    [{ seat: 0, do: 'fly' }, 'unknown-act'],
    [{ seat: 0, do: 'constructor' }, 'unknown-act'],
    [{ seat: 4, do: 'lift' }, 'bad-seat'],
    [{ do: 'lift' }, 'bad-seat'],
    [{ seat: 0, do: 'warn', target: 1 }, 'wrong-seat'],
    [{ seat: 'judge', do: 'lift' }, 'wrong-seat'],
    [{ seat: 0, do: 'lift', hard: true }, 'unknown-field'],
    [{ do: 'wait', long: 1 }, 'unknown-field'],
    [{ seat: 0, do: 'move', cube: 'B' }, 'missing-field'],
    [{ seat: 0, do: 'move', cube: 'B', to: 'goal' }, 'bad-field'],
    [{ seat: 0, do: 'say', say: 'maybe' }, 'bad-field'],
    [{ seat: 0, do: 'accept', writer: 3 }, 'bad-field'],
    [{ seat: 'judge', do: 'penalize', target: 0, value: 0.5 }, 'bad-field'],
  ])('%j is not', (raw, want) => {
    expect(code(raw)).toBe(want);
  });
});
