import { vocabularyOf } from '@forceout/rulebook';
import type { Existence } from '@forceout/table';
import type { GameUi } from '../games/ui.ts';
import { type Key, useT } from '../i18n/index.ts';
import { clauseOfClaim } from '../puzzles/claim-clause.ts';
import { whyNone } from '../puzzles/hints.ts';
import { ClauseLink } from '../rules/clause-link.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Board } from './board.ts';
import { SettledParts } from './settled-parts.tsx';
import type { Answers } from './use-answers.ts';

interface VerdictsProps {
  readonly ui: GameUi;
  readonly board: Board;
  readonly answers: Answers;
  readonly onLonger: () => void;
}

/** Is it Now? Is it Impossible? Yes, no, or not decided; never a guess. */
export function Verdicts({ ui, board, answers, onLonger }: VerdictsProps) {
  const t = useT();
  const { edition } = board.position.rules;
  const never = vocabularyOf(edition).negative === 'Never';
  const { now, impossible } = answers;
  const none = impossible?.exists === false ? impossible : null;
  return (
    <>
      <div className="verdicts" aria-live="polite">
        <Tile
          title={t('analyse.now')}
          answer={now}
          yes={existence => existence}
          about={now === null ? null : NOW[String(now.exists) as Said]}
          clause={<ClauseLink clause={clauseOfClaim({ edition }, 'now')} />}
          onLonger={onLonger}
        />
        <Tile
          title={t(never ? 'analyse.never' : 'analyse.impossible')}
          answer={impossible}
          yes={existence => (existence === null ? null : !existence)}
          about={impossible === null ? null : IMPOSSIBLE[String(impossible.exists) as Said]}
          clause={<ClauseLink clause={clauseOfClaim({ edition }, 'impossible')} />}
          onLonger={onLonger}
        />
      </div>
      {none && (
        <section className="panel col why">
          <h2>{t(never ? 'analyse.why.never' : 'analyse.why')}</h2>
          <p>{whyNone(none.reason, ui, t)}</p>
          <SettledParts covered={none.covered} />
        </section>
      )}
    </>
  );
}

type Said = 'true' | 'false' | 'null';

const NOW: Readonly<Record<Said, Key>> = {
  true: 'analyse.now.yes',
  false: 'analyse.now.no',
  null: 'analyse.undecided.about',
};

const IMPOSSIBLE: Readonly<Record<Said, Key>> = {
  true: 'analyse.impossible.no',
  false: 'analyse.impossible.yes',
  null: 'analyse.undecided.about',
};

interface TileProps {
  readonly title: string;
  readonly answer: Existence | null;
  /** What the existence of a Solution says about the question. */
  readonly yes: (exists: boolean | null) => boolean | null;
  readonly about: Key | null;
  readonly clause: React.ReactNode;
  readonly onLonger: () => void;
}

function Tile({ title, answer, yes, about, clause, onLonger }: TileProps) {
  const t = useT();
  const said = answer === null ? undefined : yes(answer.exists);
  return (
    <section className={`panel anverdict${said === null ? ' open' : ''}`}>
      <h2>{title}</h2>
      <p className="word">
        {said === true && <Icon name="check" />}
        {said === false && <Icon name="cross" />}
        {t(
          said === undefined
            ? 'analyse.thinking'
            : said === null
              ? 'analyse.undecided'
              : said
                ? 'analyse.yes'
                : 'analyse.no',
        )}
      </p>
      {about && (
        <p className="small">
          {t(about)} {clause}
        </p>
      )}
      {said === null && (
        <button type="button" className="btn small" onClick={onLonger}>
          {t('analyse.longer')}
        </button>
      )}
    </section>
  );
}
