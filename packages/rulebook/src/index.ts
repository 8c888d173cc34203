export * from './edition.ts';
export * from './names.ts';
