import type { State, TableEvent } from '@forceout/table';
import type { Names } from './names.ts';

/** What happened, in a line for the terminal; null for what nobody needs to be told. */
export function told(event: TableEvent, state: State, names: Names): string | null {
  const { players } = state.config;
  const who = 'seat' in event && typeof event.seat === 'number' ? (players[event.seat] ?? '') : '';
  const line = (facts: Readonly<Record<string, string | number>> = {}): string | null =>
    names.find(`event.${event.event}`, { who, ...facts });
  switch (event.event) {
    case 'rolled-off':
      return line({ face: event.face });
    case 'selected':
      return line({ variation: names.variation(event.variation) });
    case 'goal-set':
      return line({ goal: names.goal(event.goal) });
    case 'bonus':
      return line({ cube: names.cube(state, event.cube) });
    case 'moved':
    case 'shifted':
      return line({ cube: names.cube(state, event.cube), to: names.say(event.to) });
    case 'said':
      return line({ word: names.say(`say.${event.say}`) });
    case 'verdict': {
      const writer = players[event.verdict.writer] ?? '';
      const { correct } = event.verdict;
      return names.find(`event.verdict.${correct === null ? 'open' : correct ? 'right' : 'wrong'}`, { who: writer });
    }
    case 'scored':
      return line({ scores: event.lines.map(({ seat, points }) => `${players[seat]} ${points}`).join(', ') });
    default:
      return line();
  }
}
