import { hex } from '@forceout/wire';
import { createTable } from './create-table.ts';
import type { Participant } from './ports.ts';
import { botCommand, rematchCommand, rematchIsDue, sitCommand } from './seating-commands.ts';
import type { Sha256 } from './seeds.ts';
import type { TableHost } from './table-host.ts';
import type { TableRegistry } from './table-registry.ts';

/** Follows from the old name, so that several nodes make the same table. */
function nextId(sha256: Sha256, id: string): string {
  const digest = hex(sha256(`${id} again`));
  return `t${BigInt(`0x${digest}`).toString(36).slice(0, 15)}`;
}

/** When everybody wants to play again, a new table is made and everybody put on the old seat. */
export async function rematchWhenDue(registry: TableRegistry, host: TableHost): Promise<void> {
  const { hosted } = host;
  if (!rematchIsDue(hosted)) return;
  const { setup, seats, id, maker: name } = hosted.room;
  const classId = (await registry.ports.store.row(id))?.classId ?? null;
  const person = (personId: string, called: string): Participant => ({
    id: personId,
    name: called,
    kind: 'guest',
    classId,
  });
  const maker = person(hosted.owner, name);
  const again = { id: nextId(registry.ports.chance.sha256, id), of: id };
  await createTable(registry.ports, { maker, setup, coded: false, again });
  const next = await registry.table(again.id);
  for (const personId of new Set([hosted.owner, ...hosted.people]))
    if (personId) await registry.hooks.admit?.(again.id, personId);
  for (const [seat, sitter] of seats.entries()) {
    const sits = hosted.people[seat];
    if (sitter?.bot) await next.decide(null, null, botCommand(maker, seat, sitter.bot));
    else if (sitter && sits) await next.decide(sits, null, sitCommand(person(sits, sitter.name), seat));
  }
  await host.decide(null, null, rematchCommand(again.id));
}
