export * from '@forceout/words';
