import { cardOfType } from '@forceout/on-sets';

/** The forms of Universe chart that Appendix A shows. None of them marks a set beforehand (I-C comment). */
export const CHARTS = ['strip', 'sixteen', 'map', 'letters', 'grid'] as const;
export type Chart = (typeof CHARTS)[number];
export const isChart = (x: unknown): x is Chart => CHARTS.includes(x as Chart);

const B = 1;
const R = 2;
const G = 4;
const Y = 8;

/** All sixteen, fullest first, as in the printed strip. */
export const sixteen: readonly string[] = [
  B + R + G + Y,
  B + R + G,
  B + R + Y,
  B + R,
  B + G + Y,
  B + G,
  B + Y,
  B,
  R + G + Y,
  R + G,
  R + Y,
  R,
  G + Y,
  G,
  Y,
  0,
].map(cardOfType);

/** A heading over so many columns or beside so many rows. */
interface Heading {
  readonly key: string;
  readonly text: string;
  readonly span: number;
}

const headings = (...parts: readonly (readonly [string, number])[]): readonly Heading[] =>
  parts.map(([text, span], i) => ({ key: `${i} ${text}`, text, span }));

export interface GridChart {
  readonly columns: readonly Heading[];
  readonly rows: readonly Heading[];
  readonly feet: readonly Heading[];
  /** Row by row. */
  readonly cells: readonly (readonly string[])[];
}

const cross = (rows: readonly number[], columns: readonly number[]): readonly (readonly string[])[] =>
  rows.map(row => columns.map(column => cardOfType(row | column)));

/** Halves for B and R, middle rows for G, middle columns for Y: neighbours differ by one colour. */
export const map: GridChart = {
  columns: headings(['R', 2], ['R′', 2]),
  rows: headings(['B', 2], ['B′', 2]),
  feet: headings(['Y′', 1], ['Y', 2], ['Y′', 1]),
  cells: cross([B, B + G, G, 0], [R, R + Y, Y, 0]),
};

export const grid: GridChart = {
  columns: headings(['–', 1], ['B', 1], ['BR', 1], ['R', 1]),
  rows: headings(['–', 1], ['G', 1], ['GY', 1], ['Y', 1]),
  feet: [],
  cells: cross([0, G, G + Y, Y], [0, B, B + R, R]),
};
