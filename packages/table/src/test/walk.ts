import { playAct } from '@forceout/host/virtual-table';
import { DIVISIONS, EDITIONS, rulesOf } from '@forceout/rulebook';
import type { Act, PlayerAct } from '../act.ts';
import { readConfig, type TableConfig } from '../config.ts';
import { open } from '../decide.ts';
import type { TableEvent } from '../event.ts';
import type { Game } from '../game.ts';
import type { Refusal } from '../refusal.ts';
import type { State } from '../state.ts';
import { actsIn } from '../transitions.ts';
import { sampleOf } from './samples.ts';
import { standIn } from './stand-in.ts';

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

type Verb = PlayerAct['do'];

/** Of the acts for every phase those that belong to play; the others come now and then. */
const ANYTIME: readonly Verb[] = ['lift', 'point-out'];

/** Acts that a match has more of. */
const OFTEN: Readonly<Partial<Record<Verb, number>>> = { move: 4, submit: 3, agree: 2, say: 3, sign: 3, goal: 2 };

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
    options: { casual: r.below(2) === 0, ...(seed % 7 === 3 ? { undo: true } : {}) },
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

/** Some act for the moment: mostly one that the table of transitions has for the phase, sometimes anything at all. */
export function randomAct(s: State, r: { below(n: number): number }, secret: string): Act {
  if (r.below(12) === 0) return wild(s, r, secret);
  const here = actsIn(s.phase).filter(verb => verb !== 'undo' || s.config.options.undo === true);
  const verbs = [...here, ...ANYTIME].flatMap(verb => Array<Verb>(OFTEN[verb] ?? 1).fill(verb));
  const verb = verbs[r.below(verbs.length)] as Verb;
  return sampleOf(verb, s, r, secret);
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
export const rare = (s: State, r: { below(n: number): number }): Act =>
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
    const played = playAct(game, state, act, at, { dice: r, budget: { steps: 1000 } });
    see({ act, at, before: state, after: played.state, events: played.events, refusal: played.refusal });
    events.push(...played.events);
    state = played.state;
  }
  return { game, config, events, state };
}
