interface Drawn {
  getBoundingClientRect(): Pick<DOMRect, 'left' | 'top'>;
}

/** Which cube a key leads to from the cube at `from`: beside it, above or below it, or at an end. */
export function cubeAfterKey(key: string, from: number, cubes: readonly Drawn[]): number | null {
  const count = cubes.length;
  if (count === 0) return null;
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'ArrowDown':
      return inRow(from, 1, cubes);
    case 'ArrowUp':
      return inRow(from, -1, cubes);
    default:
      return null;
  }
}

/** The nearest cube of the next row; past the last row the first follows. */
function inRow(from: number, by: 1 | -1, cubes: readonly Drawn[]): number {
  const places = cubes.map(cube => cube.getBoundingClientRect());
  // A cube that is lifted stands a few pixels higher than its row: a row begins where the next cube is clearly lower.
  const rows: number[] = [];
  for (const top of places.map(place => place.top).sort((x, y) => x - y))
    if (top - (rows.at(-1) ?? Number.NEGATIVE_INFINITY) > ROW_PX) rows.push(top);
  const rowOf = (index: number): number => rows.filter(top => top <= places[index]!.top).length - 1;
  const row = (rowOf(from) + by + rows.length) % rows.length;
  const distance = (index: number): number => Math.abs(places[index]!.left - places[from]!.left);
  const there = cubes.map((_, index) => index).filter(index => index !== from && rowOf(index) === row);
  return there.reduce((best, index) => (distance(index) < distance(best) ? index : best), there[0] ?? from);
}

const ROW_PX = 20;
