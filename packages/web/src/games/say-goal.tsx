import { use, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { InBar } from '../ui/bar-slot.tsx';
import { AtTable } from './at-table.ts';

interface SayGoalProps {
  readonly word: string;
  readonly ready: boolean;
  readonly onSay: () => void;
  readonly onNone?: (() => void) | undefined;
}

/** Ends the Goal. "No Goal" is asked again, because others must then answer. */
export function SayGoal({ word, ready, onSay, onNone }: SayGoalProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const atTable = use(AtTable);
  if (asking && onNone)
    return (
      <InBar at="main">
        <fieldset className="present">
          <legend>{t('games.goal.none.sure')}</legend>
          <button type="button" className="btn" onClick={onNone}>
            {t('games.goal.none.yes')}
          </button>
          <button type="button" className="btn pri" onClick={() => setAsking(false)}>
            {t('games.goal.cancel')}
          </button>
        </fieldset>
      </InBar>
    );
  return (
    <div className="present">
      {onNone && (
        <InBar at="minor">
          <button type="button" className="btn quiet" onClick={() => setAsking(true)}>
            {t('games.goal.none')}
          </button>
        </InBar>
      )}
      <InBar at="main">
        <button type="button" className="btn pri big full" disabled={!ready} onClick={onSay}>
          {atTable ? t('games.goal.say', { word }) : t('games.goal.lay')}
        </button>
      </InBar>
    </div>
  );
}
