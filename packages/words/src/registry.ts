// Written by `npm run words` from the folders beside it; every other line of this package is for people.
import { name as enName } from './en/language.ts';
import { words as firstPageLobby } from './en/page/lobby.ts';
import { words as firstPageSettings } from './en/page/settings.ts';
import { words as firstPageShell } from './en/page/shell.ts';
import { name as esName } from './es/language.ts';

export const LANGUAGES = ['en', 'es'] as const;

export const languageNames = { en: enName, es: esName } as const;

export const loaders = {
  en: {
    command: () => import('./en/command.ts'),
    event: () => import('./en/event.ts'),
    'page/equations': () => import('./en/page/equations.ts'),
    'page/first': () => import('./en/page/first.ts'),
    'page/games': () => import('./en/page/games.ts'),
    'page/hall': () => import('./en/page/hall.ts'),
    'page/hints': () => import('./en/page/hints.ts'),
    'page/howto': () => import('./en/page/howto.ts'),
    'page/judge': () => import('./en/page/judge.ts'),
    'page/learn': () => import('./en/page/learn.ts'),
    'page/lobby': () => Promise.resolve({ words: firstPageLobby }),
    'page/on-sets': () => import('./en/page/on-sets.ts'),
    'page/online': () => import('./en/page/online.ts'),
    'page/puzzles': () => import('./en/page/puzzles.ts'),
    'page/replay': () => import('./en/page/replay.ts'),
    'page/review': () => import('./en/page/review.ts'),
    'page/rules': () => import('./en/page/rules.ts'),
    'page/settings': () => Promise.resolve({ words: firstPageSettings }),
    'page/shell': () => Promise.resolve({ words: firstPageShell }),
    'page/table': () => import('./en/page/table.ts'),
    'page/terms': () => import('./en/page/terms.ts'),
    'page/wff': () => import('./en/page/wff.ts'),
    record: () => import('./en/record.ts'),
    referee: () => import('./en/referee.ts'),
    server: () => import('./en/server.ts'),
  },
  es: {
    command: () => import('./es/command.ts'),
    event: () => import('./es/event.ts'),
    'page/equations': () => import('./es/page/equations.ts'),
    'page/first': () => import('./es/page/first.ts'),
    'page/games': () => import('./es/page/games.ts'),
    'page/hall': () => import('./es/page/hall.ts'),
    'page/hints': () => import('./es/page/hints.ts'),
    'page/howto': () => import('./es/page/howto.ts'),
    'page/judge': () => import('./es/page/judge.ts'),
    'page/learn': () => import('./es/page/learn.ts'),
    'page/lobby': () => import('./es/page/lobby.ts'),
    'page/on-sets': () => import('./es/page/on-sets.ts'),
    'page/online': () => import('./es/page/online.ts'),
    'page/puzzles': () => import('./es/page/puzzles.ts'),
    'page/replay': () => import('./es/page/replay.ts'),
    'page/review': () => import('./es/page/review.ts'),
    'page/rules': () => import('./es/page/rules.ts'),
    'page/settings': () => import('./es/page/settings.ts'),
    'page/shell': () => import('./es/page/shell.ts'),
    'page/table': () => import('./es/page/table.ts'),
    'page/terms': () => import('./es/page/terms.ts'),
    'page/wff': () => import('./es/page/wff.ts'),
    record: () => import('./es/record.ts'),
    referee: () => import('./es/referee.ts'),
    server: () => import('./es/server.ts'),
  },
} as const;
