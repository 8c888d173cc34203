import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from './icon.tsx';

/** Asks once more before something is gone. */
export function RemoveButton({ onRemove }: { readonly onRemove: () => Promise<void> }) {
  const t = useT();
  const [sure, setSure] = useState(false);
  const press = async (): Promise<void> => {
    if (!sure) return setSure(true);
    await onRemove();
    setSure(false);
  };
  return (
    <button
      type="button"
      className={`btn quiet ${sure ? '' : 'sq'}`}
      onClick={() => void press()}
      onBlur={() => setSure(false)}
      aria-label={sure ? undefined : t('lobby.saved.remove')}
    >
      {sure ? t('lobby.saved.sure') : <Icon name="cross" />}
    </button>
  );
}
