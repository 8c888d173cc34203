import type { Puzzle, Response } from '@forceout/players';
import type { Json, TableView } from '@forceout/table';
import { lazy, useState } from 'react';
import type { GameUi, Taps } from '../games/ui.ts';
import { useT, withWords } from '../i18n/index.ts';
import { Readings } from './readings.tsx';
import { Spot } from './spot.tsx';

const Prove = lazy(() => withWords(import('./prove.tsx')));

interface RespondProps {
  readonly ui: GameUi;
  readonly puzzle: Puzzle;
  readonly set: readonly Puzzle[];
  readonly view: TableView | null;
  readonly busy: boolean;
  readonly taps: Taps;
  readonly onUsed: (cubes: readonly string[]) => void;
  readonly onLight: (light: Json) => void;
  readonly onResponse: (response: Response) => void;
}

/** What an answer to each kind of puzzle is made with. */
export function Respond({ ui, puzzle, set, view, busy, taps, onUsed, onLight, onResponse }: RespondProps) {
  const t = useT();
  const [draft, setDraft] = useState<Json>(null);
  switch (puzzle.kind) {
    case 'find':
    case 'fewest':
      return (
        <ui.Pad
          view={view!}
          seat={0}
          draft={draft}
          onDraft={setDraft}
          practice={false}
          taps={taps}
          onUsed={onUsed}
          onSubmit={({ solution, goal }) => !busy && onResponse({ written: { solution, goal: goal ?? null } })}
        />
      );
    case 'now':
    case 'impossible':
      return (
        <div className="pyes">
          {([true, false] as const).map(yes => (
            <button
              key={String(yes)}
              type="button"
              className="btn big full"
              disabled={busy}
              onClick={() => onResponse({ yes })}
            >
              {t(`puzzle.${yes ? 'yes' : 'no'}.${puzzle.kind}`)}
            </button>
          ))}
        </div>
      );
    case 'safe':
      return <p className="dim">{t('puzzle.safe.how')}</p>;
    case 'spot':
      return (
        <Spot
          ui={ui}
          puzzle={puzzle}
          set={set}
          view={view!}
          busy={busy}
          onLight={onLight}
          onCode={code => onResponse({ code })}
        />
      );
    case 'readings':
      return <Readings puzzle={puzzle} busy={busy} onValues={values => onResponse({ values })} />;
    case 'prove': {
      const { premises, goal, rules } = puzzle;
      return (
        <Prove premises={premises} goal={goal} rules={rules} busy={busy} onProof={proof => onResponse({ proof })} />
      );
    }
  }
}
