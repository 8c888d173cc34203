import { goalOf, goalValues, inForceOf } from '@forceout/on-sets';
import { ofGame } from '@forceout/rulebook';
import type { GameUi } from '../ui.ts';

/** "5 cards"; "1 or 5 cards" where digits upside-down may count either way. */
export const goalName: GameUi['goalName'] = (goal, variations, edition, t) => {
  const read = goalOf(goal);
  const { absValue } = inForceOf(variations, ofGame('on-sets', edition));
  const values = read ? goalValues(read, absValue) : [];
  const last = values.at(-1);
  if (last === undefined) return '';
  return [...values.slice(0, -1), t('onsets.goal.value', { n: last })].join(` ${t('word.or')} `);
};
