import { type Canvas, type Colour, placed } from './canvas.ts';
import { LETTERS } from './letters.ts';
import { readPath } from './path.ts';

const advanceOf = (text: string): number => [...text].reduce((sum, letter) => sum + (LETTERS[letter]?.[0] ?? 0), 0);

export const textWidth = (text: string, size: number): number => (advanceOf(text) * size) / 1000;

/** As much of a text as there is room for. */
export function shortened(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  let end = text.length;
  while (end > 0 && textWidth(`${text.slice(0, end)}...`, size) > width) end--;
  return `${text.slice(0, end).trimEnd()}...`;
}

interface Writing {
  readonly x: number;
  /** The line the letters stand on. */
  readonly y: number;
  readonly size: number;
  readonly ink: Colour;
  readonly align?: 'start' | 'middle' | 'end';
}

export function writeText(canvas: Canvas, text: string, { x, y, size, ink, align = 'start' }: Writing): void {
  const width = textWidth(text, size);
  let left = align === 'start' ? x : align === 'middle' ? x - width / 2 : x - width;
  for (const letter of [...text.normalize('NFC')]) {
    const found = LETTERS[letter];
    if (found === undefined) continue;
    const [advance, outline] = found;
    const scale = size / 1000;
    const polygons = readPath(outline).map(({ points }) => placed(points, { x: left, y, scale }));
    if (polygons.length > 0) canvas.fill(polygons, ink);
    left += advance * scale;
  }
}
