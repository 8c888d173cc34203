import { type ActDefinition, type Definitions, type Field, OFFICIAL_ACTS, PLAYER_ACTS } from '@forceout/table';
import { z } from 'zod';
import { Json, Seat } from './basics.ts';

/** The schema of one field as it may come in over a connection. */
function schemaOf({ kind, values, live: { least, most, pattern } }: Field<unknown>): z.ZodType {
  const string = (): z.ZodString => {
    const bounded = z
      .string()
      .min(least ?? 0)
      .max(most ?? 400);
    return pattern === undefined ? bounded : bounded.regex(pattern);
  };
  switch (kind) {
    case 'string':
      return string();
    case 'string?':
      return string().nullable();
    case 'strings':
      return z.array(z.string().min(1).max(20)).max(most ?? 32);
    case 'seat':
      return Seat;
    case 'int':
      return z
        .int()
        .min(least ?? Number.MIN_SAFE_INTEGER)
        .max(most ?? Number.MAX_SAFE_INTEGER);
    case 'ints':
      return z.array(z.int()).max(most ?? 3);
    case 'bool':
      return z.boolean();
    case 'json':
      return Json;
    case 'ruling':
      return z.union([z.boolean(), z.int()]).nullable();
    case 'one-of':
      return z.enum(values as readonly [string, ...string[]]);
  }
}

const actSchema = ([name, { fields }]: readonly [string, ActDefinition]) =>
  z.strictObject({
    do: z.literal(name),
    ...Object.fromEntries(
      Object.entries(fields)
        .filter(([, field]) => field.inLivePlay)
        .map(([key, field]) => [key, field.required ? schemaOf(field) : schemaOf(field).optional()]),
    ),
  });

const schemaOfActs = (acts: Definitions) => {
  const [first, ...rest] = Object.entries(acts).map(actSchema);
  if (first === undefined) throw new Error('no acts are defined');
  return z.discriminatedUnion('do', [first, ...rest]);
};

/**
 * Acts of a player in live play, made from the definitions of the table. As in the public protocol, part 2, but nobody
 * can name the faces of a roll or the cards of a deal: those come from the table's sealed seed.
 */
export const PlayerActs = schemaOfActs(PLAYER_ACTS);

/** Acts of a judge or a director. */
export const OfficialActs = schemaOfActs(OFFICIAL_ACTS);

/** An act as it comes in; who does it is known from the connection. */
export const UntrustedAct = z.looseObject({ do: z.string().max(20) }).meta({
  anyOf: [{ $ref: '#/components/schemas/PlayerActInput' }, { $ref: '#/components/schemas/OfficialActInput' }],
});
export type UntrustedAct = z.infer<typeof UntrustedAct>;

/** The field in which this act carries free words, if it does; they are heard only from accounts. */
export const wordsIn = (act: UntrustedAct): string | null => {
  const acts = [PLAYER_ACTS, OFFICIAL_ACTS] as readonly Definitions[];
  const fields = acts.flatMap(a => (Object.hasOwn(a, act.do) ? Object.entries(a[act.do]?.fields ?? {}) : []));
  const free = (key: string): boolean => act[key] !== undefined && act[key] !== '';
  return fields.find(([key, field]) => field.freeText && free(key))?.[0] ?? null;
};
