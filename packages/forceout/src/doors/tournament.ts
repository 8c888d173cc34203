export * from '@forceout/tournament';
