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

/** A list cut into tables, in its order. */
export function tablesOf<T>(list: readonly T[], sizes = seatsFor(list.length)): readonly (readonly T[])[] {
  let next = 0;
  return sizes.map(size => list.slice(next, (next += size)));
}

export function shuffled<T>(list: readonly T[]): readonly T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const k = randomInt(i + 1);
    const [here, there] = [out[i], out[k]];
    if (here === undefined || there === undefined) continue;
    out[i] = there;
    out[k] = here;
  }
  return out;
}

interface Start {
  readonly coach: Participant;
  readonly classId: string;
  readonly edition: Setup['edition'];
  readonly division: Setup['division'];
  /** Who sits with whom. */
  readonly tables: readonly (readonly Participant[])[];
}

/** Tables for everybody: made by the coach, of the class alone, with the pupils already seated. */
export async function startTables(
  registry: TableRegistry,
  admissions: Admissions,
  { coach, classId, edition, division, tables: wanted }: Start,
): Promise<readonly string[]> {
  const tables: string[] = [];
  for (const pupils of wanted) {
    const setup = Setup.parse({ edition, division, seats: pupils.length, watch: 'code' });
    const { table } = await createTable(registry.ports, { maker: { ...coach, classId }, setup, coded: true });
    const host = await registry.table(table);
    for (const pupil of pupils) {
      await admissions.admit(table, pupil.id);
      await host.decide(pupil.id, null, sitCommand(pupil, null, registry.ports.looksLike));
    }
    await admissions.admit(table, coach.id);
    tables.push(table);
  }
  return tables;
}
