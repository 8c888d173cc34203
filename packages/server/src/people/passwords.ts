import { hash, verify } from '@node-rs/argon2';
import { hashOf } from './secrets.ts';

let common: Promise<ReadonlySet<string>> | null = null;

/** What everybody guesses first, and the words of this place. Fetched with the first password that is chosen. */
function commonWords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set([...dictionary['passwords-common'], ...'academicgames onsets equations forceout wffnproof'.split(' ')]),
  );
  return common;
}

/** Shorter pieces stand in any password by chance. */
const LEAST_WORD = 4;

const STROKES = ['qwertyuiopasdfghjklzxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '01234567890123456789'];

/** The shortest piece of which it is a repetition. */
function repeated(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, at);
}

/** Letters that stand for what they look like. */
const unmasked = (text: string): string =>
  text.replace(
    /[@401$35!7]/g,
    sign => ({ '@': 'a', 4: 'a', 0: 'o', 1: 'l', $: 's', 3: 'e', 5: 's', '!': 'i', 7: 't' })[sign]!,
  );

function isCommon(text: string, common: ReadonlySet<string>): boolean {
  const word = repeated(text);
  // Common passwords are short; what people do to make them long enough adds nothing.
  const core = word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [text, word, core, repeated(core)].some(
    piece => common.has(piece) || (piece.length >= LEAST_WORD && common.has(unmasked(piece))),
  );
}

/** Whether somebody who knows `about` (user name, class) or a list of common passwords would try it early. */
export async function tooCommon(password: string, ...about: readonly string[]): Promise<boolean> {
  const text = password.toLowerCase();
  if (new Set(text).size < 5 || isCommon(text, await commonWords())) return true;
  if (STROKES.some(row => row.includes(text) || [...row].reverse().join('').includes(text))) return true;
  const known = about
    .flatMap(words => [words, ...words.split(/[^\p{L}\p{N}]+/u)])
    .map(word => word.toLowerCase())
    .filter(word => word.length > 1)
    .sort((x, y) => y.length - x.length);
  if (!known.some(word => word.length >= LEAST_WORD && text.includes(word))) return false;
  // Known, but only a small part of it: the rest has to be guessed all the same.
  return known.reduce((rest, word) => rest.replaceAll(word, ''), text).length < LEAST_WORD * 2;
}

/** Argon2id with the library's defaults (OWASP's first choice). */
export const hashPassword = (password: string): Promise<string> => hash(password);

export const verifyPassword = (sealed: string, password: string): Promise<boolean> =>
  verify(sealed, password).catch(() => false);

/** A number of four digits is guessed at once by whoever has its hash; a whole class comes in the same second. */
export const hashNumber = (number: string): Promise<string> => hash(number, { memoryCost: 4096, timeCost: 1 });

const decoys = new Map<typeof hashPassword, Promise<string>>();

/** As slow as a real check, so that nobody learns from the clock which names exist. */
export async function verifyDummy(secret: string, sealed = hashPassword): Promise<false> {
  const decoy = decoys.get(sealed) ?? sealed(hashOf('nobody'));
  decoys.set(sealed, decoy);
  await verifyPassword(await decoy, secret);
  return false;
}
