export const HOST_NAME = 'forceout-host';
export const REVIEW_NAME = 'forceout-review';

/** Written three times because a bundler has to see each name. */
export const startHost = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'forceout-host' });

export const startGames = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'forceout-games' });

export const startReview = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'forceout-review' });
