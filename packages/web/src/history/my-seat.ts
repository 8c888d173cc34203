import type { LocalSetup } from '../host/setup.ts';
import { settings } from '../settings/store.ts';

/** Which seat of a table on this device its owner has: the one with their name, else the first that a person has. */
export function mySeatAt({ config, sitters }: Pick<LocalSetup, 'config' | 'sitters'>): number {
  const people = sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));
  const { name } = settings();
  return people.find(seat => config.players[seat] === name) ?? people[0] ?? 0;
}
