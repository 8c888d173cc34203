import type { BenchFigure } from '@forceout/rulebook';
import { benchServer } from './bench/full.ts';

/** A small edition of `npm run bench:server`, which measures hundreds of tables. */
export const bench = async (_: { quick: boolean }): Promise<readonly BenchFigure[]> => await benchServer('small');
