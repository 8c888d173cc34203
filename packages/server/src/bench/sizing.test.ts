import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { NodesFigure } from './scale.ts';
import { sizing } from './sizing.ts';

const measured = readFileSync(new URL('../../../../bench/scale.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as NodesFigure)
  .filter(figure => 'nodes' in figure);

it.each(measured)('what nodes need is predicted within 30 %: $nodes nodes, $tables tables', figure => {
  const { nodesMs } = sizing(figure.nodes, figure.tables);
  expect(Math.abs(nodesMs / figure.nodesMs - 1)).toBeLessThan(0.3);
});

// One node with a few tables: of its many small batches each costs much more than the model says.
it.each(measured.filter(({ nodes, tables }) => nodes > 1 || tables >= 100))(
  'what PostgreSQL needs is predicted within 30 %, from a hundred tables on: $nodes nodes, $tables tables',
  figure => {
    const { postgresMs } = sizing(figure.nodes, figure.tables);
    expect(Math.abs(postgresMs / figure.postgresMs - 1)).toBeLessThan(0.3);
  },
);
