import type { Claim, Json, Objection, PlayerAct, Position, Reason, SubmittedSolution } from '@forceout/table';
import { claimOf } from '@forceout/table';
import { type BotContext, positionAt, shakeOf } from './bot-context.ts';

/** Accepts what is right; rejects what is wrong with a reason that holds, shown where it has to be shown. */
export function chooseCheck(b: BotContext): PlayerAct | null {
  const shake = shakeOf(b);
  const { checking } = shake;
  const mine = checking?.checkers.find(c => c.seat === b.seat);
  if (!checking || mine?.state !== 'checking' || checking.closed || b.view.state.awaiting.length > 0) return null;
  const { writer } = checking;
  const accept: PlayerAct = { do: 'accept', writer };
  if (!b.chance.happens(b.skill.checks)) return accept;
  const written = shake.writers.find(w => w.seat === writer)?.written;
  if (!written) return accept;
  const objection = findObjection(b, positionAt(b), written, claimOf(shake, writer), mine.attempt === 'open');
  return objection === null ? accept : { do: 'reject', writer, ...objection };
}

type Shown = Pick<Objection, 'reason'> & { readonly regroup?: Json; readonly proof?: Json };

/** A reason that will be upheld: the bot weighs its own objection before it speaks. */
function findObjection(
  b: BotContext,
  position: Position,
  written: SubmittedSolution,
  claim: Claim,
  mayRegroup: boolean,
): Shown | null {
  const budget = { steps: b.skill.steps * 4 };
  const { correct, reasons } = b.game.check(position, written, claim, budget);
  if (correct !== false) return null;
  const upheld = ({ reason, regroup = null, proof = null }: Shown): boolean =>
    b.game.checkObjection(position, written, { reason, regroup, proof }, claim, budget).upheld === true;
  for (const reason of reasons) {
    const clause = clauseOf(reason);
    if (upheld({ reason: clause })) return { reason: clause };
    const regroup = mayRegroup ? regroupingOf(reason) : null;
    if (regroup !== null && upheld({ reason: clause, regroup })) return { reason: clause, regroup };
  }
  const proof = b.game.counter?.(position, written, claim, budget) ?? null;
  if (proof === null) return null;
  const counters = reasons.map(r => ({ reason: clauseOf(r), proof }));
  return counters.find(upheld) ?? null;
}

const clauseOf = ({ clause }: Reason): string => clause.split(' ').slice(1).join(' ');

/** The grouping that shows the fault, as the judge pointed at it: On-Sets names the texts, Equations the two sides. */
function regroupingOf({ at }: Reason): Json {
  if (typeof at !== 'object' || at === null || Array.isArray(at)) return null;
  const fields = at as { readonly [key: string]: Json };
  if (typeof fields.in === 'object') return regroupingOf({ at: fields.in } as Reason);
  if (typeof fields.regroup === 'string') return [fields.regroup, ...((fields.restrictions ?? []) as readonly Json[])];
  if (typeof fields.solution === 'string' && typeof fields.goal === 'string') return at;
  return null;
}
