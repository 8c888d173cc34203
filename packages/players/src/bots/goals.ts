import { firstOf, type GameId } from '@forceout/rulebook';
import type { Json, Position } from '@forceout/table';
import type { Chance } from './chance.ts';

const take = <T>(from: readonly T[], n: number, chance: Chance): readonly T[] => {
  const left = [...from];
  return Array.from({ length: Math.min(n, left.length) }, () => firstOf(left.splice(chance.below(left.length), 1)));
};

/** On-Sets: any layout the digit cubes allow, seldom upside-down. */
function onSetsGoal(position: Position, chance: Chance): Json {
  const digits = position.resources.filter(c => c.kind === 'digit');
  const size = 1 + chance.below(Math.min(3, digits.length));
  const layouts = size === 1 ? ['single'] : size === 2 ? ['row2', 'row2', 'col2'] : ['row3', 'row3', 'T', 'L', 'col3'];
  return {
    layout: chance.pick(layouts),
    digits: take(digits, size, chance).map(c => ({ d: Number(c.face), up: size === 1 || !chance.happens(15) })),
  };
}

const OPERATIONS = ['+', '-', 'x', '/'];

/** Equations: a numeral of one or two digits, or two numerals with an operation between them. */
function equationsGoal(position: Position, chance: Chance): Json {
  const digits = position.resources.filter(c => /^\d$/.test(c.face)).map(c => c.face);
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

/** WFF: a WFF of at most seven letters from the letters rolled. */
function wffGoal(position: Position, chance: Chance): Json {
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
  return grow(3 + chance.below(5));
}

const MAKERS: Readonly<Record<GameId, (position: Position, chance: Chance) => Json>> = {
  'on-sets': onSetsGoal,
  equations: equationsGoal,
  wff: wffGoal,
};

/** A Goal to think about; null when the roll allows none of the kind looked for. */
export const sketchGoal = (game: GameId, position: Position, chance: Chance): Json => {
  const goal = MAKERS[game](position, chance);
  return goal === '' ? null : goal;
};
