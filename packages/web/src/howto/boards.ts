import { type GameId, newestEdition, type Section } from '@forceout/rulebook';
import type { Cube, Json, Position, SubmittedSolution } from '@forceout/table';
import { emptyBoard } from '../analyse/board.ts';

/** A position to show in print, with a Solution that one more cube from Resources makes. */
export interface HowToBoard {
  readonly position: Position;
  readonly written: SubmittedSolution;
}

type Faces = readonly (readonly [kind: string, face: string])[];

interface Laid {
  readonly cards?: readonly string[];
  readonly goalText: Json;
  readonly mat: Readonly<Record<Section, Faces>>;
  readonly solution: Json;
  /** The Goal as the writer reads it, where that is to be said. */
  readonly goal?: Json;
}

const LAID: Readonly<Record<GameId, Laid>> = {
  'on-sets': {
    cards: ['BRG', 'BR', 'B', 'R', 'RG', 'GY', 'Y', 'blank'],
    goalText: { layout: 'single', digits: [{ d: 5, up: true }] },
    mat: {
      goal: [['digit', '5']],
      required: [['operation', 'U']],
      permitted: [['colour', 'R']],
      forbidden: [['operation', "'"]],
      resources: [
        ['colour', 'B'],
        ['colour', 'G'],
        ['colour', 'Y'],
        ['operation', 'N'],
        ['operation', '-'],
      ],
    },
    solution: { restrictions: [], setName: 'R∪B' },
  },
  equations: {
    goalText: '12',
    mat: {
      goal: [
        ['red', '1'],
        ['blue', '2'],
      ],
      required: [['blue', 'x']],
      permitted: [['red', '3']],
      forbidden: [['black', '8']],
      resources: [
        ['green', '4'],
        ['green', '5'],
        ['red', '+'],
        ['black', '-'],
        ['blue', '6'],
      ],
    },
    solution: '(3x4)',
    goal: '12',
  },
  wff: {
    goalText: 'p',
    mat: {
      goal: [['lower', 'p']],
      required: [['upper', 'K']],
      permitted: [
        ['lower', 'p'],
        ['lower', 'q'],
        ['upper', 'K'],
      ],
      forbidden: [['lower', 's']],
      resources: [
        ['lower', 'o'],
        ['upper', 'C'],
        ['upper', 'N'],
        ['lower', 'i'],
        ['lower', 'q'],
      ],
    },
    solution: {
      premises: ['Kpq'],
      rules: ['Ko'],
      proof: {
        premises: ['Kpq'],
        goal: 'p',
        lines: [
          { label: '1', wff: 'Kpq', rule: 's' },
          { label: '2', wff: 'p', rule: 'Ko', cites: ['1'] },
        ],
      },
    },
  },
};

export function howToBoard(game: GameId): HowToBoard {
  const { position } = emptyBoard(newestEdition(game), 'elementary');
  const { cards = [], goalText, mat, solution, goal = null } = LAID[game];
  let id = 0;
  const cubes = (faces: Faces): readonly Cube[] => faces.map(([kind, face]) => ({ id: `h${++id}`, kind, face }));
  return {
    position: {
      ...position,
      rules: { ...position.rules, adventurous: false },
      variations: [],
      cards,
      goalText,
      goal: cubes(mat.goal),
      required: cubes(mat.required),
      permitted: cubes(mat.permitted),
      forbidden: cubes(mat.forbidden),
      resources: cubes(mat.resources),
    },
    written: { solution, goal },
  };
}
