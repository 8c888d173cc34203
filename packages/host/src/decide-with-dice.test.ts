import { createHash } from 'node:crypto';
import { game as onSets } from '@forceout/on-sets';
import { seededRandom } from '@forceout/rulebook/seeded';
import { evolve, replay, type State, settled, type TableEvent, type Unsettled } from '@forceout/table';
import { game as wff } from '@forceout/wff';
import { commitment, configOf, hex, readCommitment, Setup } from '@forceout/wire';
import { describe, expect, it } from 'vitest';
import { decideWithDice, openMatch } from './decide-with-dice.ts';
import { sealedDice } from './sealed-dice.ts';
import { diceOf, type Seeds } from './seeds.ts';

const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();
/** Seeds that come out the same again. */
function seedsFrom(seed: number): () => string {
  const random = seededRandom(seed);
  return () => Array.from({ length: 64 }, () => Math.floor(random() * 16).toString(16)).join('');
}

function match(edition: 'wff-2017' | 'onsets-2026', seed = 1) {
  const game = edition === 'wff-2017' ? wff : onSets;
  const fresh = seedsFrom(seed);
  const config = configOf(Setup.parse({ edition, division: 'junior' }), ['Ann', 'Ben']);
  if (!config.ok) throw new Error(config.refused.message);
  const sealed = (seeds: Seeds | null) => sealedDice(sha256, fresh, seeds);
  const opened = openMatch(game, config.config, [], sealed(null));
  let state: State = replay(opened.events);
  let seeds: Seeds | null = opened.seeds;
  const events: TableEvent[] = [...opened.events];
  const act = (seat: number, verb: object, at: number) => {
    const played = decideWithDice(game, state, sealed(seeds), { seat, ...verb } as never, at);
    state = settled(played.events.reduce<Unsettled>(evolve, state));
    events.push(...played.events);
    seeds = played.seeds ?? seeds;
    return played.refusal;
  };
  const rollOff = () => {
    for (let i = 0; state.phase === 'roll-off' && i < 99; i++) {
      const seat = state.rollOff.contenders.find(c => state.rollOff.faces[c] === null)!;
      act(seat, { do: 'roll' }, 1000 + i);
    }
  };
  return { act, rollOff, events, state: () => state, seeds: () => seeds };
}

const find = <E extends TableEvent['event']>(events: readonly TableEvent[], name: E) =>
  events.filter(e => e.event === name) as Extract<TableEvent, { event: E }>[];

describe('fair dice', () => {
  it('are sealed when the shake begins and shown with the roll and with the deal', () => {
    const table = match('onsets-2026');
    table.rollOff();
    const commitment = readCommitment(find(table.events, 'committed').at(-1)!.hash)!;
    const { setter } = table.state().shake!;
    expect(table.act(setter, { do: 'roll' }, 5000)).toBeNull();
    const rolled = find(table.events, 'rolled')[0]!;
    expect(hex(sha256(rolled.seed!))).toBe(commitment.roll);
    expect(JSON.stringify(table.events)).not.toContain(table.seeds()!.deal);
    expect(table.act(1 - setter, { do: 'deal', count: 9 }, 6000)).toBeNull();
    const dealt = find(table.events, 'dealt')[0]!;
    expect(dealt.cards).toHaveLength(9);
    expect(hex(sha256(dealt.seed!))).toBe(commitment.deal);
  });

  it('take no notice of faces, cards and seeds that a player sends', () => {
    const table = match('onsets-2026', 3);
    table.rollOff();
    const { setter } = table.state().shake!;
    const mine = match('onsets-2026', 3);
    mine.rollOff();
    table.act(setter, { do: 'roll' }, 5000);
    mine.act(setter, { do: 'roll', seed: 'mine' }, 5000);
    expect(find(mine.events, 'rolled')[0]!.cubes).toEqual(find(table.events, 'rolled')[0]!.cubes);
    expect(find(mine.events, 'rolled')[0]!.seed).toBe(find(table.events, 'rolled')[0]!.seed);
  });

  it('are thrown by the host when a player lets the time pass, and sealed all the same', () => {
    const table = match('onsets-2026');
    table.rollOff();
    const commitment = readCommitment(find(table.events, 'committed').at(-1)!.hash)!;
    table.act(0, { do: 'lift' }, 5 * 60_000);
    const rolled = find(table.events, 'rolled')[0]!;
    expect(rolled.by).toBe('engine');
    expect(hex(sha256(rolled.seed!))).toBe(commitment.roll);
  });

  it('are new for every shake', () => {
    const table = match('wff-2017');
    table.rollOff();
    for (let minute = 1; minute < 29; minute++) table.act(0, { do: 'wait' }, minute * 60_000);
    const seals = find(table.events, 'committed').map(e => e.hash);
    expect(seals.length).toBeGreaterThan(2);
    expect(new Set(seals).size).toBe(seals.length);
  });

  it('show every face about as often as it is there', () => {
    const counts = new Map<number, number>();
    const fresh = seedsFrom(9);
    for (let i = 0; i < 2000; i++) {
      const dice = diceOf(sha256, fresh());
      for (let k = 0; k < 15; k++) {
        const face = dice.below(6);
        counts.set(face, (counts.get(face) ?? 0) + 1);
      }
    }
    // 30,000 throws: 5,000 of each face with a standard deviation of 65.
    for (const count of counts.values()) expect(Math.abs(count - 5000)).toBeLessThan(330);
  });

  it('are used up before they repeat', () => {
    const dice = diceOf(sha256, 'seed');
    for (let i = 0; i < 256; i++) dice.below(2);
    expect(() => dice.below(2)).toThrow();
    expect(readCommitment(commitment('a', 'b'))).toEqual({ roll: 'a', deal: 'b' });
    expect(readCommitment('md5:a:b')).toBeNull();
  });
});
