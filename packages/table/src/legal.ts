import { rulesOf } from '@forceout/rulebook';
import { type PlayerAct, TARGETS } from './act.ts';
import { tableRules } from './config.ts';
import { isTaken } from './decide.ts';
import { equipmentFor } from './equipment.ts';
import type { Cube, Game } from './game.ts';
import { FAULT_KINDS } from './phases/play/illegal-procedure.ts';
import { shiftTargets } from './rules/index.ts';
import type { Seat, Section, State } from './state.ts';
import { actsIn } from './transitions.ts';

/** `open`: the player still has to say what (a Goal, a Solution, a reason); the act shown only tells that it is allowed. */
export interface LegalAct {
  readonly act: PlayerAct;
  readonly open: boolean;
}

/** One cube of each kind and face is enough to choose from. */
const distinct = (cubes: readonly Cube[]): readonly Cube[] =>
  cubes.filter((c, i) => cubes.findIndex(d => d.kind === c.kind && d.face === c.face) === i);

type Verb = PlayerAct['do'];
type Suggest = (game: Game, s: State) => Iterable<LegalAct>;

const closed = (act: PlayerAct): LegalAct => ({ act, open: false });
const open = (act: PlayerAct): LegalAct => ({ act, open: true });
const cubesOf = (s: State, section: Section): readonly Cube[] => distinct(s.shake?.mat[section] ?? []);

function* picks(game: Game, s: State): Generator<LegalAct> {
  for (const spec of game.variations(tableRules(s.config))) {
    if (spec.alwaysOn) continue;
    for (const value of spec.blank ? (spec.blank.choices ?? []) : [null])
      yield closed({ do: 'select', variation: spec.id, value });
    if (spec.blank && spec.blank.choices === null) yield open({ do: 'select', variation: spec.id });
  }
  yield closed({ do: 'select', variation: null });
}

/** What is about the Solution under check. */
const underCheck =
  (acts: (writer: Seat, s: State) => readonly LegalAct[]): Suggest =>
  (_, s) =>
    s.phase === 'check' && s.shake.checking !== null ? acts(s.shake.checking.writer, s) : [];

/** For each act what could be tried of it; the referee then says what is allowed. Acts left out have no end of forms. */
const SUGGESTIONS: Readonly<Partial<Record<Verb, Suggest>>> = {
  preset: (game, s) =>
    (equipmentFor(game, s.config).preset?.choices ?? []).map(faces => closed({ do: 'preset', faces })),
  roll: (game, s) => {
    const { cubes, preset, rollOff } = equipmentFor(game, s.config);
    const thrown = s.phase === 'roll-off' ? [rollOff.cube] : cubes.filter(c => !preset?.cubes.includes(c.id));
    return [open({ do: 'roll', faces: thrown.flatMap(c => c.faces.slice(0, 1)) })];
  },
  deal: (game, s) => {
    const { deck } = equipmentFor(game, s.config);
    return deck ? [open({ do: 'deal', cards: deck.cards.slice(0, deck.min) })] : [];
  },
  select: picks,
  'no-goal': () => [closed({ do: 'no-goal' })],
  goal: () => [closed({ do: 'goal' })],
  agree: () => [closed({ do: 'agree' })],
  move: (_, s) => cubesOf(s, 'resources').flatMap(cube => TARGETS.map(to => closed({ do: 'move', cube: cube.id, to }))),
  bonus: (_, s) =>
    s.shake?.bonusPlayed ? [] : cubesOf(s, 'resources').map(cube => closed({ do: 'bonus', cube: cube.id })),
  shift: (game, s) => {
    const targets = shiftTargets(rulesOf(s.config.edition), game.shifts(s.shake?.variations ?? []));
    return cubesOf(s, 'permitted').flatMap(cube => targets.map(to => closed({ do: 'shift', cube: cube.id, to })));
  },
  say: () => [closed({ do: 'say', say: 'now' }), closed({ do: 'say', say: 'impossible' })],
  'put-back': () => [closed({ do: 'put-back' })],
  tie: () => [closed({ do: 'tie', both: true }), closed({ do: 'tie', both: false })],
  accept: underCheck(writer => [closed({ do: 'accept', writer })]),
  reject: underCheck((writer, s) => [
    open({ do: 'reject', writer, reason: rulesOf(s.config.edition).clauses.solution }),
  ]),
  prove: underCheck(writer => [
    closed({ do: 'prove', writer, how: 'joint' }),
    closed({ do: 'prove', writer, how: 'separate' }),
    closed({ do: 'prove', writer, pass: true }),
  ]),
  'more-time': () => [closed({ do: 'more-time' })],
  'ask-judge': underCheck(writer => [closed({ do: 'ask-judge', writer })]),
  sign: () => [closed({ do: 'sign' })],
  object: () => [open({ do: 'object' })],
  correct: (_, s) => [open({ do: 'correct', scores: s.seats.map(() => 0) })],
  appeal: () => [open({ do: 'appeal' })],
  side: () => [
    closed({ do: 'side', with: 'mover' }),
    closed({ do: 'side', with: 'challenger' }),
    closed({ do: 'side', present: true }),
    closed({ do: 'side', present: false }),
  ],
  submit: () => [closed({ do: 'submit', solution: null })],
  lift: () => [closed({ do: 'lift' })],
  'call-judge': () => [closed({ do: 'call-judge' })],
};

const others = (s: State, seat: Seat): readonly Seat[] => s.seats.map((_, i) => i).filter(i => i !== seat);

/** Not moves of the game but manners at the table: leaving, ending, taking back, pointing a fault out. */
const manners = (s: State, seat: Seat): readonly LegalAct[] => [
  closed({ do: 'withdraw' }),
  closed({ do: 'call-off' }),
  ...FAULT_KINDS.map(fault => closed({ do: 'point-out', fault })),
  closed({ do: 'absent' }),
  ...others(s, seat).map(target => closed({ do: 'absent', target })),
  closed({ do: 'back' }),
  closed({ do: 'stop' }),
  closed({ do: 'resign' }),
  closed({ do: 'end-match' }),
  closed({ do: 'end-match', agree: false }),
];

/** Everything that could be tried in this phase, by the table of transitions. */
const candidates = (game: Game, s: State): readonly LegalAct[] =>
  [...actsIn(s.phase), 'lift' as const, 'call-judge' as const].flatMap(verb => [
    ...(SUGGESTIONS[verb]?.(game, s) ?? []),
  ]);

/**
 * What a seat may do now without fault: the acts a preventing referee would take. Acts the rules price (an invalid
 * challenge, a leader's bonus) are left out even where the table would let them happen. `all` adds what is beside the
 * game: leaving, ending, pointing a fault out.
 */
export function legalActs(game: Game, state: State, seat: Seat, which: 'play' | 'all' = 'play'): readonly LegalAct[] {
  const strict: State = { ...state, config: { ...state.config, enforcement: 'prevent' } };
  const acts: LegalAct[] = [];
  const beside = which === 'all' ? manners(strict, seat) : [];
  for (const candidate of [...candidates(game, strict), ...beside]) {
    const { act } = candidate;
    const blank = act.do === 'select' && candidate.open;
    const ok = blank ? maySelect(strict, seat) : isTaken(game, strict, { seat, ...act });
    if (ok) acts.push(act.do === 'submit' ? { act, open: true } : candidate);
  }
  if (mayPlaceGoal(state, seat))
    acts.push({ act: { do: 'place', goal: null }, open: true }, { act: { do: 'goal' }, open: true });
  return acts;
}

const maySelect = (s: State, seat: Seat): boolean =>
  s.phase === 'variation'
    ? s.shake.selecting.seat === seat
    : s.phase === 'roll-deal' && s.shake.setter === seat && s.shake.rolled;

const mayPlaceGoal = (s: State, seat: Seat): boolean =>
  (s.phase === 'goal' && s.shake.setter === seat) || (s.phase === 'no-goal-set' && s.shake.goalBy === seat);
