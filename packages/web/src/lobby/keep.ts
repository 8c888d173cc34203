import type { LocalSetup } from '../host/setup.ts';
import { openStore } from '../host/store.ts';

/** A table that was set up and whose page has not opened it yet. */
const keyOf = (id: string): string => `forceout.setup.${id}`;

export const keepSetup = (setup: LocalSetup): void => sessionStorage.setItem(keyOf(setup.id), JSON.stringify(setup));

/** The setup of a table on this device: from its log, or as it was just set up. */
export async function findSetup(id: string): Promise<LocalSetup | null> {
  const saved = (await (await openStore()).load(id))?.saved.setup;
  if (saved) return saved;
  const fresh = sessionStorage.getItem(keyOf(id));
  return fresh === null ? null : (JSON.parse(fresh) as LocalSetup);
}
