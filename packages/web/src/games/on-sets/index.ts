import { needWords } from '../../i18n/index.ts';
import type { GameUi } from '../ui.ts';
import { variationText } from '../variation-text.ts';
import { GoalBuilder } from './goal-builder.tsx';
import { goalName } from './goal-name.ts';
import { GoalView } from './goal-view.tsx';
import { Objection } from './objection.tsx';
import { Pad } from './pad.tsx';
import { reasonText } from './reasons.ts';
import { cardName, clean, faceLabel, faceName } from './signs.tsx';
import { Solution } from './solution.tsx';
import { Universe } from './universe.tsx';
import { Variations } from './variations.tsx';

needWords('games', 'on-sets', 'games/on-sets', 'questions');

export const ui: GameUi = {
  id: 'on-sets',
  GoalView,
  GoalBuilder,
  Pad,
  Solution,
  Objection,
  Side: Universe,
  Variations,
  faceLabel,
  faceName,
  goalName,
  reasonText,
  variationText: (id, value, view, t) =>
    variationText(id, value, view, t, (filling, blank) =>
      blank === 'card' ? cardName(filling, t) : blank === 'text' ? clean(filling) : faceLabel(filling),
    ),
};
