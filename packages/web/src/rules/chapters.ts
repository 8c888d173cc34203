import type { GameId } from '@forceout/rulebook';
import type { Clause } from '@forceout/rulebook/clauses';
import type { Key } from '../i18n/index.ts';

type Title = Extract<Key, `rules.chapter.${string}`>;

/** The chapters that all games share. */
const shared: Readonly<Record<string, Title>> = {
  NOTE: 'rules.chapter.note',
  BASIC: 'rules.chapter.basic',
  I: 'rules.chapter.match',
  II: 'rules.chapter.shake',
  VII: 'rules.chapter.writing',
  VIII: 'rules.chapter.last',
  IX: 'rules.chapter.illegal',
  X: 'rules.chapter.scoring',
  XI: 'rules.chapter.time',
  XII: 'rules.chapter.matchpoints',
  XIII: 'rules.chapter.variations',
  APP: 'rules.chapter.appendix',
  GLO: 'rules.chapter.glossary',
};

const own: Readonly<Record<GameId, Readonly<Record<string, Title>>>> = {
  'on-sets': {
    III: 'rules.chapter.goal',
    IV: 'rules.chapter.moves',
    V: 'rules.chapter.challenges',
    VI: 'rules.chapter.names',
  },
  equations: {
    III: 'rules.chapter.expressions',
    IV: 'rules.chapter.goal',
    V: 'rules.chapter.moves',
    VI: 'rules.chapter.challenges',
  },
  wff: {
    II: 'rules.chapter.wffs',
    III: 'rules.chapter.inference',
    IV: 'rules.chapter.goal',
    V: 'rules.chapter.moves',
    VI: 'rules.chapter.challenges',
  },
};

interface Chapter {
  readonly id: string;
  readonly title: Title | null;
  readonly clauses: readonly Clause[];
}

const chapterOf = (clause: string): string => /^[A-Z]+/.exec(clause)?.[0] ?? clause;

/** Clauses under their chapters, in the order of the rulebook. */
export function chaptersOf(clauses: readonly Clause[], game: GameId): readonly Chapter[] {
  const ids = [...new Set(clauses.map(({ clause }) => chapterOf(clause)))];
  return ids.map(id => ({
    id,
    title: own[game][id] ?? shared[id] ?? null,
    clauses: clauses.filter(({ clause }) => chapterOf(clause) === id),
  }));
}
