import { playAct } from '@forceout/host/virtual-table';
import { pick, type Random, shuffled } from '@forceout/rulebook/seeded';
import {
  type Claim,
  type Cube,
  type Dice,
  type Json,
  legalActs,
  open,
  type PlayerAct,
  type Position,
  positionOf,
  type State,
  settled,
  type TableEvent,
} from '@forceout/table';
import { moved } from '../bots/endgame.ts';
import type { Cell } from '../test/games.ts';
import { plainTable } from '../test/plain-table.ts';
import type { Mistake } from './mistake.ts';
import { type Moment, momentsFrom, positionAfter } from './moments.ts';

/*
 * Verdicts of a review by trying everything: every set of cubes, every text that can be written with exactly these, every
 * move. Only the judge is asked what is correct; solver, safe moves and the memory of a review have no part in it.
 */

const BUDGET = { steps: 5_000_000 };

/** The texts of an expression that takes every one of these faces, groupings written out. */
function expressions(faces: readonly string[], of: Operators): readonly string[] {
  const [only] = faces;
  if (only !== undefined && faces.length === 1) return of.isOperand(only) ? [only] : [];
  const found = new Set<string>();
  for (const face of new Set(faces)) {
    const rest = faces.toSpliced(faces.indexOf(face), 1);
    if (of.alone(face) !== null) for (const inner of expressions(rest, of)) found.add(of.alone(face)!(inner));
    if (!of.between(face)) continue;
    for (let bits = 1; bits < (1 << rest.length) - 1; bits++) {
      const left = expressions(
        rest.filter((_, n) => (bits >> n) & 1),
        of,
      );
      if (left.length === 0) continue;
      for (const b of expressions(
        rest.filter((_, n) => !((bits >> n) & 1)),
        of,
      ))
        for (const a of left) found.add(`(${a}${face}${b})`);
    }
  }
  return [...found];
}

interface Operators {
  readonly isOperand: (face: string) => boolean;
  /** With one operand: what the two make. */
  readonly alone: (face: string) => ((inner: string) => string) | null;
  readonly between: (face: string) => boolean;
}

const SETS: Operators = {
  isOperand: face => 'BRGYVL'.includes(face),
  alone: face => (face === "'" ? inner => `${inner}'` : null),
  between: face => 'UN-'.includes(face),
};
const NUMBERS: Operators = {
  isOperand: face => /^\d$/.test(face),
  alone: face => (face === 'r' ? inner => `(r${inner})` : null),
  between: face => '+-x/*r'.includes(face),
};

const WRITTEN: Readonly<Record<'on-sets' | 'equations', (faces: readonly string[]) => readonly Json[]>> = {
  'on-sets': faces => expressions(faces, SETS).map(setName => ({ setName, restrictions: [] })),
  equations: faces => expressions(faces, NUMBERS),
};

/** A moment as the review sees it, and the table when the turn began, before any bonus. */
export interface Choice {
  readonly moment: Moment;
  readonly began: State;
}

/** Is there a Solution? Every set of usable cubes that has all of Required and no more of Resources than the claim allows. */
export class Trial {
  readonly #known = new Map<string, boolean>();
  readonly cell: Cell;

  constructor(cell: Cell) {
    this.cell = cell;
  }

  exists(position: Position, claim: Claim): boolean {
    const { required, permitted, resources } = position;
    const cubes = [...required, ...permitted, ...resources];
    for (let bits = 1; bits < 1 << cubes.length; bits++) {
      const taken = cubes.filter((_, n) => (bits >> n) & 1);
      if (required.some(cube => !taken.includes(cube))) continue;
      if (claim === 'now' && taken.filter(cube => resources.includes(cube)).length > 1) continue;
      if (this.#serves(position, taken)) return true;
    }
    return false;
  }

  #serves(position: Position, taken: readonly Cube[]): boolean {
    const faces = taken.map(c => `${c.kind}:${c.face}`).sort();
    const key = faces.join(' ');
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const alone = { ...position, required: taken, permitted: [], resources: [] };
    const serves = this.#tried(alone);
    this.#known.set(key, serves);
    return serves;
  }

  /** Proofs of WFF are too many to write out: there the solver is asked, about one set of cubes at a time. */
  #tried(alone: Position): boolean {
    const { game } = this.cell;
    if (game.id === 'wff') {
      const { exists } = game.solve(alone, 'forceout', BUDGET);
      if (exists === null) throw new Error('undecided');
      return exists;
    }
    const texts = WRITTEN[game.id](alone.required.map(c => c.face));
    return texts.some(solution => {
      const { correct } = game.check(alone, { solution, goal: alone.goalText }, 'forceout', BUDGET);
      if (correct === null) throw new Error(`not judged: ${JSON.stringify(solution)}`);
      return correct;
    });
  }

  /** What a move leaves to the opponents. */
  #gives(after: Position): Mistake | null {
    if (!this.exists(after, 'impossible')) return 'made-impossible';
    return this.now(after) ? 'gave-now' : null;
  }

  now(position: Position): boolean {
    const { required, permitted, resources } = position;
    return resources.length >= 2 && required.length + permitted.length > 0 && this.exists(position, 'now');
  }

  /** Every slip in this choice; empty where it was good. */
  mistakes({ moment: m, began }: Choice): readonly Mistake[] {
    const before = positionOf(began)!;
    const possible = this.exists(before, 'impossible');
    if (m.event.event === 'challenged') {
      if (m.event.challenge.kind === 'now') return this.now(before) ? [] : ['wrong-now'];
      return possible ? ['wrong-impossible'] : [];
    }
    const mine = began.shake?.lastMover !== m.seat;
    const missed: readonly Mistake[] = [
      ...(mine && this.now(before) ? (['missed-now'] as const) : []),
      ...(mine && !possible ? (['missed-impossible'] as const) : []),
    ];
    if (missed.length > 0) return missed;
    const gave = this.#gives(positionAfter(m));
    return gave !== null && this.#hasSafeMove(before) ? [gave] : [];
  }

  #hasSafeMove(before: Position): boolean {
    const { game } = this.cell;
    return before.resources.some(cube =>
      (['required', 'permitted', 'forbidden'] as const).some(
        to =>
          (to !== 'forbidden' || before.resources.length > 1) &&
          game.ruleMove(before, { cube, from: 'resources', to, as: 'move' }).ok &&
          this.#gives(moved(before, cube.id, to)) === null,
      ),
    );
  }
}

const GOALS: Readonly<Record<Cell['game']['id'], (resources: readonly Cube[]) => Json>> = {
  'on-sets': resources => {
    const digit = resources.find(c => c.kind === 'digit')!;
    return { layout: 'single', digits: [{ d: Number(digit.face), up: true }] };
  },
  equations: resources => resources.find(c => /[2-9]/.test(c.face))!.face,
  wff: resources => resources.find(c => /[pqrs]/.test(c.face))!.face,
};

/** A shake with few cubes, played at random: some acts are challenges out of nowhere, some turns begin with a bonus. */
export function smallShake({ game, edition }: Cell, random: Random, trial: Trial): readonly Choice[] {
  const dice: Dice = { below: n => Math.floor(random() * n) };
  let { state } = open(game, plainTable(edition));
  const events: TableEvent[] = [];
  const began = new Map<number, State>();
  let turn = state;
  const play = (seat: number, act: PlayerAct): boolean => {
    if (state.shake?.bonusPlayed !== true) turn = state;
    const played = playAct(game, state, { seat, ...act }, state.at, { dice, budget: BUDGET });
    if (played.refusal !== null) return false;
    state = played.state;
    for (const event of played.events) began.set(event.seq, turn);
    events.push(...played.events);
    return true;
  };
  const { preset } = game.equipment(positionOf(state)!.rules);
  if (preset) play(0, { do: 'preset', faces: preset.choices[0]! });
  play(0, { do: 'roll' });
  if (state.phase === 'roll-deal') play(1, { do: 'deal' });
  play(0, { do: 'goal', goal: GOALS[game.id](state.shake!.mat.resources) });
  const rolled = state;
  const starts = Array.from({ length: 30 }, () => trimmed(rolled, random));
  // Seldom by chance is there anything to find in so few cubes.
  const start = starts.find(one => trial.exists(positionOf(one)!, 'impossible')) ?? trimmed(rolled, random);
  state = start;
  events.length = 0;
  for (let n = 0; n < 12 && state.phase === 'turn'; n++) {
    const onTurn = state.shake!.onTurn!;
    if (random() < 0.06 && play(onTurn, { do: 'lift' })) {
      if (!play(onTurn, { do: 'say', say: random() < 0.5 ? 'now' : 'impossible' }))
        play(onTurn, { do: 'say', say: 'impossible' });
      break;
    }
    const acts = legalActs(game, state, onTurn).filter(a => !a.open && ['move', 'bonus'].includes(a.act.do));
    const bonus = acts.filter(a => a.act.do === 'bonus');
    const moves = acts.filter(a => a.act.do === 'move');
    if (moves.length === 0) break;
    play(onTurn, pick(random, bonus.length > 0 && random() < 0.2 ? bonus : moves).act);
  }
  return momentsFrom(start, events).map(moment => ({ moment, began: began.get(moment.seq)! }));
}

/** Four or five cubes in Resources, up to two that may be used already; the others are forbidden. */
function trimmed(state: State, random: Random): State {
  const shake = state.shake!;
  // Digits of On-Sets are for the Goal alone.
  const cubes = shuffled(
    random,
    shake.mat.resources.filter(c => c.kind !== 'digit'),
  );
  const left = 4 + Math.floor(random() * 2);
  const on = left + Math.floor(random() * 3);
  const mat = {
    ...shake.mat,
    resources: cubes.slice(0, left),
    permitted: cubes.slice(left, on),
    forbidden: [...shake.mat.forbidden, ...cubes.slice(on)],
  };
  return settled({ ...state, shake: { ...shake, mat, moves: 6 } });
}
