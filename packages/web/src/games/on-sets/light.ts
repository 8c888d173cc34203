import type { Json } from '@forceout/table';

/** What the Universe shows while a Solution is worked out. */
export interface Light {
  readonly in: readonly string[];
  readonly out: readonly string[];
}

const texts = (x: Json | undefined): readonly string[] =>
  Array.isArray(x) ? x.filter((y): y is string => typeof y === 'string') : [];

export const readLight = (raw: Json | undefined): Light | null =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? {
        in: texts((raw as { readonly [key: string]: Json }).in),
        out: texts((raw as { readonly [key: string]: Json }).out),
      }
    : null;

export const lightJson = (light: Light): Json => ({ in: light.in, out: light.out });
