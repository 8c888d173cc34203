export * from '@forceout/on-sets';
