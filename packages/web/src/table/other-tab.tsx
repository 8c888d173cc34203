import { useState, useSyncExternalStore } from 'react';
import { needWords, useT } from '../i18n/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { useTable } from './context.ts';
import './line-notice.css';

needWords('lines');

/** The same seat is open in a newer tab: here one can look, or take it back. */
export function OtherTab() {
  const { connection } = useTable();
  const elsewhere = useSyncExternalStore(connection.subscribe, () => connection.elsewhere?.() ?? false);
  return elsewhere ? <PlayedElsewhere onPlayHere={() => connection.playHere?.()} /> : null;
}

function PlayedElsewhere({ onPlayHere }: { readonly onPlayHere: () => void }) {
  const t = useT();
  const [looking, setLooking] = useState(false);
  if (looking)
    return (
      <div className="linestrip" role="status">
        <Icon name="pause" />
        <p className="grow">{t('tab.looking')}</p>
        <button type="button" className="btn pri" onClick={onPlayHere}>
          {t('tab.here')}
        </button>
      </div>
    );
  return (
    <Dialog title={t('tab.title')} onClose={() => setLooking(true)}>
      <p>{t('tab.why')}</p>
      <p className="dim">{t('tab.looking')}</p>
      <div className="row">
        <button type="button" className="btn grow" onClick={() => setLooking(true)}>
          {t('tab.there')}
        </button>
        <button type="button" className="btn pri grow" onClick={onPlayHere}>
          {t('tab.here')}
        </button>
      </div>
    </Dialog>
  );
}
