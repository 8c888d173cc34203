/** A closed line through points: x, y, x, y … */
export type Polygon = readonly number[];

export interface Path {
  readonly points: Polygon;
  readonly closed: boolean;
}

/** Pieces a curve is cut into: more than the eye sees at these sizes. */
const PIECES = 12;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** The lines of an SVG path: M, L, H, V, Q, C, Z, and arcs of circles. */
export function readPath(text: string): readonly Path[] {
  const paths: Path[] = [];
  let points: number[] = [];
  let [x, y] = [0, 0];
  const to = (nx: number, ny: number): void => {
    [x, y] = [nx, ny];
    points.push(nx, ny);
  };
  const end = (closed: boolean): void => {
    if (points.length >= 4) paths.push({ points, closed });
    points = [];
  };
  for (const [, letter = '', rest = ''] of text.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const n = (rest.match(NUMBER) ?? []).map(Number);
    const at = (i: number): number => n[i] ?? 0;
    const [dx, dy] = letter === letter.toLowerCase() ? [x, y] : [0, 0];
    switch (letter.toUpperCase()) {
      case 'M':
        end(false);
        to(dx + at(0), dy + at(1));
        break;
      case 'L':
        to(dx + at(0), dy + at(1));
        break;
      case 'H':
        to(dx + at(0), y);
        break;
      case 'V':
        to(x, dy + at(0));
        break;
      case 'Q':
        for (const [px, py] of quadratic(x, y, dx + at(0), dy + at(1), dx + at(2), dy + at(3))) to(px, py);
        break;
      case 'A':
        for (const [px, py] of arc(x, y, at(0), at(3) === 1, at(4) === 1, dx + at(5), dy + at(6))) to(px, py);
        break;
      case 'Z': {
        const [sx = 0, sy = 0] = points;
        end(true);
        [x, y] = [sx, sy];
        break;
      }
      default:
        throw new Error(`a path cannot have ${letter}`);
    }
  }
  end(false);
  return paths;
}

type Point = readonly [number, number];

const along = (make: (t: number) => Point): readonly Point[] =>
  Array.from({ length: PIECES }, (_, i) => make((i + 1) / PIECES));

const quadratic = (x0: number, y0: number, x1: number, y1: number, x2: number, y2: number): readonly Point[] =>
  along(t => {
    const u = 1 - t;
    return [u * u * x0 + 2 * u * t * x1 + t * t * x2, u * u * y0 + 2 * u * t * y1 + t * t * y2];
  });

/** Of the circles through both points, the one the flags of SVG name. */
function arc(
  x0: number,
  y0: number,
  radius: number,
  large: boolean,
  sweep: boolean,
  x1: number,
  y1: number,
): readonly Point[] {
  const half = Math.hypot(x1 - x0, y1 - y0) / 2;
  const r = Math.max(radius, half);
  const aside = Math.sqrt(Math.max(0, r * r - half * half)) * (large === sweep ? -1 : 1);
  const [ux, uy] = [(x1 - x0) / (2 * half), (y1 - y0) / (2 * half)];
  const [cx, cy] = [(x0 + x1) / 2 - uy * aside, (y0 + y1) / 2 + ux * aside];
  const from = Math.atan2(y0 - cy, x0 - cx);
  const full = 2 * Math.PI;
  const turn = (((Math.atan2(y1 - cy, x1 - cx) - from) % full) + full) % full;
  const angle = sweep ? turn : turn - full;
  return along(t => [cx + r * Math.cos(from + angle * t), cy + r * Math.sin(from + angle * t)]);
}
