import { hash, verify } from '@node-rs/argon2';
import { hashOf } from './secrets.ts';

/** Guessed first by everybody; longer than our least length, so length alone does not keep them out. */
const COMMON = new Set(
  `123456789012 1234567890123 password1234 password12345 passwordpassword qwertyuiop12 qwertyuiopas 1q2w3e4r5t6y iloveyou1234
letmein12345 administrator welcome12345 abcdefghijkl abcdef123456 123412341234 111111111111 000000000000 aaaaaaaaaaaa
academicgames onsetsonsets equations123 forceout1234 wffnproof123`.split(/\s+/),
);

export const tooCommon = (password: string, login: string): boolean =>
  COMMON.has(password.toLowerCase()) ||
  password.toLowerCase().includes(login.toLowerCase()) ||
  new Set(password).size < 4;

/** Argon2id with the library's defaults (OWASP's first choice). */
export const hashPassword = (password: string): Promise<string> => hash(password);

export const verifyPassword = (sealed: string, password: string): Promise<boolean> =>
  verify(sealed, password).catch(() => false);

let decoy: Promise<string> | null = null;

/** As slow as a real check, so that nobody learns from the clock which logins exist. */
export async function verifyDummy(password: string): Promise<false> {
  decoy ??= hashPassword(hashOf('nobody'));
  await verifyPassword(await decoy, password);
  return false;
}
