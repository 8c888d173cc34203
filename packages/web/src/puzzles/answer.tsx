import type { Puzzle } from '@forceout/players';
import type { Json, TableView } from '@forceout/table';
import { lazy } from 'react';
import { ReasonList } from '../games/reason-list.tsx';
import type { GameUi } from '../games/ui.ts';
import { useT, withWords } from '../i18n/index.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { readable, whyNone } from './hints.ts';
import type { Explained } from './judge.ts';
import { readMove } from './moves.ts';

export const Proof = lazy(() => withWords(import('./proof.tsx')));

interface AnswerProps {
  readonly ui: GameUi;
  readonly puzzle: Puzzle;
  readonly known: Explained;
  readonly view: TableView | null;
  readonly onLight: (light: Json) => void;
}

/** The answer with what proves it, and the clause that decides. */
export function Answer({ ui, puzzle, known, view, onLight }: AnswerProps) {
  const t = useT();
  const clause = known.clause && <ClauseLink clause={known.clause} />;
  const solution = known.written && view && (
    <ui.Solution view={view} written={known.written} writer={0} onLight={onLight} />
  );
  switch (puzzle.kind) {
    case 'find':
    case 'fewest':
      return (
        <>
          <p>
            {t('puzzle.answer.solution')} {clause}
          </p>
          {solution}
        </>
      );
    case 'now':
    case 'impossible': {
      const open = known.written !== null;
      const said = puzzle.kind === 'now' ? open : !open;
      return (
        <>
          <p>
            <b>{t(`puzzle.is.${said ? '' : 'not.'}${puzzle.kind}`)}</b> {!open && whyNone(known.why, ui, t)} {clause}
          </p>
          {solution}
        </>
      );
    }
    case 'safe':
      return (
        <>
          <p>
            {t('puzzle.answer.safe')} {clause}
          </p>
          <ul className="pfacts">
            {puzzle.answer.map(move => {
              const { face, to } = readMove(move);
              return (
                <li key={move}>
                  {ui.faceName(face, t)} → {t(`section.${to}`)}
                </li>
              );
            })}
          </ul>
        </>
      );
    case 'spot':
      return (
        <>
          <p>{t('puzzle.answer.spot')}</p>
          <ReasonList ui={ui} reasons={known.reasons} />
        </>
      );
    case 'readings':
      return (
        <>
          <p>{t('puzzle.answer.readings')}</p>
          <ul className="pfacts">
            {puzzle.answer.map(value => (
              <li key={value}>{readable(value, t)}</li>
            ))}
          </ul>
        </>
      );
    case 'prove':
      return (
        <>
          <p>{t('puzzle.answer.proof')}</p>
          <Proof proof={known.proof} premises={puzzle.premises} goal={puzzle.goal} />
        </>
      );
  }
}
