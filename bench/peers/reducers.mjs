// A whole sequence of moves through each referee, every state kept as a value of its own.
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { Chess } from 'chessops/chess';
import { parseSan } from 'chessops/san';
import { game } from '../../packages/equations/dist/index.js';
import { newestEdition } from '../../packages/rulebook/dist/index.js';
import { decide, open, readConfig } from '../../packages/table/dist/index.js';
import { inTurns } from './in-turns.mjs';

const FACES = '1 2 3 + - 0 2 3 1 x / 0 4 5 6 4 5 * 7 8 9 7 8 r'.split(' ');
const CUBES = ['red 1', 'red 2', 'red 3', 'red +', 'red -', 'red 0', 'blue 2', 'blue 3', 'blue 1', 'blue x', 'blue /'];

function forceout() {
  const { config } = readConfig({
    edition: newestEdition('equations'),
    division: 'junior',
    players: ['Ann', 'Ben'],
    firstGoalSetter: 0,
    adventurous: false,
    judging: 'auto',
    enforcement: 'prevent',
  });
  const { state: start } = open(game, config);
  const acts = [
    { seat: 0, do: 'roll', faces: FACES },
    { seat: 0, do: 'goal', goal: '5' },
    ...CUBES.map((cube, i) => ({ seat: (i + 1) % 2, do: 'move', cube, to: i % 3 === 0 ? 'required' : 'permitted' })),
  ];
  return () => {
    let state = start;
    acts.forEach((act, i) => {
      const decision = decide(game, state, act, (i + 1) * 1000);
      if (decision.refusal) throw new Error(decision.refusal.code);
      state = decision.state;
    });
    return acts.length;
  };
}

/** The mat alone, without clocks, challenges or a Goal: what its authors would write first. */
function boardgame() {
  const mat = {
    name: 'mat',
    setup: () => ({ resources: FACES.map((face, i) => ({ id: i, face })), required: [], permitted: [] }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      move: ({ G }, id, to) => {
        const at = G.resources.findIndex(cube => cube.id === id);
        G[to].push(...G.resources.splice(at, 1));
      },
    },
  };
  const client = Client({ game: mat, numPlayers: 2, debug: false });
  client.start();
  return () => {
    client.reset();
    for (let i = 0; i < 11; i++) client.moves.move(i, i % 3 === 0 ? 'required' : 'permitted');
    if (client.getState().G.resources.length !== FACES.length - 11) throw new Error('a move was not taken');
    return 11;
  };
}

function chess() {
  const sans = 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O'.split(' ');
  const start = Chess.default();
  const moves = [];
  let at = start.clone();
  for (const san of sans) {
    const move = parseSan(at, san);
    moves.push(move);
    at = at.clone();
    at.play(move);
  }
  return () => {
    let position = start;
    for (const move of moves) {
      if (!position.isLegal(move)) throw new Error('an illegal move');
      position = position.clone();
      position.play(move);
    }
    return moves.length;
  };
}

export const compare = () =>
  inTurns([
    { who: 'Forceout: roll, Goal, moves; events, clocks', what: 'acts', once: forceout() },
    { who: 'boardgame.io: moves of a mat, no rules', what: 'moves', once: boardgame() },
    { who: 'chessops: legal moves of chess', what: 'moves', once: chess() },
  ]);
