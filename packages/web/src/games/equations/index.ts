import { needWords } from '../../i18n/index.ts';
import type { GameUi } from '../ui.ts';
import { variationText } from '../variation-text.ts';
import { Chart } from './chart.tsx';
import { GoalBuilder } from './goal-builder.tsx';
import { goalName } from './goal-name.ts';
import { GoalView } from './goal-view.tsx';
import { Objection } from './objection.tsx';
import { Pad } from './pad.tsx';
import { reasonText } from './reasons.ts';
import { faceLabel, faceName } from './signs.tsx';
import { Solution } from './solution.tsx';
import { Variations } from './variations.tsx';

needWords('games', 'equations', 'games/equations', 'questions');

export const ui: GameUi = {
  id: 'equations',
  GoalView,
  GoalBuilder,
  Pad,
  Solution,
  Objection,
  Chart,
  Variations,
  faceLabel,
  faceName,
  goalName,
  reasonText,
  variationText,
};
