import { type Division, type EditionId, itemAt, needed, rulesOf } from '@forceout/rulebook';
import type { Adjudicator, Claim, Game, Json, Position, SafeMove, SubmittedSolution } from '@forceout/table';
import { positionOf } from '@forceout/table';
import { playMatch } from '../arena/match.ts';
import { type Chance, chanceOf } from '../bots/chance.ts';
import { deliberateError } from '../bots/deliberate-error.ts';
import { moved } from '../bots/endgame.ts';
import { LEVELS } from '../bots/level.ts';
import { nowAllowed } from '../hints/now-allowed.ts';
import { momentsOf } from '../review/moments.ts';
import { cubesUsed } from './grade.ts';
import { proofPuzzle, readingsPuzzle } from './language-puzzles.ts';
import { moveName, type PackedPosition, PUZZLE_KINDS, type Puzzle, type PuzzleKind, packPosition } from './puzzle.ts';

export interface Maker {
  readonly game: Game;
  readonly adjudicator: Adjudicator;
  readonly edition: EditionId;
  readonly division: Division;
  /** Bounds the solver for one question; a position it cannot decide is passed over. */
  readonly steps: number;
}

/** A position out of a match between bots, somewhere in the middle of a shake. */
function drawPosition(maker: Maker, chance: Chance): Position | null {
  const bots = [0, 1].map(i => ({
    level: chance.pick(LEVELS.slice(0, 2)),
    style: 'steady' as const,
    seed: chance.below(1e9) + i,
  }));
  const { events } = playMatch(
    maker.game,
    { edition: maker.edition, division: maker.division, shakes: 1 },
    bots,
    chance.below(1e9) + 1,
  );
  const moments = momentsOf(events).filter(m => m.did === 'move' || m.did === 'goal');
  if (moments.length < 3) return null;
  const moment = itemAt(moments, 1 + chance.below(moments.length - 1));
  return positionOf(moment.after);
}

const themesOf = (position: Position, ...more: readonly string[]): readonly string[] => [
  ...new Set([...more, ...position.variations.map(v => v.id)]),
];

/** Longer Solutions, more cubes and more variations are harder; a start for the rating, no more. */
const hardness = (position: Position, witness: SubmittedSolution | null, extra: number): number => {
  const length = witness === null ? 20 : JSON.stringify(witness.solution).length;
  const usable = position.required.length + position.permitted.length + position.resources.length;
  const level = { elementary: 0, middle: 100, junior: 200, senior: 300 }[position.rules.division];
  return Math.round(
    Math.min(2600, 800 + level + 4 * Math.min(length, 150) + 12 * usable + 40 * position.variations.length + extra),
  );
};

type PuzzleBody<K extends PuzzleKind> = Omit<Extract<Puzzle, { kind: K }>, 'id' | 'game' | 'edition' | 'division'>;
type AnyBody = { [K in PuzzleKind]: PuzzleBody<K> }[PuzzleKind];

/** The kinds a game has: proofs are WFF's, ambiguous readings the other two's. */
export const kindsOf = (game: Game): readonly PuzzleKind[] =>
  PUZZLE_KINDS.filter(kind =>
    kind === 'prove'
      ? game.id === 'wff'
      : kind === 'readings'
        ? game.id !== 'wff'
        : kind !== 'fewest' || game.fewest !== undefined,
  );

/** Tries to make one puzzle of a kind from a seed; null when the position drawn does not give one. */
export function makePuzzle(maker: Maker, kind: PuzzleKind, seed: number): Puzzle | null {
  const chance = chanceOf(seed, kind.length, maker.division.length);
  const body = bodyOf(maker, kind, chance);
  if (body === null) return null;
  const game = rulesOf(maker.edition).game;
  return { id: `${game}-${kind}-${seed}`, game, edition: maker.edition, division: maker.division, ...body } as Puzzle;
}

function bodyOf(maker: Maker, kind: PuzzleKind, chance: Chance): AnyBody | null {
  if (kind === 'prove') return proofPuzzle(maker, chance);
  if (kind === 'readings') return readingsPuzzle(maker, chance);
  const position = drawPosition(maker, chance);
  if (position === null) return null;
  const packed = packPosition(position);
  switch (kind) {
    case 'find':
      return findPuzzle(maker, position, packed, chance.happens(50) ? 'now' : 'impossible');
    case 'fewest':
      return fewestPuzzle(maker, position, packed);
    case 'now':
    case 'impossible':
      return decisionPuzzle(maker, position, kind, chance);
    case 'safe':
      return safePuzzle(maker, position, packed);
    case 'spot':
      return spotPuzzle(maker, position, chance);
  }
}

function findPuzzle(
  { game, steps }: Maker,
  position: Position,
  packed: PackedPosition,
  claim: Claim,
): PuzzleBody<'find'> | null {
  const found = game.solve(position, claim, { steps });
  if (!found.exists) return null;
  const difficulty = hardness(position, found.witness, claim === 'now' ? 100 : 0);
  return { kind: 'find', position: packed, claim, themes: themesOf(position, 'find', claim), difficulty };
}

function fewestPuzzle({ game, steps }: Maker, position: Position, packed: PackedPosition): PuzzleBody<'fewest'> | null {
  // Of two Solutions nobody could say which cubes count.
  if (game.paired(position.variations)) return null;
  const found = game.fewest?.(position, 'impossible', { steps });
  if (!found?.exists || cubesUsed(game, position, found.witness, 'impossible', { steps }) !== found.cubes) return null;
  return {
    kind: 'fewest',
    position: packed,
    claim: 'impossible',
    answer: found.cubes,
    themes: themesOf(position, 'fewest'),
    difficulty: hardness(position, found.witness, 200),
  };
}

/** As many yes as no, as far as the positions give it: an answer that is not wanted is passed over. */
function decisionPuzzle(
  { game, steps }: Maker,
  drawn: Position,
  kind: 'now' | 'impossible',
  chance: Chance,
): AnyBody | null {
  const wanted = chance.happens(50);
  const position = kind === 'impossible' && wanted ? withFewerCubes(game, drawn, chance) : drawn;
  const found = game.solve(position, kind, { steps });
  if (found.exists === null || found.exists !== (wanted === (kind === 'now'))) return null;
  const difficulty = hardness(position, found.exists ? found.witness : null, found.exists ? 0 : 150);
  const body = { position: packPosition(position), themes: themesOf(position, kind), difficulty };
  if (kind === 'now') {
    if (!nowAllowed(game, position)) return null;
    return { kind, ...body, answer: found.exists };
  }
  return { kind, ...body, answer: !found.exists };
}

/** Somebody forbids a few cubes, as somebody does in most shakes. */
function withFewerCubes(game: Game, drawn: Position, chance: Chance): Position {
  let position = drawn;
  for (let n = 1 + chance.below(4); n > 0 && position.resources.length > 2; n--) {
    const cube = chance.pick(position.resources);
    if (game.ruleMove(position, { cube, from: 'resources', to: 'forbidden', as: 'move' }).ok)
      position = moved(position, cube.id, 'forbidden');
  }
  return position;
}

/** Only where every move is decided, some are safe and some are not. */
function safePuzzle({ game, steps }: Maker, position: Position, packed: PackedPosition): PuzzleBody<'safe'> | null {
  const moves = game.safeMoves(position, { steps });
  if (moves.length === 0 || moves.some(m => m.givesNow === null || m.makesImpossible === null)) return null;
  const safe = moves.filter(m => !m.givesNow && !m.makesImpossible);
  if (safe.length === 0 || safe.length === moves.length) return null;
  const nameOf = (m: SafeMove): string => {
    const cube = needed(
      [...position.resources, ...position.permitted].find(c => c.id === m.cube),
      `The cube ${m.cube}`,
    );
    return moveName(cube.kind, cube.face, m.to);
  };
  const share = safe.length / moves.length;
  return {
    kind: 'safe',
    position: packed,
    answer: [...new Set(safe.map(nameOf))].sort(),
    themes: themesOf(position, 'safe'),
    difficulty: hardness(position, null, Math.round(600 * (1 - share))),
  };
}

/** Something is wrong: in what is written, or in what the mat or the claim has to say to it. */
function spoiled(
  position: Position,
  solution: Json,
  chance: Chance,
): { position: Position; solution: Json; claim: Claim } {
  const whole = { position, solution, claim: 'impossible' as const };
  const from = chance.pick(['permitted', 'resources'] as const);
  const cube = position[from].length === 0 ? null : chance.pick(position[from]);
  switch (chance.below(6)) {
    case 0:
      return { ...whole, claim: 'now' };
    case 1:
      return cube === null ? whole : { ...whole, position: moved(position, cube.id, 'required') };
    case 2:
      return cube === null ? whole : { ...whole, position: moved(position, cube.id, 'forbidden') };
    default:
      return { ...whole, solution: deliberateError(solution, position, chance) };
  }
}

function spotPuzzle({ game, steps }: Maker, drawn: Position, chance: Chance): PuzzleBody<'spot'> | null {
  const found = game.solve(drawn, 'impossible', { steps });
  if (!found.exists) return null;
  const { position, solution, claim } = spoiled(drawn, found.witness.solution, chance);
  const read = game.readSolution(position, { solution, goal: found.witness.goal }, claim);
  if (!read.ok) return null;
  const verdict = game.check(position, read.written, claim, { steps });
  if (verdict.correct !== false || verdict.reasons.length === 0) return null;
  const answer = [...new Set(verdict.reasons.map(r => r.code))].sort();
  return {
    kind: 'spot',
    position: packPosition(position),
    claim,
    solution: read.written.solution,
    goal: read.written.goal,
    answer,
    themes: themesOf(position, 'spot', ...answer),
    difficulty: hardness(position, read.written, 50 * answer.length),
  };
}
