import type { ExtendingContents } from '@forceout/rulebook';

const explains = 'A Solution needs no fewer than two operation signs.';

export const contents: Omit<ExtendingContents, 'id' | 'extends'> = {
  variations: [
    { id: 'twoOps', clause: 'XIII-A-5', explains },
    { id: 'twoOps', clause: 'XIII-B-5', explains },
    { id: 'twoOps', clause: 'XIII-C-6', explains },
  ],
  words: { en: () => import('./en.ts') },
  differences: () => import('./differences.ts'),
};
