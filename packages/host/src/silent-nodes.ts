/**
 * Since when nodes have been silent. A node whose clock was ahead, or a clock that was set back, leaves a time that is
 * still to come: that one counts from when it was first seen.
 */
export class SilentNodes {
  readonly #seen = new Map<string, { readonly seenAt: number; readonly at: number }>();

  /** The moment since which it has been silent. */
  since(id: string, seenAt: number, now: number): number {
    const before = this.#seen.get(id);
    const at = before?.seenAt === seenAt ? Math.min(before.at, now) : now;
    this.#seen.set(id, { seenAt, at });
    return Math.min(seenAt, at);
  }
}
