export * from '@forceout/rulebook';
