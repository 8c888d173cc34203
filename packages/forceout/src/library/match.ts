import { loadGame } from '@forceout/host/games';
import { playAct } from '@forceout/host/virtual-table';
import { readRecord, replayRecord } from '@forceout/record';
import { clauseRef, type GameId, isEdition, rulesOf } from '@forceout/rulebook';
import {
  type Dice,
  type Game,
  type Json,
  open,
  readAct,
  readConfig,
  type Said,
  type State,
  summary,
  type TableEvent,
} from '@forceout/table';
import type { Language } from '@forceout/words';
import { AnswerWords, command } from '../answer-words.ts';
import { ForceoutError } from './trouble.ts';

/** A match at one moment. Nothing in it ever changes: `decide` gives the next one. */
export interface Match {
  readonly game: Game;
  readonly state: State;
  /** The table in the words of the public protocol, part 2: phase, scores, mat, deadlines … */
  readonly summary: { readonly [field: string]: Json };
  /** The language of its refusals. */
  readonly words: AnswerWords;
}

/** An act the referee did not take, and why. It changes nothing. */
export interface Refused {
  readonly code: string;
  readonly clause: string | null;
  readonly message: string;
}

export interface Decided {
  readonly match: Match;
  readonly events: readonly TableEvent[];
  readonly refused: Refused | null;
}

/** Enough for every check of a written Solution. */
const BUDGET = { steps: 50_000_000 };

const matchAt = (game: Game, state: State, words: AnswerWords): Match => ({
  game,
  state,
  words,
  summary: summary(game, state),
});

/** Opens a match: `settings` are those of the line `{"table": …}` of the public protocol, part 2. */
export async function openMatch(
  settings: unknown,
  language: Language = 'en',
): Promise<{ readonly match: Match; readonly events: readonly TableEvent[] }> {
  const words = await AnswerWords.in(language);
  const read = readConfig(settings);
  if (!read.ok) throw new ForceoutError(read.refused.code, words.message(read.refused));
  const game = await loadGame(rulesOf(read.config.edition).game);
  const { state, events } = open(game, read.config);
  return { match: matchAt(game, state, words), events };
}

/** The system's secure source: `decide` has to throw the dice that an act leaves open. */
const secureDice: Dice = {
  below(n) {
    // Values past the last whole multiple of n would make the low faces likelier.
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const [value] = crypto.getRandomValues(new Uint32Array(1));
      if (value !== undefined && value < limit) return value % n;
    }
  },
};

/**
 * One act at one moment, in milliseconds from the start of the round: `{seat: 0, do: 'move', cube: 'B', to: 'required'}`.
 * What fell due before is decided first; faces and cards that the act leaves open are thrown with `dice`.
 */
export function decide(match: Match, act: unknown, at: number, dice: Dice = secureDice): Decided {
  const { game, state, words } = match;
  const { id, clauses } = rulesOf(state.config.edition);
  const read = readAct(act);
  if (!read.ok || read.act.seat === 'engine')
    return {
      match,
      events: [],
      refused: {
        ...words.told(read.ok ? command('bad-seat.engine') : read.refused, game.id),
        clause: clauseRef(id, clauses.illegalProcedure),
      },
    };
  const played = playAct(game, state, read.act, at, { dice, budget: BUDGET });
  return {
    match: matchAt(game, played.state, words),
    events: played.events,
    refused: played.refusal === null ? null : words.told(played.refusal, game.id),
  };
}

/** What a record holds, or where it stops being the match it claims to be. */
export type Replayed =
  | { readonly ok: true; readonly match: Match; readonly events: readonly TableEvent[] }
  | {
      readonly ok: false;
      readonly line: number;
      readonly column: number;
      readonly code: string;
      readonly message: string;
    };

/** Plays a record of Forceout through the referee; the results written in it have to be those the referee comes to. */
export async function replay(text: string, language: Language = 'en'): Promise<Replayed> {
  const words = await AnswerWords.in(language);
  const wrong = (
    { line, column, said }: { line: number; column: number; said: Said },
    game: GameId | null,
  ): Replayed => ({ ok: false, line, column, code: said.code, message: words.message(said, game) });
  const read = readRecord(text);
  if (!read.ok) return wrong(read, null);
  const edition = read.record.tags.find(tag => tag.name === 'Edition')?.value;
  if (!isEdition(edition)) {
    const config = readConfig({ edition: edition ?? null });
    return wrong({ line: 1, column: 1, said: config.ok ? { code: 'no-tags' } : config.refused }, null);
  }
  const game = await loadGame(rulesOf(edition).game);
  const replayed = replayRecord(game, read.record);
  return replayed.ok
    ? { ok: true, match: matchAt(game, replayed.state, words), events: replayed.events }
    : wrong(replayed, game.id);
}
