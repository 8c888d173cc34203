import type { Division, GameId } from './names.ts';

/**
 * What is in the box. The rulebooks print only part of the faces, so each set says where it comes from,
 * and a table may play with another one (`rules.options.faceSet`).
 */
export interface FaceSet {
  readonly id: string;
  readonly provenance: string;
  /** The six faces of a cube of that kind, repeated faces repeated. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  /** Kinds whose cubes are not all alike: the faces of each cube, in order. */
  readonly mixed?: Readonly<Record<string, readonly (readonly string[])[]>>;
}

export interface CubeKind {
  readonly kind: string;
  readonly count: number;
}

/** In the order in which a scripted roll names faces. */
export const cubeKinds: Readonly<Record<GameId, readonly CubeKind[]>> = {
  'on-sets': [
    { kind: 'digit', count: 3 },
    { kind: 'colour', count: 8 },
    { kind: 'operation', count: 4 },
    { kind: 'restriction', count: 3 },
  ],
  equations: [
    { kind: 'red', count: 6 },
    { kind: 'blue', count: 6 },
    { kind: 'green', count: 6 },
    { kind: 'black', count: 6 },
  ],
  wff: [
    { kind: 'upper', count: 14 },
    { kind: 'lower', count: 14 },
  ],
};

const six = (faces: string): readonly string[] => faces.split(' ');

const digit = six('1 1 2 3 4 5');
const operation = six("U U N N - '");
const restriction = six('= = C C V L');

const blueYellow = six('B B Y Y R G');
const redGreen = six('R R G G B Y');

export const faceSets: Readonly<Record<GameId, readonly [FaceSet, ...FaceSet[]]>> = {
  'on-sets': [
    {
      id: 'standard',
      provenance:
        'Digit cube: glossary of the 2026-27 rules. Operation and Restriction cubes: several public descriptions of ' +
        'the kit agree. Colour cubes: a public description; others differ, so this part is the least certain.',
      kinds: { digit, colour: six('B B R R G Y'), operation, restriction },
    },
    {
      id: 'colour-fair',
      provenance:
        'As the standard set, but with two sorts of colour cube as one public description has them: four show blue ' +
        'and yellow twice, four show red and green twice, so that no colour is rolled more often than another.',
      kinds: { digit, colour: blueYellow, operation, restriction },
      mixed: { colour: [...Array(4).fill(blueYellow), ...Array(4).fill(redGreen)] },
    },
  ],
  equations: [
    {
      id: 'standard',
      provenance:
        'Several independent public descriptions of the kit agree on these faces. The rules give only the alphabet: ' +
        'ten digits and six operations. Newer kits print the power sign as ^, older ones as *; it is one symbol.',
      kinds: {
        red: six('0 1 2 3 + -'),
        blue: six('0 1 2 3 x /'),
        green: six('4 5 6 x - *'),
        black: six('7 8 9 + / r'),
      },
    },
  ],
  wff: [
    {
      id: 'standard',
      provenance: 'The 2017-18 rules, I-B-1: six letters for each sort of cube, one to a face.',
      kinds: { upper: six('C A K E N R'), lower: six('p q r s i o') },
    },
  ],
};

export const isFaceSet = (game: GameId, id: unknown): boolean => faceSets[game].some(set => set.id === id);

/** Every cube of the game in protocol order with its six faces. An unknown set means the standard one. */
export function cubesOf(
  game: GameId,
  faceSet?: unknown,
): readonly { readonly kind: string; readonly faces: readonly string[] }[] {
  const set = faceSets[game].find(({ id }) => id === faceSet) ?? faceSets[game][0];
  return cubeKinds[game].flatMap(({ kind, count }) =>
    Array.from({ length: count }, (_, i) => ({ kind, faces: set.mixed?.[kind]?.[i] ?? set.kinds[kind] ?? [] })),
  );
}

/** The highest school grade of each division; who is younger may play there too. */
export const highestGrade: Readonly<Record<Division, number>> = { elementary: 6, middle: 8, junior: 10, senior: 12 };

/** The sixteen On-Sets cards: one for every choice of dots (I-B-1). */
export const cards: readonly string[] = six('blank B R G Y BR BG BY RG RY GY BRG BRY BGY RGY BRGY');

/** II-B. The 2026-27 glossary says 6 to 10 below Senior; the body of the rules and every other source say 12. */
export const cardRange = (division: Division): { readonly min: number; readonly max: number } =>
  division === 'senior' ? { min: 10, max: 14 } : { min: 6, max: 12 };
