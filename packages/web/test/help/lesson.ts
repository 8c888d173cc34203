import type { GameId } from '@forceout/rulebook';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Language, type T, translator } from '../../src/i18n/index.ts';
import { wordsFor } from '../../src/i18n/words.test-help.ts';
import { lesson as equations } from '../../src/learn/equations.ts';
import type { Lesson, Step, Task } from '../../src/learn/lesson.ts';
import { lesson as onSets } from '../../src/learn/on-sets.ts';
import { lesson as wff } from '../../src/learn/wff.ts';
import { troubles } from './browser.ts';

await wordsFor('shell', 'learn');

const lessons: Readonly<Record<GameId, Lesson>> = { 'on-sets': onSets, equations, wff };

/** The nth cube of Resources that shows a face. */
const inTray = (page: Page, face: string, n = 0) => page.locator(`.smalltray [data-face="${face}"] button`).nth(n);

async function lay(page: Page, game: GameId, goal: Extract<Task, { do: 'goal' }>['goal']): Promise<void> {
  if (game === 'on-sets') {
    await page.locator('.builder .cubes .cube').nth(0).click();
    await page.locator('.builder .cubes .cube').nth(1).click();
    return;
  }
  const laid = new Map<string, number>();
  for (const face of String(goal)) {
    const n = laid.get(face) ?? 0;
    laid.set(face, n + 1);
    await inTray(page, face, n).click();
  }
}

async function write(page: Page, game: GameId): Promise<void> {
  const type = async (field: ReturnType<Page['locator']>, text: string): Promise<void> => {
    await field.focus();
    await page.keyboard.type(text);
  };
  if (game === 'on-sets') await type(page.locator('.tfield input').last(), 'rug');
  if (game === 'equations') await type(page.locator('.tfield input').first(), '5+6');
  if (game !== 'wff') return;
  await type(page.locator('.gpad .letters').first(), 'p, q / ki');
  await page.locator('.gpad > .btn').first().click();
  await page.locator('.linekeys .key').first().click();
  const line = page.locator('.proof tbody tr').last().locator('input');
  await line.first().fill('kpq');
  await line.last().fill('ki, 1, 2');
}

async function act(page: Page, game: GameId, task: Task, t: T): Promise<void> {
  switch (task.do) {
    case 'goal':
      await lay(page, game, task.goal);
      return page.locator('.builder .present .pri').click();
    case 'move':
      await inTray(page, task.face).click();
      return page.locator(`.smallzone.${task.to} .puthere`).click();
    case 'lift':
      return page.getByRole('button', { name: t('learn.block'), exact: true }).click();
    case 'say':
      return page.getByRole('button', { name: t('learn.now'), exact: true }).click();
    case 'write':
      await write(page, game);
      return page.locator('.present .pri').click();
  }
}

async function answer(page: Page, step: Step, game: GameId, t: T): Promise<void> {
  if (step.kind === 'task') return act(page, game, step.task, t);
  if (step.kind === 'quiz') {
    const wrong = step.right === 0 ? 1 : 0;
    await page.locator('.answers button').nth(wrong).click();
    await page.getByText(t('learn.wrong')).waitFor();
    await page.locator('.answers button').nth(step.right).click();
  }
  await page.getByRole('button', { name: t('learn.next'), exact: true }).click();
}

/** Plays a lesson in the browser as its own data tells, and lets `seen` look at every task. */
export async function playLesson(
  page: Page,
  url: string,
  game: GameId,
  language: Language,
  seen: (name: string) => Promise<void>,
): Promise<void> {
  const t = translator(language);
  await page.addInitScript(language => {
    localStorage.setItem('forceout.settings', JSON.stringify({ language }));
  }, language);
  await page.goto(`${url}#/learn/${game}`);
  const { steps } = lessons[game];
  for (const [i, step] of steps.entries()) {
    await page.getByText(t('learn.step', { n: i + 1, of: steps.length })).waitFor();
    expect(await page.locator('.coach .say').textContent()).toBe(t(step.text));
    if (step.kind === 'task') await seen(`lesson-${game}-${i + 1}`);
    await answer(page, step, game, t);
  }
  await page.getByRole('heading', { name: t('learn.done') }).waitFor();
  expect(troubles.get(page)).toEqual([]);
}
