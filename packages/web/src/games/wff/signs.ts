import { parseWff, partsOf, type Wff, type WffFault } from '@forceout/wff';
import type { T } from '../../i18n/index.ts';

export const faceLabel = (face: string): string => face;

export const faceName = (face: string, t: T): string =>
  t(face === face.toUpperCase() ? 'wff.face.upper' : 'wff.face.lower', { letter: face });

const CAPITALS = 'cakenCAKEN';

/** Letters of a WFF as typed; the sign decides the case, because no WFF holds both c and C. */
export const cleanWff = (raw: string): string =>
  [...raw]
    .map(sign => (CAPITALS.includes(sign) ? sign.toUpperCase() : 'pqrsPQRS'.includes(sign) ? sign.toLowerCase() : ''))
    .join('');

/** Premises before the stroke, names of rules after it. */
export function cleanSolution(raw: string): string {
  const text = raw.replace(/[^A-Za-z,/() ]/g, '');
  const stroke = text.indexOf('/');
  const premises = stroke < 0 ? text : text.slice(0, stroke);
  const rules = stroke < 0 ? '' : text.slice(stroke).replace(/\/(?=.*\/)/g, '');
  return premises.replace(/[A-Za-z]/g, sign => cleanWff(sign)) + cleanRules(rules);
}

/** `ko, r(ci)` as `Ko, R(Ci)`: a name begins with a capital. */
const cleanRules = (text: string): string =>
  text.replace(/[A-Za-z]+/g, name => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase());

/** Names of rules and labels of lines: `r, co, 2a`. A label is left as it is; a lone s is the mark of a supposition. */
export const cleanWhy = (raw: string): string =>
  raw
    .replace(/[^A-Za-z0-9,.() ]/g, '')
    .replace(
      /\b(?:k[oi]|rp|a[io]|c[oi]|e[oi]|n[oi]|r)\b/gi,
      name => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase(),
    )
    .replace(/^S\b/, 's');

/** A WFF in words, in the order of its letters. */
function wffWords(wff: Wff, t: T): string {
  const parts = partsOf(wff);
  switch (parts.op) {
    case 'var':
      return parts.name;
    case 'N':
      return t('wff.say.not', { a: wffWords(parts.of, t) });
    default: {
      const key = ({ C: 'wff.say.if', A: 'wff.say.or', K: 'wff.say.and', E: 'wff.say.iff' } as const)[parts.op];
      return t(key, { a: wffWords(parts.left, t), b: wffWords(parts.right, t) });
    }
  }
}

export const faultWords = (fault: WffFault, t: T): string => t(`wff.fault.${fault.code}`, { n: fault.at + 1 });

/** How a Goal reads, or that it is no WFF. */
export function goalWords(text: string, t: T): string {
  const reading = parseWff(text);
  return reading.ok ? t('wff.goal.read', { words: wffWords(reading.wff, t) }) : t('wff.goal.not');
}
