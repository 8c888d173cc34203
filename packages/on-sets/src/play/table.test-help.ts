import type { Division } from '@forceout/rulebook';
import type { Cube, Json, Position, TableRules, Variation } from '@forceout/table';
import { EIGHT } from '../ask.test-help.ts';
import type { OnSetsEdition } from '../position.ts';
import { isColour, isDigitFace, isOperation } from '../symbols.ts';

export const rulesFor = (edition: OnSetsEdition, division: Division, more: Partial<TableRules> = {}): TableRules => ({
  edition,
  division,
  season: edition === 'onsets-2014' ? '2014-15' : '2026-27',
  adventurous: true,
  restrictions: division !== 'elementary',
  options: {},
  ...more,
});

const kindOf = (face: string): string =>
  isDigitFace(face) ? 'digit' : isColour(face) ? 'colour' : isOperation(face) ? 'operation' : 'restriction';

let next = 0;
export const cubes = (faces: string): Cube[] =>
  faces
    .split(' ')
    .filter(face => face !== '')
    .map(face => ({ id: `${kindOf(face)}-${++next}`, face, kind: kindOf(face) }));

export interface Laid {
  readonly resources?: string;
  readonly required?: string;
  readonly permitted?: string;
  readonly forbidden?: string;
  readonly goal?: string;
  readonly goalText?: Json;
  readonly variations?: readonly Variation[];
  readonly cards?: readonly string[];
}

export const laid = (rules: TableRules, on: Laid): Position => ({
  rules,
  cards: on.cards ?? EIGHT,
  resources: cubes(on.resources ?? ''),
  goal: cubes(on.goal ?? ''),
  required: cubes(on.required ?? ''),
  permitted: cubes(on.permitted ?? ''),
  forbidden: cubes(on.forbidden ?? ''),
  goalText: on.goalText ?? null,
  variations: on.variations ?? [],
});

/** A whole roll: three digits and fifteen others. */
export const ROLL = "4 1 2 B B R R G G Y Y U N - ' = C V";
