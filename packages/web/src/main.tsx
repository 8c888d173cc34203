import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { firstWords, needWords } from './i18n/index.ts';
import { applySettings } from './settings/apply.ts';

needWords('shell');
applySettings();
void firstWords().then(() => createRoot(document.getElementById('root')!).render(<App />));

if ('serviceWorker' in navigator && import.meta.env.PROD)
  addEventListener('load', () => void navigator.serviceWorker.register('./service-worker.js'));
