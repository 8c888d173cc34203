/** The number that `p/q` stands for. */
export function fraction(text: number | string): number {
  const [p, q = '1'] = String(text).split('/');
  return Number(p) / Number(q);
}

/** A number or fraction as people read it: two digits at most. */
export const decimal = (text: number | string): string =>
  text === '' ? '' : String(Math.round(fraction(text) * 100) / 100);
