export * from '@forceout/wire';
