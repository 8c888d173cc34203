import type { Device } from './people-store.ts';

/** What kind of machine a browser says it runs on. Nothing else of what it says is kept. */
export function deviceOf(userAgent: string | undefined): Device {
  const said = userAgent ?? '';
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(said)) return 'tablet';
  if (/iPhone|Android|Mobile/.test(said)) return 'phone';
  if (/CrOS/.test(said)) return 'chromebook';
  if (/Windows/.test(said)) return 'windows';
  if (/Macintosh|Mac OS/.test(said)) return 'mac';
  if (/Linux|X11/.test(said)) return 'linux';
  return /Mozilla/.test(said) ? 'other' : 'program';
}
