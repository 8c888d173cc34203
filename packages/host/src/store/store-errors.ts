import type { TableStore } from './tables.ts';

/** Storage did not answer; whether a write took effect is not known. */
export class StoreDown extends Error {}

/** Tells failures of storage from our own. */
export function wrapStoreErrors(store: TableStore): TableStore {
  const watched: Partial<Record<keyof TableStore, unknown>> = {};
  for (const name of Object.keys(store) as (keyof TableStore)[]) {
    const member = store[name];
    if (typeof member !== 'function' || name === 'notify' || name === 'onNotify') watched[name] = member;
    else
      watched[name] = (...args: unknown[]) =>
        (member as (...args: unknown[]) => Promise<unknown>)(...args).catch(cause => {
          if (cause instanceof StoreDown) throw cause;
          throw new StoreDown(`the store failed at ${name}: ${(cause as Error)?.message ?? cause}`, { cause });
        });
  }
  return watched as unknown as TableStore;
}
