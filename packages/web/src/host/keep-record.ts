import { type TableEvent, totals, type Unsettled } from '@forceout/table';
import { stateAfter } from '@forceout/wire';
import type { LocalSetup, SavedTable } from './setup.ts';
import { type LocalStore, openStore } from './store.ts';

/** A match that is kept to be looked at: where it stands, and who sat there. */
export const savedRecord = (
  setup: Pick<LocalSetup, 'id' | 'sitters'> & Partial<LocalSetup>,
  state: Unsettled,
): Omit<SavedTable, 'over'> => ({
  setup: { config: state.config, clocks: true, practice: false, createdAt: Date.now(), ...setup },
  savedAt: Date.now(),
  shake: state.shakeNo,
  scores: totals(state),
});

/** Keeps the log of a match that is played elsewhere, to be looked at again on this device; kept again, it goes on. */
export async function keepRecord(
  id: string,
  events: readonly TableEvent[],
  where: 'online' | 'file',
  store?: LocalStore,
): Promise<void> {
  const records = store ?? (await openStore());
  if (events[0]?.event !== 'opened') return;
  const known = await records.load(id);
  const last = known?.events.at(-1)?.seq ?? 0;
  const news = events.filter(event => event.seq > last);
  if (known && news.length === 0) return;
  const state = stateAfter(events);
  const { config } = state;
  await records.append(
    {
      ...savedRecord(known?.saved.setup ?? { id, sitters: config.players.map(() => ({ kind: 'person' })) }, state),
      over: where === 'file' || state.phase === 'closed',
      ...(where === 'online' ? { online: true } : { watched: true }),
    },
    news,
  );
}
