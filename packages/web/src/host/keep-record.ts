import { type TableEvent, totals } from '@forceout/table';
import { stateAfter } from '@forceout/wire';
import { type LocalStore, openStore } from './store.ts';

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
      setup: known?.saved.setup ?? {
        id,
        config,
        sitters: config.players.map(() => ({ kind: 'person' })),
        clocks: true,
        practice: false,
        createdAt: Date.now(),
      },
      savedAt: Date.now(),
      shake: state.shakeNo,
      scores: totals(state),
      over: where === 'file' || state.phase === 'closed',
      ...(where === 'online' ? { online: true } : { watched: true }),
    },
    news,
  );
}
