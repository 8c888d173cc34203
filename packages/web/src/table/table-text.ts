import type { Speaker } from '@forceout/words';
import { needWords } from '../i18n/index.ts';
import { useRefereeText } from '../i18n/referee.ts';
import { useTable } from './context.ts';

needWords('referee');

/** The referee's sentences about the game of this table. */
export const useTableText = (): Speaker => useRefereeText(useTable().game);
