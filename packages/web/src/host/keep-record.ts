import { type TableEvent, totals } from '@forceout/table';
import { stateAfter } from './past.ts';
import { openStore } from './store.ts';

/** Keeps the log of a match that was played elsewhere, to be looked at again on this device. */
export async function keepRecord(id: string, events: readonly TableEvent[]): Promise<void> {
  const store = await openStore();
  if (events[0]?.event !== 'opened' || (await store.load(id)) !== null) return;
  const state = stateAfter(events);
  const { config } = state;
  await store.append(
    {
      setup: {
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
      over: true,
    },
    events,
  );
}
