export * from '@forceout/players';
