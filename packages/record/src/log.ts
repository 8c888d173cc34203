import { evolve, replay, type TableEvent, type Unsettled } from '@forceout/table';
import type { MatchRecord, RecordLine, Tag } from './record.ts';
import { resultOf } from './results.ts';
import { configTags } from './tags.ts';

/** Version 2: no sentence of ours stands in a record. */
const RECORD_VERSION = '2';

/** The record of a log. Every act that was taken is a line, and so is everything that was called. */
export function recordOf(events: readonly TableEvent[], own: readonly Tag[] = []): MatchRecord {
  const first = events[0];
  if (first?.event !== 'opened') throw new Error('a log begins with the event "opened"');
  const lines: RecordLine[] = [];
  let state: Unsettled = replay([first]);
  for (const event of events.slice(1)) {
    state = evolve(state, event);
    if (event.act !== undefined) lines.push({ kind: 'act', at: event.at, act: event.act });
    const text = resultOf(event, state);
    if (text !== null) lines.push({ kind: 'result', text });
  }
  const last = events.at(-1);
  const end = last?.at ?? 0;
  // Time that passed at the end belongs to the match: a deadline may have fallen due in it.
  if (last?.act === undefined) lines.push({ kind: 'act', at: end, act: { do: 'wait' } });
  return { tags: [{ name: 'Forceout', value: RECORD_VERSION }, ...own, ...configTags(first.config)], lines };
}
