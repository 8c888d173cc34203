import { type Act, answer, decide, type Game, open, type PlayerAct, readConfig, type State } from '@forceout/table';
import type { Lesson, Step, Task } from './lesson.ts';
import { missOf } from './miss.ts';

/** Where a learner is: the table, and the step. */
export interface Frame {
  readonly state: State;
  readonly at: number;
  /** What is shown: when the shake is over, the table as it was. */
  readonly table: State;
}

/** A second of table time for each act, so that no clock ever runs out in a lesson. */
const SECOND = 1000;

class LessonFault extends Error {}

function take(game: Game, state: State, act: Act): State {
  const decision = decide(game, state, act, state.at + SECOND);
  if (decision.refusal) throw new LessonFault(`${JSON.stringify(act)}: ${decision.refusal.message}`);
  return settle(game, decision.state);
}

/** Gives the referee the verdicts it waits for. */
function settle(game: Game, state: State): State {
  const [question] = state.awaiting;
  if (!question) return state;
  return take(game, state, answer(game, state, question, { below: () => 0 }, { steps: 5_000_000 }));
}

const takeAll = (game: Game, state: State, acts: readonly Act[]): State =>
  acts.reduce((now, act) => take(game, now, act), state);

export function begin(game: Game, lesson: Lesson, players: readonly string[]): Frame {
  const read = readConfig({
    players,
    enforcement: 'prevent',
    judging: 'auto',
    firstGoalSetter: 0,
    ...lesson.config,
  });
  if (!read.ok) throw new LessonFault(read.refused.message);
  const state = takeAll(game, open(game, read.config).state, lesson.start);
  return enter(game, lesson, { state, at: 0, table: state });
}

/** A lesson taken up again: everything before `at` as its words tell. */
export function beginAt(game: Game, lesson: Lesson, players: readonly string[], at: number): Frame {
  let frame = begin(game, lesson, players);
  for (const step of lesson.steps.slice(0, at))
    frame = step.kind === 'task' ? done(game, lesson, frame, step, example(step.task)) : forward(game, lesson, frame);
  return frame;
}

/** What happens by itself when a step is reached. */
function enter(game: Game, lesson: Lesson, frame: Frame): Frame {
  const step = lesson.steps[frame.at];
  if (step?.kind !== 'watch') return frame;
  const state = takeAll(game, frame.state, step.acts);
  return { ...frame, state, table: state };
}

/** On to the next step. */
export const forward = (game: Game, lesson: Lesson, frame: Frame): Frame =>
  enter(game, lesson, { ...frame, at: frame.at + 1 });

/** The act that the words of a step speak of. */
export function example(task: Task): PlayerAct {
  switch (task.do) {
    case 'goal':
      return { do: 'goal', goal: task.goal };
    case 'move':
      return { do: 'move', cube: task.face, to: task.to };
    case 'lift':
      return { do: 'lift' };
    case 'say':
      return { do: 'say', say: task.say };
    case 'write':
      return task.goal === undefined
        ? { do: 'submit', solution: task.solution }
        : { do: 'submit', solution: task.solution, goal: task.goal };
    case 'check':
      return task.reason === null
        ? { do: 'accept', writer: task.writer }
        : { do: 'reject', writer: task.writer, reason: task.reason };
  }
}

const done = (
  game: Game,
  lesson: Lesson,
  frame: Frame,
  step: Extract<Step, { kind: 'task' }>,
  act: PlayerAct,
): Frame => {
  const state = takeAll(game, take(game, frame.state, { seat: 0, ...act }), step.after ?? []);
  const table = state.shakeNo === frame.state.shakeNo && state.phase !== 'closed' ? state : frame.table;
  return forward(game, lesson, { ...frame, state, table });
};

/** The learner acts. Null: not what the step asks for, nothing happens. */
export function attempt(game: Game, lesson: Lesson, frame: Frame, act: PlayerAct): Frame | null {
  const step: Step | undefined = lesson.steps[frame.at];
  if (step?.kind !== 'task' || missOf(game, frame.state, step.task, act) !== null) return null;
  return done(game, lesson, frame, step, act);
}
