import { game } from '@forceout/on-sets';
import { readConfig, replay, summary } from '@forceout/table';
import { expect, it } from 'vitest';
import { playAct, VirtualTable } from './virtual-table.ts';

const ports = { dice: { below: () => 0 }, budget: { steps: 1000 } };
const newTable = (adventurous = false): VirtualTable => {
  const config = readConfig({
    edition: 'onsets-2026',
    division: 'junior',
    players: ['Ann', 'Ben'],
    adventurous,
    firstGoalSetter: 0,
    judging: 'auto',
  });
  if (!config.ok) throw new Error(config.refused.code);
  return new VirtualTable(game, config.config, ports);
};

it('lets deadlines fall at their own moment and answers every question where it arises', () => {
  const table = newTable();
  const { events } = table.act({ do: 'wait' }, 150_000);
  expect(table.state).toMatchObject({ phase: 'goal', awaiting: [] });
  expect(table.state.shake?.cards).toHaveLength(6);
  const moments = [...new Set(events.map(event => event.at))];
  expect(moments.length).toBeGreaterThan(2);
  expect(moments).toEqual([...moments].sort((a, b) => a - b));
  expect(Math.max(...moments)).toBeLessThanOrEqual(150_000);
});

it('keeps what a script says was thrown, and throws what it leaves open', () => {
  const faces = ['4', '1', '2', 'B', 'B', 'R', 'R', 'G', 'G', 'Y', 'Y', 'U', 'U', '-', "'", '=', 'C', 'V'];
  const rolled = (act: { faces?: readonly string[] }) => {
    const table = newTable(true);
    expect(table.act({ seat: 0, do: 'roll', ...act }, 1000).refusal).toBeNull();
    return table.state.shake?.mat.resources.map(cube => cube.face);
  };
  const said = [...faces].sort();
  expect([...(rolled({ faces }) ?? [])].sort()).toEqual(said);
  const thrown = rolled({});
  expect(thrown).toHaveLength(faces.length);
  expect([...(thrown ?? [])].sort()).not.toEqual(said);
});

it('its log folds to its state', () => {
  const table = newTable();
  for (let i = 0; i < 12; i++) table.waitOn();
  expect(summary(game, replay(table.log))).toEqual(summary(game, table.state));
});

it('an act decided on a state leaves that state as it was', () => {
  const table = newTable();
  const before = JSON.stringify(table.state);
  const { state } = playAct(game, table.state, { do: 'wait' }, 400_000, ports);
  expect(state.seq).toBeGreaterThan(table.state.seq);
  expect(JSON.stringify(table.state)).toBe(before);
});

it('of several who would act the soonest is first, of two at one moment the one who sits before', () => {
  const plan = (afterMs: number) => ({ afterMs });
  expect(VirtualTable.first([null, plan(5), plan(3), plan(3)])).toEqual({ seat: 2, plan: plan(3) });
  expect(VirtualTable.first([null, null])).toBeNull();
});
