import { useState, useSyncExternalStore } from 'react';
import { useT } from '../i18n/index.ts';
import { newVersion } from './new-version.ts';
import './new-version.css';

/** Says that a newer page is there. What is open goes on as it is until somebody wants it. */
export function NewVersionNote() {
  const t = useT();
  const ready = useSyncExternalStore(newVersion.subscribe, newVersion.ready);
  const [put, setPut] = useState(false);
  if (!ready || put) return null;
  return (
    <aside className="new-version" role="status">
      <p>{t('version.ready')}</p>
      <button type="button" className="btn pri" onClick={() => location.reload()}>
        {t('version.load')}
      </button>
      <button type="button" className="btn quiet" onClick={() => setPut(true)}>
        {t('version.later')}
      </button>
    </aside>
  );
}
