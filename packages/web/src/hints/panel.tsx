import { type Hint, type HintStep, mayHint } from '@forceout/players';
import { vocabularyOf } from '@forceout/rulebook';
import { type Json, type Seat, settled } from '@forceout/table';
import { memo, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { useTable } from '../table/context.ts';
import { askTable } from '../worker/index.ts';
import { HintSteps } from './steps.tsx';
import { hintWords } from './words.ts';

/** Practice on this device only: what the solver would tell the player who has something to do. */
export const HintPanel = memo(function HintPanel({ onLight }: { readonly onLight: (light: Json) => void }) {
  const { state, connection, me } = useTable();
  const { shake } = state;
  if (connection.kind !== 'local' || !connection.practice || !mayHint(state.config) || me === null || shake === null)
    return null;
  const writing = shake.writers.some(writer => writer.seat === me && !writer.done);
  const moving = state.phase === 'turn' && shake.onTurn === me;
  if (!writing && !moving) return null;
  const task = writing ? `${shake.no}/${state.phase}/${me}` : `${state.seq}`;
  return <Steps key={task} seat={me} onLight={onLight} />;
});

interface StepsProps {
  readonly seat: Seat;
  readonly onLight: (light: Json) => void;
}

function Steps({ seat, onLight }: StepsProps) {
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
  return (
    <section className="panel col" aria-label={t('hint.title')}>
      <HintSteps
        busy={busy}
        onMore={() => void more()}
        told={hints.map(hint => {
          const { text, written } = hintWords(hint, { ui, t, negative });
          return (
            <>
              {text}
              {written && <ui.Solution view={view} written={written} writer={seat} onLight={onLight} />}
            </>
          );
        })}
      />
    </section>
  );
}
