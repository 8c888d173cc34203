/**
 * What an act costs where nodes share one PostgreSQL, in milliseconds of CPU for a thousand: so much for itself, a part of
 * what every batch costs, which the tables of a node that act at the same time share, and in the node a little for each
 * table that is in memory with it, which its caches hold no longer. What other nodes pay to be told of it cannot be seen.
 * Fitted to `npm run scale`, whose figures stand in bench/scale.jsonl.
 */
const NODE = { act: 95, batch: 350, table: 0.012 };
const POSTGRES = { act: 35, batch: 450 };

export interface Sizing {
  readonly nodesMs: number;
  readonly postgresMs: number;
}

/** `tables`: those at which somebody acts at the same time. */
export function sizing(nodes: number, tables: number): Sizing {
  const together = Math.max(1, tables / nodes);
  return {
    nodesMs: NODE.act + NODE.batch / together + NODE.table * together,
    postgresMs: POSTGRES.act + POSTGRES.batch / together,
  };
}
