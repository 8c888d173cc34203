import { useSyncExternalStore } from 'react';

/** Where the page is: the part after `#`, cut at its slashes. Works from any folder and with no network. */
export interface Route {
  readonly page: string;
  readonly parts: readonly string[];
}

const here = (): string => location.hash.replace(/^#\/?/, '');

export const parseRoute = (hash: string): Route => {
  const [page = '', ...parts] = hash
    .split('/')
    .filter(part => part !== '')
    .map(safeDecode);
  return { page, parts };
};

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const hrefTo = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;

export const go = (...parts: readonly string[]): void => {
  location.hash = hrefTo(...parts);
};

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export const currentRoute = (): Route => parseRoute(here());

export const useRoute = (): Route => parseRoute(useSyncExternalStore(subscribe, here));
