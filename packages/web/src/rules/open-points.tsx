import { type Division, type EditionId, rulesOf } from '@forceout/rulebook';
import type { TableRules } from '@forceout/table';
import { useGameUi } from '../games/use-game-ui.ts';
import { needWords, useT } from '../i18n/index.ts';
import { ClauseLink } from './clause-link.tsx';

needWords('rules');

interface OpenPointsProps {
  readonly edition: EditionId;
  readonly options: TableRules['options'];
  /** null: of all divisions. */
  readonly division: Division | null;
  /** Also tell how another table may read them. */
  readonly others?: boolean;
}

/** Points that the text of the rules leaves open, and how they are read here. */
export function OpenPoints({ edition, options, division, others = false }: OpenPointsProps) {
  const t = useT();
  const ui = useGameUi(rulesOf(edition).game);
  if (!ui?.openPoints) return null;
  return (
    <ul className="openpoints">
      {ui.openPoints(edition, options, division, t).map(({ name, clause, value, choices }) => (
        <li key={name}>
          {choices.find(choice => choice.value === value)?.words} <ClauseLink clause={clause} />
          {others && (
            <span className="small dim">
              {' '}
              {t('rules.open.other')}{' '}
              {choices.flatMap(choice => (choice.value === value ? [] : choice.words)).join(' ')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
