import type { GameId } from '@forceout/rulebook';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Language, type T, translator } from '../../src/i18n/index.ts';
import { wordsFor } from '../../src/i18n/words.test-help.ts';
import { lessons as equations } from '../../src/learn/equations.ts';
import type { Lesson, LessonId, Step, Task } from '../../src/learn/lesson.ts';
import { lessons as onSets } from '../../src/learn/on-sets.ts';
import { lessons as wff } from '../../src/learn/wff.ts';
import { troubles } from './browser.ts';

await wordsFor('shell', 'learn', 'learn-on-sets', 'learn-equations', 'learn-wff');

export const courses: Readonly<Record<GameId, readonly Lesson[]>> = { 'on-sets': onSets, equations, wff };

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

async function typeInto(page: Page, field: ReturnType<Page['locator']>, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.type(text);
}

async function addLine(page: Page, wff: string, why: string): Promise<void> {
  const line = page.locator('.proof tbody tr').last().locator('input');
  await line.first().fill(wff);
  await line.last().fill(why);
}

async function write(page: Page, lesson: Lesson): Promise<void> {
  const fields = page.locator('.tfield input');
  if (lesson.game === 'on-sets') {
    if (lesson.id === 'more') {
      await page.locator('.gpad .btn.quiet.small').first().click();
      await typeInto(page, fields.first(), 'bcr');
    }
    return typeInto(page, fields.last(), lesson.id === 'more' ? 'v' : 'rug');
  }
  if (lesson.game === 'equations') return typeInto(page, fields.first(), lesson.id === 'more' ? '3*2' : '5+6');
  const keys = page.locator('.linekeys .key');
  const solution = page.locator('.gpad .letters').first();
  await typeInto(page, solution, lesson.id === 'more' ? 'q / ci, r' : 'p, q / ki');
  await page.locator('.gpad > .btn').first().click();
  if (lesson.id === 'more') {
    await keys.nth(1).click();
    await addLine(page, 'p', 's');
    await keys.nth(0).click();
    await addLine(page, 'q', 'r, 1');
    await keys.nth(2).click();
    await addLine(page, 'cpq', 'ci, 2');
    return;
  }
  await keys.first().click();
  await addLine(page, 'kpq', 'ki, 1, 2');
}

async function check(page: Page, task: Extract<Task, { do: 'check' }>, t: T): Promise<void> {
  if (task.reason === null) return page.getByRole('button', { name: t('learn.accept'), exact: true }).click();
  // First a wrong answer: it is explained, and nothing happens at the table.
  await page.getByRole('button', { name: t('learn.accept'), exact: true }).click();
  await page.getByText(t('learn.why.accepted')).waitFor();
  await page.getByRole('button', { name: t('learn.reject'), exact: true }).click();
  await page
    .locator('.reason', { has: page.getByRole('button', { name: task.reason, exact: true }) })
    .locator('input')
    .check();
  await page.locator('.reasonform .present .pri').click();
}

async function act(page: Page, lesson: Lesson, task: Task, t: T): Promise<void> {
  switch (task.do) {
    case 'goal':
      await lay(page, lesson.game, task.goal);
      return page.locator('.builder .present .pri').click();
    case 'move':
      await inTray(page, task.face).click();
      return page.locator(`.smallzone.${task.to} .puthere`).click();
    case 'lift':
      return page.getByRole('button', { name: t('learn.block'), exact: true }).click();
    case 'say': {
      const other = task.say === 'now' ? 'impossible' : 'now';
      await page.getByRole('button', { name: t(`learn.${other}`), exact: true }).click();
      await page.getByText(t(`learn.why.say.${other}`)).waitFor();
      return page.getByRole('button', { name: t(`learn.${task.say}`), exact: true }).click();
    }
    case 'write':
      await write(page, lesson);
      return page.locator('.present .pri').click();
    case 'check':
      return check(page, task, t);
  }
}

async function answer(page: Page, step: Step, lesson: Lesson, t: T): Promise<void> {
  const press = (key: Parameters<T>[0]) => page.getByRole('button', { name: t(key), exact: true }).click();
  switch (step.kind) {
    case 'task':
      return act(page, lesson, step.task, t);
    case 'quiz': {
      const wrong = step.right === 0 ? 1 : 0;
      await page.locator('.answers button').nth(wrong).click();
      await page.getByText(t('learn.wrong')).waitFor();
      await page.locator('.answers button').nth(step.right).click();
      break;
    }
    case 'pick':
      await page.locator('.pick').last().click();
      await press('learn.check');
      await page.locator('.lreason').getByText(t(step.why)).waitFor();
      if ((await page.locator('.lreason.good').count()) === 0) await press('learn.show');
      break;
    case 'build':
      await page.locator('.lkeys .cube').first().click();
      await press('learn.check');
      await page.locator('.lreason').waitFor();
      await press('learn.try');
      for (const letter of step.formula)
        await page.locator('.lkeys').getByRole('button', { name: letter, exact: true }).click();
      await press('learn.check');
      break;
  }
  await press('learn.next');
}

/** Plays a lesson in the browser as its own data tells, with a wrong answer first, and lets `seen` look at every step. */
export async function playLesson(
  page: Page,
  url: string,
  game: GameId,
  id: LessonId,
  language: Language,
  seen: (name: string) => Promise<void>,
): Promise<void> {
  const t = translator(language);
  await page.addInitScript(language => {
    localStorage.setItem('forceout.settings', JSON.stringify({ language }));
  }, language);
  await page.goto(`${url}#/learn/${game}/${id}`);
  const lesson = courses[game].find(each => each.id === id)!;
  for (const [i, step] of lesson.steps.entries()) {
    await page.getByText(t('learn.step', { n: i + 1, of: lesson.steps.length })).waitFor();
    expect(await page.locator('.coach .say').textContent()).toBe(t(step.text));
    await seen(`lesson-${game}-${id}-${i + 1}`);
    await answer(page, step, lesson, t);
  }
  await page.getByRole('button', { name: t('learn.done.play'), exact: true }).waitFor();
  expect(troubles.get(page)).toEqual([]);
}
