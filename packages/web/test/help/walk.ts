import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const text = readFileSync(fileURLToPath(new URL('../../../../docs/architecture.md', import.meta.url)), 'utf8');

/** One step of the way of a move, as the docs tell it. */
export interface WalkStep {
  readonly where: 'page' | 'server';
  /** From the root of the project. */
  readonly file: string;
  /** Empty where the function has no name. */
  readonly name: string;
  /** What the move is from here on; empty: what it was before. */
  readonly shape: string;
}

const ROW = /^\| (page|server) +\| `([^`]+)` +\| (?:`([^`]+)`)? *\|[^|]*\|([^|]*)\|$/gm;

/** The table of the first walk in docs/architecture.md. */
export const walk = (): readonly WalkStep[] =>
  [...text.matchAll(ROW)].map(([, where, file, name, shape]) => ({
    where: where as WalkStep['where'],
    file: `packages/${file}`,
    name: name ?? '',
    shape: shape?.trim() ?? '',
  }));

/** What the docs say of its length: files and shapes. */
export const lengthTold = (): readonly number[] => {
  const told = /It crosses (\d+) files in (\d+) shapes/.exec(text.replaceAll('\n', ' '));
  return told === null ? [] : [Number(told[1]), Number(told[2])];
};
