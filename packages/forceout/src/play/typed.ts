import type { Adjudicator, Json } from '@forceout/table';
import { onSetsGoal } from '../solve-question.ts';

const list = (text: string): readonly string[] =>
  text
    .split(',')
    .map(one => one.trim())
    .filter(one => one !== '');

/** A Goal as it was typed, in the form of its game. */
export const typedGoal = (game: string, text: string): Json => (game === 'on-sets' ? onSetsGoal(text) : text.trim());

/** `Restriction; Set-Name`, or the Set-Name alone. */
export function typedSetName(text: string): { readonly restrictions: readonly string[]; readonly setName: string } {
  const parts = text.split(';').map(one => one.trim());
  return { restrictions: parts.slice(0, -1), setName: parts.at(-1) ?? '' };
}

/** `premises / rules`, each with commas. */
export function typedPremises(text: string): {
  readonly premises: readonly string[];
  readonly rules: readonly string[];
} {
  const [left = '', right = ''] = text.split('/');
  return { premises: list(left), rules: list(right) };
}

/** What is handed in: nothing typed is "I have none". In WFF 'N PROOF the proof is written out for the player. */
export function typedSolution(
  adjudicator: Adjudicator,
  goalText: Json,
  text: string,
): { readonly solution: Json; readonly goal?: Json } {
  if (text.trim() === '') return { solution: null };
  if (adjudicator.game === 'on-sets') return { solution: typedSetName(text) };
  if (adjudicator.game === 'equations') {
    const [solution = '', goal] = text.split('=').map(one => one.trim());
    return { solution, goal: goal ?? goalText };
  }
  const { premises, rules } = typedPremises(text);
  const goal = goalText ?? '';
  const proved = adjudicator.answer({ game: 'wff', ask: 'provable', premises, goal, rules, budgetMs: 3000 }, () =>
    performance.now(),
  );
  const proof = proved.ok ? (proved.answer.proof ?? null) : null;
  return { solution: { premises, rules, proof } };
}
