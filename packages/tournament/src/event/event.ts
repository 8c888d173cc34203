import type { Broken } from '../seating/count.ts';
import type { Method } from '../seating/method.ts';
import type {
  Certificate,
  Competition,
  Conduct,
  Entry,
  HallTable,
  Official,
  Pending,
  Settings,
  Typed,
} from './state.ts';

type Of<Name extends string, Fields> = { readonly event: Name } & Readonly<Fields>;

/** Where something happens. */
export interface At {
  readonly competition: string;
  readonly round: number;
}

export type Happening =
  | Of<'opened', { name: string; director: Official; settings: Settings }>
  | Of<'settings-changed', { settings: Settings }>
  | Of<'session-added', { session: { readonly id: string; readonly name: string; readonly date: string } }>
  | Of<'appointed', { official: Official }>
  | Of<'dismissed', { key: string }>
  /** A judge has passed the test. */
  | Of<'certified', { key: string; certificate: Certificate; right: number; of: number }>
  | Of<'competition-added', { competition: Competition }>
  | Of<'playoff-added', { competition: Competition; players: readonly string[] }>
  | Of<'formula-changed', Pick<Competition, 'metrics' | 'teamRule'> & { competition: string; late: boolean }>
  | Of<
      'plan-changed',
      Pick<Competition, 'rounds' | 'leftover' | 'order'> & { competition: string; session: string | null }
    >
  | Of<'entered', { entries: readonly Entry[] }>
  | Of<'entry-changed', { entry: Entry }>
  | Of<'pairs-forbidden', { pairs: readonly (readonly [string, string])[] }>
  | Of<'substituted', { out: string; entry: Entry }>
  | Of<'presence', { players: readonly string[]; presence: Entry['presence'] }>
  | Of<
      'seated',
      At & {
        method: Method | 'hand';
        tables: readonly HallTable[];
        bye: readonly string[];
        broken: Broken;
        reason: string | null;
      }
    >
  | Of<
      'seats-changed',
      At & { tables: readonly HallTable[]; bye: readonly string[]; broken: Broken; reason: string | null }
    >
  | Of<'table-locked', At & { table: number; locked: boolean }>
  | Of<'medium-set', At & { tables: readonly number[]; medium: HallTable['medium'] }>
  | Of<'published', At>
  | Of<'started', { rounds: readonly At[] }>
  /** Without a table: all of the round. */
  | Of<'paused', At & { table?: number }>
  | Of<'resumed', At & { table?: number }>
  /** The warning or the stop is given now: the clock of the round moves there. */
  | Of<'clock-moved', At & { to: 'warning' | 'stop'; ms: number }>
  | Of<'time-added', At & { table: number | null; ms: number; judgeTime: boolean }>
  | Of<'time-lost', At & { table: number; lostMs: number }>
  | Of<'round-done', At>
  | Of<'result-typed', At & { table: number; typed: Typed; counts: boolean }>
  | Of<'result-confirmed', At & { table: number; version: number; confirmers: readonly string[] }>
  | Of<'result-signed', At & { table: number; version: number; player: string }>
  | Of<'result-disputed', At & { table: number; reason: string }>
  | Of<'penalties-initialled', At & { table: number; version: number }>
  | Of<'deceit-found', At & { table: number; player: string; error: 'raised' | 'lowered'; reason: string }>
  | Of<'called', At & { table: number; question: string; appeal: boolean; from: string; screen?: true }>
  | Of<'call-taken', { call: number; key: string }>
  /** `judgeMs`: what the table gets back for the judge's time near the warning, where the edition says so. */
  | Of<'call-ruled', { call: number; key: string; text: string; clause: string; judgeMs?: number }>
  | Of<'call-closed', { call: number; judgeMs?: number }>
  | Of<'conduct', { conduct: Conduct; pending: number | null }>
  | Of<'second-judge-needed', { pending: Pending }>
  | Of<'concurred', { pending: number; key: string; text: string; clause: string; judgeMs?: number }>
  | Of<'released', { competition: string; released: boolean }>
  | Of<'competition-closed', { competition: string; places: readonly { readonly rank: number; readonly id: string }[] }>
  | Of<'forgotten', { entries: number; officials?: number }>
  | Of<'undone', { seq: number }>;

/** One entry of an event's log: what happened, when, and by whose key. */
export type LogEntry = Happening & { readonly at: number; readonly by: string };
