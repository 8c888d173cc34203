import { useEffect } from 'react';
import { useT } from '../i18n/index.ts';
import { whoAmI } from '../me/session.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { SettingsForm } from './form.tsx';

export default function SettingsPage() {
  const t = useT();
  // What was chosen here holds on the other devices of the account.
  useEffect(
    () => () => {
      if (whoAmI()?.kind === 'account') void import('../me/sync.ts').then(({ sendSettings }) => sendSettings());
    },
    [],
  );
  return (
    <>
      <TopBar at="settings" />
      <main className="page" id="content" tabIndex={-1} style={{ maxWidth: 720 }}>
        <h1 tabIndex={-1}>{t('settings.title')}</h1>
        <div className="panel">
          <SettingsForm />
        </div>
      </main>
    </>
  );
}
