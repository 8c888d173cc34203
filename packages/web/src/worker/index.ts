import type { GameId } from '@forceout/rulebook';
import { Asker } from './asker.ts';
import type { Answers, Arguments, GameMethod, Kind, Questions, Result } from './questions.ts';
import { startGames } from './start.ts';

export type { GameMethod } from './questions.ts';

let current: { readonly worker: Worker; readonly asker: Asker } | null = null;

function start(): { readonly worker: Worker; readonly asker: Asker } {
  if (current) return current;
  const worker = startGames();
  const asker = new Asker(worker);
  const mine = { worker, asker };
  worker.addEventListener('error', () => {
    if (current === mine) current = null;
    worker.terminate();
    asker.fail(new Error('the background worker stopped'));
  });
  current = mine;
  return mine;
}

export const askTable = <K extends Kind>(kind: K, question: Questions[K]): Promise<Answers[K]> =>
  start().asker.ask(kind, question);

/**
 * Calls a method of a game in the background: `askWorker('on-sets', 'check', position, written, 'now', { steps: 1e6 })`.
 * Arguments and answers are plain data.
 */
export const askWorker = <M extends GameMethod>(game: GameId, method: M, ...args: Arguments<M>): Promise<Result<M>> =>
  askTable('game', { game, method, args }) as Promise<Result<M>>;
