import { createHash } from 'node:crypto';
import type { Hall } from './hall.ts';
import { makeTable } from './making.ts';
import type { Doer } from './ports.ts';
import { botStep, rematchIsDue, rematchStep, sitStep } from './seating.ts';
import type { TableHost } from './table.ts';

/** Follows from the old name, so that several nodes make the same table. */
function nextId(id: string): string {
  const digest = createHash('sha256').update(`${id} again`).digest('hex');
  return `t${BigInt(`0x${digest}`).toString(36).slice(0, 15)}`;
}

/** When everybody wants to play again, a new table is made and everybody put on the old seat. */
export async function rematchWhenDue(hall: Hall, host: TableHost): Promise<void> {
  const { hosted } = host;
  if (!rematchIsDue(hosted)) return;
  const { setup, seats, id, maker: name } = hosted.room;
  const classId = (await hall.ports.store.row(id))?.classId ?? null;
  const person = (personId: string, called: string): Doer => ({ id: personId, name: called, kind: 'guest', classId });
  const maker = person(hosted.owner, name);
  const again = { id: nextId(id), of: id };
  await makeTable(hall.ports, { maker, setup, coded: false, again });
  const next = await hall.table(again.id);
  for (const personId of new Set([hosted.owner, ...hosted.people]))
    if (personId) await hall.hooks.admit?.(again.id, personId);
  for (const [seat, sitter] of seats.entries()) {
    const sits = hosted.people[seat];
    if (sitter?.bot) await next.decide(null, null, botStep(maker, seat, sitter.bot));
    else if (sitter && sits) await next.decide(sits, null, sitStep(person(sits, sitter.name), seat));
  }
  await host.decide(null, null, rematchStep(again.id));
}
