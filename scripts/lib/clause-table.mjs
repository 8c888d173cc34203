import { at } from './project.mjs';

let read = null;

/** The clauses of every edition, as the folders of the rulebook write them: the one list there is. */
export function readClauseTable() {
  read ??= readEditions();
  return read;
}

async function readEditions() {
  // Only now: in a fresh clone the packages are not installed when this file is loaded.
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(at('packages', 'rulebook', 'src', 'clauses', 'every.ts'));
  return module.everyClause;
}

/** Rows that leave nothing for a program to decide, so no test is owed. */
export const needsNoTest = how => how === 'physical-only' || how === 'display';
