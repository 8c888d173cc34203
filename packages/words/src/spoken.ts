import type { Json, Said } from '@forceout/table';

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer of a game with its sentences: `{said}` becomes what `say` makes of it, wherever it stands. */
export function spoken(answer: Json, say: (said: Said) => string): Json {
  if (Array.isArray(answer)) return answer.map(one => spoken(one, say));
  if (!isObject(answer)) return answer;
  const { said, ...rest } = answer;
  if (said !== undefined && Object.keys(rest).length === 0) return say(said as unknown as Said);
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, spoken(value, say)]));
}
