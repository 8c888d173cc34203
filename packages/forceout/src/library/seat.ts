import type { Json } from '@forceout/table';
import { ForceoutError } from './trouble.ts';

/** Who sits where, and which wishes could not be met. */
export interface Seated {
  /** Ids of players by table; the first listed has the first seat. */
  readonly tables: readonly (readonly string[])[];
  readonly bye: readonly string[];
  /** How often each thing that should not be happens: teammates together, players who met before … */
  readonly broken: { readonly [count: string]: Json };
  /** For each table why it was made so. */
  readonly why: readonly (readonly string[])[];
}

/** Seats a round in threes: the request `seat` of the public protocol, part 3. The same request gives the same seats. */
export async function seat(request: object): Promise<Seated> {
  const [{ answerRequest }, { spoken }, { requestWords }] = await Promise.all([
    import('@forceout/tournament'),
    import('@forceout/words'),
    import('../request-words.ts'),
  ]);
  const found = answerRequest({ ...request, ask: 'seat' });
  if (!found.ok)
    throw new ForceoutError(found.code, String(spoken(found.message, await requestWords('en'))), found.at ?? null);
  return found.answer as unknown as Seated;
}
