/**
 * What an act costs where nodes share one PostgreSQL, in milliseconds of CPU for a thousand: so much for itself, and a
 * part of what every batch costs, which the tables that act at the same time share. Fitted to `npm run scale`.
 */
const NODE = { act: 240, batch: 2400 };
const POSTGRES = { act: 57, batch: 950 };

export interface Sizing {
  readonly nodesMs: number;
  readonly postgresMs: number;
}

/** `tables`: those at which somebody acts at the same time. */
export function sizing(nodes: number, tables: number): Sizing {
  const together = Math.max(1, tables / nodes);
  return {
    nodesMs: NODE.act + NODE.batch / together,
    postgresMs: POSTGRES.act + POSTGRES.batch / together,
  };
}
