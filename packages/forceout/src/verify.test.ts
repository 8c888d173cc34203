import { createHash } from 'node:crypto';
import { game } from '@forceout/on-sets';
import {
  type Act,
  decide,
  evolve,
  open,
  randomDeal,
  randomRoll,
  readConfig,
  type State,
  settled,
  type TableEvent,
  type Unsettled,
} from '@forceout/table';
import { commitment, hex } from '@forceout/wire';
import { describe, expect, test } from 'vitest';
import { diceOf, verifyDice } from './verify.ts';

const hash = (seed: string): string => hex(createHash('sha256').update(seed).digest());

/** A table whose first roll and deal come from these seeds; `bend` may tamper with what is revealed. */
function played(
  bend: { faces?: (f: readonly string[]) => readonly string[]; seed?: string } = {},
): readonly TableEvent[] {
  const config = readConfig({
    edition: 'onsets-2026',
    division: 'junior',
    players: ['Ann', 'Ben'],
    adventurous: false,
    firstGoalSetter: 0,
    restrictions: true,
  });
  if (!config.ok) throw new Error(config.refused.message);
  const opened = open(game, config.config);
  const events = [...opened.events];
  let state: State = opened.state;
  const step = (act: Act): void => {
    const { events: more, refusal } = decide(game, state, act, state.at + 10);
    if (refusal) throw new Error(refusal.message);
    state = settled(more.reduce<Unsettled>(evolve, state));
    events.push(...more);
  };
  const { faces } = randomRoll(game, state, diceOf('one'));
  step({ seat: 'engine', do: 'commit', hash: commitment(hash('one'), hash('two')) });
  step({ seat: 0, do: 'roll', faces: bend.faces?.(faces) ?? faces, seed: bend.seed ?? 'one' });
  step({ seat: 1, do: 'deal', cards: randomDeal(game, state, 9, diceOf('two')), seed: 'two' });
  return events;
}

describe('fair dice', () => {
  test('a roll and a deal come out of their seeds again', () => {
    expect(verifyDice(game, played())).toEqual([
      { shake: 1, what: 'roll', result: 'fair' },
      { shake: 1, what: 'deal', result: 'fair' },
    ]);
  });

  test('another face is found out', () => {
    const [roll] = verifyDice(game, played({ faces: f => [f[0] === '1' ? '2' : '1', ...f.slice(1)] }));
    expect(roll).toEqual({ shake: 1, what: 'roll', result: 'faces-differ' });
  });

  test('another seed is found out', () => {
    expect(verifyDice(game, played({ seed: 'three' }))[0]?.result).toBe('hash-differs');
  });
});
