import { type Division, type EditionId, rulesOf } from '@forceout/rulebook';
import type { TableRules } from '@forceout/table';
import { useGameUi } from '../games/use-game-ui.ts';
import { useT } from '../i18n/index.ts';
import { Choice } from '../ui/choice.tsx';

interface OpenChoicesProps {
  readonly edition: EditionId;
  readonly division: Division;
  readonly options: TableRules['options'];
  readonly onOptions: (options: TableRules['options']) => void;
}

/** How this table reads what the rules leave open, one question each. */
export function OpenChoices({ edition, division, options, onOptions }: OpenChoicesProps) {
  const t = useT();
  const ui = useGameUi(rulesOf(edition).game);
  if (!ui?.openPoints) return null;
  return (
    <fieldset className="openchoices">
      <legend className="lab">{t('new.open-points')}</legend>
      {ui.openPoints(edition, options, division, t).map(({ name, clause, value, choices }) => (
        <Choice
          key={name}
          label={clause.slice(clause.indexOf(' ') + 1)}
          value={String(value)}
          options={choices.map(choice => ({ value: String(choice.value), label: choice.words }))}
          onChange={chosen =>
            onOptions({ ...options, [name]: choices.find(choice => String(choice.value) === chosen)!.value })
          }
        />
      ))}
    </fieldset>
  );
}
