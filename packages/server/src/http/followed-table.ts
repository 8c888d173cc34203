import { type TableHost, TableMissing } from '@forceout/host';
import type { Signed } from '../people/people.ts';
import type { Context } from './context.ts';
import { notFound } from './fault.ts';

/** The table, if it is any business of the asker's; one that is not looks like one that is not there. */
export async function followedTable(
  { registry, router }: Pick<Context, 'registry' | 'router'>,
  id: string,
  { participant }: Signed,
): Promise<TableHost> {
  try {
    const host = await registry.table(id);
    if ((await router.access(participant, host)).follow) return host;
  } catch (cause) {
    if (!(cause instanceof TableMissing)) throw cause;
  }
  throw notFound();
}
