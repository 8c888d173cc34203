import { useState } from 'react';
import { useT } from '../i18n/index.ts';
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
  if (asking)
    return (
      <fieldset className="present">
        <legend>{t('games.pad.none.sure')}</legend>
        <button type="button" className="btn" onClick={onNone}>
          {t('games.pad.none.yes')}
        </button>
        <button type="button" className="btn pri" onClick={() => setAsking(false)}>
          {t('games.pad.none.no')}
        </button>
      </fieldset>
    );
  return (
    <div className="present">
      <button type="button" className="btn pri big full" disabled={!ready} onClick={onPresent}>
        {t('games.pad.present')}
      </button>
      <div className="row">
        <p className="xs dim grow">{t('games.pad.change')}</p>
        <button type="button" className="btn quiet" onClick={() => setAsking(true)}>
          {t('games.pad.none')}
        </button>
      </div>
    </div>
  );
}
