import { use, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { InBar } from '../ui/bar-slot.tsx';
import { AtTable } from './at-table.ts';
import { Sure } from './sure.tsx';

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
      <Sure
        question={t('games.goal.none.sure')}
        yes={t('games.goal.none.yes')}
        no={t('games.goal.cancel')}
        onYes={onNone}
        onNo={() => setAsking(false)}
      />
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
