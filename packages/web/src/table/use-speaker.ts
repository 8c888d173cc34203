import { vocabularyOf } from '@forceout/rulebook';
import type { Seat } from '@forceout/table';
import { useMemo } from 'react';
import type { GameUi } from '../games/ui.ts';
import type { Snapshot } from '../host/table-connection.ts';
import { useT } from '../i18n/index.ts';
import { useRefereeText } from '../i18n/referee.ts';
import type { Speaker } from './event-text.ts';

/** Words for what happens at a table; `me` is the seat of the one person who looks, if there is one. */
export function useSpeaker(ui: GameUi, snapshot: Snapshot, nameOf: (seat: Seat) => string, me: Seat | null): Speaker {
  const t = useT();
  const say = useRefereeText(ui.id);
  const { view } = snapshot;
  const negative =
    vocabularyOf(view.state.config.edition).negative === 'Never' ? t('word.never') : t('word.impossible');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is only asked for names of variations
  return useMemo(
    () => ({
      t,
      say,
      nameOf,
      isMe: seat => seat === me,
      goalName: (goal, variations) => ui.goalName(goal, variations, view.state.config.edition, t),
      negative,
      cubeName: cube => ui.faceName(cube.face, t),
      faceLabel: ui.faceLabel,
      variationName: variation => ui.variationText(variation.id, variation.value, view, t).name,
    }),
    [t, say, nameOf, me, negative, ui],
  );
}
