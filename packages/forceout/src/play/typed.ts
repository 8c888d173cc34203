import type { Adjudicator, Json, State } from '@forceout/table';
import { onSetsGoal } from '../solve-question.ts';

const list = (text: string): readonly string[] =>
  text
    .split(',')
    .map(one => one.trim())
    .filter(one => one !== '');

/** A Goal as it was typed, in the form of its game. */
export const typedGoal = (game: string, text: string): Json => (game === 'on-sets' ? onSetsGoal(text) : text.trim());

/** What is handed in: nothing typed is "I have none". In WFF 'N PROOF the proof is written out for the player. */
export function typedSolution(
  adjudicator: Adjudicator,
  state: State,
  text: string,
): { readonly solution: Json; readonly goal?: Json } {
  if (text.trim() === '') return { solution: null };
  if (adjudicator.game === 'on-sets') {
    const parts = text.split(';').map(one => one.trim());
    return { solution: { restrictions: parts.slice(0, -1), setName: parts.at(-1) ?? '' } };
  }
  if (adjudicator.game === 'equations') {
    const [solution = '', goal] = text.split('=').map(one => one.trim());
    return { solution, goal: goal ?? state.shake?.goalText ?? null };
  }
  const [left = '', right = ''] = text.split('/');
  const [premises, rules] = [list(left), list(right)];
  const goal = state.shake?.goalText ?? '';
  const proved = adjudicator.answer({ game: 'wff', ask: 'provable', premises, goal, rules, budgetMs: 3000 }, () =>
    performance.now(),
  );
  const proof = proved.ok ? (proved.answer.proof ?? null) : null;
  return { solution: { premises, rules, proof } };
}
