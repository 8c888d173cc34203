import { needed } from '@forceout/rulebook';
import {
  isWholeEvent,
  METHODS,
  type Method,
  readEntries,
  replayEvent,
  seatRound,
  softCountsOf,
  standingRows,
  standingsCsv,
} from '@forceout/tournament';
import { type ExitCode, Unclear } from './command/given.ts';
import type { TranslateVerb } from './command/verb-words.ts';

/** What a command on a file says, to people and to programs, and how it ends. */
export interface FileAnswer {
  readonly code: ExitCode;
  readonly out: string;
  /** What should be known beside it. */
  readonly err: string;
  readonly json: object;
}

function wholeEvent(text: string) {
  let value: unknown = null;
  try {
    value = JSON.parse(text);
  } catch {
    // Not even JSON: no event either.
  }
  if (!isWholeEvent(value)) throw new Unclear('tournament.no-event');
  return value;
}

/** Goes through a saved event again and says whether it can have happened so. */
export function verifyEvent(text: string, translate: TranslateVerb): FileAnswer {
  const whole = wholeEvent(text);
  const { state, faults } = replayEvent(whole);
  const { name } = state;
  const entries = whole.entries.length;
  const lines =
    faults.length > 0
      ? faults.map(({ entry, code }) => translate('tournament.fault', { entry, code }))
      : [translate('tournament.in-order', { name, n: entries })];
  return {
    code: faults.length > 0 ? 1 : 0,
    out: `${lines.join('\n')}\n`,
    err: '',
    json: { name, entries, faults: faults.map(({ entry, code }) => ({ entry, code })) },
  };
}

/** Standings of a saved event as CSV, recomputed from its confirmed results. */
export function eventStandings(text: string, competition: string | undefined, translate: TranslateVerb): FileAnswer {
  const { state } = replayEvent(wholeEvent(text));
  const names = Object.keys(state.competitions);
  const chosen = competition ?? names[0];
  if (chosen === undefined || !names.includes(chosen))
    throw new Unclear('tournament.games', { games: names.join(', ') || translate('tournament.no-games') });
  return {
    code: 0,
    out: standingsCsv(state, chosen),
    err: '',
    json: { competition: chosen, standings: standingRows(state, chosen) },
  };
}

/** One round for a list of players, as CSV: table, seat, name. */
export function seatList(text: string, method: string, seed: number, translate: TranslateVerb): FileAnswer {
  const { players, faults } = readEntries(text, []);
  if (faults.length > 0)
    throw new Unclear('not-done', {
      message: faults.map(({ line }) => translate('tournament.no-name', { line })).join('\n'),
    });
  if (players.length === 0) throw new Unclear('tournament.no-players');
  if (!(METHODS as readonly string[]).includes(method))
    throw new Unclear('no-method', { text: method, values: METHODS });
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Unclear('tournament.seed');
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
  const tables = round.tables.map(table => table.map(id => needed(names.get(id), `The name of ${id}`)));
  const quoted = (name: string): string => (/[",\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);
  const rows = tables.flatMap((table, t) => table.map((name, i) => `${t + 1},${i + 1},${quoted(name)}`));
  const together = round.broken.teammates ?? 0;
  return {
    code: 0,
    out: `${['table,seat,name', ...rows].join('\n')}\n`,
    err: together > 0 ? `${translate('tournament.together', { n: together })}\n` : '',
    json: { tables, broken: round.broken },
  };
}
