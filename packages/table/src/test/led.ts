import { expect } from 'vitest';
import type { Act } from '../act.ts';
import type { PLAYER_ACTS } from '../acts/index.ts';
import { answer, fillIn } from '../answer.ts';
import { nextDeadline } from '../deadline.ts';
import { decide, open } from '../decide.ts';
import { PHASES, type State } from '../state.ts';
import { actsIn, nextAfterOrder, nextPhases } from '../transitions.ts';
import { randomAct, randomOf, randomTable, rare } from './walk.ts';

const isOfficial = (act: Act): boolean => act.seat === 'judge' || act.seat === 'director';

/** Every act of a walk that was taken, with the state before and after it and nothing in between. */
function* taken(seed: number, acts: number): Generator<{ act: Act; from: State; to: State }> {
  const { game, config } = randomTable(seed);
  const chance = randomOf(seed * 31 + 7);
  let { state } = open(game, config);
  for (let i = 0; i < acts && state.phase !== 'closed'; i++) {
    const at = state.at + chance.below(chance.below(6) === 0 ? 90_000 : 3000);
    for (let due = nextDeadline(state); due !== null && due <= at; due = nextDeadline(state))
      state = decide(game, state, { do: 'wait' }, Math.max(due, state.at)).state;
    const [question] = state.awaiting;
    const wanted = question
      ? answer(game, state, question, chance, { steps: 100 })
      : chance.below(60) === 0
        ? rare(state, chance)
        : randomAct(state, chance, 's');
    const act = fillIn(game, state, wanted, chance);
    const { state: to, refusal } = decide(game, state, act, at);
    if (refusal === null) yield { act, from: state, to };
    state = to;
  }
}

/** Sees that every act of the walks leads where its row says; gives the rows that no walk took. */
export function rowsNotTaken(walks: number, acts: number): readonly string[] {
  const seen = new Set<string>();
  for (let seed = 1; seed <= walks; seed++)
    for (const { act, from, to } of taken(seed, acts)) {
      if (act.do === 'wait' || act.seat === 'engine' || act.seat === undefined) continue;
      if (act.do === 'warning' || (act.do === 'stop' && isOfficial(act))) continue;
      const next =
        typeof act.seat === 'number'
          ? nextPhases(from.phase, act.do as keyof typeof PLAYER_ACTS)
          : nextAfterOrder(from.phase, act.do as Parameters<typeof nextAfterOrder>[1]);
      if (!next.includes(to.phase)) expect.fail(`${act.do} in ${from.phase} led to ${to.phase}`);
      seen.add(`${from.phase} ${act.do}`);
    }
  return PHASES.flatMap(phase => actsIn(phase).map(verb => `${phase} ${verb}`)).filter(row => !seen.has(row));
}
