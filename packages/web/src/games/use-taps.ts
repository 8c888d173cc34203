import { useEffect } from 'react';
import type { Taps } from './ui.ts';

/** While this is drawn, a cube that is tapped on the table goes to `take`, by its id. */
export function useTaps(taps: Taps | undefined, take: (cube: string) => void): void {
  useEffect(() => {
    if (!taps) return;
    taps.current = take;
    return () => {
      taps.current = null;
    };
  });
}
