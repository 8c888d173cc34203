import { rulesOf } from '@forceout/rulebook';
import type { Json, PlayerAct, Position } from '@forceout/table';
import { type BotContext, positionAt } from './bot-context.ts';
import { signsIn } from './challenge.ts';
import { sketchGoal } from './goals.ts';

/** The position as it would be with this Goal set; null when it cannot be laid or is not legal. */
function withGoal(b: BotContext, goal: Json): Position | null {
  const position = positionAt(b);
  const placed = b.game.placeGoal(position, goal, position.resources, null);
  if (!placed.ok) return null;
  const isGoal = (id: string): boolean => placed.cubes.includes(id);
  const laid: Position = {
    ...position,
    goalText: placed.goal,
    goal: position.resources.filter(c => isGoal(c.id)),
    resources: position.resources.filter(c => !isGoal(c.id)),
  };
  if (!b.game.ruleGoal(laid).ok) return null;
  const gone = b.game.leftovers(laid);
  return { ...laid, resources: laid.resources.filter(c => !gone.includes(c.id)) };
}

/**
 * Sketches Goals until it has one that it can solve, some more the stronger it is, and keeps the one whose Solution is longest
 * (cautious bots: shortest). Where none of the sketches has a Solution the solver names a Goal; null where none can have one.
 */
export function chooseGoal(b: BotContext): PlayerAct | null {
  const game = rulesOf(b.view.state.config.edition).game;
  let fallback: Json = null;
  let best: { goal: Json; hardness: number } | null = null;
  for (let tries = 0, weighed = 0; tries < 40 && (weighed < b.skill.goals || best === null); tries++) {
    const goal = sketchGoal(game, positionAt(b), b.chance, b.bot.step !== undefined);
    if (goal === null) continue;
    const laid = withGoal(b, goal);
    if (laid === null) continue;
    fallback ??= goal;
    weighed++;
    const found = b.cache.solve(laid, 'impossible', b.skill.steps);
    if (found.exists !== true) continue;
    const hardness = signsIn(found.witness.solution) * (b.bot.style === 'cautious' ? -1 : 1);
    if (best === null || hardness > best.hardness) best = { goal, hardness };
  }
  const goal = best === null ? named(b, fallback) : best.goal;
  return goal === null ? null : { do: 'goal', goal };
}

/**
 * A Goal that the solver can solve; the sketch where it does not know of one, null where it knows that there is none. In a game
 * without "no Goal" the question does not arise.
 */
function named(b: BotContext, sketch: Json): Json {
  if (rulesOf(b.view.state.config.edition).noGoal === 'none') return sketch;
  const any = b.cache.solve(positionAt(b), 'no-goal', b.skill.steps * 4);
  if (any.exists === false) return null;
  const goal = any.exists ? any.witness.goal : null;
  return goal !== null && withGoal(b, goal) !== null ? goal : sketch;
}
