import { evolve, type Position, positionOf, replay, type State, settled, type Unsettled, view } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../arena/match.ts';
import { momentsOf } from '../review/moments.ts';
import { cellOf } from '../test/games.ts';
import { botContext } from './bot-context.ts';
import { chanceOf } from './chance.ts';
import { deliberateError } from './deliberate-error.ts';
import { nextAct } from './next-act.ts';

const { game, edition } = cellOf('on-sets');

const { events } = playMatch(
  game,
  { edition, division: 'middle', shakes: 3 },
  [0, 1, 2].map(n => ({ level: 'player' as const, style: 'steady' as const, seed: n + 1 })),
  11,
);

/** The states of a match in which somebody writes. */
function writing(): readonly State[] {
  const [first, ...rest] = events;
  const states: State[] = [];
  let state: Unsettled = replay([first!]);
  for (const event of rest) {
    state = evolve(state, event);
    if (state.shake?.writers.some(w => !w.done && w.role === 'must')) states.push(settled(state));
  }
  return states;
}

describe('writing', () => {
  it('an expert’s Solution is one that the judge accepts', () => {
    const states = writing();
    expect(states.length).toBeGreaterThan(0);
    for (const state of states) {
      const writer = state.shake!.writers.find(w => !w.done && w.role === 'must')!.seat;
      const plan = nextAct(
        botContext(game, view(state, writer), writer, { level: 'expert', style: 'steady', seed: 1 }),
      );
      if (plan?.act.do !== 'submit' || plan.act.solution === null) continue;
      const { solution, goal = null } = plan.act;
      const claim = state.shake!.claim!;
      expect(game.check(positionOf(state)!, { solution, goal }, claim, { steps: 2e6 }).correct).toBe(true);
    }
  });

  it('what others have written makes no difference: a bot sees its own view only', () => {
    for (const state of writing()) {
      const { shake } = state;
      const writer = shake!.writers.find(w => !w.done)!.seat;
      const spied = settled({
        ...state,
        shake: {
          ...shake!,
          writers: shake!.writers.map(w =>
            w.seat === writer ? w : { ...w, written: { solution: { setName: 'secret' }, goal: null } },
          ),
        },
      });
      const bot = { level: 'player', style: 'steady', seed: 4 } as const;
      const act = (s: State) => nextAct(botContext(game, view(s, writer), writer, bot));
      expect(act(spied)).toEqual(act(state));
    }
  });
});

describe('slips', () => {
  const positions: readonly Position[] = momentsOf(events).map(m => positionOf(m.after)!);

  it('change a Solution, mostly into a wrong one that can still be read', () => {
    let changed = 0;
    let wrong = 0;
    for (const [n, position] of positions.entries()) {
      const found = game.solve(position, 'impossible', { steps: 400_000 });
      if (!found.exists) continue;
      const solution = deliberateError(found.witness.solution, position, chanceOf(n));
      if (JSON.stringify(solution) === JSON.stringify(found.witness.solution)) continue;
      changed++;
      const read = game.readSolution(position, { solution, goal: null }, 'impossible');
      if (read.ok && game.check(position, read.written, 'impossible', { steps: 400_000 }).correct === false) wrong++;
    }
    expect(changed).toBeGreaterThan(5);
    expect(wrong).toBeGreaterThan(changed / 3);
  });

  it('a proof loses a rule, gains a premise or cites the wrong rule', () => {
    const line = (label: string, wff: string, rule: string) => ({ label, wff, rule });
    const proof = { premises: ['Kpq'], goal: 'KKpqKpq', lines: [line('1', 'Kpq', 's'), line('2', 'KKpqKpq', 'Ki')] };
    const right = { premises: ['Kpq'], rules: ['Ko', 'Ki'], proof };
    const empty = { ...positions[0]!, required: [], permitted: [], resources: [], forbidden: [] };
    const seen = new Set(
      Array.from({ length: 30 }, (_, n) => JSON.stringify(deliberateError(right, empty, chanceOf(n)))),
    );
    expect(seen.size).toBe(3);
    expect(seen.has(JSON.stringify(right))).toBe(false);
  });
});
