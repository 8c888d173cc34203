import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { addStrings } from './i18n/index.ts';
import { strings } from './i18n/shell.ts';
import { applySettings } from './settings/apply.ts';

addStrings(strings);
applySettings();
createRoot(document.getElementById('root')!).render(<App />);

if ('serviceWorker' in navigator && import.meta.env.PROD)
  addEventListener('load', () => void navigator.serviceWorker.register('./service-worker.js'));
