import { readdirSync, readFileSync } from 'node:fs';
import { game as equations } from '@forceout/equations';
import { game as onSets } from '@forceout/on-sets';
import { replay, type TableEvent, totals, upcastEvent } from '@forceout/table';
import { game as wff } from '@forceout/wff';
import { describe, expect, it } from 'vitest';
import { readRecord } from './read.ts';
import { replayRecord } from './replay.ts';

interface Expected {
  readonly game: string;
  readonly events: number;
  readonly phase: string;
  readonly shakes: number;
  readonly scores: readonly number[];
  readonly matchPoints: readonly number[] | null;
}

const fixtures = new URL('../fixtures/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, fixtures), 'utf8');
const games = [onSets, equations, wff];

/** What was written by a release is read by every later one, and comes to the same. */
describe.each(readdirSync(fixtures))('matches recorded by %s', release => {
  const expected = JSON.parse(read(`${release}/expected.json`)) as Readonly<Record<string, Expected>>;

  it.each(Object.entries(expected))('%s: the log folds to the same scores', (name, want) => {
    const events = read(`${release}/${name}.jsonl`)
      .trim()
      .split('\n')
      .map(line => upcastEvent(JSON.parse(line) as TableEvent));
    const state = replay(events);
    expect(events).toHaveLength(want.events);
    expect([state.phase, state.history.length]).toEqual([want.phase, want.shakes]);
    expect(totals(state)).toEqual(want.scores);
    expect(state.matchPoints).toEqual(want.matchPoints);
  });

  it.each(Object.entries(expected))('%s: the record plays to the same scores', (name, want) => {
    const record = readRecord(read(`${release}/${name}.record`));
    if (!record.ok) throw new Error(JSON.stringify(record));
    const played = replayRecord(games.find(game => game.id === want.game)!, record.record);
    if (!played.ok) throw new Error(JSON.stringify(played));
    expect(totals(played.state)).toEqual(want.scores);
    expect(played.state.history).toHaveLength(want.shakes);
  });
});
