import { change, settings } from '../settings/store.ts';

/** Browsers show notifications for https only. */
export const canNotify = (): boolean =>
  typeof Notification !== 'undefined' && isSecureContext && Notification.permission !== 'denied';

/** Nobody was asked yet whether they want to be called. */
export const mayOfferCalls = (): boolean =>
  canNotify() && Notification.permission === 'default' && settings().calls === 'ask';

/** Asks the browser; to be called from a press, as browsers demand. */
export async function wantCalls(): Promise<void> {
  const answer = await Notification.requestPermission();
  change({ calls: answer === 'granted' ? 'on' : 'off' });
}

/** The page cannot be seen: a message of the system says that somebody waits for this player. */
export async function callPlayer(title: string, text: string, table: string): Promise<void> {
  if (!document.hidden || settings().calls !== 'on' || !canNotify() || Notification.permission !== 'granted') return;
  const note = { body: text, tag: `forceout-${table}`, icon: './icon-192.png', data: location.href };
  const keeper = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  try {
    // Phones show it through the keeper of files only, others also without.
    if (keeper?.active) await keeper.showNotification(title, note);
    else new Notification(title, note).onclick = () => window.focus();
  } catch {
    // The title of the page says it too.
  }
}
