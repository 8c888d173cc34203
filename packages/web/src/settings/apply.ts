import { onSettings, settings } from './store.ts';

const query = (text: string): MediaQueryList => matchMedia(text);

/** Writes the choices, with the system's where none was made, onto the document. */
export function applySettings(): void {
  const dark = query('(prefers-color-scheme: dark)');
  const contrast = query('(prefers-contrast: more)');
  const motion = query('(prefers-reduced-motion: reduce)');
  const apply = (): void => {
    const chosen = settings();
    const root = document.documentElement;
    root.lang = chosen.language;
    root.dataset.theme = chosen.theme === 'system' ? (dark.matches ? 'dark' : 'light') : chosen.theme;
    root.dataset.contrast = chosen.contrast === 'more' || contrast.matches ? 'more' : 'normal';
    root.dataset.motion = chosen.motion === 'reduced' || motion.matches ? 'reduced' : 'full';
    root.dataset.palette = chosen.palette;
    root.dataset.hand = chosen.hand;
    root.style.setProperty('--text', String(chosen.text / 100));
  };
  apply();
  onSettings(apply);
  for (const media of [dark, contrast, motion]) media.addEventListener('change', apply);
}
