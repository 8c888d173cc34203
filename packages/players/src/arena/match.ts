import { type EditionId, rulesOf } from '@forceout/rulebook';
import { type Act, type Game, open, playAct, readConfig, type State, type TableEvent, view } from '@forceout/table';
import { type BotCache, botCacheFor } from '../bots/bot-cache.ts';
import { botContext, type Planned } from '../bots/bot-context.ts';
import { chanceOf } from '../bots/chance.ts';
import type { Bot } from '../bots/level.ts';
import { nextAct } from '../bots/next-act.ts';

export interface ArenaTable {
  readonly edition: EditionId;
  readonly division: string;
  readonly shakes: number;
  /** `players`: the bots check each other's Solutions. */
  readonly judging?: 'players' | 'auto';
}

export interface MatchResult {
  readonly scores: readonly number[];
  readonly matchPoints: readonly number[];
  readonly shakes: number;
  readonly acts: readonly number[];
  /** Acts the referee did not take; a bot that knows the rules has none. */
  readonly refused: readonly string[];
  readonly events: readonly TableEvent[];
  /** CPU time a seat spent on its acts, where a clock was given. */
  readonly cpuMs: readonly number[];
}

/** Enough for every check of a written Solution. */
const BUDGET = { steps: 5_000_000 };
const LONGEST = 4000;

/** A whole match between bots in virtual time. The same seed plays the same match. */
export function playMatch(
  game: Game,
  table: ArenaTable,
  bots: readonly Bot[],
  seed: number,
  cpuNow: () => number = () => 0,
): MatchResult {
  const config = readConfig({
    edition: table.edition,
    division: table.division,
    players: bots.map((b, i) => `${b.level} ${i}`),
    adventurous: rulesOf(table.edition).usesVariations,
    enforcement: 'prevent',
    judging: table.judging ?? 'auto',
    // Not in step with the swapping of seats, else one side would always begin.
    firstGoalSetter: (seed >> 1) % bots.length,
  });
  if (!config.ok) throw new Error(config.refused.message);
  const dice = chanceOf(seed, 77);
  const minds: readonly BotCache[] = bots.map(() => botCacheFor(game));
  const opened = open(game, config.config);
  const events: TableEvent[] = [...opened.events];
  let { state } = opened;
  const acts = bots.map(() => 0);
  const cpuMs = bots.map(() => 0);
  const refused: string[] = [];
  const step = (act: Act, at: number): boolean => {
    const played = playAct(game, state, act, at, dice, BUDGET);
    state = played.state;
    events.push(...played.events);
    if (played.refusal) refused.push(`${act.do}: ${played.refusal.code} ${played.refusal.message}`);
    return played.refusal === null;
  };
  for (let n = 0; state.phase !== 'closed' && n < LONGEST; n++) {
    if (state.history.length >= table.shakes && state.round.state !== 'stopped')
      step({ seat: 'director', do: 'stop' }, state.at);
    let first: { seat: number; plan: Planned } | null = null;
    for (const [seat, bot] of bots.entries()) {
      const began = cpuNow();
      const plan = nextAct(botContext(game, view(state, seat), seat, bot, minds[seat]));
      cpuMs[seat]! += cpuNow() - began;
      if (plan !== null && (first === null || plan.afterMs < first.plan.afterMs)) first = { seat, plan };
    }
    if (first === null) {
      if (!waitOn(state, step)) break;
      continue;
    }
    acts[first.seat]!++;
    const taken = step({ seat: first.seat, ...first.plan.act } as Act, state.at + first.plan.afterMs);
    // A refused act would be chosen again at the same moment; let time pass instead.
    if (!taken) waitOn(state, step);
  }
  return {
    scores: state.history.reduce(
      (sum, h) => sum.map((x, i) => x + h.lines[i]!.points),
      bots.map(() => 0),
    ),
    matchPoints: state.matchPoints ?? bots.map(() => 0),
    shakes: state.history.length,
    acts,
    refused,
    events,
    cpuMs,
  };
}

/** Nobody acts: on to the next deadline. */
function waitOn(state: State, step: (act: Act, at: number) => boolean): boolean {
  const due = state.clocks.length > 0 ? Math.min(...state.clocks.map(c => c.at)) : null;
  return due !== null && step({ do: 'wait' }, Math.max(due, state.at));
}
