import type { EditionId } from '@forceout/rulebook';
import { readConfig, type TableConfig } from '@forceout/table';

/** Two at an Elementary table at which nothing may be done that the rules forbid. */
export function plainTable(edition: EditionId): TableConfig {
  const read = readConfig({
    edition,
    division: 'elementary',
    players: ['Ann', 'Ben'],
    adventurous: false,
    enforcement: 'prevent',
    judging: 'auto',
    firstGoalSetter: 0,
  });
  if (!read.ok) throw new Error(read.refused.message);
  return read.config;
}
