import type { ClauseRef } from '@forceout/rulebook';
import type { Act } from './act.ts';
import type { TableConfig } from './config.ts';
import type { Claim, Cube, Json, Objection, Reason, SubmittedSolution, Variation } from './game.ts';
import type { Said } from './said.ts';
import type {
  Awaiting,
  Block,
  Challenge,
  Checking,
  Clock,
  Fault,
  Penalty,
  Phase,
  ScoreLine,
  Seat,
  SeatVerdict,
  Section,
  Selecting,
  Writer,
} from './state.ts';

type Of<E extends string, F = object> = { readonly event: E } & Readonly<F>;

/** What happened. Content only; every event may also carry the phase and the clocks that hold after it. */
export type Happening =
  | Of<'opened', { config: TableConfig }>
  | Of<'rolled-off', { seat: Seat; face: string }>
  | Of<'roll-off-tied', { seats: readonly Seat[] }>
  | Of<'setter-chosen', { seat: Seat }>
  | Of<'shake-began', { shake: number; setter: Seat; out: readonly Seat[]; variations: readonly Variation[] }>
  | Of<'committed', { hash: string }>
  | Of<'preset', { seat: Seat; faces: readonly string[] }>
  | Of<'rolled', { seat: Seat; by: Seat | 'engine'; cubes: readonly Cube[]; seed: string | null }>
  | Of<'dealt', { seat: Seat; by: Seat | 'engine'; cards: readonly string[]; seed: string | null }>
  | Of<'selecting', { selecting: Selecting | null }>
  | Of<'selected', { seat: Seat; variation: Variation; fault: Reason | null }>
  | Of<'pick-declined', { seat: Seat }>
  | Of<'pick-lost', { seat: Seat }>
  | Of<'pick-struck', { seat: Seat; index: number }>
  | Of<'bonus', { seat: Seat; cube: string; setter: boolean; faults: readonly Fault[] }>
  | Of<'goal-placed', { seat: Seat; cubes: readonly string[]; goal: Json }>
  | Of<'goal-set', { seat: Seat; goal: Json; leftovers: readonly string[]; legal: boolean; reason: Reason | null }>
  | Of<'no-goal', { seat: Seat }>
  | Of<'agreed', { seat: Seat }>
  | Of<'no-goal-disputed', { seat: Seat }>
  | Of<'turn', { seat: Seat; first: boolean }>
  | Of<'moved', { seat: Seat; cube: string; to: Section; faults: readonly Fault[] }>
  | Of<'shifted', { seat: Seat; cube: string; to: Section; faults: readonly Fault[] }>
  | Of<'turn-lost', { seat: Seat }>
  | Of<'undone', { seat: Seat; to: number }>
  | Of<'charge', { seat: Seat; fault: string; against: Seat | null; upheld: boolean }>
  | Of<
      'put-right',
      {
        fault: Fault;
        cubes: readonly string[];
        to: Section;
        lastMover: Seat | null;
        onTurn: Seat | null;
        bonusPlayed: boolean;
      }
    >
  | Of<'lifted', { seat: Seat; block: Block }>
  | Of<'tie-ruled', { seat: Seat | null; both: boolean }>
  | Of<'said', { seat: Seat; say: 'now' | 'impossible' }>
  | Of<'set-aside', { seat: Seat; reason: Said }>
  | Of<'challenged', { challenge: Challenge }>
  | Of<'writing', { claim: Claim; writers: readonly Writer[]; began: number }>
  | Of<'decided', { seat: Seat; presents: boolean }>
  | Of<'submitted', { seat: Seat; written: SubmittedSolution | null }>
  | Of<'time-up', { seat: Seat }>
  | Of<'withdrew', { seat: Seat }>
  | Of<
      'presented',
      { queue: readonly Seat[]; written: readonly { readonly seat: Seat; readonly written: SubmittedSolution }[] }
    >
  | Of<'checking', { checking: Checking }>
  | Of<'accepted', { seat: Seat; writer: Seat; forced: boolean }>
  | Of<'rejected', { seat: Seat; writer: Seat; objection: Objection }>
  | Of<
      'objection-ruled',
      { seat: Seat; writer: Seat; upheld: boolean | null; reasons: readonly Reason[]; engine: string | null }
    >
  | Of<'proving', { seat: Seat; writer: Seat; how: 'joint' | 'separate' | null; pass: boolean }>
  | Of<'judge-asked', { seat: Seat; writer: Seat; held?: readonly Clock[] }>
  | Of<'judge-answered', { writer: Seat; equals: boolean | null; by: 'judge' | 'engine'; engine: string | null }>
  | Of<'verdict', { verdict: SeatVerdict; engine: string | null }>
  | Of<'scored', { shake: number; lines: readonly ScoreLine[] }>
  | Of<'void', { shake: number; reason: Said; nextSetter: Seat }>
  | Of<'penalty', { penalty: Penalty }>
  | Of<'penalty-ruled', { index: number; status: Penalty['status'] }>
  | Of<'clock', { seat: Seat; task: string; stage: string }>
  | Of<'awaiting', { awaiting: Awaiting }>
  | Of<'answered', { id: number }>
  | Of<'absence-claimed', { seat: Seat; target: Seat }>
  | Of<'absence-denied', { seat: Seat }>
  | Of<'absent', { seat: Seat; leaves: boolean }>
  | Of<'back', { seat: Seat; joins: boolean; takesUp?: 'write' | 'check' | null }>
  | Of<'resigned', { seat: Seat }>
  | Of<'end-wished', { seat: Seat; agree: boolean }>
  | Of<'end-agreed'>
  | Of<'round-warning'>
  | Of<'round-stop'>
  | Of<'paused', { by: Seat | 'judge'; question: string | null }>
  | Of<'judge-overdue', { call: 'judge' | 'equals' }>
  | Of<'call-taken'>
  | Of<'call-off-wished', { seat: Seat; call: 'judge' | 'equals' }>
  | Of<'called-off', { by: Seat | 'director' | 'players' | 'time'; call: 'judge' | 'equals' }>
  | Of<'resumed', { judgeMs: number; shiftMs: number }>
  | Of<'warned', { seat: Seat; reason: string | null }>
  | Of<'disqualified', { seat: Seat; scope: 'round' | 'event'; reason: string | null }>
  | Of<'zeroed', { seat: Seat; reason: string | null }>
  | Of<'accommodated', { seat: Seat; percent: number }>
  | Of<'ruled', { target: Seat | null; value: Json; reason: string | null; second: boolean }>
  | Of<
      'replay-ordered',
      { scope: 'shake' | 'round'; setter: Seat; struck: number | null; without: Seat | null; until?: number | null }
    >
  | Of<'sheet-opened'>
  | Of<'signed', { seat: Seat }>
  | Of<'objected', { seat: Seat; reason: string | null; scores: readonly number[] | null }>
  | Of<'corrected', { seat: Seat | 'judge'; scores: readonly number[]; agreed: boolean }>
  | Of<'appealed', { seat: Seat; reason: string | null }>
  | Of<'closed', { matchPoints: readonly number[] }>;

export type TableEvent = Happening & {
  readonly at: number;
  readonly seq: number;
  readonly clause?: ClauseRef;
  readonly phase?: Phase;
  readonly clocks?: readonly Clock[];
  /** On the first event of an act: the act itself, so that a log tells cause from consequence. */
  readonly act?: Act;
};
