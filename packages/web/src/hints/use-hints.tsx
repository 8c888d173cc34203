import { type Hint, type HintStep, mayHint } from '@forceout/players';
import { vocabularyOf } from '@forceout/rulebook';
import { type Json, type Seat, settled } from '@forceout/table';
import { type ReactNode, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { type TableContext, useTable } from '../table/context.ts';
import { askTable } from '../worker/index.ts';
import { hintWords } from './words.ts';

/** Practice on this device only: who may be given hints now, and for which task; null: nobody. */
export function hintTask({
  state,
  connection,
  me,
}: TableContext): { readonly seat: Seat; readonly task: string } | null {
  const { shake } = state;
  if (connection.kind !== 'local' || !connection.practice || !mayHint(state.config) || me === null || shake === null)
    return null;
  const writing = shake.writers.some(writer => writer.seat === me && !writer.done);
  const moving = state.phase === 'turn' && shake.onTurn === me;
  if (!writing && !moving) return null;
  return { seat: me, task: writing ? `${shake.no}/${state.phase}/${me}` : `${state.seq}` };
}

export interface ToldHints {
  readonly told: readonly ReactNode[];
  readonly busy: boolean;
  readonly more: () => void;
}

/** What the solver has told of this task so far; a new task wants a new component. */
export function useHints(seat: Seat, onLight: (light: Json) => void): ToldHints {
  const t = useT();
  const { state, game, ui, view } = useTable();
  const [hints, setHints] = useState<readonly (Hint | null)[]>([]);
  const [busy, setBusy] = useState(false);
  const more = async (): Promise<void> => {
    setBusy(true);
    const step = (hints.length + 1) as HintStep;
    const hint = await askTable('hint', { game, state: settled(state), seat, step }).catch(() => null);
    setHints([...hints, hint]);
    setBusy(false);
  };
  const negative = t(vocabularyOf(state.config.edition).negative === 'Never' ? 'word.never' : 'word.impossible');
  return {
    busy,
    more: () => void more(),
    told: hints.map(hint => {
      const { text, written } = hintWords(hint, { ui, t, negative });
      return (
        <>
          {text}
          {written && <ui.Solution view={view} written={written} writer={seat} onLight={onLight} />}
        </>
      );
    }),
  };
}
