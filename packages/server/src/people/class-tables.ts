import { randomInt } from 'node:crypto';
import { createTable, type Participant, sitCommand, type TableRegistry } from '@forceout/host';
import { Setup } from '@forceout/wire';
import type { Admissions } from './admissions.ts';

/** Tables of three, then of two; one who is left over sits nowhere. */
export function seatsFor(count: number): readonly number[] {
  if (count < 2) return [];
  const rest = count % 3;
  const threes = Math.floor(count / 3);
  if (rest === 0) return Array.from({ length: threes }, () => 3);
  if (rest === 2) return [...Array.from({ length: threes }, () => 3), 2];
  // Four make two pairs.
  return [...Array.from({ length: threes - 1 }, () => 3), 2, 2];
}

export function shuffled<T>(list: readonly T[]): readonly T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const k = randomInt(i + 1);
    [out[i], out[k]] = [out[k]!, out[i]!];
  }
  return out;
}

interface Start {
  readonly coach: Participant;
  readonly classId: string;
  readonly edition: Setup['edition'];
  readonly division: Setup['division'];
  /** In the order in which they are seated. */
  readonly pupils: readonly Participant[];
}

/** Tables for everybody: made by the coach, of the class alone, with the pupils already seated. */
export async function startTables(
  registry: TableRegistry,
  admissions: Admissions,
  { coach, classId, edition, division, pupils }: Start,
): Promise<readonly string[]> {
  const tables: string[] = [];
  let next = 0;
  for (const seats of seatsFor(pupils.length)) {
    const setup = Setup.parse({ edition, division, seats, watch: 'code' });
    const { table } = await createTable(registry.ports, { maker: { ...coach, classId }, setup, coded: true });
    const host = await registry.table(table);
    for (const pupil of pupils.slice(next, next + seats)) {
      await admissions.admit(table, pupil.id);
      await host.decide(pupil.id, null, sitCommand(pupil, null, registry.ports.looksLike));
    }
    await admissions.admit(table, coach.id);
    next += seats;
    tables.push(table);
  }
  return tables;
}
