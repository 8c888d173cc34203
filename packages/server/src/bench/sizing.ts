/**
 * What an act costs where nodes share one PostgreSQL, in milliseconds of CPU for a thousand: so much for itself, a part of
 * what every batch costs, which the tables of a node that act at the same time share, and for every other node what it
 * takes to be told of the act. Fitted to `npm run scale`, whose figures stand in bench/scale.jsonl.
 */
const NODE = { act: 123, batch: 550, otherNode: 45 };
const POSTGRES = { act: 64, batch: 1200 };

export interface Sizing {
  readonly nodesMs: number;
  readonly postgresMs: number;
}

/** `tables`: those at which somebody acts at the same time. */
export function sizing(nodes: number, tables: number): Sizing {
  const together = Math.max(1, tables / nodes);
  return {
    nodesMs: NODE.act + NODE.batch / together + NODE.otherNode * (nodes - 1),
    postgresMs: POSTGRES.act + POSTGRES.batch / together,
  };
}
