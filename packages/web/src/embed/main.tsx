import '../styles/tokens.css';
import '../styles/base.css';
import { LANGUAGES } from '@forceout/words';
import { createRoot } from 'react-dom/client';
import { firstWords, needWords } from '../i18n/index.ts';
import { applySettings } from '../settings/apply.ts';
import { changeHere } from '../settings/store.ts';
import { Fault } from '../ui/fault.tsx';
import { EmbedPage } from './page.tsx';
import { postToParent } from './post-to-parent.ts';

const asked = new URLSearchParams(location.search).get('language');
const language = LANGUAGES.find(one => one === asked);
// The reader's own choices stay as they are: this page only borrows the language of the page around it.
if (language !== undefined) changeHere({ language });
needWords('shell', 'table', 'replay', 'puzzles', 'analyse', 'embed', 'referee', 'record');
applySettings();

const root = document.getElementById('root')!;
new ResizeObserver(() => postToParent({ forceout: 'size', height: root.getBoundingClientRect().height })).observe(root);
void firstWords().then(() =>
  createRoot(root).render(
    <Fault>
      <EmbedPage />
    </Fault>,
  ),
);
