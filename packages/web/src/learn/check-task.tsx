import type { Json, PlayerAct, Seat, TableView } from '@forceout/table';
import { useState } from 'react';
import type { GameUi } from '../games/ui.ts';
import { useT } from '../i18n/index.ts';

interface CheckTaskProps {
  readonly ui: GameUi;
  readonly view: TableView;
  readonly writer: Seat;
  readonly onAct: (act: PlayerAct) => void;
  readonly onLight: (light: Json) => void;
}

/** Another player's Solution: accept it, or reject it with a reason. */
export function CheckTask({ ui, view, writer, onAct, onLight }: CheckTaskProps) {
  const t = useT();
  const [rejecting, setRejecting] = useState(false);
  const written = view.state.shake?.writers.find(w => w.seat === writer)?.written;
  if (!written) return null;
  return (
    <>
      <ui.Solution view={view} written={written} writer={writer} onLight={onLight} />
      {rejecting ? (
        <ui.Objection
          view={view}
          written={written}
          writer={writer}
          seat={0}
          onReject={objection => onAct({ do: 'reject', writer, ...objection })}
          onCancel={() => setRejecting(false)}
        />
      ) : (
        <div className="row">
          <button type="button" className="btn pri big grow" onClick={() => onAct({ do: 'accept', writer })}>
            {t('learn.accept')}
          </button>
          <button type="button" className="btn big grow" onClick={() => setRejecting(true)}>
            {t('learn.reject')}
          </button>
        </div>
      )}
    </>
  );
}
