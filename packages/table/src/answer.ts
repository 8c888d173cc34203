import type { Act } from './act.ts';
import { tableRules } from './config.ts';
import { equipmentFor } from './equipment.ts';
import type { Budget, Game, Position } from './game.ts';
import { claimOf } from './phases/challenge/write.ts';
import { requireShake } from './seats.ts';
import type { Awaiting, State, Unsettled } from './state.ts';

/** The mat as the game sees it, for hosts, bots and pages. Null between shakes. */
export function positionOf(state: Unsettled): Position | null {
  const { shake } = state;
  if (shake === null) return null;
  return {
    rules: tableRules(state.config),
    cards: shake.cards,
    ...shake.mat,
    goalText: shake.goalText,
    variations: shake.variations,
  };
}

/** The same, where the phase has a shake. */
export function requirePosition(state: Unsettled): Position {
  const position = positionOf(state);
  if (position === null) throw new Error(`there is no mat in phase ${state.phase}`);
  return position;
}

export interface Dice {
  /** A whole number from 0 to n − 1. */
  below(n: number): number;
}

/** Answers one question the referee waits for. Heavy: run it in a worker, feed the act back to `decide`. */
export function answer(game: Game, state: State, question: Awaiting, dice: Dice, budget: Budget): Act {
  if (question.kind === 'roll') return { seat: 'engine', do: 'roll', ...randomRoll(game, state, dice) };
  if (question.kind === 'deal')
    return { seat: 'engine', do: 'deal', cards: randomDeal(game, state, question.count, dice) };
  const position = requirePosition(state);
  const shake = requireShake(state);
  const written = shake.writers.find(w => w.seat === question.writer)?.written;
  if (written == null) throw new Error(`seat ${question.writer} has written nothing`);
  const after = claimOf(shake, question.writer);
  const stamp = { for: question.id, engine: game.engine };
  switch (question.kind) {
    case 'check':
      return { seat: 'engine', do: 'verdict', ...stamp, verdict: game.check(position, written, after, budget) };
    case 'objection':
      return {
        seat: 'engine',
        do: 'objection',
        ...stamp,
        verdict: game.checkObjection(position, written, question.objection, after, budget),
      };
    case 'equals':
      return { seat: 'engine', do: 'equals', ...stamp, equals: game.equalsGoal(position, written, budget).equals };
  }
}

export function randomRoll(
  game: Game,
  state: Unsettled,
  dice: Dice,
): { faces: readonly string[]; preset?: readonly string[] } {
  const { cubes, preset } = equipmentFor(game, state.config);
  const set = new Set(preset?.cubes ?? []);
  const faces = cubes.filter(c => !set.has(c.id)).map(c => c.faces[dice.below(c.faces.length)]!);
  const choice = preset?.choices[dice.below(preset.choices.length)];
  return choice ? { faces, preset: choice } : { faces };
}

/** Shuffles the deck (Fisher and Yates) and deals from the top. */
export function randomDeal(game: Game, state: Unsettled, count: number, dice: Dice): readonly string[] {
  const cards = [...(equipmentFor(game, state.config).deck?.cards ?? [])];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    const [here, there] = [cards[i], cards[j]];
    if (here === undefined || there === undefined) continue;
    cards[i] = there;
    cards[j] = here;
  }
  return cards.slice(0, count);
}

export function randomRollOff(game: Game, state: Unsettled, dice: Dice): readonly string[] {
  const { faces } = equipmentFor(game, state.config).rollOff.cube;
  return [faces[dice.below(faces.length)]!];
}

/** Fills in what only the host may: the faces of a roll and the cards of a deal. */
export function fillIn(game: Game, state: Unsettled, act: Act, dice: Dice): Act {
  if (act.do === 'roll' && act.faces === undefined)
    return {
      ...act,
      faces: state.phase === 'roll-off' ? randomRollOff(game, state, dice) : randomRoll(game, state, dice).faces,
    };
  if (act.do === 'deal' && act.seat !== 'engine' && act.cards === undefined) {
    const count = act.count ?? equipmentFor(game, state.config).deck?.min ?? 0;
    return { ...act, cards: randomDeal(game, state, count, dice) };
  }
  return act;
}
