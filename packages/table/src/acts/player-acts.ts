import { TARGETS } from '@forceout/rulebook';
import type { Phase } from '../state.ts';
import type { Definitions } from './definition.ts';
import {
  clauseAddress,
  cube,
  cubes,
  flag,
  freeText,
  integer,
  integers,
  json,
  nullableText,
  oneOf,
  optional,
  scripted,
  seat,
  text,
} from './field.ts';

/** Phases in which what a player writes is for that player alone. */
export const WRITING = ['write', 'no-goal-write', 'last-cube-write', 'stop-write'] as const satisfies readonly Phase[];
const scores = integers(3);

/** Acts of a seat. Names and fields are those of the public protocol, part 2. */
export const PLAYER_ACTS = {
  preset: { fields: { faces: cubes(6) }, phases: ['roll-deal'], words: ['faces…'] },
  roll: {
    fields: { faces: scripted(cubes(32)), seed: scripted(text(0, 20_000)) },
    phases: ['roll-off', 'roll-deal'],
    words: ['faces…'],
  },
  deal: {
    fields: { cards: scripted(cubes(32)), count: optional(integer(1, 16)), seed: scripted(text(0, 20_000)) },
    phases: ['roll-deal'],
    words: ['cards…'],
  },
  select: {
    fields: { variation: nullableText(40), value: optional(json) },
    phases: ['roll-deal', 'variation'],
    words: ['variation', 'value'],
  },
  bonus: { fields: { cube }, phases: ['goal', 'turn'], words: ['cube'] },
  place: {
    fields: { goal: json, cubes: optional(cubes(32)) },
    phases: ['goal', 'no-goal-set'],
    words: ['goal'],
  },
  goal: {
    fields: { goal: optional(json), cubes: optional(cubes(32)) },
    phases: ['goal', 'no-goal-set'],
    words: ['goal'],
  },
  'no-goal': { fields: {}, phases: ['goal', 'no-goal-set'] },
  agree: { fields: {}, phases: ['no-goal'] },
  move: { fields: { cube, to: oneOf(TARGETS) }, phases: ['turn'], words: ['cube', 'to'] },
  shift: { fields: { cube, to: oneOf(TARGETS) }, phases: ['turn'], words: ['cube', 'to'] },
  // Only where the table has agreed to practise: back to a moment of the shake, named by its entry.
  undo: {
    fields: { moment: integer(1, 10_000_000) },
    phases: ['goal', 'turn', 'block-up', 'write', 'last-cube-write'],
    words: ['moment'],
  },
  // What a hand on the block means in a phase is for the rules of challenge to say.
  lift: { fields: {}, phases: 'any' },
  say: { fields: { say: oneOf(['now', 'impossible', 'never']) }, phases: ['block-up'], words: ['say'] },
  tie: { fields: { both: flag }, phases: ['block-up'] },
  'put-back': { fields: {}, phases: ['block-up'] },
  side: {
    fields: { with: optional(oneOf(['mover', 'challenger'])), present: optional(flag) },
    phases: ['write', 'no-goal-write'],
  },
  submit: {
    fields: { solution: json, goal: optional(json) },
    phases: [...WRITING, 'block-up'],
    words: ['solution', 'goal'],
  },
  withdraw: { fields: {}, phases: [...WRITING, 'present', 'check'] },
  accept: { fields: { writer: seat }, phases: ['check'], words: ['writer'] },
  reject: {
    fields: { writer: seat, reason: clauseAddress, regroup: optional(json), proof: optional(json) },
    phases: ['check'],
    words: ['writer', 'reason'],
  },
  prove: {
    fields: { writer: seat, how: optional(oneOf(['joint', 'separate'])), pass: optional(flag) },
    phases: ['check'],
  },
  'more-time': { fields: { writer: optional(seat) }, phases: ['check'] },
  'call-judge': { fields: { question: optional(freeText) }, phases: 'any', fromOutside: true },
  'call-off': { fields: {}, phases: 'any', fromOutside: true },
  'ask-judge': { fields: { writer: seat }, phases: ['check'], words: ['writer'] },
  'point-out': {
    fields: { fault: text(1, 40, /^[a-z-]{1,40}$/), target: optional(seat) },
    phases: 'any',
    words: ['fault'],
  },
  absent: { fields: { target: optional(seat) }, phases: 'any', fromOutside: true },
  back: { fields: { target: optional(seat) }, phases: 'any', fromOutside: true },
  sign: {
    fields: { scores: optional(scores), reason: optional(freeText) },
    phases: ['scoresheet'],
    fromOutside: true,
  },
  object: {
    fields: { scores: optional(scores), reason: optional(freeText) },
    phases: ['scoresheet'],
    fromOutside: true,
  },
  correct: { fields: { scores, reason: optional(freeText) }, phases: ['scoresheet'], fromOutside: true },
  appeal: {
    fields: { scores: optional(scores), reason: optional(freeText) },
    phases: ['scoresheet'],
    fromOutside: true,
  },
  stop: { fields: {}, phases: 'any' },
  resign: { fields: {}, phases: 'any', fromOutside: true },
  'end-match': { fields: { agree: optional(flag) }, phases: 'any' },
} as const satisfies Definitions;
