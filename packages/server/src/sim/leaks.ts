import type { State, TableEvent } from '@forceout/table';
import type { EntryBody, ServerMessage } from '@forceout/wire';

/** Seeds are 64 hexadecimal digits; a hash of one is shown as part of a commitment, the seed itself only once used. */
const SEED = /"[0-9a-f]{64}"/;

function* inState(state: State, viewer: unknown): Generator<string> {
  if (state.phase === 'present' || state.phase === 'check') return;
  for (const { seat, written } of state.shake?.writers ?? [])
    if (written !== null && seat !== viewer) yield `the Solution of seat ${seat} before it is presented`;
}

function* inEvents(events: readonly TableEvent[], viewer: unknown): Generator<string> {
  for (const event of events) {
    if (event.event === 'submitted' && event.seat !== viewer && (event.written !== null || event.act !== undefined))
      yield `what seat ${event.seat} submitted`;
    const { seed: _, act: __, ...rest } = event as TableEvent & { seed?: string };
    if (SEED.test(JSON.stringify(rest))) yield `a seed in "${event.event}"`;
  }
}

const viewers = new Map<string, unknown>();

/** What a message tells somebody who must not know it (Law 5). */
export function* leaksIn(text: string, person: string): Generator<string> {
  const message = JSON.parse(text) as ServerMessage;
  const bodies: EntryBody[] = [];
  const states: State[] = [];
  if (message.t === 'joined' || message.t === 'viewer') viewers.set(`${person} ${message.table}`, message.viewer);
  const viewer = 'table' in message ? viewers.get(`${person} ${message.table}`) : undefined;
  if (message.t === 'joined') {
    bodies.push(...(message.entries ?? []).map(e => e.body));
    if (message.room?.state) states.push(message.room.state);
    if (message.state) states.push(message.state);
    const whose = (message.draft?.draft as { of?: string } | undefined)?.of;
    if (whose !== undefined && whose !== person) yield `the draft of ${whose}`;
  } else if (message.t === 'entry') {
    bodies.push(message.body);
    if (message.state) states.push(message.state);
  }
  for (const body of bodies) if (body.kind === 'play') yield* inEvents(body.events, viewer);
  for (const state of states) yield* inState(state, viewer);
}
