import type { PlannedAct } from '@forceout/host';
import { loadAdjudicator, loadGame } from '@forceout/host/games';
import type { Bot, BotCache } from '@forceout/players';
import type { GameId } from '@forceout/rulebook';
import { answer, decide, legalActs, type Seat, type State, type TableView } from '@forceout/table';
import { cryptoDice } from '../host/dice.ts';
import type { Asked } from './questions.ts';

/** Steps a verdict may take before it is given up as undecided. */
const VERDICT = { steps: 20_000_000 };

/** Steps of the solver for a hint that somebody waits for. */
const HINT = { steps: 2_000_000 };

/** Answers one question of the page. Runs inside the worker; also callable directly, which is how tests do it. */
export async function work(asked: Asked): Promise<unknown> {
  const game = await loadGame(asked.question.game);
  switch (asked.kind) {
    case 'game': {
      const { method, args } = asked.question;
      const run = game[method] as ((...args: readonly unknown[]) => unknown) | undefined;
      if (run === undefined) throw new Error(`${game.id} does not answer ${method}`);
      return run.apply(game, [...args]);
    }
    case 'legal':
      return legalActs(game, asked.question.state, asked.question.seat);
    case 'probe': {
      const { state, seat, acts } = asked.question;
      return acts.map(act => decide(game, state, { seat, ...act }, state.at).refusal);
    }
    case 'bot': {
      const { view, seat, bot } = asked.question;
      return planAct(asked.question.game, view, seat, bot);
    }
    case 'hint': {
      const { tableHint } = await import('@forceout/players');
      const { state, seat, step } = asked.question;
      return tableHint(game, state, seat, step, HINT);
    }
    case 'proof-hint': {
      const { hint } = await import('@forceout/wff');
      return hint(asked.question.attempt, asked.question.detail);
    }
    case 'grade': {
      const { gradePuzzle } = await import('../puzzles/judge.ts');
      return gradePuzzle(game, await loadAdjudicator(game.id), asked.question.puzzle, asked.question.response);
    }
    case 'explain': {
      const { explainPuzzle } = await import('../puzzles/judge.ts');
      return explainPuzzle(game, await loadAdjudicator(game.id), asked.question.puzzle);
    }
    case 'faults': {
      const { faultChoices } = await import('../puzzles/judge.ts');
      const { puzzle, others, count } = asked.question;
      return faultChoices(game, puzzle, others, count);
    }
    case 'situation': {
      const { makeSituation } = await import('@forceout/players');
      return makeSituation(game, await loadAdjudicator(game.id), asked.question);
    }
    case 'minimal': {
      const { solutionPage } = await import('../analyse/solution-page.ts');
      return solutionPage(game, asked.question);
    }
    case 'record': {
      const { replayRecord } = await import('@forceout/record');
      const played = replayRecord(game, asked.question.record);
      return played.ok ? { ok: true, events: played.events } : played;
    }
    case 'answer':
      return answer(game, asked.question.state, asked.question.question, cryptoDice, VERDICT);
  }
}

const caches = new Map<GameId, BotCache>();

/** Players are fetched with the first bot. A mind remembers what it worked out while the position stands. */
async function planAct(id: GameId, view: TableView<State>, seat: Seat, bot: Bot): Promise<PlannedAct | null> {
  const { botContext: botSeat, botCacheFor: mindOf, nextAct } = await import('@forceout/players');
  const game = await loadGame(id);
  const cache = caches.get(id) ?? mindOf(game);
  caches.set(id, cache);
  return nextAct(botSeat(game, view, seat, bot, cache));
}
