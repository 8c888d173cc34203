import { type Facts, type Said, saidBy } from '@forceout/table';
import { type KeyOf, type Lookup, sentence } from '@forceout/words';
import { words } from '@forceout/words/english-server';

/** A key of the words of those who serve tables; after the dot, which sentence of that code. */
export type ServerKey = KeyOf<'server'> extends `server.${infer Key}` ? Key : never;

const english: Lookup = key => (words as Readonly<Record<string, string>>)[key];

/** What the server says. A page finds the words of its language by code; a program that has none reads the English. */
export function serverSays(key: ServerKey, facts?: Facts): Said & { readonly message: string } {
  const said = saidBy(key, facts);
  return { ...said, message: sentence(said, ['server'], english, 'en') };
}
