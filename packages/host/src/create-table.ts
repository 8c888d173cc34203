import type { HallPlace, Setup, TableCard } from '@forceout/wire';
import { withoutNames } from './log-names.ts';
import type { Participant, Ports } from './ports.ts';

export interface NewTable {
  readonly maker: Participant;
  readonly setup: Setup;
  /** Others can come with a short code. */
  readonly coded: boolean;
  /** A rematch: its name is known before, so that it is made once however often it is tried. */
  readonly again?: { readonly id: string; readonly of: string };
  /** A table of an event: its name is known before as well. */
  readonly hall?: { readonly id: string; readonly place: HallPlace };
}

/** Makes a table that nobody sits at yet. */
export async function createTable(ports: Ports, { maker, setup, coded, again, hall }: NewTable): Promise<TableCard> {
  const { store, clock, chance } = ports;
  const wall = clock.now();
  const card = { setup, stage: 'gathering' as const, players: Array.from({ length: setup.seats }, () => null) };
  const { logged } = withoutNames({
    kind: 'made',
    setup,
    by: maker.name,
    ...(again === undefined ? {} : { again: again.of }),
    ...(hall === undefined ? {} : { hall: hall.place }),
  });
  const first = { seq: 1, wall, person: maker.id, key: null, body: JSON.stringify(logged), secret: null };
  for (;;) {
    const known = again?.id ?? hall?.id;
    const id = known ?? chance.tableId();
    const code = coded ? chance.code() : null;
    const made = await store.append({
      ...first,
      stream: id,
      wake: null,
      card: JSON.stringify(card),
      names: [{ key: maker.id, name: maker.name }],
      creates: { kind: 'table', code, classId: maker.classId },
    });
    if (made || known !== undefined) return { table: id, code, made: wall, ...card };
  }
}
