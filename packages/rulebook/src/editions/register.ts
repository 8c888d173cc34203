import { addContents } from './contents.ts';
import type { ExtendingContents, ExtendingEdition } from './folder.ts';
import { addEdition } from './registry.ts';

export type { ExtendingContents, ExtendingEdition } from './folder.ts';

/** Adds an edition from outside this package, for a league's own rules or a test: all of it is in its folder. */
export function registerEdition(edition: ExtendingEdition, contents: Omit<ExtendingContents, 'id' | 'extends'>): void {
  addEdition(edition);
  addContents({ ...contents, id: edition.id, extends: edition.extends });
}
