import { itemAt } from '@forceout/rulebook';
import { type Broken, type Count, countsOf } from './count.ts';
import { type Field, type Seating, strataOf } from './field.ts';
import type { Method } from './method.ts';

/** What one table adds to each count. */
function brokenAtTable(
  field: Field,
  method: Method,
  table: readonly number[],
  strata: Int32Array,
): Record<Count, number> {
  const broken: Record<Count, number> = {
    teammates: 0,
    forbidden: 0,
    repeats: 0,
    sameSchool: 0,
    secondBye: 0,
    secondTwo: 0,
    spread: 0,
    strata: 0,
    firstSeat: 0,
  };
  const there = [...new Set(table)];
  there.forEach((a, i) => {
    for (const b of there.slice(i + 1)) {
      const teammates = field.team[a] === field.team[b] && field.team[a] !== -1;
      if (teammates) broken.teammates += 1;
      broken.forbidden += itemAt(field.forbidden, a * field.size + b);
      broken.repeats += itemAt(field.meetings, a * field.size + b);
      if (!teammates && field.school[a] === field.school[b] && field.school[a] !== -1) broken.sameSchool += 1;
      if (method === 'interval' && strata[a] === strata[b]) broken.strata += 1;
    }
  });
  if (table.length === 2) for (const a of table) broken.secondTwo += itemAt(field.twos, a);
  if (method === 'standings' && there.length > 0) {
    const points = there.map(a => itemAt(field.points, a));
    broken.spread = Math.max(...points) - Math.min(...points);
  }
  if (table[0] !== undefined) broken.firstSeat = itemAt(field.firsts, table[0]);
  return broken;
}

export interface Account {
  readonly broken: Broken;
  /** Per table: the method, `two` at a table of two, and the counts it adds to. */
  readonly why: readonly (readonly string[])[];
}

/** What a seating breaks, in all and table by table. */
export function accountOf(field: Field, method: Method, seating: Seating): Account {
  const counts = countsOf(method);
  const strata = strataOf(field, seating.tables.length);
  const tables = seating.tables.map(table => brokenAtTable(field, method, table, strata));
  const byes = seating.bye.reduce((sum, a) => sum + itemAt(field.byes, a), 0);
  const total = (count: Count): number =>
    tables.reduce((sum, table) => sum + table[count], count === 'secondBye' ? byes : 0);
  return {
    broken: Object.fromEntries(counts.map(count => [count, total(count)])),
    why: tables.map((table, t) => [
      method,
      ...(seating.tables[t]?.length === 2 ? ['two'] : []),
      ...counts.filter(count => table[count] > 0),
    ]),
  };
}
