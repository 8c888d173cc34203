import {
  decide,
  evolve,
  type Game,
  nextDeadline,
  open,
  type State,
  settled,
  type TableEvent,
  type Unsettled,
} from '@forceout/table';
import { because, fault, type MatchRecord, type RecordFault } from './record.ts';
import { resultOf } from './results.ts';
import { readConfigTags } from './tags.ts';

/**
 * Plays a record through the referee. The evaluator's answers stand in it as lines of the seat `engine` and are taken
 * as they are: no verdict is computed again. Results written in the record must be those the referee comes to.
 */
export function replayRecord(
  game: Game,
  record: MatchRecord,
): { readonly ok: true; readonly state: State; readonly events: readonly TableEvent[] } | RecordFault {
  const config = readConfigTags(record.tags);
  if (!config.ok) return fault(1, 1, config.refused);
  const opened = open(game, config.config);
  let { state } = opened;
  const events = [...opened.events];
  const called: string[] = [];
  const call = (event: TableEvent, after: Unsettled): void => {
    const text = resultOf(event, after);
    if (text !== null) called.push(text);
  };
  for (const event of events) call(event, state);
  const step = (act: Parameters<typeof decide>[2], at: number) => {
    const decision = decide(game, state, act, at);
    let after: Unsettled = state;
    for (const event of decision.events) {
      after = evolve(after, event);
      events.push(event);
      call(event, after);
    }
    state = settled(after);
    return decision.refusal;
  };
  /** Everything up to a called result; deadlines may have brought it about before the next act. */
  const heard = (text: string, until: number): boolean => {
    for (;;) {
      while (called.length > 0) if (called.shift() === text) return true;
      const due = nextDeadline(state);
      if (due === null || due > until) return false;
      step({ do: 'wait' }, Math.max(due, state.at));
    }
  };
  for (const [i, line] of record.lines.entries()) {
    const no = line.no ?? i + 1;
    if (line.kind === 'result') {
      const next = record.lines.slice(i).find(l => l.kind === 'act');
      if (!heard(line.text, next?.kind === 'act' ? next.at : state.at))
        return fault(no, 1, because('other-result', { result: line.text }));
    } else if (line.kind === 'act') {
      const refusal = step(line.act, line.at);
      if (refusal !== null) return fault(no, 1, refusal);
    }
  }
  return { ok: true, state, events };
}
