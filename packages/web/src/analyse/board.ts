import type { CodedPosition } from '@forceout/record';
import {
  alwaysOn,
  cards as CARDS,
  cubeKinds,
  cubesOf,
  type Division,
  type EditionId,
  type GameId,
  rulesOf,
  SECTIONS,
  type Section,
} from '@forceout/rulebook';
import type { Claim, Cube, Json, Position, TableRules, Variation } from '@forceout/table';
import type { GameUi } from '../games/ui.ts';
import type { Thinker } from './ask.ts';

/** A position that somebody sets up by hand, and what was said at it. */
export type Board = CodedPosition;

/** What every tool for a board is given. */
export interface BoardTool {
  readonly ui: GameUi;
  readonly board: Board;
  readonly onBoard: (board: Board) => void;
  readonly thinker: Thinker;
}

export const gameOf = ({ position }: Board): GameId => rulesOf(position.rules.edition).game;

/** What a claim can be on a board; a disputed no-Goal has no mat to look at. */
export const CLAIMS = ['now', 'impossible', 'forceout'] as const satisfies readonly Claim[];

export function emptyBoard(edition: EditionId, division: Division): Board {
  const { game, season, usesVariations } = rulesOf(edition);
  const rules: TableRules = {
    edition,
    division,
    season,
    adventurous: usesVariations,
    restrictions: game === 'on-sets' && division !== 'elementary',
    options: {},
  };
  const position: Position = {
    rules,
    cards: [],
    goal: [],
    required: [],
    permitted: [],
    forbidden: [],
    resources: [],
    goalText: null,
    variations: alwaysInForce(rules),
  };
  return { position, claim: 'now' };
}

function alwaysInForce({ edition, division, adventurous }: TableRules): readonly Variation[] {
  if (!adventurous) return [];
  const value = rulesOf(edition).game === 'on-sets' ? true : null;
  return alwaysOn(edition, division).map(id => ({ id, value }));
}

export const isAlwaysOn = ({ position: { rules } }: Board, id: string): boolean =>
  rules.adventurous && alwaysOn(rules.edition, rules.division).includes(id);

const allCubes = ({ position }: Board): readonly Cube[] => SECTIONS.flatMap(section => position[section]);

/** Faces that cubes still in the box can show, in the order of the box. */
export function inTheBox(board: Board): readonly Omit<Cube, 'id'>[] {
  const game = gameOf(board);
  const used = allCubes(board);
  const specs = cubesOf(game, board.position.rules.options.faceSet);
  return cubeKinds[game].flatMap(({ kind, count }) => {
    if (used.filter(cube => cube.kind === kind).length >= count) return [];
    const faces = new Set(specs.filter(spec => spec.kind === kind).flatMap(spec => spec.faces));
    return [...faces].sort(byFace).map(face => ({ kind, face }));
  });
}

/** Digits first, then as the box has them. */
const byFace = (a: string, b: string): number =>
  Number(/\d/.test(b)) - Number(/\d/.test(a)) || (/\d/.test(a) ? Number(a) - Number(b) : 0);

export const leftInTheBox = (board: Board): number => cubesOf(gameOf(board)).length - allCubes(board).length;

const nextId = (board: Board): string =>
  `k${Math.max(0, ...allCubes(board).map(({ id }) => Number(/^k(\d+)$/.exec(id)?.[1] ?? 0))) + 1}`;

const withPosition = (board: Board, patch: Partial<Position>): Board => ({
  ...board,
  position: { ...board.position, ...patch },
});

export const addCube = (board: Board, cube: Omit<Cube, 'id'>, to: Section): Board =>
  withPosition(board, { [to]: [...board.position[to], { id: nextId(board), ...cube }] });

function withoutCube(position: Position, id: string): Position {
  const patch = Object.fromEntries(SECTIONS.map(s => [s, position[s].filter(cube => cube.id !== id)]));
  return { ...position, ...patch };
}

export const removeCube = (board: Board, id: string): Board => ({
  ...board,
  position: withoutCube(board.position, id),
});

export function moveCube(board: Board, id: string, to: Section): Board {
  const cube = allCubes(board).find(c => c.id === id);
  if (cube === undefined || board.position[to].includes(cube)) return board;
  const position = withoutCube(board.position, id);
  return { ...board, position: { ...position, [to]: [...position[to], cube] } };
}

/** The deck's own order, whatever is tapped first. */
export const toggleCard = (board: Board, card: string): Board => {
  const { cards } = board.position;
  const has = cards.includes(card);
  return withPosition(board, { cards: CARDS.filter(one => (one === card ? !has : cards.includes(one))) });
};

/** Lays a Goal with these cubes; those that were in it and are not named go back to the box. */
export function setGoal(board: Board, goalText: Json, cubes: readonly Cube[]): Board {
  const { position } = board;
  const ids = cubes.map(cube => cube.id);
  const rest = Object.fromEntries(SECTIONS.map(s => [s, position[s].filter(cube => !ids.includes(cube.id))]));
  let next = Number(nextId(board).slice(1));
  const goal = cubes.map(cube => (cube.id.startsWith(BOX) ? { ...cube, id: `k${next++}` } : cube));
  return withPosition(board, { ...rest, goal, goalText });
}

const BOX = 'box';

/** Cubes a Goal can be laid with: those of Resources and of the old Goal, and some out of the box. */
export function goalSource(board: Board): readonly Cube[] {
  const { goal, resources } = board.position;
  const wanted = gameOf(board) === 'on-sets' ? /^[1-5]$/ : gameOf(board) === 'wff' ? /^[CAKENpqrs]$/ : /./;
  const copies = gameOf(board) === 'equations' ? 2 : 3;
  const box = inTheBox(board)
    .filter(({ face }) => wanted.test(face))
    .flatMap(cube =>
      Array.from({ length: copies }, (_, n) => ({ ...cube, id: `${BOX}-${cube.kind}-${cube.face}-${n}` })),
    );
  return [...goal, ...resources.filter(({ face }) => wanted.test(face)), ...box];
}

export const setClaim = (board: Board, claim: Claim): Board => ({ ...board, claim });

/** One of a name at a time, the newest last. */
export const addVariation = (board: Board, variation: Variation): Board =>
  withPosition(board, {
    variations: [...board.position.variations.filter(v => v.id !== variation.id), variation],
  });

export const dropVariation = (board: Board, id: string): Board =>
  withPosition(board, { variations: board.position.variations.filter(v => v.id !== id) });

/** What has to be there before anything can be asked. */
export type Missing = 'cards' | 'goal' | 'cubes';

export function missing(board: Board): Missing | null {
  const { cards, goalText, required, permitted, resources } = board.position;
  if (gameOf(board) === 'on-sets' && cards.length === 0) return 'cards';
  if (goalText === null) return 'goal';
  return required.length + permitted.length + resources.length === 0 ? 'cubes' : null;
}
