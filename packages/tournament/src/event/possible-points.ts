/** What a match of so many can end with, the best first. */
const ENDS: Readonly<Record<number, readonly string[]>> = {
  0: [''],
  1: ['6'],
  2: ['6 4', '5 5'],
  3: ['6 4 2', '5 5 2', '6 3 3', '4 4 4'],
};

export const endsFor = (played: number): readonly string[] => ENDS[played] ?? [];

/** Whether a match can end with these points; `null` = did not play. */
export function possiblePoints(points: readonly (number | null)[]): boolean {
  const played = points.filter(one => one !== null);
  return endsFor(played.length).includes(played.toSorted((a, b) => b - a).join(' '));
}
