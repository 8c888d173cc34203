import { needWords } from '../../i18n/index.ts';
import type { GameUi } from '../ui.ts';
import { variationText } from '../variation-text.ts';
import { aids } from './aids.ts';
import { GoalBuilder } from './goal-builder.tsx';
import { GoalView } from './goal-view.tsx';
import { Objection } from './objection.tsx';
import { Pad } from './pad.tsx';
import { openPoints } from './readings.ts';
import { reasonText } from './reasons.ts';
import { faceLabel, faceName } from './signs.ts';
import { Solution } from './solution.tsx';

needWords('games', 'wff', 'games/wff', 'questions');

export const ui: GameUi = {
  id: 'wff',
  GoalView,
  GoalBuilder,
  Pad,
  Solution,
  Objection,
  faceLabel,
  faceName,
  goalName: goal => (typeof goal === 'string' ? goal : ''),
  reasonText,
  variationText,
  aids,
  openPoints,
};
