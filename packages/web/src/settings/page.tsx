import { useT } from '../i18n/index.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { SettingsForm } from './form.tsx';

export function SettingsPage() {
  const t = useT();
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
