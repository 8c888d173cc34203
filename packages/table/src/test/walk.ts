import { DIVISIONS, EDITIONS, rulesOf } from '@forceout/rulebook';
import type { Act, PlayerAct } from '../act.ts';
import { readConfig, type TableConfig } from '../config.ts';
import { open } from '../decide.ts';
import type { TableEvent } from '../event.ts';
import type { Game } from '../game.ts';
import { playAct } from '../host.ts';
import type { Refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import { standIn } from './standIn.ts';

/** A small generator of our own (Park and Miller), so that a walk is one number. */
export function randomOf(seed: number): { below(n: number): number } {
  let x = (seed % 2147483646) + 1;
  return {
    below: n => {
      x = (x * 48271) % 2147483647;
      return x % n;
    },
  };
}

const TO = ['required', 'permitted', 'forbidden'] as const;
const FACES = ['a', 'b', 'c', 'd', 'e', '='];
const REASONS = ['VII-B', 'VII-C-5-b', 'II-A', ''];

export interface Step {
  readonly act: Act;
  readonly at: number;
  readonly before: State;
  readonly after: State;
  readonly events: readonly TableEvent[];
  readonly refusal: Refusal['refused'] | null;
}

export interface Walk {
  readonly game: Game;
  readonly config: TableConfig;
  readonly events: readonly TableEvent[];
  readonly state: State;
}

/** A random table of any edition, division, number of players and both switches. */
export function randomTable(seed: number): { game: Game; config: TableConfig } {
  const r = randomOf(seed);
  const pick = <T>(xs: readonly T[]): T => xs[r.below(xs.length)]!;
  const edition = pick(EDITIONS);
  const players = ['Ann', 'Ben', 'Cy'].slice(0, 2 + r.below(2));
  const read = readConfig({
    edition,
    division: pick(DIVISIONS),
    players,
    adventurous: r.below(2) === 0,
    enforcement: pick(['faithful', 'prevent']),
    judging: pick(['players', 'auto']),
    leftoverSand: pick(['off', 'lesser']),
    judge: r.below(2) === 0,
    options: { casual: r.below(2) === 0 },
    ...(r.below(3) > 0 ? { firstGoalSetter: r.below(players.length) } : {}),
  });
  if (!read.ok) throw new Error(read.refused.message);
  const onSets = rulesOf(edition).game === 'on-sets';
  const game = standIn(rulesOf(edition).game, {
    cubes: 5 + r.below(6),
    deck: onSets,
    preset: onSets && r.below(2) === 0,
  });
  return { game, config: read.config };
}

/** Some act for the moment: mostly one that fits the phase, sometimes anything at all. */
export function randomAct(s: State, r: { below(n: number): number }, secret: string): Act {
  const pick = <T>(xs: readonly T[]): T => xs[r.below(xs.length)]!;
  const anyone = r.below(s.seats.length);
  const { shake } = s;
  const face = (): string => pick(shake?.mat.resources.map(c => c.face) ?? FACES) ?? 'a';
  const solution = {
    right: pick([true, false]),
    faults: ['VII-B'],
    shows: 'shown',
    equals: pick([true, false]),
    secret,
  };
  const by = (seat: number, act: PlayerAct): Act => ({ seat, ...act }) as Act;
  if (r.below(12) === 0) return wild(s, r, secret);
  switch (s.phase) {
    case 'roll-off':
      return by(anyone, { do: 'roll', faces: [pick(FACES)] });
    case 'roll-deal':
      return pick([
        by(shake!.setter, { do: 'preset', faces: ['a', 'b'] }),
        by(shake!.setter, { do: 'roll' }),
        by((shake!.setter + s.seats.length - 1) % s.seats.length, { do: 'deal', count: 6 + r.below(7) }),
        by(anyone, { do: 'deal' }),
      ]);
    case 'variation':
      return by(shake!.selecting?.seat ?? anyone, {
        do: 'select',
        variation: pick(['plain', 'other', 'third', 'fourth', 'blank', 'idle', 'pair', 'shift', null]),
        value: pick(FACES),
      });
    case 'goal':
    case 'no-goal-set':
      return pick([
        by(shake!.goalBy, { do: 'goal', goal: face() }),
        by(shake!.goalBy, { do: 'goal', goal: face() + face() }),
        by(shake!.goalBy, { do: 'place', goal: face() }),
        by(shake!.goalBy, { do: 'bonus', cube: face() }),
        by(shake!.goalBy, { do: 'no-goal' }),
        by(anyone, { do: 'point-out', fault: pick(['illegal-variation', 'leader-bonus']) }),
      ]);
    case 'no-goal':
      return by(anyone, { do: pick(['agree', 'agree', 'lift'] as const) });
    case 'turn':
      return pick([
        by(shake!.onTurn!, { do: 'move', cube: face(), to: pick(TO) }),
        by(shake!.onTurn!, { do: 'move', cube: face(), to: pick(TO) }),
        by(shake!.onTurn!, { do: 'move', cube: face(), to: pick(TO) }),
        by(shake!.onTurn!, { do: 'bonus', cube: face() }),
        by(shake!.onTurn!, { do: 'shift', cube: pick(FACES), to: pick(TO) }),
        by(anyone, { do: 'lift' }),
        by(anyone, { do: 'point-out', fault: pick(['leader-bonus', 'early-relation', 'last-cube-forbidden']) }),
      ]);
    case 'block-up':
      return pick([
        by(shake!.block!.lifts[0]!.seat, { do: 'say', say: pick(['now', 'impossible', 'never']) }),
        by(shake!.block!.lifts[0]!.seat, { do: 'say', say: pick(['now', 'impossible']) }),
        by(anyone, { do: 'lift' }),
        by(anyone, { do: 'tie', both: pick([true, false]) }),
        by(anyone, { do: 'put-back' }),
      ]);
    case 'check': {
      const writer = shake!.checking!.writer;
      return pick([
        by(anyone, { do: 'accept', writer }),
        by(anyone, { do: 'reject', writer, reason: pick(REASONS) }),
        by(anyone, { do: 'reject', writer, reason: 'VII-C-5-c', regroup: pick(['shown', 'not shown']) }),
        by(anyone, { do: 'prove', writer, how: pick(['joint', 'separate']) }),
        by(anyone, { do: 'ask-judge', writer }),
        by(anyone, { do: 'more-time' }),
        { seat: 'judge', do: 'rule', value: pick([true, false]) },
      ]);
    }
    case 'scoresheet':
      return by(
        anyone,
        pick<PlayerAct>([
          { do: 'sign' },
          { do: 'sign' },
          { do: 'object' },
          { do: 'correct', scores: s.seats.map(() => 4) },
        ]),
      );
    default:
      return pick([
        by(anyone, { do: 'submit', solution }),
        by(anyone, { do: 'submit', solution }),
        by(anyone, { do: 'submit', solution: null }),
        by(anyone, { do: 'side', with: pick(['mover', 'challenger']) }),
        by(anyone, { do: 'side', present: pick([true, false]) }),
        by(anyone, { do: 'withdraw' }),
        by(anyone, { do: 'lift' }),
      ]);
  }
}

/** Acts that mostly do not fit: wrong phase, wrong seat, judge and director. */
function wild(s: State, r: { below(n: number): number }, secret: string): Act {
  const pick = <T>(xs: readonly T[]): T => xs[r.below(xs.length)]!;
  const seat = r.below(3);
  return pick<Act>([
    { seat, do: 'lift' },
    { seat, do: 'roll', faces: ['a'] },
    { seat, do: 'move', cube: 'k1', to: 'required' },
    { seat, do: 'goal', goal: 'a' },
    { seat, do: 'submit', solution: { right: true, secret } },
    { seat, do: 'accept', writer: r.below(3) },
    { seat, do: 'absent' },
    { seat, do: 'back' },
    { seat, do: 'call-judge' },
    { seat, do: 'call-off' },
    { seat, do: 'absent', target: r.below(s.seats.length) },
    { seat, do: 'stop' },
    { seat, do: 'end-match', agree: r.below(4) > 0 },
    { seat, do: 'sign' },
    { seat, do: 'point-out', fault: 'leader-bonus', target: r.below(3) },
    { seat: 'judge', do: 'pause' },
    { seat: 'judge', do: 'resume' },
    { seat: 'judge', do: 'resume' },
    { seat: 'judge', do: 'approve' },
    { seat: 'judge', do: 'refuse' },
    { seat: 'judge', do: 'warn', target: r.below(s.seats.length) },
    { seat: 'judge', do: 'penalize', target: r.below(s.seats.length) },
    { seat: 'judge', do: 'accommodate', target: r.below(s.seats.length), value: 50 },
    { seat: 'engine', do: 'verdict', for: 1, verdict: { correct: true, reasons: [] } },
  ]);
}

/** Now and then an official act that ends things, which would make short walks if it came often. */
const rare = (s: State, r: { below(n: number): number }): Act =>
  [
    { seat: 'director', do: 'warning' } as const,
    { seat: 'director', do: 'stop' } as const,
    { seat: 'judge', do: 'void' } as const,
    { seat: 'judge', do: 'replay', scope: 'shake' } as const,
    { seat: 'judge', do: 'replay', scope: 'round', value: 5 } as const,
    { seat: r.below(s.seats.length), do: 'resign' } as const,
    { seat: 'judge', do: 'disqualify', target: r.below(s.seats.length) } as const,
    { seat: 'judge', do: 'zero', target: r.below(s.seats.length) } as const,
  ][r.below(8)]!;

/** Walks a table for a number of acts and shows each step to `see`. */
export function walk(seed: number, acts: number, see: (step: Step) => void): Walk {
  const { game, config } = randomTable(seed);
  const r = randomOf(seed * 7919 + 1);
  const opened = open(game, config);
  let { state } = opened;
  const events = [...opened.events];
  for (let i = 0; i < acts && state.phase !== 'closed'; i++) {
    const jump = r.below(10);
    const at = state.at + (jump < 7 ? r.below(3000) : jump < 9 ? r.below(30_000) : r.below(200_000));
    const act: Act =
      r.below(8) === 0 ? { do: 'wait' } : r.below(60) === 0 ? rare(state, r) : randomAct(state, r, `secret${i}`);
    const played = playAct(game, state, act, at, r, { steps: 1000 });
    see({ act, at, before: state, after: played.state, events: played.events, refusal: played.refusal });
    events.push(...played.events);
    state = played.state;
  }
  return { game, config, events, state };
}
