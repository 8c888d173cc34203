import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The places of the bar: what to do now, the smaller acts, the main act. Null outside a table. */
export interface BarSlots {
  readonly head: HTMLElement | null;
  readonly minor: HTMLElement | null;
  readonly main: HTMLElement | null;
  /** The bar is at the foot or the side of the screen and holds the block; otherwise it is part of the right column. */
  readonly atFoot: boolean;
}

const NO_BAR: BarSlots = { head: null, minor: null, main: null, atFoot: false };

export const BarScope = createContext<BarSlots>(NO_BAR);

/** Whoever asks the question writes the answer's button; the bar keeps it in sight. Without a bar it stands where it is written. */
export function InBar({ at, children }: { readonly at: 'head' | 'minor' | 'main'; readonly children: ReactNode }) {
  const slot = use(BarScope)[at];
  return slot ? createPortal(children, slot) : children;
}

export const useBarAtFoot = (): boolean => use(BarScope).atFoot;
