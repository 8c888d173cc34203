export const HOST_NAME = 'forceout-host';
export const REVIEW_NAME = 'forceout-review';
export const MAKER_NAME = 'forceout-maker';

/** Written four times because a bundler has to see each name. */
export const startHost = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'forceout-host' });

export const startGames = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'forceout-games' });

export const startReview = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'forceout-review' });

export const startMaker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'forceout-maker' });
