import type { ExtendingContents } from '../folder.ts';
import { grounds } from './grounds.ts';
import { variations } from './variations.ts';

export const contents: ExtendingContents = {
  id: 'onsets-2026',
  extends: 'onsets-2014',
  variations,
  grounds,
  clauses: () => import('./clauses.ts'),
  words: { en: () => import('./en.ts'), es: () => import('./es.ts') },
  differences: () => import('./differences.ts'),
};
