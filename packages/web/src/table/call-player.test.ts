import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { change } from '../settings/store.ts';
import { callPlayer, mayOfferCalls, wantCalls } from './call-player.ts';

const shown: string[] = [];

/** A browser that has a word to say about notifications. */
class Note {
  static permission = 'default';
  static answer = 'granted';
  static async requestPermission(): Promise<string> {
    Note.permission = Note.answer;
    return Note.permission;
  }
  constructor(title: string, options: { readonly body: string }) {
    shown.push(`${title}: ${options.body}`);
  }
}

const page = { hidden: true };

beforeEach(() => {
  shown.length = 0;
  Object.assign(Note, { permission: 'default', answer: 'granted' });
  page.hidden = true;
  change({ calls: 'ask' });
  vi.stubGlobal('Notification', Note);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { href: 'https://school.example/#/online/t1' });
  vi.stubGlobal('navigator', {});
});
afterEach(() => void vi.unstubAllGlobals());

const call = () => callPlayer('Your turn', 'Equations', 't1');

it('calls nobody who has not said yes, and offers it once', async () => {
  await call();
  expect(shown).toEqual([]);
  expect(mayOfferCalls()).toBe(true);
  await wantCalls();
  expect(mayOfferCalls()).toBe(false);
  await call();
  expect(shown).toEqual(['Your turn: Equations']);
});

it('says nothing while the page is seen, or after a no', async () => {
  await wantCalls();
  page.hidden = false;
  await call();
  page.hidden = true;
  change({ calls: 'off' });
  await call();
  expect(shown).toEqual([]);
});

it('does not offer what the browser refuses or what plain http does not have', async () => {
  vi.stubGlobal('isSecureContext', false);
  expect(mayOfferCalls()).toBe(false);
  vi.stubGlobal('isSecureContext', true);
  Note.answer = 'denied';
  await wantCalls();
  expect(mayOfferCalls()).toBe(false);
  await call();
  expect(shown).toEqual([]);
});

it('goes through the keeper of files where there is one: phones know no other way', async () => {
  await wantCalls();
  const showNotification = vi.fn(async () => {});
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ active: {}, showNotification }) } });
  await call();
  expect(showNotification).toHaveBeenCalledWith('Your turn', expect.objectContaining({ tag: 'forceout-t1' }));
  expect(shown).toEqual([]);
});
