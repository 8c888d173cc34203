export * from '@forceout/table';
