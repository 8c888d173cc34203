export * from '@forceout/server';
