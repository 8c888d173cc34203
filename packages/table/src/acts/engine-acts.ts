import type { ObjectionVerdict, Verdict } from '../game.ts';
import type { Definitions } from './definition.ts';
import { cubes, type Field, integer, json, optional, text } from './field.ts';

const answer = { for: integer(), engine: optional(text(0, 20_000)) } as const;
const verdict = json as Field<unknown, true> as Field<Verdict, true>;
const objection = json as Field<unknown, true> as Field<ObjectionVerdict, true>;
const equals = json as Field<unknown, true> as Field<boolean | null, true>;

/** The host's answers to `state.awaiting`; nobody sends them over a connection. */
export const ENGINE_ACTS = {
  roll: {
    fields: { faces: cubes(32), preset: optional(cubes(6)), seed: optional(text(0, 20_000)) },
    phases: 'any',
    words: ['faces…'],
  },
  deal: { fields: { cards: cubes(32), seed: optional(text(0, 20_000)) }, phases: 'any', words: ['cards…'] },
  commit: { fields: { hash: text(0, 20_000) }, phases: 'any' },
  verdict: { fields: { ...answer, verdict }, phases: 'any', words: ['for', 'verdict'] },
  objection: { fields: { ...answer, verdict: objection }, phases: 'any', words: ['for', 'verdict'] },
  equals: { fields: { ...answer, equals }, phases: 'any', words: ['for', 'equals'] },
} as const satisfies Definitions;
