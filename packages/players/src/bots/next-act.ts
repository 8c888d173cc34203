import type { PlannedAct } from '@forceout/host';
import { firstOf } from '@forceout/rulebook';
import type { PlayerAct } from '@forceout/table';
import { legalActs, seatAt } from '@forceout/table';
import { fillBlank } from './blanks.ts';
import { type BotContext, mayUse, shakeOf } from './bot-context.ts';
import { chooseChallenge } from './challenge.ts';
import { chooseCheck } from './check.ts';
import { chooseGoal } from './goal.ts';
import type { Style } from './level.ts';
import { chooseTurn } from './move.ts';
import { thinkingTime } from './timing.ts';
import { chooseWriting } from './write.ts';

/** What the bot does next at its seat, or null when it waits for others. */
export function nextAct(b: BotContext): PlannedAct | null {
  const act = choose(b);
  return act === null ? null : { act, afterMs: thinkingTime(b, act) };
}

function choose(b: BotContext): PlayerAct | null {
  const { state } = b.view;
  if (seatAt(state, b.seat).absent) return null;
  const courtesy = agreeWithPeople(b);
  if (courtesy !== null) return courtesy;
  if (state.shake?.out.includes(b.seat)) return null;
  switch (state.phase) {
    case 'roll-off':
    case 'roll-deal':
      return setUp(b);
    case 'variation':
      return pick(b);
    case 'goal':
    case 'no-goal-set':
      return setGoal(b);
    case 'no-goal':
      return answerNoGoal(b);
    case 'turn': {
      const word = mayUse(b, 'challenge') ? chooseChallenge(b) : null;
      if (word !== null) return { do: 'lift' };
      if (shakeOf(b).onTurn !== b.seat) return null;
      return chooseTurn(b);
    }
    case 'block-up':
      return stateChallenge(b);
    case 'write':
    case 'no-goal-write':
    case 'last-cube-write':
    case 'stop-write':
      return chooseWriting(b);
    case 'check':
      return chooseCheck(b);
    case 'scoresheet':
      return seatAt(state, b.seat).signed ? null : { do: 'sign' };
    case 'present':
    case 'closed':
      return null;
  }
}

/** A bot has no reason to keep people waiting: it says what they say about leaving, ending and judges. */
function agreeWithPeople({ view: { state }, seat }: BotContext): PlayerAct | null {
  const { absenceClaims, endWishes, paused, phase } = state;
  const claim = absenceClaims.find(c => c.target !== seat && !c.by.includes(seat));
  if (claim !== undefined) return { do: 'absent', target: claim.target };
  if (phase !== 'closed' && phase !== 'scoresheet' && endWishes.length > 0 && !endWishes.includes(seat))
    return { do: 'end-match' };
  const called = paused?.overdue === true && typeof paused.by === 'number' && paused.by !== seat;
  return called && paused.off.length > 0 && !paused.off.includes(seat) ? { do: 'call-off' } : null;
}

const offered = (b: BotContext, verb: PlayerAct['do']) =>
  legalActs(b.game, b.view.state, b.seat).filter(a => a.act.do === verb);

/** Faces and cards are the host's to fill in. */
function setUp(b: BotContext): PlayerAct | null {
  const preset = offered(b, 'preset');
  if (preset.length > 0) return b.chance.pick(preset).act;
  if (offered(b, 'roll').length > 0) return { do: 'roll' };
  const { deck } = b.game.equipment({ ...b.view.state.config });
  if (deck !== null && offered(b, 'deal').length > 0)
    return { do: 'deal', count: deck.min + b.chance.below(deck.max - deck.min + 1) };
  return null;
}

/** How often a style takes a variation where it might decline. */
const TAKES: Readonly<Record<Style, number>> = { cautious: 0, steady: 20, bold: 50, tricky: 80 };

function pick(b: BotContext): PlayerAct | null {
  const selects = offered(b, 'select').flatMap(a => (a.act.do === 'select' ? [{ open: a.open, act: a.act }] : []));
  const decline = selects.find(a => a.act.variation === null);
  if (decline && !b.chance.happens(TAKES[b.bot.style])) return decline.act;
  const names = [...new Set(selects.flatMap(a => (a.act.variation === null ? [] : [a.act.variation])))];
  while (names.length > 0) {
    const name = firstOf(names.splice(b.chance.below(names.length), 1));
    const closed = selects.filter(a => a.act.variation === name && !a.open);
    if (closed.length > 0) return b.chance.pick(closed).act;
    const value = fillBlank(b, name);
    if (value !== null) return { do: 'select', variation: name, value };
  }
  return decline?.act ?? null;
}

function setGoal(b: BotContext): PlayerAct | null {
  const { phase } = b.view.state;
  const shake = shakeOf(b);
  const setter = phase === 'goal' ? shake.setter : shake.goalBy;
  if (setter !== b.seat) return null;
  return chooseGoal(b) ?? offered(b, 'no-goal')[0]?.act ?? null;
}

/** A bot disputes "no Goal" only with a Goal in hand that it can solve. */
function answerNoGoal(b: BotContext): PlayerAct | null {
  const shake = shakeOf(b);
  if (shake.setter === b.seat || shake.agreed.includes(b.seat)) return null;
  if (!b.chance.happens(b.skill.looksForNow)) return { do: 'agree' };
  const found = b.cache.solve({ ...positionNow(b) }, 'no-goal', b.skill.steps);
  return found.exists === true ? { do: 'lift' } : { do: 'agree' };
}

const positionNow = (b: BotContext) => ({
  rules: b.view.state.config,
  cards: shakeOf(b).cards,
  ...shakeOf(b).mat,
  goalText: null,
  variations: shakeOf(b).variations,
});

function stateChallenge(b: BotContext): PlayerAct | null {
  const block = shakeOf(b).block;
  const mine = block?.lifts.find(l => l.seat === b.seat);
  if (mine && mine.say === null) {
    const word = chooseChallenge(b);
    return word === null ? { do: 'put-back' } : { do: 'say', say: word };
  }
  if (block?.tie === 'asked' && !mine) return { do: 'tie', both: true };
  if (block?.from === 'last-cube-write') return chooseWriting(b);
  return null;
}
