import { type Rules, type VariationName, type Where, wildFaces } from '../rules.ts';
import { effects } from '../variations/effects.ts';
import { hasPrefix, inForce, isReplaced, meaningsOn } from '../variations/in-force.ts';
import type { Group, Item, Numeral } from './item.ts';
import { type DigitToken, type Fault, faultOf, symbolOf, type Token } from './token.ts';

/** The faults that no grouping can mend: symbols whose variation is not in force, numerals too long, too many cubes. */
export function legalityFaults(
  items: readonly Item[],
  symbols: readonly Token[],
  rules: Rules,
  where: Where,
): readonly Fault[] {
  return [
    ...symbols.flatMap(token => symbolFaults(token, rules, where)),
    ...wildFaults(symbols),
    ...itemFaults(items, rules, where),
    ...(where === 'goal' ? sizeFaults(symbols, rules) : []),
  ];
}

/** What may be written only while a variation is in force. */
type Thing =
  | 'bang'
  | 'exponent'
  | 'gcf'
  | 'i'
  | 'lcm'
  | 'percent'
  | 'point'
  | 'power'
  | 'remainder'
  | 'root'
  | 'sideways'
  | 'upside-down'
  | 'wild';

function missing(rules: Rules, name: VariationName, at: number, thing: Thing): readonly Fault[] {
  if (rules.has.has(name)) return [];
  return [faultOf('variation-not-in-force', name, at, { thing })];
}

function symbolFaults(token: Token, rules: Rules, where: Where): readonly Fault[] {
  const { at } = token;
  switch (token.kind) {
    case 'digit':
      return digitFaults(token, rules, where);
    case 'point':
      return [
        ...wildFault(token, rules),
        ...(where === 'goal' && effects(rules).pointInGoal ? [] : missing(rules, 'decimal-point', at, 'point')),
      ];
    case 'bang':
      return missing(rules, 'factorial', at, 'bang');
    case 'tick':
      return [...missing(rules, 'exponent', at, 'exponent'), ...rootFault(token, rules)];
    case 'i':
      return [...wildFault(token, rules), ...missing(rules, 'sqrt-i', at, 'i')];
    case 'sign':
      return [...wildFault(token, rules), ...signFaults(token, rules)];
    default:
      return [];
  }
}

function signFaults(token: Extract<Token, { kind: 'sign' }>, rules: Rules): readonly Fault[] {
  const { at, sign } = token;
  switch (sign) {
    case '%':
      return missing(rules, 'percent', at, 'percent');
    case '|':
      return meaningsOn('/', rules).length > 0 ? [] : missing(rules, 'remainder', at, 'remainder');
    case 'L':
      return missing(rules, 'lcm', at, 'lcm');
    case 'G':
      return missing(rules, 'gcf', at, 'gcf');
    case 'r':
      return isReplaced('r', rules) ? [faultOf('root-is-i', 'sqrt-i', at)] : [];
    default:
      return rootFault(token, rules);
  }
}

const rootFault = ({ at, branch }: { readonly at: number; readonly branch: number | null }, rules: Rules) =>
  branch === null ? [] : missing(rules, 'sqrt-i', at, 'root');

function digitFaults(token: DigitToken, rules: Rules, where: Where): readonly Fault[] {
  const { at, digit, turn, power } = token;
  const out: Fault[] = [...wildFault(token, rules)];
  if (digit >= rules.base)
    out.push(faultOf('digit-too-large', rules.base === 10 ? 'expression' : 'base', at, { base: rules.base }));
  if (turn.includes('s')) out.push(...missing(rules, 'sideways', at, 'sideways'));
  if (turn.includes('u')) out.push(...missing(rules, 'upside-down', at, 'upside-down'));
  if (turn === 'su' && where === 'goal') out.push(faultOf('turned-twice', 'turned-twice', at));
  if (turn.includes('s') && digit === 0) out.push(faultOf('sideways-zero', 'sideways', at));
  if (power !== null) out.push(...missing(rules, 'powers-of-base', at, 'power'));
  return out;
}

function wildFault(token: Extract<Token, { cube: string; wild: boolean }>, rules: Rules): readonly Fault[] {
  if (!token.wild) return [];
  const name = token.cube === 'x' ? 'x-wild' : 'zero-wild';
  if (!wildFaces(rules).includes(token.cube as '0' | 'x')) return missing(rules, name, token.at, 'wild');
  if (rules.division === 'elementary' && token.kind !== 'digit')
    return [faultOf('wild-operation', 'wild-zero', token.at)];
  return [];
}

/** Every wild cube is the same symbol (XIII-A-3). An unmarked one is itself. */
export function wildFaults(symbols: readonly Token[]): readonly Fault[] {
  const out: Fault[] = [];
  for (const face of ['0', 'x'] as const) {
    const first = symbols.find(t => 'cube' in t && t.cube === face && t.wild);
    if (first === undefined) continue;
    const meanings = new Set(symbols.filter(t => 'cube' in t && t.cube === face).map(symbolOf));
    if (meanings.size > 1) out.push(faultOf('wild-not-the-same', face === 'x' ? 'wild-times' : 'wild-zero', first.at));
  }
  return out;
}

function itemFaults(items: readonly Item[], rules: Rules, where: Where): readonly Fault[] {
  return items.flatMap(item => {
    if (item.kind === 'group') return itemFaults(item.items, rules, where);
    if (item.kind === 'exponent') return itemFaults([item.of as Numeral | Group], rules, where);
    if (item.kind === 'numeral') return numeralFaults(item, rules, where);
    if (item.kind === 'sign' && item.sign === 'x' && item.prefix && !hasPrefix('x', rules))
      return [faultOf('no-left-side', 'expression', item.at)];
    return [];
  });
}

function numeralFaults({ digits, point, at }: Numeral, rules: Rules, where: Where): readonly Fault[] {
  if (point !== null) {
    const dropped = where === 'goal' && effects(rules).pointInGoal && !effects(rules).starIsPoint;
    const most = dropped ? 2 : 3;
    if (digits.length > most)
      return [faultOf('numeral-too-long.decimal', dropped ? 'goal-numeral' : 'point-in-numeral', at, { most })];
    if (dropped && point === digits.length) return [faultOf('bare-point.goal', 'point-in-goal', at)];
    return [];
  }
  if (digits.length > 2)
    return [faultOf('numeral-too-long.two', where === 'goal' ? 'goal-numeral' : 'numeral-too-long', at)];
  if (digits.length === 2 && where === 'solution' && !inForce(rules).some(v => v.numeral === 2))
    return [faultOf('numeral-too-long.one', 'numeral-too-long', at)];
  return [];
}

/** The faces that make up a text. A decimal point that Decimal in Goal puts in, ! and marks take no cube. */
export const cubesOf = (symbols: readonly Token[], rules: Rules, where: Where): readonly string[] =>
  symbols.flatMap(t => ('cube' in t && !(t.kind === 'point' && isDropped(rules, where)) ? [t.cube] : []));

export const isDropped = (rules: Rules, where: Where): boolean => where === 'goal' && effects(rules).pointInGoal;

function sizeFaults(symbols: readonly Token[], rules: Rules): readonly Fault[] {
  const count = cubesOf(symbols, rules, 'goal').length;
  return count > 6 ? [faultOf('goal-too-long', 'goal-expression', 0)] : [];
}
