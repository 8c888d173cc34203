import { LANGUAGES, type Language } from '@forceout/words';
import { useSyncExternalStore } from 'react';
import { Listeners } from '../ui/listeners.ts';

/** What a person has chosen for this device. */
export interface Settings {
  readonly name: string;
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly contrast: 'system' | 'more';
  readonly motion: 'system' | 'reduced';
  /** `shapes`: hues that colour-blind people tell apart best, and a shape on every coloured thing. */
  readonly palette: 'standard' | 'shapes';
  readonly text: 100 | 115 | 130 | 150;
  readonly hand: 'right' | 'left';
  /** `turn`: only when it is your turn at a table with others, or the page is hidden. */
  readonly sound: 'all' | 'turn' | 'off';
  /** A message of the system when it is your turn and the page is hidden; `ask` until somebody was asked. */
  readonly calls: 'ask' | 'on' | 'off';
  /** How the challenge block is picked up. */
  readonly block: 'hold' | 'taps';
  readonly sort: 'rolled' | 'kind';
  /** Single keys do things at the table; off for those whose voice or switch types letters. */
  readonly keys: boolean;
}

const KEY = 'forceout.settings';

const spoken = typeof navigator === 'undefined' ? '' : (navigator.language ?? '').toLowerCase();

export const defaults: Settings = {
  name: '',
  language: LANGUAGES.find(language => spoken.startsWith(language)) ?? 'en',
  theme: 'system',
  contrast: 'system',
  motion: 'system',
  palette: 'standard',
  text: 100,
  hand: 'right',
  sound: 'turn',
  calls: 'ask',
  block: 'hold',
  sort: 'rolled',
  keys: true,
};

function load(): Settings {
  try {
    // In a frame of another page the browser may refuse even to look.
    if (typeof localStorage === 'undefined') return defaults;
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return defaults;
  }
}

let current = load();
const listeners = new Listeners();

export const settings = (): Settings => current;

/** Holds while the page is open and is not remembered. */
export function changeHere(patch: Partial<Settings>): void {
  current = { ...current, ...patch };
  listeners.notify();
}

export function change(patch: Partial<Settings>): void {
  current = { ...current, ...patch };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Private windows may refuse to remember; the choice still holds while the page is open.
  }
  listeners.notify();
}

export const onSettings = listeners.subscribe;

export const useSettings = (): Settings => useSyncExternalStore(onSettings, settings, () => defaults);

export const useSetting = <K extends keyof Settings>(name: K): Settings[K] => useSettings()[name];

export const reducedMotion = (): boolean =>
  current.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
