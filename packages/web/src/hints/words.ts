import type { Hint } from '@forceout/players';
import type { SubmittedSolution } from '@forceout/table';
import type { GameUi } from '../games/ui.ts';
import type { T } from '../i18n/index.ts';

interface Speaker {
  readonly ui: GameUi;
  readonly t: T;
  /** The edition's word for "there is no Solution". */
  readonly negative: string;
}

export interface HintWords {
  readonly text: string;
  readonly written: SubmittedSolution | null;
}

/** A hint of the solver in words. */
export function hintWords(hint: Hint | null, { ui, t, negative }: Speaker): HintWords {
  const plain = (text: string): HintWords => ({ text, written: null });
  const cube = (face: string): string => ui.faceName(face, t);
  if (hint === null) return plain(t('hint.undecided'));
  switch (hint.step) {
    case 1: {
      const { look } = hint;
      if (look.at !== 'solution') return plain(t(`hint.look.${look.at}`));
      return plain(look.cubes === null ? t('hint.look.some') : t('hint.look.solution', { n: look.cubes }));
    }
    case 2: {
      const { idea } = hint;
      if ('reason' in idea) return plain(ui.reasonText(idea.reason, t));
      if ('face' in idea) return plain(t(idea.safe ? 'hint.idea.move' : 'hint.idea.unsafe', { cube: cube(idea.face) }));
      if (idea.use.length === 0) return plain(t('hint.idea.free'));
      return plain(t('hint.idea.use', { cubes: idea.use.map(cube).join(', ') }));
    }
    case 3: {
      const { answer } = hint;
      if ('written' in answer)
        return { text: t(answer.say ? 'hint.answer.now' : 'hint.answer.solution'), written: answer.written };
      if ('say' in answer) return plain(t(`hint.answer.${answer.say}`, { word: negative }));
      const words = { cube: cube(answer.face), zone: t(`section.${answer.to}`) };
      return plain(t(answer.safe ? 'hint.answer.move' : 'hint.answer.unsafe', words));
    }
  }
}
