import { type Group, type Item, isOperand, type SignItem } from './item.ts';

/**
 * Puts in the groups that VII-B-6-b implies: √ and unary × take the numeral behind them, ! and an exponent the numeral in
 * front, multiplication with i comes first. Where two of these clash the symbols concerned stay free (VII-B-6-c).
 */
export function applyDefaults(items: readonly Item[]): readonly Item[] {
  const inner = items.map(applyInside);
  return bindUnits(bindSymbols(inner));
}

const applyInside = (item: Item): Item =>
  item.kind === 'group' ? { ...item, items: applyDefaults(item.items) } : item;

const isPostfix = (item: Item | undefined): boolean => item?.kind === 'bang' || item?.kind === 'exponent';
const isRadical = (item: Item | undefined): item is SignItem => item?.kind === 'sign' && item.sign === 'r';
const isPrefix = (item: Item | undefined): item is SignItem =>
  item?.kind === 'sign' && (item.prefix || item.sign === 'r');

const implied = (items: readonly Item[]): Group => ({
  kind: 'group',
  implied: true,
  items,
  at: items[0]?.at ?? 0,
  from: items[0]?.from ?? 0,
  to: items.at(-1)?.to ?? 0,
});

/** `i` multiplies what stands next to it, with or without ×. */
const isUnit = (item: Item | undefined): boolean => item?.kind === 'i';
const isTimes = (item: Item | undefined): boolean => item?.kind === 'sign' && item.sign === 'x' && !item.prefix;

function multipliesUnit(items: readonly Item[], n: number): boolean {
  const beside = (step: -1 | 1): boolean => {
    let k = n + step;
    if (isTimes(items[k])) k += step;
    const other = items[k];
    if (other === undefined) return false;
    if (step === -1 && isPostfix(other)) return isUnit(items[n]);
    return isOperand(other) && (isUnit(other) || isUnit(items[n]));
  };
  return beside(-1) || beside(1);
}

function bindSymbols(items: readonly Item[]): readonly Item[] {
  const out: Item[] = [];
  for (let n = 0; n < items.length; n++) {
    const item = items[n]!;
    if (!isOperand(item)) {
      out.push(item);
      continue;
    }
    let end = n + 1;
    while (isPostfix(items[end])) end++;
    const prefixed = isPrefix(out.at(-1));
    const postfixed = end > n + 1;
    const withUnit = multipliesUnit(items, n);
    const bangOnExponent = items
      .slice(n + 1, end)
      .some((p, k) => p.kind === 'exponent' && items[n + 2 + k]?.kind === 'bang');
    if (postfixed && (prefixed || withUnit || bangOnExponent)) out.push(...items.slice(n, end));
    else if (postfixed) out.push(items.slice(n + 1, end).reduce<Item>((left, p) => implied([left, p]), item));
    else if (prefixed && !(withUnit && !isRadical(out.at(-1)))) bindPrefixes(out, item);
    else out.push(item);
    n = end - 1;
  }
  return out;
}

/** The chain of prefixes just read takes the operand, innermost first; a radical with an index keeps its index open. */
function bindPrefixes(out: Item[], operand: Item): void {
  let bound = operand;
  while (isPrefix(out.at(-1))) {
    const sign = out.pop() as SignItem;
    if (!sign.prefix) {
      out.push({ ...sign, tight: true });
      break;
    }
    bound = implied([sign, bound]);
  }
  out.push(bound);
}

/** Runs of numbers multiplied by i become groups. A run that touches a released symbol stays free. */
function bindUnits(items: readonly Item[]): readonly Item[] {
  if (!items.some(isUnit)) return items;
  const out: Item[] = [];
  let n = 0;
  while (n < items.length) {
    const run = runFrom(items, n);
    const next = items[run];
    const before = out.at(-1);
    const free = isPostfix(next) || isPostfix(before) || (isPrefix(before) && !isRadical(before));
    if (run - n > 1 && !free && !(n === 0 && run === items.length)) out.push(implied(items.slice(n, run)));
    else out.push(...items.slice(n, run));
    n = run;
  }
  return out;
}

/** The end of the run of i-products that starts at n. */
function runFrom(items: readonly Item[], n: number): number {
  let end = n + 1;
  const start = items[n];
  if (start === undefined || !isOperand(start)) return end;
  for (;;) {
    const last = items[end - 1];
    const next = items[end];
    const afterNext = items[end + 1];
    if (next && isOperand(next)) end += 1;
    else if (isTimes(next) && afterNext && isOperand(afterNext) && (isUnit(last) || isUnit(afterNext))) end += 2;
    else return end;
  }
}
