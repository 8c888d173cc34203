import type { ServerKey } from '@forceout/host';
import { rectifyConfusion } from 'unicode-confusables';

/** Letters that show nothing though they are letters. */
const BLANK = /[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\p{Cf}\p{Zs}]/gu;
/** More marks on one letter than any script uses climb over the lines above. */
const TOWER = /\p{M}{3,}/u;
/** Who rules, and who is no person: nobody else may look like one of them. */
const RESERVED = `robot bot computer referee judge director official admin administrator moderator forceout`.split(
  /\s+/,
);

/** What a name looks like: letters of other scripts and with marks as the plain ones they resemble. */
export const looksLike = (name: string): string =>
  // Capitals first: some resemble a plain one only before they are made small.
  rectifyConfusion(rectifyConfusion(name.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase())
    .toLowerCase()
    .replace(BLANK, '')
    .replace(/rn/g, 'm')
    .replace(/[1|]/g, 'l')
    .replace(/i/g, 'l')
    .replace(/0/g, 'o')
    .replace(/[^\p{L}\p{N}]/gu, '');

const TAKEN: ReadonlySet<string> = new Set(RESERVED.map(looksLike));

/** Why nobody may be called so; null when they may. */
export function nameFault(name: string): Extract<ServerKey, `bad-name.${string}`> | null {
  if (name.replace(BLANK, '') === '') return 'bad-name.unseen';
  if (TOWER.test(name.normalize('NFD'))) return 'bad-name.marks';
  const words = name.split(/[\s._-]+/).map(looksLike);
  if (words.some(word => TAKEN.has(word.replace(/[lo\d]+$/, '')) || TAKEN.has(word)) || TAKEN.has(looksLike(name)))
    return 'bad-name.official';
  return null;
}
