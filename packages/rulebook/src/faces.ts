import { COLOURS, type Colour } from './names.ts';

/** How the faces of cubes are drawn, in a box of 40 by 40, as paths of SVG: for pages and for pictures. */

/** Blue circle, Red diamond, Green square, Yellow triangle: a shape always travels with the hue. */
export const DOT_SHAPES = {
  B: 'M6.5 20a13.5 13.5 0 1 0 27 0a13.5 13.5 0 1 0-27 0z',
  R: 'M17.88 6.85a3 3 0 0 1 4.24 0l11.03 11.03a3 3 0 0 1 0 4.24l-11.03 11.03a3 3 0 0 1-4.24 0l-11.03-11.03a3 3 0 0 1 0-4.24z',
  G: 'M11.5 7.5h17a4 4 0 0 1 4 4v17a4 4 0 0 1-4 4h-17a4 4 0 0 1-4-4v-17a4 4 0 0 1 4-4z',
  Y: 'M20 7L34.5 32.5h-29z',
} as const satisfies Readonly<Record<string, string>>;
export type Dot = keyof typeof DOT_SHAPES;

export interface FaceLetter {
  readonly text: string;
  /** Its baseline; it stands in the middle. */
  readonly y: number;
  readonly size: number;
}

export interface FaceDrawing {
  /** Lines with round ends; 4 wide where nothing else is said. */
  readonly lines: readonly { readonly path: string; readonly width?: number }[];
  /** Filled in the colour of the lines. */
  readonly filled: readonly string[];
  readonly dot: Dot | null;
  readonly letter: FaceLetter | null;
}

const nothing: FaceDrawing = { lines: [], filled: [], dot: null, letter: null };
const lines = (...paths: readonly string[]): FaceDrawing => ({ ...nothing, lines: paths.map(path => ({ path })) });
const letter = (text: string, y = 29, size = 25): FaceDrawing => ({ ...nothing, letter: { text, y, size } });
const dot = (text: Dot, y = 26, size = 17): FaceDrawing => ({ ...letter(text, y, size), dot: text });

/** Turned by mistake it would read as something else, so a bar marks its foot. */
const FOOT = { path: 'M11 33h18', width: 2.6 };
const footed = (path: string, width?: number): FaceDrawing => ({
  ...nothing,
  lines: [width === undefined ? { path } : { path, width }, FOOT],
});

const ON_SETS: Readonly<Record<string, FaceDrawing>> = {
  B: dot('B'),
  R: dot('R'),
  G: dot('G'),
  Y: dot('Y', 30.5, 15),
  U: footed('M12 8v10a8 8 0 0 0 16 0V8'),
  N: footed('M12 27V16a8 8 0 0 1 16 0v11'),
  '-': lines('M10 20h20'),
  "'": footed('M22 9L18.5 22', 5),
  V: footed('M11 8l9 19l9-19'),
  L: footed('M11 27l9-19l9 19'),
  '=': lines('M10 15h20M10 25h20'),
  C: lines('M29 8H20a9 9 0 0 0 0 18h9M11 33h18'),
};

const POINT = (y: number): string => `M17.4 ${y}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z`;

const EQUATIONS: Readonly<Record<string, FaceDrawing>> = {
  '+': lines('M20 9v22M9 20h22'),
  '-': lines('M10 20h20'),
  x: lines('M12 12l16 16M28 12L12 28'),
  '/': { ...lines('M9 20h22'), filled: [POINT(11), POINT(29)] },
  '*': lines('M11 21l9-11l9 11'),
  r: { ...nothing, lines: [{ path: 'M7 22l4-2l6 12L24 9h10', width: 3.6 }] },
};

/** 6 and 9 are each other upside-down. */
const ambiguous = (face: string): FaceDrawing => ({
  ...letter(face, 27),
  lines: [{ path: 'M13 33h14', width: 2.6 }],
});

const ON_SETS_KINDS = ['colour', 'operation', 'restriction'];

export function faceDrawing(kind: string, face: string): FaceDrawing {
  if (ON_SETS_KINDS.includes(kind)) return ON_SETS[face] ?? letter(face);
  if (COLOURS.includes(kind as Colour))
    return EQUATIONS[face] ?? (face === '6' || face === '9' ? ambiguous(face) : letter(face));
  return letter(face);
}
