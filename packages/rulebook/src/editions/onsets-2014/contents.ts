import type { WholeContents } from '../folder.ts';
import { grounds, objections } from './grounds.ts';
import { variations } from './variations.ts';

export const contents: WholeContents = {
  id: 'onsets-2014',
  game: 'on-sets',
  variations,
  grounds,
  objections,
  clauses: () => import('./clauses.ts'),
  words: { en: () => import('./en.ts'), es: () => import('./es.ts') },
  differences: () => import('./differences.ts'),
};
