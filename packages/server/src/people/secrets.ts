import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CODE_ALPHABET } from '@forceout/wire';

const pick = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

export const newId = (prefix: 't' | 'p' | 'c' | 'e' | 'r'): string =>
  `${prefix}${pick('0123456789abcdefghijklmnopqrstuvwxyz', 15)}`;

/** For as long as a table is open. */
export const newCode = (): string => pick(CODE_ALPHABET, 6);

/** For as long as a class lasts: longer, since it can be searched for longer. */
export const newClassCode = (): string => pick(CODE_ALPHABET, 8);

/** Four groups of four signs, 80 bits: whoever finds only its hash cannot search for it. */
export const newRecoveryCode = (): string => Array.from({ length: 4 }, () => pick(CODE_ALPHABET, 4)).join('-');

export const newPin = (): string => pick('0123456789', 4);

/** 256 bits; only its hash is kept. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const newSeed = (): string => randomBytes(32).toString('hex');

export const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
