import type { Game, Json } from './game.ts';
import { totals } from './seats.ts';
import { SECTIONS, type Unsettled } from './state.ts';

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The table in the public protocol's words. */
export function summary(game: Game, s: Unsettled): { readonly [key: string]: Json } {
  const { shake } = s;
  const paused = s.paused !== null;
  const deadlines = paused
    ? []
    : [...s.clocks].sort((a, b) => a.at - b.at).map(c => ({ seat: c.seat, task: c.task, stage: c.stage, at: c.at }));
  return {
    phase: s.phase,
    shake: s.shakeNo,
    goalSetter: shake?.setter ?? s.lastSetter,
    onTurn: s.phase === 'turn' || shake?.block?.from === 'turn' ? (shake?.onTurn ?? null) : null,
    lastMover: shake?.lastMover ?? null,
    scores: totals(s),
    shakeScores: s.history.map(h => h.lines.map(l => l.points)),
    penalties: s.penalties.map(p => ({
      seat: p.seat,
      points: p.points,
      clause: p.clause,
      status: p.status,
      shake: p.shake,
    })),
    mat: Object.fromEntries(
      SECTIONS.map(section => [section, (shake?.mat[section] ?? []).map(c => c.face).sort(byCodeUnit)]),
    ),
    variations: game.describeVariations(
      shake?.variations ?? [],
      (shake?.picks ?? []).filter(p => p.fault === null).map(p => p.variation.id),
    ),
    challenge: shake?.challenge
      ? {
          kind: shake.challenge.kind,
          by: shake.challenge.by,
          against: shake.challenge.against,
          ...(shake.challenge.second ? { second: { ...shake.challenge.second } } : {}),
        }
      : null,
    deadline: deadlines[0] ?? null,
    deadlines,
    matchPoints: s.matchPoints === null ? null : [...s.matchPoints],
    judgeCall: judgeCall(s),
  };
}

/** Who waits for a judge, and whether too long (R-JUDGE-9). */
function judgeCall({ paused, asked, awaiting }: Unsettled): Json {
  if (typeof paused?.by === 'number')
    return { call: 'judge', by: paused.by, since: paused.since, overdue: paused.overdue };
  return asked === null || awaiting.length > 0
    ? null
    : { call: 'equals', by: asked.by, since: asked.since, overdue: asked.overdue };
}
