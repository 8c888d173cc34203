import type { WholeContents } from '../folder.ts';
import { grounds, objections } from './grounds.ts';

export const contents: WholeContents = {
  id: 'wff-2017',
  game: 'wff',
  variations: [],
  grounds,
  objections,
  clauses: () => import('./clauses.ts'),
  words: { en: () => import('./en.ts'), es: () => import('./es.ts') },
  differences: () => import('./differences.ts'),
};
