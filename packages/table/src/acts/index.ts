import type { ActDefinition, Definitions } from './definition.ts';
import { ENGINE_ACTS } from './engine-acts.ts';
import { OFFICIAL_ACTS } from './official-acts.ts';
import { PLAYER_ACTS } from './player-acts.ts';

export type { ActDefinition, Definitions } from './definition.ts';
export type { Field, FieldKind } from './field.ts';
export { ENGINE_ACTS, OFFICIAL_ACTS, PLAYER_ACTS };

/** The acts that somebody at a table has. */
export const actsOf = (seat: unknown): Definitions | null => {
  if (seat === 'judge' || seat === 'director') return OFFICIAL_ACTS;
  if (seat === 'engine') return ENGINE_ACTS;
  return seat === 0 || seat === 1 || seat === 2 ? PLAYER_ACTS : null;
};

export const definitionOf = (seat: unknown, verb: string): ActDefinition | null => {
  const acts = actsOf(seat);
  return acts !== null && Object.hasOwn(acts, verb) ? (acts[verb] ?? null) : null;
};
