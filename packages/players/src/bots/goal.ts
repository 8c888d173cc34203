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

/** Sketches Goals until it has one that it can solve, some more the stronger it is, and keeps the one whose Solution is longest (cautious bots: shortest). */
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
  const goal = best?.goal ?? fallback;
  return goal === null ? null : { do: 'goal', goal };
}
