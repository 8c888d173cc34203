import type { Participant } from '@forceout/host';
import { editionsOf } from '@forceout/rulebook';
import type { ListedQuery } from '@forceout/wire';
import type { z } from 'zod';
import type { Admissions, SeatedCard } from '../people/admissions.ts';

/** The listed tables that somebody may see, of the game or edition asked for. */
export function listedTables(
  admissions: Admissions,
  { stage, game, edition, division, after, limit }: z.infer<typeof ListedQuery>,
  { classId, roams }: Participant,
): Promise<readonly SeatedCard[]> {
  const editions = edition === undefined ? (game === undefined ? [] : editionsOf(game)) : [edition];
  return admissions.listed({ stage, classId, roams, editions, division: division ?? null }, after ?? null, limit);
}
