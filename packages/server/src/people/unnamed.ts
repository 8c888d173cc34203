import type { Body } from '@forceout/wire';
import type { Statement, StoredEntry } from '../store/engine.ts';

const UNNAMED = 'Somebody';
/** Names at one table differ. */
const unnamedAt = (seat: number): string => `Player ${seat + 1}`;

/** The entry without the name; null where it does not stand there. */
function struck(body: Body, own: boolean, seat: number | null): Body | null {
  switch (body.kind) {
    case 'made':
      return own ? { ...body, by: UNNAMED } : null;
    case 'sat':
      return own ? { ...body, name: unnamedAt(body.seat) } : null;
    case 'official':
    case 'official-left':
      return own ? { ...body, name: UNNAMED } : null;
    case 'play': {
      const [first, ...rest] = body.events;
      if (first?.event !== 'opened' || seat === null) return null;
      const players = first.config.players.map((name, i) => (i === seat ? unnamedAt(i) : name));
      return { ...body, events: [{ ...first, config: { ...first.config, players } }, ...rest] };
    }
    default:
      return null;
  }
}

/** Takes a person's name out of a table they came to. What happened there stays as it was. */
export function unnamed(
  table: string,
  person: string,
  log: readonly StoredEntry[],
  card: string,
): readonly Statement[] {
  const statements: Statement[] = [];
  let seat: number | null = null;
  for (const entry of log) {
    const body = JSON.parse(entry.body) as Body;
    const own = entry.person === person;
    if (own && body.kind === 'sat') seat = body.seat;
    if (own && body.kind === 'stood') seat = null;
    const without = struck(body, own, seat);
    if (without !== null)
      statements.push({
        text: 'UPDATE log SET body = $3 WHERE table_id = $1 AND seq = $2',
        values: [table, entry.seq, JSON.stringify(without)],
      });
  }
  if (seat === null) return statements;
  const shown = JSON.parse(card) as { readonly players?: readonly (string | null)[] };
  const players = shown.players?.map((name, i) => (i === seat ? unnamedAt(i) : name));
  const text = 'UPDATE tables SET card = $2 WHERE id = $1';
  return [...statements, { text, values: [table, JSON.stringify({ ...shown, players })] }];
}
