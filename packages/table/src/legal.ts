import { rulesOf } from '@forceout/rulebook';
import { type PlayerAct, TARGETS } from './act.ts';
import { tableRules } from './config.ts';
import { decide } from './decide.ts';
import { equipmentFor } from './equipment.ts';
import type { Cube, Game } from './game.ts';
import type { Seat, State } from './state.ts';

/** `open`: the player still has to say what (a Goal, a Solution, a reason); the act shown only tells that it is allowed. */
export interface LegalAct {
  readonly act: PlayerAct;
  readonly open: boolean;
}

/** One cube of each kind and face is enough to choose from. */
const distinct = (cubes: readonly Cube[]): readonly Cube[] =>
  cubes.filter((c, i) => cubes.findIndex(d => d.kind === c.kind && d.face === c.face) === i);

function* candidates(game: Game, s: State, _seat: Seat): Generator<LegalAct> {
  const rules = tableRules(s.config);
  const closed = (act: PlayerAct): LegalAct => ({ act, open: false });
  const open = (act: PlayerAct): LegalAct => ({ act, open: true });
  const mat = s.shake?.mat;
  switch (s.phase) {
    case 'roll-off':
      yield open({ do: 'roll', faces: [equipmentFor(game, s.config).rollOff.cube.faces[0]!] });
      break;
    case 'roll-deal': {
      const { cubes, preset, deck } = equipmentFor(game, s.config);
      for (const faces of preset?.choices ?? []) yield closed({ do: 'preset', faces });
      yield open({ do: 'roll', faces: cubes.filter(c => !preset?.cubes.includes(c.id)).map(c => c.faces[0]!) });
      if (deck) yield open({ do: 'deal', cards: deck.cards.slice(0, deck.min) });
      break;
    }
    case 'goal':
    case 'no-goal-set':
      yield closed({ do: 'no-goal' });
      yield closed({ do: 'goal' });
      for (const cube of distinct(mat!.resources)) yield closed({ do: 'bonus', cube: cube.id });
      break;
    case 'no-goal':
      yield closed({ do: 'agree' });
      break;
    case 'turn':
      for (const cube of distinct(mat!.resources)) {
        for (const to of TARGETS) yield closed({ do: 'move', cube: cube.id, to });
        if (!s.shake!.bonusPlayed) yield closed({ do: 'bonus', cube: cube.id });
      }
      for (const cube of distinct(mat!.permitted))
        for (const to of ['required', 'forbidden'] as const) yield closed({ do: 'shift', cube: cube.id, to });
      break;
    case 'block-up':
      yield closed({ do: 'say', say: 'now' });
      yield closed({ do: 'say', say: 'impossible' });
      yield closed({ do: 'put-back' });
      yield closed({ do: 'tie', both: true });
      yield closed({ do: 'tie', both: false });
      break;
    case 'check': {
      const writer = s.shake!.checking?.writer;
      if (writer === undefined) break;
      yield closed({ do: 'accept', writer });
      yield open({ do: 'reject', writer, reason: rulesOf(s.config.edition).clauses.solution });
      yield closed({ do: 'prove', writer, how: 'joint' });
      yield closed({ do: 'prove', writer, how: 'separate' });
      yield closed({ do: 'prove', writer, pass: true });
      yield closed({ do: 'more-time' });
      yield closed({ do: 'ask-judge', writer });
      break;
    }
    case 'scoresheet':
      yield closed({ do: 'sign' });
      yield open({ do: 'object' });
      yield open({ do: 'correct', scores: s.seats.map(() => 0) });
      yield open({ do: 'appeal' });
      break;
    default:
      break;
  }
  if (s.phase === 'roll-deal' || s.phase === 'variation') {
    for (const spec of game.variations(rules)) {
      if (spec.alwaysOn) continue;
      for (const value of spec.blank ? (spec.blank.choices ?? []) : [null])
        yield closed({ do: 'select', variation: spec.id, value });
      if (spec.blank && spec.blank.choices === null) yield open({ do: 'select', variation: spec.id });
    }
    yield closed({ do: 'select', variation: null });
  }
  yield closed({ do: 'side', with: 'mover' });
  yield closed({ do: 'side', with: 'challenger' });
  yield closed({ do: 'side', present: true });
  yield closed({ do: 'side', present: false });
  yield closed({ do: 'submit', solution: null });
  yield closed({ do: 'lift' });
  yield closed({ do: 'call-judge' });
}

/**
 * What a seat may do now without fault: the acts a preventing referee would take. Acts the rules price (an invalid
 * challenge, a leader's bonus) are left out even where the table would let them happen.
 */
export function legalActs(game: Game, state: State, seat: Seat): readonly LegalAct[] {
  const strict: State = { ...state, config: { ...state.config, enforcement: 'prevent' } };
  const acts: LegalAct[] = [];
  for (const candidate of candidates(game, strict, seat)) {
    const { act } = candidate;
    const blank = act.do === 'select' && candidate.open;
    const ok = blank ? maySelect(strict, seat) : decide(game, strict, { seat, ...act }, state.at).refusal === null;
    if (ok) acts.push(act.do === 'submit' ? { act, open: true } : candidate);
  }
  if (mayPlaceGoal(state, seat))
    acts.push({ act: { do: 'place', goal: null }, open: true }, { act: { do: 'goal' }, open: true });
  return acts;
}

const maySelect = (s: State, seat: Seat): boolean =>
  s.phase === 'variation' ? s.shake!.selecting?.seat === seat : s.shake!.setter === seat && s.shake!.rolled;

const mayPlaceGoal = (s: State, seat: Seat): boolean =>
  (s.phase === 'goal' && s.shake!.setter === seat) || (s.phase === 'no-goal-set' && s.shake!.goalBy === seat);
