import type { GameUi } from '../ui.ts';
import { faceLabel, spoken } from './signs.tsx';

/** "3×5"; with turned cubes, marks or gaps in words. */
export const goalName: GameUi['goalName'] = (goal, _variations, _edition, t) => {
  if (typeof goal !== 'string') return '';
  return /^[0-9+\-x/*r()]+$/.test(goal) ? [...goal].map(faceLabel).join('') : spoken(goal, t);
};
