import { DOT_SHAPES, type Dot, faceDrawing } from '@forceout/rulebook/faces';
import type { Cube, Position } from '@forceout/table';
import { Canvas, type Colour, colour, placed, roundedBox, stroked } from './canvas.ts';
import { readPath } from './path.ts';
import { SIZE } from './picture-size.ts';
import { png } from './png.ts';
import { shortened, writeText } from './write-text.ts';

/** The light colours of the page; a test holds them to its style. */
export const PALETTE = {
  table: '#cbd8cf',
  paper: '#ffffff',
  ink: '#15201b',
  'ink-2': '#43504a',
  edge: '#68766e',
  line: '#cdd6cf',
  'c-blue': '#0b5db0',
  'c-red': '#c23a0e',
  'c-green': '#007a57',
  'c-yellow': '#f3c117',
  'c-black': '#20262b',
  'cube-face': '#ffffff',
  'cube-rim': '#6e7b74',
  'cap-face': '#33413a',
} as const;
const paint = (name: keyof typeof PALETTE): Colour => colour(PALETTE[name]);

const HUES = { B: 'c-blue', R: 'c-red', G: 'c-green', Y: 'c-yellow' } as const satisfies Record<
  Dot,
  keyof typeof PALETTE
>;
const isDot = (letter: string): letter is Dot => letter in DOT_SHAPES;

export interface PictureWords {
  readonly title: string;
  readonly about: string;
  /** In large letters at the right: the score. */
  readonly score: string;
  readonly goal: string;
  readonly required: string;
  readonly permitted: string;
  readonly forbidden: string;
  readonly resources: string;
}

const PAD = 36;
const GAP = 8;

/** A board as a picture for chats and networks; without a position it is a title alone. */
export function pictureOf(position: Position | null, words: PictureWords): Buffer {
  const canvas = new Canvas(SIZE.width, SIZE.height, paint('table'));
  const right = SIZE.width - PAD;
  writeText(canvas, words.score, { x: right, y: 92, size: 60, ink: paint('ink'), align: 'end' });
  writeText(canvas, shortened(words.title, 52, 800), { x: PAD, y: 74, size: 52, ink: paint('ink') });
  writeText(canvas, shortened(words.about, 26, 800), { x: PAD, y: 112, size: 26, ink: paint('ink-2') });
  if (position !== null) board(canvas, position, words);
  return png(SIZE.width, SIZE.height, canvas.pixels);
}

function board(canvas: Canvas, position: Position, words: PictureWords): void {
  const cards = position.cards.length > 0 ? 84 : 0;
  for (const [i, card] of position.cards.entries()) drawCard(canvas, card, PAD + i * 76, 132);
  const top = 134 + cards;
  const width = SIZE.width - 2 * PAD;
  box(canvas, PAD, top, width, 84, 12, paint('ink'));
  writeText(canvas, words.goal, { x: PAD + 18, y: top + 52, size: 30, ink: paint('paper') });
  row(canvas, position.goal, { x: PAD + 130, y: top + 10, width: 620, height: 64 });
  const said = typeof position.goalText === 'string' ? position.goalText : '';
  writeText(canvas, shortened(said, 34, 360), {
    x: SIZE.width - PAD - 20,
    y: top + 54,
    size: 34,
    ink: paint('paper'),
    align: 'end',
  });
  const zones = ['required', 'permitted', 'forbidden'] as const;
  const third = (width - 24) / 3;
  const zoneTop = top + 96;
  const zoneHeight = Math.floor((SIZE.height - zoneTop - 24) * 0.52);
  for (const [i, zone] of zones.entries()) {
    const x = PAD + i * (third + 12);
    box(
      canvas,
      x,
      zoneTop,
      third,
      zoneHeight,
      12,
      paint(zone === 'required' ? 'ink' : zone === 'permitted' ? 'edge' : 'line'),
    );
    box(canvas, x + 4, zoneTop + 4, third - 8, zoneHeight - 8, 9, paint('paper'));
    writeText(canvas, words[zone], { x: x + 18, y: zoneTop + 36, size: 26, ink: paint('ink') });
    row(canvas, position[zone], { x: x + 18, y: zoneTop + 48, width: third - 36, height: zoneHeight - 60 });
  }
  const below = zoneTop + zoneHeight + 8;
  writeText(canvas, words.resources, { x: PAD, y: below + 28, size: 26, ink: paint('ink') });
  row(canvas, position.resources, { x: PAD, y: below + 40, width, height: SIZE.height - below - 52 });
}

interface Space {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Cubes as large as fit in. */
function row(canvas: Canvas, cubes: readonly Cube[], { x, y, width, height }: Space): void {
  let size = Math.min(64, height);
  const across = (): number => Math.floor((width + GAP) / (size + GAP));
  while (size > 18 && across() * Math.floor((height + GAP) / (size + GAP)) < cubes.length) size--;
  for (const [i, cube] of cubes.entries())
    drawCube(canvas, cube, x + (i % across()) * (size + GAP), y + Math.floor(i / across()) * (size + GAP), size);
}

const box = (canvas: Canvas, x: number, y: number, width: number, height: number, r: number, ink: Colour): void =>
  canvas.fill(
    readPath(roundedBox(x, y, width, height, r)).map(({ points }) => points),
    ink,
  );

const FACES: Readonly<Record<string, keyof typeof PALETTE>> = {
  red: 'c-red',
  blue: 'c-blue',
  green: 'c-green',
  black: 'c-black',
  upper: 'cap-face',
};

function drawCube(canvas: Canvas, { kind, face }: Cube, x: number, y: number, size: number): void {
  const coloured = FACES[kind];
  box(canvas, x, y, size, size, size * 0.18, paint(coloured ?? 'cube-rim'));
  if (coloured === undefined) box(canvas, x + 2, y + 2, size - 4, size - 4, size * 0.16, paint('cube-face'));
  const ink = paint(coloured === undefined ? 'ink' : 'paper');
  const place = { x: x + size * 0.08, y: y + size * 0.08, scale: (size * 0.84) / 40 };
  const { lines, filled, dot, letter } = faceDrawing(kind, face);
  if (dot !== null) drawDot(canvas, dot, place);
  for (const { path, width = 4 } of lines)
    canvas.fill(
      readPath(path)
        .flatMap(one => stroked(one, width))
        .map(points => placed(points, place)),
      ink,
    );
  for (const path of filled)
    canvas.fill(
      readPath(path).map(({ points }) => placed(points, place)),
      ink,
    );
  if (letter !== null)
    writeText(canvas, letter.text, {
      x: place.x + 20 * place.scale,
      y: place.y + letter.y * place.scale,
      size: letter.size * place.scale,
      ink: dot === null ? ink : paint(dot === 'Y' ? 'ink' : 'paper'),
      align: 'middle',
    });
}

const drawDot = (
  canvas: Canvas,
  dot: Dot,
  place: { readonly x: number; readonly y: number; readonly scale: number },
): void =>
  canvas.fill(
    readPath(DOT_SHAPES[dot]).map(({ points }) => placed(points, place)),
    paint(HUES[dot]),
  );

const CORNERS: Readonly<Record<Dot, readonly [number, number]>> = { B: [4, 4], R: [34, 4], G: [4, 38], Y: [34, 38] };

function drawCard(canvas: Canvas, card: string, x: number, y: number): void {
  box(canvas, x, y, 68, 76, 8, paint('edge'));
  box(canvas, x + 2, y + 2, 64, 72, 7, paint('paper'));
  if (card === 'blank') return;
  for (const dot of [...card].filter(isDot)) {
    const [dx, dy] = CORNERS[dot];
    drawDot(canvas, dot, { x: x + dx - 2, y: y + dy - 2, scale: 34 / 40 });
  }
}
