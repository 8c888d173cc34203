import { useT } from '../i18n/index.ts';
import { Icon } from './icon.tsx';

/** The cross in the corner. */
export function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  return (
    <button type="button" className="btn quiet sq" aria-label={t('word.close')} onClick={onClose}>
      <Icon name="cross" />
    </button>
  );
}
