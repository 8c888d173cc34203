import { needed } from '@forceout/rulebook';
import {
  isWholeEvent,
  METHODS,
  type Method,
  readEntries,
  replayEvent,
  seatRound,
  softCountsOf,
  standingsCsv,
} from '@forceout/tournament';

/** What a command on a file says, and how it ends: 0 done, 1 a check failed, 2 not understood. */
export interface FileAnswer {
  readonly code: 0 | 1 | 2;
  readonly out: string;
  readonly err: string;
}

const wrong = (err: string): FileAnswer => ({ code: 2, out: '', err: `${err}\n` });

function wholeEvent(text: string) {
  try {
    const value: unknown = JSON.parse(text);
    return isWholeEvent(value) ? value : null;
  } catch {
    return null;
  }
}

const NOT_AN_EVENT = 'This file is not an event of Forceout. The director’s page saves one.';

/** Goes through a saved event again and says whether it can have happened so. */
export function verifyEvent(text: string): FileAnswer {
  const whole = wholeEvent(text);
  if (!whole) return wrong(NOT_AN_EVENT);
  const { state, faults } = replayEvent(whole);
  const said = faults.map(({ entry, code }) => `entry ${entry}: ${code}\n`).join('');
  return faults.length > 0
    ? { code: 1, out: said, err: '' }
    : { code: 0, out: `${state.name}: ${whole.entries.length} entries, all in order\n`, err: '' };
}

/** Standings of a saved event as CSV, recomputed from its confirmed results. */
export function eventStandings(text: string, competition: string | undefined): FileAnswer {
  const whole = wholeEvent(text);
  if (!whole) return wrong(NOT_AN_EVENT);
  const { state } = replayEvent(whole);
  const names = Object.keys(state.competitions);
  const chosen = competition ?? names[0];
  if (chosen === undefined || !names.includes(chosen))
    return wrong(`The event has: ${names.join(', ') || 'no games'}.`);
  return { code: 0, out: standingsCsv(state, chosen), err: '' };
}

/** One round for a list of players, as CSV: table, seat, name. */
export function seatList(text: string, method: string, seed: number): FileAnswer {
  const { players, faults } = readEntries(text, []);
  if (faults.length > 0) return wrong(faults.map(({ line }) => `line ${line}: there is no name`).join('\n'));
  if (!(METHODS as readonly string[]).includes(method)) return wrong(`A method is one of ${METHODS.join(', ')}.`);
  if (!Number.isSafeInteger(seed) || seed < 0) return wrong('A seed is a whole number from 0.');
  const chosen = method as Method;
  const order = softCountsOf(chosen);
  const round = seatRound({
    players,
    method: chosen,
    past: [],
    forbidden: [],
    leftover: 'twos',
    order,
    seed,
    rounds: 1,
  });
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const quoted = (name: string): string => (/[",\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);
  const rows = round.tables.flatMap((table, t) =>
    table.map((id, i) => `${t + 1},${i + 1},${quoted(needed(names.get(id), `The name of ${id}`))}`),
  );
  const together = round.broken.teammates ?? 0;
  return {
    code: 0,
    out: `${['table,seat,name', ...rows].join('\n')}\n`,
    err: together > 0 ? `${together} pairs of teammates have to sit together.\n` : '',
  };
}
