import type { Page } from 'playwright-core';
import { PAGES } from './tour.ts';

/** A screen that the page in brackets is taken through: where it is, and what has to be pressed to see all of it. */
export interface Screen {
  readonly name: string;
  readonly at: string;
  readonly press?: (page: Page) => Promise<unknown>;
}

/** Append a new screen here: it is looked at in brackets, and whatever it says outside of packages/words is told. */
export const SCREENS: readonly Screen[] = [
  ...Object.entries(PAGES).map(([name, at]) => ({ name, at })),
  { name: 'how to play On-Sets', at: '#/howto/on-sets' },
  { name: 'how to play Equations', at: '#/howto/equations' },
  { name: 'how to play WFF', at: '#/howto/wff' },
  { name: 'rules of Equations', at: '#/rules/equations-2015' },
  { name: 'rules of WFF', at: '#/rules/wff-2017' },
  { name: 'learn Equations', at: '#/learn/equations' },
  { name: 'learn WFF', at: '#/learn/wff' },
  { name: 'judge On-Sets', at: '#/judge/on-sets' },
  { name: 'judge Equations', at: '#/judge/equations' },
  { name: 'tournament', at: '#/e' },
  { name: 'me', at: '#/me' },
  { name: 'sign in', at: '#/sign-in' },
  { name: 'open tables', at: '#/open' },
  { name: 'what is kept', at: '#/privacy' },
  { name: 'for parents', at: '#/parents' },
  { name: 'for operators', at: '#/operator' },
  { name: 'classes', at: '#/class' },
  { name: 'the code of a class', at: '#/enter' },
  { name: 'who are you', at: '#/enter/abcdefgh' },
  { name: "a pupil's page", at: '#/pupil' },
  ...(['on-sets', 'equations', 'wff'] as const).flatMap(game => [
    {
      name: `analyse ${game}`,
      at: `#/analyse/${game}`,
      press: async (page: Page) => {
        await page.locator('.anverdict').nth(1).waitFor();
        await page.getByRole('button', { name: 'Set it up' }).click();
      },
    },
    { name: `pocket ${game}`, at: `#/pocket/${game}` },
  ]),
  { name: 'a page that is not there', at: '#/nowhere' },
];

/** These are enough to notice that something is wrong with the brackets themselves. */
export const SAMPLE: readonly string[] = ['lobby', 'settings', 'rules', 'learn', 'judge'];
