import { BOT_NAMES } from '@forceout/table';
import type { Work } from '@forceout/wire';
import type { T } from '../i18n/index.ts';
import { themeName } from './theme-name.ts';

/** What is to be done, in a line. */
export function workTitle(work: Work, t: T): string {
  const { kind, target, theme, level } = work;
  switch (kind) {
    case 'puzzles':
      return theme === null
        ? t('class.work.puzzles', { n: target })
        : t('class.work.puzzles.of', { n: target, theme: themeName(theme, t) });
    case 'bot':
      return t('class.work.bot', { n: target, bot: BOT_NAMES[level ?? 'newcomer'] });
    case 'lesson':
    case 'ladder':
    case 'round-robin':
      return t(`class.work.${kind}`, { n: target });
  }
}
