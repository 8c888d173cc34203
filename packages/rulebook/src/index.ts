export * from './bench-figure.ts';
export * from './edition.ts';
export * from './editions/editions.ts';
export * from './equipment.ts';
export * from './names.ts';
export * from './season.ts';
export * from './variations.ts';
export * from './vocabulary.ts';
