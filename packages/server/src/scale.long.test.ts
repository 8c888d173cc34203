import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodesFigure, seasonFigures } from './bench/scale.ts';
import { sizing } from './bench/sizing.ts';
import { TestPostgres } from './test/postgres.ts';

// `npm run scale` sets these; by themselves they are the sample of the long tests.
const matches = Number(process.env.SCALE_MATCHES ?? 300);
const runs = (process.env.SCALE_RUNS ?? '1x10').split(',').map(run => run.split('x').map(Number));
const ms = Number(process.env.SCALE_MS ?? 1500);

const note = (figures: object): void => {
  const line = JSON.stringify(figures, (_, value) =>
    typeof value === 'number' ? Number(value.toPrecision(4)) : value,
  );
  console.log(line);
  if (process.env.SCALE_NOTES !== undefined) appendFileSync(process.env.SCALE_NOTES, `${line}\n`);
};

const postgres = new TestPostgres();
beforeAll(() => postgres.start());
afterAll(() => postgres.remove());

it.each(runs)('%i nodes on one PostgreSQL serve %i tables', { timeout: 900_000 }, async (nodes = 1, tables = 10) => {
  const figure = await nodesFigure(await postgres.base(), postgres.pid, nodes, tables, ms);
  const { nodesMs, postgresMs } = sizing(nodes, tables);
  note({ ...figure, predicted: { nodesMs, postgresMs } });
  expect(figure.perSecond).toBeGreaterThan(0);
  expect(figure.nodesMs).toBeGreaterThan(0);
});

it(`a server with ${matches} finished matches starts and answers`, { timeout: 900_000 }, async () => {
  const figures = await seasonFigures(matches);
  note(figures);
  // The archive of a match: at most 50 bytes an entry.
  expect(figures.archiveBytes).toBeLessThan(50 * figures.rowsOfAMatch);
});
