import { firstOf, type GameId } from '@forceout/rulebook';
import type { Json, Position } from '@forceout/table';
import type { Chance } from './chance.ts';

const take = <T>(from: readonly T[], n: number, chance: Chance): readonly T[] => {
  const left = [...from];
  return Array.from({ length: Math.min(n, left.length) }, () => firstOf(left.splice(chance.below(left.length), 1)));
};

/** On-Sets: any layout the digit cubes allow, seldom upside-down. A plain one is a digit, or two side by side. */
function onSetsGoal(position: Position, chance: Chance, plain: boolean): Json {
  const digits = position.resources.filter(c => c.kind === 'digit');
  if (plain) {
    const size = Math.min(1 + chance.below(2), digits.length);
    const laid = take(digits, size, chance).map(c => ({ d: Number(c.face), up: true }));
    return { layout: size === 1 ? 'single' : 'row2', digits: laid };
  }
  const size = 1 + chance.below(Math.min(3, digits.length));
  const layouts = size === 1 ? ['single'] : size === 2 ? ['row2', 'row2', 'col2'] : ['row3', 'row3', 'T', 'L', 'col3'];
  return {
    layout: chance.pick(layouts),
    digits: take(digits, size, chance).map(c => ({ d: Number(c.face), up: size === 1 || !chance.happens(15) })),
  };
}

const OPERATIONS = ['+', '-', 'x', '/'];

/** Equations: a numeral of one or two digits, or two numerals with an operation between them. A plain one is small. */
function equationsGoal(position: Position, chance: Chance, plain: boolean): Json {
  const digits = position.resources.filter(c => /^\d$/.test(c.face)).map(c => c.face);
  if (plain) {
    const tens = digits.indexOf('1');
    if (tens >= 0 && digits.length > 1 && chance.happens(40))
      return `1${take(digits.toSpliced(tens, 1), 1, chance)[0]}`;
    const ones = digits.filter(digit => digit > '1');
    return take(ones.length > 0 ? ones : digits, 1, chance).join('');
  }
  const operations = position.resources.filter(c => OPERATIONS.includes(c.face)).map(c => c.face);
  const shape = chance.below(10);
  if (shape < 3 || digits.length < 2) return take(digits, 1, chance).join('');
  if (shape < 7 || operations.length === 0) {
    const [first, second] = take(digits, 2, chance);
    return first === '0' ? `${second}${first}` : `${first}${second}`;
  }
  const [a, b] = take(digits, 2, chance);
  const op = chance.pick(operations);
  return op === '/' && b === '0' ? `${a}` : `${a}${op}${b}`;
}

/** WFF: a WFF of at most seven letters from the letters rolled; a plain one has at most three. */
function wffGoal(position: Position, chance: Chance, plain: boolean): Json {
  const left = position.resources.map(c => c.face);
  const draw = (wanted: readonly string[]): string | null => {
    const there = left.filter(f => wanted.includes(f));
    if (there.length === 0) return null;
    const face = chance.pick(there);
    left.splice(left.indexOf(face), 1);
    return face;
  };
  const grow = (room: number): string | null => {
    if (room >= 3 && chance.happens(55)) {
      const op = draw(['C', 'A', 'K', 'E']);
      const first = op && grow(room - 2);
      const second = first && grow(room - 1 - first.length);
      if (op && first && second) return op + first + second;
    } else if (room >= 2 && chance.happens(20)) {
      const not = draw(['N']);
      const inner = not && grow(room - 1);
      if (not && inner) return not + inner;
    }
    return draw(['p', 'q', 'r', 's']);
  };
  return grow(plain ? 3 : 3 + chance.below(5));
}

const MAKERS: Readonly<Record<GameId, (position: Position, chance: Chance, plain: boolean) => Json>> = {
  'on-sets': onSetsGoal,
  equations: equationsGoal,
  wff: wffGoal,
};

/** A Goal to think about, a plain one for people who are new to the game; null when the roll allows none of the kind looked for. */
export const sketchGoal = (game: GameId, position: Position, chance: Chance, plain = false): Json => {
  const goal = MAKERS[game](position, chance, plain);
  return goal === '' ? null : goal;
};
