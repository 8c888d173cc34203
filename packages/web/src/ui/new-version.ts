/** Looks for a new version every so often, for pages that stay open for days. */
const LOOK_MS = 3_600_000;

let ready = false;
const listeners = new Set<() => void>();

export const newVersion = {
  ready: (): boolean => ready,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The script this page began with: by it the keeper of files knows which build is in use. */
const firstScript = (): string => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

function watch(registration: ServiceWorkerRegistration | undefined): void {
  // Some browsers refuse without saying so.
  if (registration === undefined) return;
  // The very first one keeps files for later; there is nothing newer about it.
  const hadOne = navigator.serviceWorker.controller !== null;
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state !== 'activated' || !hadOne) return;
      ready = true;
      for (const listener of listeners) listener();
    });
  });
  setInterval(() => void registration.update().catch(() => {}), LOOK_MS);
  registration.active?.postMessage('tidy');
}

/** Has the files of the page kept for times without a network, and tells when there are newer ones. */
export function keepFiles(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === 'which-script') ports[0]?.postMessage(firstScript());
  });
  // Messages that came before the page listened are given out now.
  navigator.serviceWorker.startMessages();
  void navigator.serviceWorker.register('./service-worker.js').then(watch, () => {});
}
