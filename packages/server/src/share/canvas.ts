import type { Path, Polygon } from './path.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** `#rrggbb` */
export const colour = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** Lines of a pixel's height that are looked at: enough for smooth edges. */
const ROWS = 4;

/** A picture in memory, painted by filling polygons. */
export class Canvas {
  readonly pixels: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
    [r, g, b]: Colour,
  ) {
    this.pixels = new Uint8Array(width * height * 3);
    for (let i = 0; i < this.pixels.length; i += 3) this.pixels.set([r, g, b], i);
  }

  /** Fills what polygons go round, holes left out where they turn the other way. */
  fill(polygons: readonly Polygon[], ink: Colour): void {
    const ys = polygons.flatMap(points => points.filter((_, i) => i % 2 === 1));
    const top = Math.max(0, Math.floor(Math.min(...ys)));
    const bottom = Math.min(this.height - 1, Math.ceil(Math.max(...ys)));
    const cover = new Float32Array(this.width);
    for (let y = top; y <= bottom; y++) {
      cover.fill(0);
      for (let row = 0; row < ROWS; row++) spans(polygons, y + (row + 0.5) / ROWS, (from, to) => add(cover, from, to));
      this.#blend(y, cover, ink);
    }
  }

  #blend(y: number, cover: Float32Array, ink: Colour): void {
    for (let x = 0; x < this.width; x++) {
      const part = Math.min(1, (cover[x] ?? 0) / ROWS);
      if (part === 0) continue;
      const at = (y * this.width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const was = this.pixels[at + c] ?? 0;
        this.pixels[at + c] = Math.round(was + ((ink[c] ?? 0) - was) * part);
      }
    }
  }
}

/** Where a line across at height y is inside. */
function spans(polygons: readonly Polygon[], y: number, found: (from: number, to: number) => void): void {
  const crossings: [x: number, way: number][] = [];
  for (const points of polygons)
    for (let i = 0; i < points.length; i += 2) {
      const [x0 = 0, y0 = 0] = points.slice(i, i + 2);
      const [x1 = 0, y1 = 0] = i + 2 < points.length ? points.slice(i + 2, i + 4) : points.slice(0, 2);
      if (y0 <= y !== y1 <= y) crossings.push([x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), y0 < y1 ? 1 : -1]);
    }
  crossings.sort(([a], [b]) => a - b);
  let inside = 0;
  for (const [i, [x, way]] of crossings.entries()) {
    inside += way;
    const next = crossings[i + 1];
    if (inside !== 0 && next !== undefined) found(x, next[0]);
  }
}

/** Pixels at the ends are covered in part. */
function add(cover: Float32Array, from: number, to: number): void {
  const [a, b] = [Math.max(0, from), Math.min(cover.length, to)];
  for (let x = Math.floor(a); x < b; x++) cover[x] = (cover[x] ?? 0) + Math.min(b, x + 1) - Math.max(a, x);
}

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const placed = (points: Polygon, { x, y, scale }: Placed): Polygon =>
  points.map((n, i) => n * scale + (i % 2 === 0 ? x : y));

const CORNERS = 16;

function disc(x: number, y: number, r: number): Polygon {
  return Array.from({ length: CORNERS }, (_, i) => (2 * Math.PI * i) / CORNERS).flatMap(angle => [
    x + r * Math.cos(angle),
    y + r * Math.sin(angle),
  ]);
}

/** A line with a width and round ends, as polygons that all turn one way so that none cancels another. */
export function stroked({ points, closed }: Path, width: number): readonly Polygon[] {
  const r = width / 2;
  const line = closed ? [...points, ...points.slice(0, 2)] : points;
  const parts: Polygon[] = [disc(line[0] ?? 0, line[1] ?? 0, r)];
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = line.slice(i, i + 4);
    const long = Math.hypot(x1 - x0, y1 - y0);
    if (long === 0) continue;
    const [nx, ny] = [(-(y1 - y0) / long) * r, ((x1 - x0) / long) * r];
    parts.push([x0 - nx, y0 - ny, x1 - nx, y1 - ny, x1 + nx, y1 + ny, x0 + nx, y0 + ny], disc(x1, y1, r));
  }
  return parts;
}

/** A rectangle with round corners. */
export const roundedBox = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}H${x + width - r}A${r} ${r} 0 0 1 ${x + width} ${y + r}V${y + height - r}` +
  `A${r} ${r} 0 0 1 ${x + width - r} ${y + height}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + height - r}` +
  `V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`;
