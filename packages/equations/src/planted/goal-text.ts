import type { Dice } from '../random.ts';
import type { Rules } from '../rules.ts';
import { add, asFraction, integer, type Num, subtract } from '../values/number.ts';
import type { Rational } from '../values/rational.ts';
import { type Part, worthOf } from './tree.ts';

const GLYPHS = [...'0123456789TE'];

/** Goals that a Solution of this value meets, the simplest first. */
export function goalTexts(part: Part, rules: Rules, roll: Dice): readonly string[] {
  const k = rules.multipleOf;
  const value = k === null ? part.value : moved(part.value, k * (roll(2) === 0 ? 1 : -1) * (1 + roll(9)));
  const r = asFraction(value);
  if (r === null) return k === null ? irrational(part, rules) : [];
  const texts = rational(r, rules);
  // A number too long for two numerals, as it was made.
  return texts.length === 0 && k === null && part.cubes.length <= 6 && rules.has.has('powers-of-base')
    ? [part.text]
    : texts;
}

const moved = (value: Num, by: number): Num => (by < 0 ? subtract(value, integer(-by)) : add(value, integer(by)));

function numeral(n: bigint, base: number): string | null {
  if (n < 0n || n >= BigInt(base * base)) return null;
  const [tens, ones] = [Number(n) / base, Number(n) % base];
  return `${tens >= 1 ? GLYPHS[Math.floor(tens)] : ''}${GLYPHS[ones]}`;
}

function rational({ n, d }: Rational, { base }: Rules): readonly string[] {
  const below = d === 1n ? '' : numeral(d, base);
  if (below === null) return [];
  const over = below === '' ? '' : `/${below}`;
  const size = n < 0n ? -n : n;
  const top = numeral(size, base);
  if (n < 0n) {
    const [more, less] = [numeral(size + 1n, base), numeral(size + 9n, base)];
    return [more && `(1-${more})${over}`, top && `(0-${top})${over}`, less && over === '' ? `9-${less}` : null].flatMap(
      t => t ?? [],
    );
  }
  if (top !== null) return [`${top}${over}`];
  for (let a = base * base - 1; a > 1; a--) {
    if (size % BigInt(a) !== 0n) continue;
    const [one, other] = [numeral(BigInt(a), base), numeral(size / BigInt(a), base)];
    if (one !== null && other !== null && over === '') return [`${one}x${other}`];
  }
  return [];
}

/** The text itself where it is short enough, a root, so many i. */
function irrational(part: Part, rules: Rules): readonly string[] {
  const { base } = rules;
  const out = part.cubes.length <= 6 ? [part.text] : [];
  if (rules.has.has('sqrt-i')) {
    const times = worthOf(`(${part.text}/i)`, rules);
    const r = times && asFraction(times);
    const n = r && r.d === 1n ? numeral(r.n < 0n ? -r.n : r.n, base) : null;
    return n === null ? out : [...out, r!.n < 0n ? `(0-${n})i` : `${n}i`];
  }
  for (const index of [2, 3]) {
    const power = worthOf(`(${part.text}*${index})`, rules);
    const r = power && asFraction(power);
    const n = r && r.d === 1n ? numeral(r.n, base) : null;
    if (n !== null) out.push(index === 2 ? `r${n}` : `${index}r${n}`);
  }
  return out;
}
