import { needed } from '@forceout/rulebook';
import {
  decide,
  type EventState,
  evolve,
  hallList,
  isWholeEvent,
  listCsv,
  METHODS,
  type Method,
  readEntries,
  replayEvent,
  seatRound,
  softCountsOf,
} from '@forceout/tournament';
import { type ExitCode, Unclear, Undone } from './command/given.ts';
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

/** A saved event, and the game asked for; else its first. */
function gameOf(text: string, competition: string | undefined, translate: TranslateVerb) {
  const { state } = replayEvent(wholeEvent(text));
  const names = Object.keys(state.competitions);
  const game = competition ?? names[0];
  if (game === undefined || !names.includes(game))
    throw new Unclear('tournament.games', { games: names.join(', ') || translate('tournament.no-games') });
  return { state, game };
}

/** Standings of a saved event as CSV, recomputed from its confirmed results. */
export function eventStandings(text: string, competition: string | undefined, translate: TranslateVerb): FileAnswer {
  const { state, game } = gameOf(text, competition, translate);
  const list = hallList(state, 'standings', game);
  return { code: 0, out: listCsv(list), err: '', json: { competition: game, standings: list.rows } };
}

/** What everybody got in each round, as CSV. */
export function eventResults(text: string, competition: string | undefined, translate: TranslateVerb): FileAnswer {
  const { state, game } = gameOf(text, competition, translate);
  const list = hallList(state, 'results', game);
  return { code: 0, out: listCsv(list), err: '', json: { competition: game, results: list.rows } };
}

function seated(state: EventState, game: string, round: number, err = ''): FileAnswer {
  const list = hallList(state, 'seats', game, round);
  return { code: 0, out: listCsv(list), err, json: { competition: game, round, seats: list.rows } };
}

/** Who sits where in a round, the last one unless another is named, as CSV. */
export function eventSeats(
  text: string,
  competition: string | undefined,
  round: number | undefined,
  translate: TranslateVerb,
): FileAnswer {
  const { state, game } = gameOf(text, competition, translate);
  const rounds = (state.rounds[game] ?? []).map(({ number }) => number);
  const chosen = round ?? rounds.at(-1);
  if (chosen === undefined || !rounds.includes(chosen))
    throw new Unclear('tournament.rounds', { rounds: rounds.join(', ') || '–' });
  return seated(state, game, chosen);
}

/** The next round of a saved event, as its director would seat it; the file stays as it is. */
export function seatNext(
  text: string,
  method: string,
  seed: number,
  competition: string | undefined,
  translate: TranslateVerb,
): FileAnswer {
  const { state, game } = gameOf(text, competition, translate);
  const director = Object.values(state.officials).find(({ roles }) => roles.includes('director'))?.key ?? '';
  const seat = (accepted: object) =>
    decide(state, { do: 'seat', competition: game, method, seed, reason: 'again', ...accepted }, director, 0);
  let outcome = seat({});
  let err = '';
  // Teammates who have to meet are said, not hidden.
  if (!outcome.ok && outcome.refusal.code === 'teammates-together') {
    const { least } = outcome.refusal.facts;
    err = `${translate('tournament.together', { n: Number(least) })}\n`;
    outcome = seat({ acceptTeammates: least });
  }
  if (!outcome.ok) throw new Undone('tournament.not-seated', { code: outcome.refusal.code });
  const [entry] = outcome.entries;
  if (entry?.event !== 'seated') throw new Undone('tournament.not-seated', { code: 'bad-act' });
  return seated(evolve(state, entry), game, entry.round, err);
}

/** Whether a file is meant to be JSON, and so an event, or a list of players. */
export const looksLikeJson = (text: string): boolean => /^\s*[{[]/.test(text);

/** One round for a list of players, as CSV: table, seat, name. */
export function seatList(text: string, method: string, seed: number, translate: TranslateVerb): FileAnswer {
  const { players, faults } = readEntries(text, []);
  if (faults.length > 0)
    throw new Unclear('not-done', {
      message: faults.map(({ line, code, what }) => translate(`tournament.line.${code}`, { line, what })).join('\n'),
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
