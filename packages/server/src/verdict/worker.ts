import { gamePackage } from '@forceout/host';
import { botContext, type Level, makeSituation, nextAct } from '@forceout/players';
import { answer, BOT_NICKNAMES } from '@forceout/table';
import type { Bot } from '@forceout/wire';
import { workerPort } from '../worker-port.ts';
import { SOFT_MS, STEPS, type Task } from './task.ts';

const port = workerPort();

const noDice = {
  below(): number {
    throw new Error('the host throws the dice');
  },
};

const SHORT: Readonly<Partial<Record<Bot['level'], Level>>> = BOT_NICKNAMES;

async function work(task: Task): Promise<unknown> {
  if (task.kind === 'shared') {
    const { drawShared } = await import('../share/shared.ts');
    return drawShared(task.form, task.text, task.words);
  }
  if (task.kind === 'match') {
    const { matchText } = await import('./match-text.ts');
    return matchText(task.order);
  }
  const { game, adjudicator } = await gamePackage(task.game);
  if (task.kind === 'judge') return adjudicator.answer(task.question, () => performance.now());
  if (task.kind === 'situation') return await makeSituation(game, adjudicator, task.order);
  if (task.kind === 'bot') {
    const { view, seat, bot } = task;
    const level = SHORT[bot.level] ?? (bot.level as Level);
    // The seed differs from table to table, else every first match would be the same.
    const seed = [...view.state.config.players.join()].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) | 0, seat);
    return nextAct(botContext(game, view, seat, { level, style: bot.style, seed }));
  }
  const end = performance.now() + SOFT_MS;
  const budget = { steps: STEPS, cancelled: () => performance.now() > end };
  return answer(game, task.state, task.question, noDice, budget);
}

port.on('message', ({ id, task }: { id: number; task: Task }) => {
  work(task).then(
    value => port.postMessage({ id, value }),
    (cause: unknown) => port.postMessage({ id, fault: String(cause instanceof Error ? cause.stack : cause) }),
  );
});
