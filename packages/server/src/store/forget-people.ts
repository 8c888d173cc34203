import type { Statement } from './engine.ts';

/** Rows about a person that go with the person. */
const OF_PERSON: readonly (readonly [table: string, column: string])[] = [
  ['drafts', 'person'],
  ['tokens', 'person'],
  ['programs', 'person'],
  ['admissions', 'person'],
  ['proofs', 'person'],
  ['passkeys', 'person'],
  ['operators', 'person'],
  ['played', 'person'],
  ['device_matches', 'person'],
  ['ratings', 'person'],
  ['puzzle_progress', 'person'],
  ['reviewed', 'person'],
  ['preferences', 'person'],
  ['reports', 'by_person'],
  ['reports', 'person'],
];

/** Forgets people: nothing is left that leads from a key to a person. */
export function forgetPeople(where: string, values: Statement['values']): readonly Statement[] {
  const whose = `IN (SELECT id FROM people WHERE ${where})`;
  const sessions = `IN (SELECT hash FROM sessions WHERE person ${whose})`;
  return [
    `DELETE FROM tickets WHERE session ${sessions}`,
    `DELETE FROM devices WHERE session ${sessions}`,
    `DELETE FROM sessions WHERE person ${whose}`,
    ...OF_PERSON.map(([table, column]) => `DELETE FROM ${table} WHERE ${column} ${whose}`),
    `DELETE FROM people WHERE ${where}`,
  ].map(text => ({ text, values }));
}
