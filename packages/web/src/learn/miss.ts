import {
  claimOf,
  decide,
  type Game,
  type PlayerAct,
  positionOf,
  type Reason,
  type State,
  type SubmittedSolution,
  type Target,
} from '@forceout/table';
import type { Key } from '../i18n/index.ts';
import type { Answer, Step, Task } from './lesson.ts';

/** Why an answer is not the one asked for: a sentence, what the referee says, and a Solution to look at. */
export interface Miss {
  readonly say: Key | null;
  readonly move?: { readonly face: string; readonly to: Target };
  readonly refused?: NonNullable<ReturnType<typeof decide>['refusal']>;
  readonly reasons: readonly Reason[];
  readonly written: SubmittedSolution | null;
}

const STEPS = { steps: 5_000_000 };
const NOTHING: Miss = { say: null, reasons: [], written: null };

/** What keeps an act from being the one the step asks for; null when it is. A Solution only has to be correct. */
export function missOf(game: Game, state: State, task: Task, act: PlayerAct): Miss | null {
  switch (task.do) {
    case 'goal':
      return act.do === 'goal' && JSON.stringify(act.goal) === JSON.stringify(task.goal)
        ? null
        : refused(game, state, act, { ...NOTHING, say: 'learn.why.goal' });
    case 'move': {
      if (act.do !== 'move') return NOTHING;
      const face = state.shake?.mat.resources.find(cube => cube.id === act.cube)?.face ?? act.cube;
      if (face === task.face && act.to === task.to) return null;
      return refused(game, state, act, { ...NOTHING, say: 'learn.why.move', move: { face, to: act.to } });
    }
    case 'lift':
      return act.do === 'lift' ? null : NOTHING;
    case 'say':
      return act.do === 'say' && act.say === task.say ? null : saidOther(game, state, task.say);
    case 'write':
      if (act.do !== 'submit') return NOTHING;
      return act.solution === null
        ? { ...NOTHING, say: 'learn.why.none' }
        : wrongSolution(game, state, { solution: act.solution, goal: act.goal ?? null });
    case 'check':
      return checkedOther(game, state, task.writer, act);
  }
}

/** The referee's own no goes before the lesson's. */
function refused(game: Game, state: State, act: PlayerAct, miss: Miss): Miss {
  const { refusal } = decide(game, state, { seat: 0, ...act }, state.at + 1000);
  return refusal ? { ...miss, refused: refusal } : miss;
}

function saidOther(game: Game, state: State, asked: 'now' | 'impossible'): Miss {
  if (asked === 'impossible') return { ...NOTHING, say: 'learn.why.say.now' };
  const position = positionOf(state);
  const found = position ? game.solve(position, 'now', STEPS) : null;
  return {
    ...NOTHING,
    say: 'learn.why.say.impossible',
    written: found?.exists === true ? found.witness : null,
  };
}

function wrongSolution(game: Game, state: State, written: SubmittedSolution): Miss | null {
  const position = positionOf(state);
  if (!position || !state.shake) return NOTHING;
  const verdict = game.check(position, written, claimOf(state.shake, 0) ?? 'stop', STEPS);
  return verdict.correct === true ? null : { ...NOTHING, reasons: verdict.reasons, written };
}

function checkedOther(game: Game, state: State, writer: number, act: PlayerAct): Miss | null {
  const position = positionOf(state);
  const written = state.shake?.writers.find(w => w.seat === writer)?.written;
  if (!position || !state.shake || !written || (act.do !== 'accept' && act.do !== 'reject') || act.writer !== writer)
    return NOTHING;
  const claim = claimOf(state.shake, writer) ?? 'stop';
  const { correct, reasons } = game.check(position, written, claim, STEPS);
  if (act.do === 'accept') return correct ? null : { say: 'learn.why.accepted', reasons, written };
  if (correct) return { say: 'learn.why.rejected', reasons: [], written };
  const objection = { reason: act.reason, regroup: act.regroup ?? null, proof: act.proof ?? null };
  return game.checkObjection(position, written, objection, claim, STEPS).upheld === true
    ? null
    : { say: 'learn.why.reason', reasons, written };
}

/** What is wrong with an answer to a question: by the referee where there is a Goal, else by how it is worked out. */
export function missOfAnswer(game: Game, state: State, step: Extract<Step, { kind: 'quiz' }>, answer: Answer): Miss {
  const position = positionOf(state);
  const written = answer.written ?? step.shows ?? null;
  const ruled = answer.written !== undefined && position !== null && position.goalText !== null;
  return {
    say: answer.why ?? (ruled ? null : step.why),
    reasons: ruled ? game.check(position, answer.written!, step.claim ?? 'impossible', STEPS).reasons : [],
    written,
  };
}
