import { VirtualTable } from '@forceout/host/virtual-table';
import { type EditionId, itemAt, rulesOf } from '@forceout/rulebook';
import { type Act, type Game, readConfig, type TableEvent, view } from '@forceout/table';
import { botCacheFor } from '../bots/bot-cache.ts';
import { botContext } from '../bots/bot-context.ts';
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
  const caches = bots.map(() => botCacheFor(game));
  const virtual = new VirtualTable(game, config.config, { dice, budget: BUDGET });
  const acts = bots.map(() => 0);
  const cpuMs = bots.map(() => 0);
  const refused: string[] = [];
  const step = (act: Act, at: number): boolean => {
    const { refusal } = virtual.act(act, at);
    if (refusal) refused.push(`${act.do}: ${refusal.code} ${refusal.message}`);
    return refusal === null;
  };
  for (let n = 0; virtual.state.phase !== 'closed' && n < LONGEST; n++) {
    if (virtual.state.history.length >= table.shakes && virtual.state.round.state !== 'stopped')
      step({ seat: 'director', do: 'stop' }, virtual.state.at);
    const { state } = virtual;
    const first = VirtualTable.first(
      bots.map((bot, seat) => {
        const began = cpuNow();
        const plan = nextAct(botContext(game, view(state, seat), seat, bot, caches[seat]));
        cpuMs[seat] = (cpuMs[seat] ?? 0) + cpuNow() - began;
        return plan;
      }),
    );
    if (first === null) {
      if (!virtual.waitOn()) break;
      continue;
    }
    const { seat, plan } = first;
    acts[seat] = (acts[seat] ?? 0) + 1;
    // A refused act would be chosen again at the same moment; let time pass instead.
    if (!step({ seat, ...plan.act } as Act, state.at + plan.afterMs)) virtual.waitOn();
  }
  const { state } = virtual;
  return {
    scores: state.history.reduce(
      (sum, h) => sum.map((x, i) => x + itemAt(h.lines, i).points),
      bots.map(() => 0),
    ),
    matchPoints: state.matchPoints ?? bots.map(() => 0),
    shakes: state.history.length,
    acts,
    refused,
    events: virtual.log,
    cpuMs,
  };
}
