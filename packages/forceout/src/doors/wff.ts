export * from '@forceout/wff';
