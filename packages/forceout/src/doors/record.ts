export * from '@forceout/record';
