import type { PlayerAct, SafeMove } from '@forceout/table';
import { leads, legalActs } from '@forceout/table';
import { type BotSeat, positionAt } from './seat.ts';

type Move = Extract<PlayerAct, { do: 'move' }>;

const movesOf = (b: BotSeat): readonly PlayerAct[] =>
  legalActs(b.game, b.view.state, b.seat)
    .filter(a => !a.open && (a.act.do === 'move' || a.act.do === 'shift'))
    .map(a => a.act);

/** Lower is better: giving a Now away is worst for the Mover, next an Impossible that an opponent can prove. */
const danger = (m: SafeMove): number =>
  (m.givesNow === true ? 8 : m.givesNow === null ? 2 : 0) +
  (m.makesImpossible === true ? 6 : m.makesImpossible === null ? 1 : 0);

/** How a style likes to use a cube that is safe everywhere. */
const taste = (b: BotSeat, to: SafeMove['to']): number => {
  switch (b.bot.style) {
    case 'cautious':
      return to === 'forbidden' ? 0 : to === 'permitted' ? 1 : 2;
    case 'bold':
      return to === 'required' ? 0 : to === 'permitted' ? 1 : 2;
    case 'tricky':
      return to === 'required' ? 0 : to === 'forbidden' ? 1 : 2;
    case 'steady':
      return 1;
  }
};

/** The move of this turn. With the solver's help it is the least dangerous one; by feel it is any. */
export function chooseMove(b: BotSeat): PlayerAct | null {
  const moves = movesOf(b);
  if (moves.length === 0) return null;
  if (!b.chance.happens(b.skill.weighsMoves)) return b.chance.pick(moves.filter(m => m.do === 'move'));
  const weighed = b.mind.safeMoves(positionAt(b), b.skill.steps).filter(s => allowed(moves, s));
  if (weighed.length === 0) return b.chance.pick(moves);
  const least = Math.min(...weighed.map(danger));
  const best = weighed.filter(s => danger(s) === least);
  const liked = Math.min(...best.map(s => taste(b, s.to)));
  const { cube, to } = b.chance.pick(best.filter(s => taste(b, s.to) === liked));
  return { do: 'move', cube, to };
}

const allowed = (moves: readonly PlayerAct[], s: SafeMove): boolean =>
  moves.some((m): m is Move => m.do === 'move' && m.cube === s.cube && m.to === s.to);

/** A bonus cube out of the way first, when no single move is safe and the lead allows it. */
export function chooseBonus(b: BotSeat): PlayerAct | null {
  const { state } = b.view;
  if (state.shake!.bonusPlayed || state.shake!.mat.resources.length < 3 || leads(state, b.seat)) return null;
  if (b.bot.style !== 'tricky' && !b.chance.happens(25)) return null;
  if (!b.chance.happens(b.skill.weighsMoves)) return null;
  const weighed = b.mind.safeMoves(positionAt(b), b.skill.steps);
  if (weighed.some(s => danger(s) === 0)) return null;
  const legal = legalActs(b.game, state, b.seat).filter(a => a.act.do === 'bonus');
  const safe = weighed.filter(s => s.to === 'forbidden' && s.makesImpossible === false);
  const choices = legal.filter(
    a => a.act.do === 'bonus' && safe.some(s => a.act.do === 'bonus' && s.cube === a.act.cube),
  );
  return choices.length > 0 ? b.chance.pick(choices).act : null;
}
