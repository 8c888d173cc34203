export * from '@forceout/equations';
