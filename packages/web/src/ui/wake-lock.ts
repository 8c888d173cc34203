import { useEffect } from 'react';

/** Keeps the screen on while `wanted`; browsers give it to https only and take it back when the page is hidden. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let done = false;
    let lock: WakeLockSentinel | null = null;
    const take = async (): Promise<void> => {
      if (document.hidden || done) return;
      // A device that saves its battery may refuse; then the screen goes dark as always.
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (done) void lock?.release();
    };
    const again = (): void => void take();
    void take();
    document.addEventListener('visibilitychange', again);
    return () => {
      done = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [wanted]);
}
