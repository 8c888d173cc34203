import { type Division, newestEdition } from '@forceout/rulebook';
import { seededBits } from '@forceout/rulebook/seeded';
import type { Cube, Position, TableRules, Variation } from '@forceout/table';
import { game } from './game.ts';

/** A roll of a die with so many sides, from 0. */
export type Dice = (sides: number) => number;

/** Seeded, the same on every machine. */
export function dice(seed: number): Dice {
  const bits = seededBits(seed);
  return sides => bits() % sides;
}

/** One of a list that has some. */
export function pick<T>(roll: Dice, list: readonly T[]): T {
  const found = list[roll(list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

/** The same, taken out of the list. */
export function take<T>(roll: Dice, list: T[]): T {
  const at = roll(list.length);
  const found = list[at];
  if (found === undefined) throw new Error('nothing to take');
  list.splice(at, 1);
  return found;
}

/** Variations that may be chosen for this roll, so many of them where there are as many, beside those that always hold. */
export function randomVariations(roll: Dice, position: Position, count: number): readonly Variation[] {
  const specs = [...game.variations(position.rules)];
  let variations: readonly Variation[] = specs.filter(s => s.alwaysOn).map(s => ({ id: s.id, value: null }));
  const most = variations.length + count;
  const free = specs.filter(s => !s.alwaysOn);
  while (free.length > 0 && variations.length < most) {
    const { id, blank } = take(roll, free);
    const choices = blank?.choices ?? null;
    const read = game.readVariation(position.rules, id, choices === null ? null : pick(roll, choices));
    if (read.ok && game.ruleSelection({ ...position, variations }, read.variation).ok)
      variations = [...variations, read.variation];
  }
  return variations;
}

export interface RandomShake {
  readonly division: Division;
  /** How many variations are chosen, or which. */
  readonly variations: number | readonly string[];
  readonly season?: string;
}

/** The middle of a shake: all cubes rolled, a legal Goal of one to four of them, two to fifteen moves made. */
export function randomPosition(roll: Dice, shake: RandomShake): Position {
  for (;;) {
    const start = rolled(roll, shake);
    const goal: Cube[] = [];
    const resources = [...start.resources];
    for (let n = 1 + roll(4); n > 0; n--) goal.push(take(roll, resources));
    const goalText = goal.map(c => (c.face === '^' ? '*' : c.face)).join('');
    const position = { ...start, resources, goal, goalText };
    if (!game.ruleGoal(position).ok) continue;
    const mat = { required: [] as Cube[], permitted: [] as Cube[], forbidden: [] as Cube[] };
    for (let n = 2 + roll(14); n > 0 && resources.length > 2; n--) {
      const way = roll(100);
      mat[way < 30 ? 'required' : way < 65 ? 'permitted' : 'forbidden'].push(take(roll, resources));
    }
    return { ...position, ...mat };
  }
}

/** A fresh roll with its variations, nothing laid yet. */
function rolled(roll: Dice, { division, variations, season = '2015-16' }: RandomShake): Position {
  const rules: TableRules = {
    edition: newestEdition('equations'),
    division,
    season,
    adventurous: true,
    restrictions: false,
    options: {},
  };
  const resources = game.equipment(rules).cubes.map(c => ({
    id: c.id,
    kind: c.kind,
    face: pick(roll, c.faces),
  }));
  const empty = { goal: [], required: [], permitted: [], forbidden: [] };
  const position: Position = { rules, cards: [], resources, ...empty, goalText: null, variations: [] };
  const chosen =
    typeof variations === 'number'
      ? randomVariations(roll, position, variations)
      : variations.map(id => ({ id, value: null }));
  return { ...position, variations: chosen };
}
