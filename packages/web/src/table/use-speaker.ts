import { vocabularyOf } from '@forceout/rulebook';
import type { Seat } from '@forceout/table';
import { useMemo } from 'react';
import type { GameUi } from '../games/ui.ts';
import type { Snapshot } from '../host/table-connection.ts';
import { useT } from '../i18n/index.ts';
import { useRefereeText } from '../i18n/referee.ts';
import type { Speaker } from './event-text.ts';

/** Words for what happens at a table. */
export function useSpeaker(ui: GameUi, snapshot: Snapshot, nameOf: (seat: Seat) => string): Speaker {
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
      negative,
      cubeName: cube => ui.faceName(cube.face, t),
      faceLabel: ui.faceLabel,
      variationName: variation => ui.variationText(variation.id, variation.value, view, t).name,
    }),
    [t, say, nameOf, negative, ui],
  );
}
