import { use, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { InBar } from '../ui/bar-slot.tsx';
import { AtTable } from './at-table.ts';
import { Sure } from './sure.tsx';
import './pad.css';

interface PresentProps {
  readonly ready: boolean;
  readonly onPresent: () => void;
  readonly onNone: () => void;
}

/** The last step of every pad. "I have none" is asked again, because it cannot be taken back. */
export function Present({ ready, onPresent, onNone }: PresentProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  if (!use(AtTable))
    return (
      <InBar at="main">
        <button type="button" className="btn pri big full" disabled={!ready} onClick={onPresent}>
          {t('games.pad.rule')}
        </button>
      </InBar>
    );
  if (asking)
    return (
      <Sure
        question={t('games.pad.none.sure')}
        yes={t('games.pad.none.yes')}
        no={t('games.pad.none.no')}
        onYes={onNone}
        onNo={() => setAsking(false)}
      />
    );
  return (
    <div className="present">
      <p className="xs dim">{t('games.pad.change')}</p>
      <InBar at="minor">
        <button type="button" className="btn quiet" onClick={() => setAsking(true)}>
          {t('games.pad.none')}
        </button>
      </InBar>
      <InBar at="main">
        <button type="button" className="btn pri big full" disabled={!ready} onClick={onPresent}>
          {t('games.pad.present')}
        </button>
      </InBar>
    </div>
  );
}
