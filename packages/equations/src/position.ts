import { ofGame } from '@forceout/rulebook';
import type { Cube, Position, TableRules } from '@forceout/table';
import type { Mat, MatCube } from './mat.ts';
import { goalOf, type LaidGoal } from './play/laid.ts';
import { COLOURS, type Colour, type Rules, readRules } from './rules.ts';

export const toMatCube = ({ face, kind }: Cube): MatCube => ({
  face: face === '^' ? '*' : face,
  colour: COLOURS.includes(kind as Colour) ? (kind as Colour) : null,
});

export const matOf = (position: Position): Mat => ({
  required: position.required.map(toMatCube),
  permitted: position.permitted.map(toMatCube),
  forbidden: position.forbidden.map(toMatCube),
  resources: position.resources.map(toMatCube),
});

/** The variations in force hold whatever the table lets in; names nobody knows are left out. */
export function rulesAt({ rules, variations }: Position): Rules {
  const cited = citedIn(rules);
  const names = variations.map(v => v.id).filter(id => readRules(rules.division, [id], cited.edition).ok);
  const read = readRules(rules.division, names, cited.edition);
  return read.ok ? read.rules : { ...cited, has: new Set(), base: 10, multipleOf: null, exponent: null };
}

/** What a clause is cited by. */
export const citedIn = ({ edition, division }: TableRules): Pick<Rules, 'edition' | 'division'> => ({
  edition: ofGame('equations', edition),
  division,
});

export const laidGoal = (position: Position): LaidGoal | null => goalOf(position.goalText, position.goal);
