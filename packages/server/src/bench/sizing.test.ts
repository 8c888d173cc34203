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

it('what PostgreSQL needs is predicted within 30 % in more than half of the runs, which are far apart', () => {
  const near = measured.filter(
    ({ nodes, tables, postgresMs }) => Math.abs(sizing(nodes, tables).postgresMs / postgresMs - 1) < 0.3,
  );
  expect(near.length).toBeGreaterThan(measured.length / 2);
});
