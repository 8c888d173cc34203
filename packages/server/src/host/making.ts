import type { Body, Setup, TableCard } from '@forceout/wire';
import type { Doer, Ports } from './ports.ts';

export interface Making {
  readonly maker: Doer;
  readonly setup: Setup;
  /** Others can come with a short code. */
  readonly coded: boolean;
  /** A rematch: its name is known before, so that it is made once however often it is tried. */
  readonly again?: { readonly id: string; readonly of: string };
}

/** Makes a table that nobody sits at yet. */
export async function makeTable(ports: Ports, { maker, setup, coded, again }: Making): Promise<TableCard> {
  const { store, clock, chance } = ports;
  const wall = clock.now();
  const card = { setup, stage: 'gathering' as const, players: Array.from({ length: setup.seats }, () => null) };
  const body: Body = { kind: 'made', setup, by: maker.name, ...(again === undefined ? {} : { again: again.of }) };
  const first = { seq: 1, wall, person: maker.id, key: null, body: JSON.stringify(body), secret: null };
  for (;;) {
    const id = again?.id ?? chance.tableId();
    const code = coded ? chance.code() : null;
    const made = await store.make({ id, code, classId: maker.classId, wall, card: JSON.stringify(card), first });
    if (made || again !== undefined) return { table: id, code, made: wall, ...card };
  }
}
