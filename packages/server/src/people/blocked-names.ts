import { looksLike } from './chosen-name.ts';
import type { SafetyStore } from './safety-store.ts';

const LONGEST = 8;

/** Names that an operator has taken out of use, whatever letters they are written with. */
export class BlockedNames {
  constructor(
    readonly store: SafetyStore,
    readonly now: () => number,
  ) {}

  /** The whole name, or a word of it. */
  async blocked(name: string): Promise<boolean> {
    const words = name.split(/[\s._-]+/).slice(0, LONGEST);
    return await this.store.isBlocked([...new Set([name, ...words].map(looksLike))].filter(looks => looks !== ''));
  }

  async block(name: string): Promise<void> {
    await this.store.block({ looks: looksLike(name), name, at: this.now() });
  }

  unblock(name: string): Promise<boolean> {
    return this.store.unblock(looksLike(name));
  }
}
