import type { Clock, NewEntry, StoredEntry, StreamStore } from '@forceout/host';
import type { SeededRandom } from './random.ts';

/** Two streams that only ever grow together. */
export const PAIRED = ['event-of-the-day', 'event-hall'] as const;

const PAUSE = 2000;

const entry = (stream: string, seq: number, wall: number, key: string): NewEntry => ({
  stream,
  seq,
  wall,
  person: null,
  key,
  body: JSON.stringify({ key }),
  secret: null,
  wake: null,
  card: null,
});

/** What a process that runs a tournament does: one append that covers several streams, again and again. */
export class StreamWriter {
  #heads: readonly number[] = [0, 0];
  #count = 0;

  constructor(
    readonly node: string,
    readonly store: StreamStore,
    readonly clock: Clock,
    readonly random: SeededRandom,
    readonly acknowledged: (key: string) => void,
  ) {}

  start(): void {
    this.clock.after(this.random.below(PAUSE), () => {
      this.#write()
        .catch(() => {})
        .finally(() => this.start());
    });
  }

  async #write(): Promise<void> {
    const key = `${this.node}/${++this.#count}`;
    const wall = this.clock.now();
    for (let tried = 0; tried < 5; tried++) {
      const entries = PAIRED.map((stream, i): NewEntry => {
        const next = entry(stream, this.#heads[i]! + 1, wall, key);
        return next.seq > 1 ? next : { ...next, creates: { kind: 'event', code: null, classId: null } };
      });
      if (await this.store.append(...(this.random.chance(0.5) ? entries : entries.toReversed()))) {
        this.#heads = this.#heads.map(head => head + 1);
        this.acknowledged(key);
        return;
      }
      const heads = await this.store.heads(PAIRED);
      this.#heads = PAIRED.map(stream => heads.get(stream) ?? 0);
    }
  }
}

/** Both have the same entries in the same order, without a gap, and what was acknowledged is among them. */
export function* wrongInPair(
  logs: readonly (readonly StoredEntry[])[],
  acknowledged: readonly string[],
): Generator<string> {
  const keys = logs.map(log => log.map(({ key }) => key));
  for (const log of logs)
    for (const [i, { seq }] of log.entries())
      if (seq !== i + 1) yield `entry ${seq} of a paired stream stands at ${i + 1}`;
  if (JSON.stringify(keys[0]) !== JSON.stringify(keys[1])) yield 'of an append to two streams one half is missing';
  const kept = new Set(keys[0]);
  for (const key of acknowledged) if (!kept.has(key)) yield `the append ${key} was acknowledged and is in no stream`;
}
