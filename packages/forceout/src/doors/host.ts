export * from '@forceout/host';
