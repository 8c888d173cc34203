import type { Division } from '@forceout/rulebook';
import type { Cube, Json, Position, TableRules, Variation } from '@forceout/table';

export const rulesFor = (division: Division, more: Partial<TableRules> = {}): TableRules => ({
  edition: 'equations-2015',
  division,
  season: '2015-16',
  adventurous: true,
  restrictions: false,
  options: {},
  ...more,
});

/** The colour that carries a face in the usual set. */
const colourOf = (face: string): string =>
  '0123'.includes(face) ? 'red' : '456*-'.includes(face) ? 'green' : '789r'.includes(face) ? 'black' : 'blue';

let next = 0;
/** Cubes `3 + blue:2`. */
export const cubes = (text: string): Cube[] =>
  text
    .split(' ')
    .filter(name => name !== '')
    .map(name => {
      const [colour, face] = name.includes(':') ? name.split(':') : [colourOf(name), name];
      return { id: `${colour}-${++next}`, kind: colour!, face: face! };
    });

export interface Laid {
  readonly resources?: string;
  readonly required?: string;
  readonly permitted?: string;
  readonly forbidden?: string;
  /** The cubes of the Goal, in order. */
  readonly goal?: string;
  readonly goalText?: Json;
  /** Names, parted by spaces. */
  readonly with?: string;
}

export const laid = (rules: TableRules, on: Laid): Position => ({
  rules,
  cards: [],
  resources: cubes(on.resources ?? ''),
  goal: cubes(on.goal ?? ''),
  required: cubes(on.required ?? ''),
  permitted: cubes(on.permitted ?? ''),
  forbidden: cubes(on.forbidden ?? ''),
  goalText: on.goalText ?? null,
  variations: variations(on.with ?? ''),
});

export const variations = (names: string): Variation[] =>
  names
    .split(' ')
    .filter(name => name !== '')
    .map(id => ({ id, value: null }));
