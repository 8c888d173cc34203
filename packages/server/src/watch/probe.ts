import { serverSays } from '@forceout/host';
import type { Said } from '@forceout/table';
import type { Engine } from '../store/engine.ts';
import { writeProbe } from '../store/write-probe.ts';

/** Answers of one moment are one answer: anybody may ask, and each would be a write. */
const FRESH_MS = 500;

/** Errors that say the data base is there, and cannot keep anything. */
const CANNOT_WRITE = /disk|full|no space|I\/O error|readonly|read-only|EFBIG|ENOSPC/i;

const unwell = (cause: unknown): Said => {
  const why = (cause as Error)?.message ?? String(cause);
  return CANNOT_WRITE.test(why) ? serverSays('cannot-write', { why }) : serverSays('store-away.health', { why });
};

/** Tries whether this node can write, by writing: a store that is read from memory looks well when its disk is full. */
export class StoreProbe {
  #last: { readonly at: number; readonly found: Promise<Said | null> } | null = null;

  constructor(
    readonly engine: Engine,
    readonly node: string,
  ) {}

  /** Null when all is well. */
  look(): Promise<Said | null> {
    const now = performance.now();
    if (this.#last === null || now - this.#last.at > FRESH_MS)
      this.#last = { at: now, found: writeProbe(this.engine, this.node).then(() => null, unwell) };
    return this.#last.found;
  }
}
