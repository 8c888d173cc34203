import type { Json } from '@forceout/table';
import { isObject, textsOf } from '../json.ts';

/** What the Universe shows while a Solution is worked out. */
export interface Light {
  readonly in: readonly string[];
  readonly out: readonly string[];
}

export const readLight = (raw: Json | undefined): Light | null =>
  isObject(raw) ? { in: textsOf(raw.in), out: textsOf(raw.out) } : null;

export const lightJson = (light: Light): Json => ({ in: light.in, out: light.out });
