import { type Ground, type Rules, type VariationName, type Where, wildFaces } from '../rules.ts';
import { hasPrefix, inForce, isReplaced, meaningsOn } from '../variations/in-force.ts';
import type { Group, Item, Numeral } from './item.ts';
import { type DigitToken, type Fault, symbolOf, type Token } from './token.ts';

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

const fault = (code: string, clause: Ground, at: number, message: string): Fault => ({ code, clause, at, message });

function missing(rules: Rules, name: VariationName, at: number, what: string): readonly Fault[] {
  if (rules.has.has(name)) return [];
  return [fault('variation-not-in-force', name, at, `${what} needs a variation that is not in force.`)];
}

function symbolFaults(token: Token, rules: Rules, where: Where): readonly Fault[] {
  const { at } = token;
  switch (token.kind) {
    case 'digit':
      return digitFaults(token, rules, where);
    case 'point':
      return [
        ...wildFault(token, rules),
        ...(where === 'goal' && rules.has.has('decimal-in-goal')
          ? []
          : missing(rules, 'decimal-point', at, 'A decimal point')),
      ];
    case 'bang':
      return missing(rules, 'factorial', at, '!');
    case 'tick':
      return [...missing(rules, 'exponent', at, 'An exponent without *'), ...rootFault(token, rules)];
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
      return missing(rules, 'percent', at, 'An upside-down radical');
    case '|':
      return meaningsOn('/', rules).length > 0 ? [] : missing(rules, 'remainder', at, 'A sideways ÷');
    case 'L':
      return missing(rules, 'lcm', at, 'LCM');
    case 'G':
      return missing(rules, 'gcf', at, 'GCF');
    case 'r':
      return isReplaced('r', rules) ? [fault('root-is-i', 'sqrt-i', at, 'With √ = i the radical is no root.')] : [];
    default:
      return rootFault(token, rules);
  }
}

const rootFault = ({ at, branch }: { readonly at: number; readonly branch: number | null }, rules: Rules) =>
  branch === null ? [] : missing(rules, 'sqrt-i', at, 'A chosen complex root');

function digitFaults(token: DigitToken, rules: Rules, where: Where): readonly Fault[] {
  const { at, digit, turn, power } = token;
  const out: Fault[] = [...wildFault(token, rules)];
  if (digit >= rules.base)
    out.push(
      fault('digit-too-large', rules.base === 10 ? 'expression' : 'base', at, `Base ${rules.base} has no such digit.`),
    );
  if (turn.includes('s')) out.push(...missing(rules, 'sideways', at, 'A sideways cube'));
  if (turn.includes('u')) out.push(...missing(rules, 'upside-down', at, 'An upside-down cube'));
  if (turn === 'su' && where === 'goal')
    out.push(fault('turned-twice', 'turned-twice', at, 'A Goal cube is not both sideways and upside-down.'));
  if (turn.includes('s') && digit === 0) out.push(fault('sideways-zero', 'sideways', at, 'Zero has no reciprocal.'));
  if (power !== null) out.push(...missing(rules, 'powers-of-base', at, 'A 1 as a power'));
  return out;
}

function wildFault(token: Extract<Token, { cube: string; wild: boolean }>, rules: Rules): readonly Fault[] {
  if (!token.wild) return [];
  const name = token.cube === 'x' ? 'x-wild' : 'zero-wild';
  if (!wildFaces(rules).includes(token.cube as '0' | 'x')) return missing(rules, name, token.at, 'A wild cube');
  if (rules.division === 'elementary' && token.kind !== 'digit')
    return [fault('wild-operation', 'wild-zero', token.at, 'In Elementary a wild 0 stands for a numeral.')];
  return [];
}

/** Every wild cube is the same symbol (XIII-A-3). An unmarked one is itself. */
export function wildFaults(symbols: readonly Token[]): readonly Fault[] {
  const out: Fault[] = [];
  for (const face of ['0', 'x'] as const) {
    const meanings = new Set(symbols.filter(t => 'cube' in t && t.cube === face).map(symbolOf));
    const first = symbols.find(t => 'cube' in t && t.cube === face && t.wild);
    if (meanings.size > 1 && first)
      out.push(
        fault(
          'wild-not-the-same',
          face === 'x' ? 'wild-times' : 'wild-zero',
          first.at,
          'A wild cube is the same symbol everywhere.',
        ),
      );
  }
  return out;
}

function itemFaults(items: readonly Item[], rules: Rules, where: Where): readonly Fault[] {
  return items.flatMap(item => {
    if (item.kind === 'group') return itemFaults(item.items, rules, where);
    if (item.kind === 'exponent') return itemFaults([item.of as Numeral | Group], rules, where);
    if (item.kind === 'numeral') return numeralFaults(item, rules, where);
    if (item.kind === 'sign' && item.sign === 'x' && item.prefix && !hasPrefix('x', rules))
      return [fault('no-left-side', 'expression', item.at, 'There is no number in front of this.')];
    return [];
  });
}

function numeralFaults({ digits, point, at }: Numeral, rules: Rules, where: Where): readonly Fault[] {
  if (point !== null) {
    const dropped = where === 'goal' && rules.has.has('decimal-in-goal') && !rules.has.has('decimal-point');
    const most = dropped ? 2 : 3;
    if (digits.length > most)
      return [
        fault(
          'numeral-too-long',
          dropped ? 'goal-numeral' : 'point-in-numeral',
          at,
          `A decimal numeral has at most ${most} digits.`,
        ),
      ];
    if (dropped && point === digits.length)
      return [fault('bare-point', 'point-in-goal', at, 'A decimal point in the Goal stands in front of a digit.')];
    return [];
  }
  if (digits.length > 2)
    return [
      fault(
        'numeral-too-long',
        where === 'goal' ? 'goal-numeral' : 'numeral-too-long',
        at,
        'A numeral has at most two digits.',
      ),
    ];
  if (digits.length === 2 && where === 'solution' && !inForce(rules).some(v => v.numeral === 2))
    return [fault('numeral-too-long', 'numeral-too-long', at, 'A Solution has numerals of one digit only.')];
  return [];
}

/** The faces that make up a text. A decimal point that Decimal in Goal puts in, ! and marks take no cube. */
export const cubesOf = (symbols: readonly Token[], rules: Rules, where: Where): readonly string[] =>
  symbols.flatMap(t => ('cube' in t && !(t.kind === 'point' && isDropped(rules, where)) ? [t.cube] : []));

export const isDropped = (rules: Rules, where: Where): boolean => where === 'goal' && rules.has.has('decimal-in-goal');

function sizeFaults(symbols: readonly Token[], rules: Rules): readonly Fault[] {
  const count = cubesOf(symbols, rules, 'goal').length;
  return count > 6 ? [fault('goal-too-long', 'goal-expression', 0, 'A Goal has at most six cubes.')] : [];
}
