/** Pages for everybody are found before the others, lists of names after them. */
export type Level = 'first' | 'middle' | 'last';

/** The pages of the docs site in their order; every file of `docs/` has its place here. */
export interface Chapter {
  readonly title: string;
  /** Paths under `docs/` without their ending; a folder with a slash stands for all of its files. */
  readonly pages: readonly string[];
  /** Where the search puts what it finds here; in the middle, where nothing is said. */
  readonly level?: Level;
}

export const MENU: readonly Chapter[] = [
  {
    title: 'Five minutes',
    level: 'first',
    pages: [
      'index',
      'start/student',
      'start/coach',
      'start/director',
      'start/judge',
      'start/developer',
      'start/operator',
    ],
  },
  {
    title: 'Reference',
    pages: ['protocol', 'library', 'command', 'record-format', 'embed', 'glossary', 'rulings'],
  },
  { title: 'Run it', pages: ['self-hosting', 'performance', 'security', 'authorization', 'licences'] },
  { title: 'Change it', pages: ['how-to/edition', 'how-to/language', 'how-to/variation', 'how-to/bot'] },
  { title: 'How it works', pages: ['architecture', 'laws', 'solvers/', 'decisions/'] },
  { title: 'Every exported name', pages: ['api/'], level: 'last' },
];
