/** A node that has not been heard of. */
interface Silence {
  /** The last moment that it told of. */
  readonly since: number;
  /** How long we have looked without seeing anything of it. */
  readonly ms: number;
}

/**
 * Since when nodes have been silent. A node whose clock was ahead, or a clock that was set back, leaves a time that is
 * still to come: that one counts from when it was first seen.
 */
export class SilentNodes {
  readonly #seen = new Map<string, { readonly seenAt: number; readonly at: number }>();

  look(id: string, seenAt: number, now: number): Silence {
    const before = this.#seen.get(id);
    const at = before?.seenAt === seenAt ? Math.min(before.at, now) : now;
    this.#seen.set(id, { seenAt, at });
    return { since: Math.min(seenAt, at), ms: now - at };
  }
}
