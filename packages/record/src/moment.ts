/** Moments are written as minutes and seconds of the round: `12:05`, `0:03.250`. */
export function writeMoment(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const seconds = Math.floor((ms % 60_000) / 1000);
  const rest = ms % 1000;
  return `${minutes}:${String(seconds).padStart(2, '0')}${rest === 0 ? '' : `.${String(rest).padStart(3, '0')}`}`;
}

export function readMoment(text: string): number | null {
  const match = /^(\d{1,9}):([0-5]\d)(?:\.(\d{3}))?$/.exec(text);
  return match === null ? null : Number(match[1]) * 60_000 + Number(match[2]) * 1000 + Number(match[3] ?? 0);
}
