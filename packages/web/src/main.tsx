import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { fetchAhead } from './ahead.ts';
import { App } from './app.tsx';
import { firstWords, needWords } from './i18n/index.ts';
import { currentRoute } from './route.ts';
import { applySettings } from './settings/apply.ts';
import { keepFiles } from './ui/new-version.ts';

needWords('shell');
fetchAhead(currentRoute());
applySettings();
void firstWords().then(() => createRoot(document.getElementById('root')!).render(<App />));

if (import.meta.env.PROD) addEventListener('load', keepFiles);
