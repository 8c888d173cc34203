import type { PlayerAct, SafeMove } from '@forceout/table';
import { bonusIsFree, legalActs, seatsIn } from '@forceout/table';
import { type BotContext, mayUse, positionAt, shakeOf } from './bot-context.ts';
import { type EndgameMove, playOut } from './endgame.ts';
import type { Style } from './level.ts';

type To = SafeMove['to'];

function turnActs(b: BotContext): readonly PlayerAct[] {
  const acts = legalActs(b.game, b.view.state, b.seat)
    .filter(a => !a.open && ['move', 'shift', 'bonus'].includes(a.act.do))
    .map(a => a.act)
    .filter(act => act.do !== 'bonus' || mayUse(b, 'bonus'));
  const known = acts.filter(act => !('to' in act) || act.to !== 'forbidden' || mayUse(b, 'forbidden'));
  return known.length > 0 ? known : acts;
}

const nameOf = (act: PlayerAct | EndgameMove): string =>
  `${act.do} ${'cube' in act ? act.cube : ''} ${'to' in act ? act.to : ''}`;

/** Lower is better: giving a Now away is worst for the Mover, next an Impossible that an opponent can prove. */
const danger = (m: SafeMove): number =>
  (m.givesNow === true ? 8 : m.givesNow === null ? 2 : 0) +
  (m.makesImpossible === true ? 6 : m.makesImpossible === null ? 1 : 0);

/** Where a style likes to put a cube, best first; steady bots do not mind. */
const LIKES: Readonly<Record<Style, readonly To[]>> = {
  cautious: ['forbidden', 'permitted', 'required'],
  bold: ['required', 'permitted', 'forbidden'],
  tricky: ['required', 'forbidden', 'permitted'],
  steady: [],
};
const taste = (b: BotContext, to: To): number => LIKES[b.bot.style].indexOf(to);

const toOf = (act: PlayerAct | EndgameMove): To => ('to' in act ? act.to : 'forbidden');

/** One of the acts, chosen by the bot's taste. */
function liked<A extends PlayerAct | EndgameMove>(b: BotContext, acts: readonly A[]): A {
  const best = Math.min(...acts.map(a => taste(b, toOf(a))));
  return b.chance.pick(acts.filter(a => taste(b, toOf(a)) === best));
}

/** What the bot does on its turn: the end of a shake is played out, before that the least dangerous move is taken. */
export function chooseTurn(b: BotContext): PlayerAct | null {
  const acts = turnActs(b);
  const moves = acts.filter(a => a.do !== 'bonus');
  if (moves.length === 0) return null;
  const end = chooseEndgame(b, acts);
  if (end !== null) return end;
  if (!b.chance.happens(b.skill.weighsMoves)) return byFeel(b, moves);
  const weighed = weighedMoves(b, moves);
  if (weighed.length === 0) return byFeel(b, moves);
  const bonus = chooseBonus(b, acts, weighed);
  if (bonus !== null) return bonus;
  const least = Math.min(...weighed.map(w => danger(w.weighed)));
  return liked(
    b,
    weighed.filter(w => danger(w.weighed) === least).map(w => w.act),
  );
}

/** Nobody who moves by feel thinks of shifting; a style still shows. */
function byFeel(b: BotContext, moves: readonly PlayerAct[]): PlayerAct {
  const plain = moves.filter(m => m.do === 'move');
  const from = plain.length > 0 ? plain : moves;
  return b.chance.happens(50) ? liked(b, from) : b.chance.pick(from);
}

interface Weighed {
  readonly act: PlayerAct;
  readonly weighed: SafeMove;
}

function weighedMoves(b: BotContext, moves: readonly PlayerAct[]): readonly Weighed[] {
  const byName = new Map(moves.map(m => [nameOf(m), m]));
  return b.cache.safeMoves(positionAt(b), b.skill.steps).flatMap(weighed => {
    const { cube, to } = weighed;
    const act = byName.get(nameOf({ do: 'move', cube, to })) ?? byName.get(nameOf({ do: 'shift', cube, to }));
    return act === undefined ? [] : [{ act, weighed }];
  });
}

/** How often a style takes a bonus that does no harm; all take one when no single move is safe. */
const BONUS: Readonly<Record<Style, number>> = { steady: 4, cautious: 0, bold: 15, tricky: 40 };

function chooseBonus(b: BotContext, acts: readonly PlayerAct[], weighed: readonly Weighed[]): PlayerAct | null {
  if (positionAt(b).resources.length < 3) return null;
  const stuck = weighed.every(w => danger(w.weighed) > 0);
  if (!stuck && !b.chance.happens(BONUS[b.bot.style])) return null;
  const harmless = weighed
    .filter(w => w.weighed.to === 'forbidden' && w.act.do === 'move' && w.weighed.makesImpossible === false)
    .map(w => w.weighed.cube);
  const choices = acts.filter(a => a.do === 'bonus' && harmless.includes(a.cube));
  return choices.length > 0 ? b.chance.pick(choices) : null;
}

/** Perfect play with few cubes; null while there are too many, or where the solver cannot decide in time. */
function chooseEndgame(b: BotContext, acts: readonly PlayerAct[]): PlayerAct | null {
  const position = positionAt(b);
  if (position.resources.length > b.skill.endgame) return null;
  const { state } = b.view;
  const seats = seatsIn(state);
  const found = playOut(
    // What was weighed for the turn before serves this one.
    { ...b.game, safeMoves: (at, { steps }) => b.cache.safeMoves(at, steps) },
    {
      position,
      seats,
      onTurn: b.seat,
      mayBonus: seats.filter(seat => bonusIsFree(state, seat)),
      bonusPlayed: shakeOf(b).bonusPlayed,
    },
    b.skill.steps,
  );
  if (found === null) return null;
  const names = new Set(found.equals.map(nameOf));
  const best = acts.filter(a => names.has(nameOf(a)));
  return best.length === 0 ? null : liked(b, best);
}
