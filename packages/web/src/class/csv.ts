import type { ClassBoard } from '@forceout/wire';
import type { T } from '../i18n/index.ts';
import { saveFile } from '../ui/save-file.ts';
import { workTitle } from './work-title.ts';

/** A cell as every spreadsheet reads it; what looks like a formula is kept from being one. */
export const cell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One row a pupil: what was done of each work, and how each theme goes. */
export function csvOf({ class: card, work, themes }: ClassBoard, t: T): string {
  const head = [
    t('class.pupils'),
    ...work.map(one => workTitle(one, t)),
    ...themes.map(one => `${t(`game.${one.game}`)}: ${one.theme}`),
  ];
  const rows = card.pupils.map(pupil => [
    pupil.name,
    ...work.map(one => one.done[pupil.id]?.n ?? 0),
    ...themes.map(one => {
      const tally = one.pupils[pupil.id];
      return tally ? `${tally.right} / ${tally.n}` : '';
    }),
  ]);
  return `${[head, ...rows].map(row => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

export const saveCsv = (board: ClassBoard, t: T): void =>
  saveFile(new Blob([`\ufeff${csvOf(board, t)}`], { type: 'text/csv;charset=utf-8' }), 'forceout-class.csv');
