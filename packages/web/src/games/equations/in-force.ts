import { adjudicator } from '@forceout/equations';
import type { Json, Position } from '@forceout/table';

/** What the page needs to know of the variations: their names as the game lists them. */
export interface InForce {
  readonly division: string;
  readonly names: readonly string[];
  has(name: string): boolean;
}

export function inForceIn({ rules, variations }: Position): InForce {
  const names = variations.map(v => v.id);
  return { division: rules.division, names, has: name => names.some(n => n === name || n.startsWith(`${name}-`)) };
}

export const wildFace = (inForce: InForce): '0' | 'x' | null =>
  inForce.has('zero-wild') ? '0' : inForce.has('x-wild') ? 'x' : null;

/** The base in force, where another than ten may be played. */
export const baseOf = ({ names }: InForce): number =>
  Number(names.find(name => name.startsWith('base-'))?.slice('base-'.length) ?? 10);

export const exponentColour = ({ names }: InForce): string | null =>
  names.find(name => name.startsWith('exponent-'))?.slice('exponent-'.length) ?? null;

export type Where = 'solution' | 'goal';

interface Valued {
  readonly text: string;
  readonly kind: string;
  readonly exact: string | null;
}

const text = (x: Json | undefined): string | null => (typeof x === 'string' ? x : null);

const ask = (question: { readonly [key: string]: Json }): { readonly [key: string]: Json } | null => {
  const answer = adjudicator.answer({ ...question, game: 'equations', budgetMs: 200 }, () => performance.now());
  return answer.ok ? answer.answer : null;
};

/** What one text comes to, by the game's own adjudicator. */
export function valueIn(of: string, where: Where, { division, names }: InForce): Valued | null {
  const answer = ask({ ask: 'value', text: of, where, division, variations: names });
  return answer ? { text: of, kind: text(answer.kind) ?? 'undefined', exact: text(answer.exact) } : null;
}

/** Every reading with its value; null when there was no time. */
export function readingsOf(of: string, where: Where, { division, names }: InForce): readonly Valued[] | null {
  const answer = ask({ ask: 'ambiguity', text: of, where, division, variations: names });
  const groupings = answer?.groupings;
  if (!Array.isArray(groupings)) return null;
  return groupings.flatMap((g: Json) =>
    typeof g === 'object' && g !== null && !Array.isArray(g) && typeof (g as { text?: Json }).text === 'string'
      ? [
          {
            text: (g as { readonly text: string }).text,
            kind: text((g as { readonly [key: string]: Json }).kind) ?? 'undefined',
            exact: text((g as { readonly [key: string]: Json }).exact),
          },
        ]
      : [],
  );
}
