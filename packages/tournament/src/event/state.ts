import type { Division, EditionId, GameId } from '@forceout/rulebook';
import type { TableConfig } from '@forceout/table';
import type { Broken, SoftCount } from '../seating/count.ts';
import type { Leftover, Method } from '../seating/method.ts';
import type { SheetShake } from '../sheet.ts';
import type { Metric, TeamRule } from '../standings/metric.ts';
import type { SweepstakesRule } from '../standings/sweepstakes.ts';
import type { LogEntry } from './event.ts';

export const ROLES = ['director', 'coordinator', 'judge', 'head-judge', 'scorekeeper'] as const;
export type Role = (typeof ROLES)[number];

/** What screens that anybody can open say of a player. */
export const PUBLIC_NAMES = ['made-up', 'initials', 'teams', 'names'] as const;
export type PublicNames = (typeof PUBLIC_NAMES)[number];

/** When anybody sees results: as they are confirmed, or when the director releases them. */
export const RESULTS_SHOWN = ['confirmed', 'released'] as const;

export interface Settings {
  readonly publicNames: PublicNames;
  readonly resultsShown: (typeof RESULTS_SHOWN)[number];
  /** A second person confirms each result. */
  readonly secondPerson: boolean;
  /** The next round waits until every result is confirmed. */
  readonly waitForResults: boolean;
  readonly teamSize: number;
  /** How tables on screen treat faults and who rules there; a tournament is faithful, and its players judge. */
  readonly enforcement: TableConfig['enforcement'];
  readonly judging: TableConfig['judging'];
  /** Every judge needs a certificate; else only those who have some are bound by them. */
  readonly certifiedJudges: boolean;
  /** What a perfect total is shown as; `null` = as it is. */
  readonly displayMax: number | null;
  /** How all games together are ranked. */
  readonly sweepstakes: SweepstakesRule;
  /** The day on which the names are deleted, as `2027-06-30`. */
  readonly deleteOn: string | null;
}

export interface Certificate {
  readonly game: GameId;
  readonly division: Division;
  /** Last day it holds. */
  readonly until: string;
  /** By the judge's test of this event: it opens doors and closes none. */
  readonly tested?: boolean;
}

export interface Official {
  readonly key: string;
  readonly name: string;
  readonly roles: readonly Role[];
  /** Own-school conflict: no ruling at a table where this school plays. */
  readonly school?: string;
  /** Tables this judge looks after, from and to. */
  readonly zone?: readonly [number, number];
  readonly certificates: readonly Certificate[];
}

/** One game in one division, its edition, season and formula fixed. */
export interface Competition {
  readonly id: string;
  readonly game: GameId;
  readonly edition: EditionId;
  readonly division: Division;
  readonly season: string;
  readonly session?: string;
  /** How many rounds are planned. */
  readonly rounds: number;
  readonly leftover: Leftover;
  readonly order: readonly SoftCount[] | null;
  readonly metrics: readonly Metric[];
  readonly teamRule: TeamRule;
  readonly seed: number;
  readonly closed: boolean;
  /** The competition whose tied or perfect teams play on here. */
  readonly playoffOf?: string;
}

export interface Entry {
  readonly id: string;
  /** Counted in the order of entering; on screens where names are made up. */
  readonly number: number;
  readonly name: string;
  readonly team?: string;
  readonly school?: string;
  readonly competitions: readonly string[];
  /** Extra time granted to a pupil, in percent of every task limit, goes with the pupil; nobody but officials sees it. */
  readonly extraPercent: number;
  readonly presence: 'expected' | 'here' | 'away';
  readonly disqualified: boolean;
}

export const DEPTHS = ['points', 'totals', 'sheet'] as const;
export type Depth = (typeof DEPTHS)[number];

/** Why a result is sent back where nobody gave a reason of his own: a code, said in the language of whoever reads it. */
export const NUMBERS_DIFFER = 'numbers-differ';

/** What was typed for a table. */
export interface Typed {
  readonly version: number;
  readonly by: string;
  readonly depth: Depth;
  readonly points: readonly (number | null)[];
  readonly totals?: readonly (number | null)[];
  readonly shakes?: readonly SheetShake[];
  /** The table on screen whose signed sheet this is. */
  readonly record?: string;
}

export interface Deceit {
  readonly player: string;
  readonly error: 'raised' | 'lowered';
  readonly by: string;
  readonly reason: string;
}

export interface HallTable {
  readonly number: number;
  /** The first listed sits in the first seat. */
  readonly players: readonly string[];
  readonly medium: 'paper' | 'screen';
  readonly why: readonly string[];
  readonly locked: boolean;
  /** Time of its own on top of the round's: added by the director, or judge time in the last minutes. */
  readonly addedMs: number;
  /** What a table on screen lost while the hall's clock ran on: offered to the director, given by nobody else. */
  readonly lostMs: number;
  /** What the director gave this table. */
  readonly givenMs: number;
  /** This table alone stands still; logs of older days have neither. */
  readonly pausedAt?: number | null;
  readonly pausedMs?: number;
  /** A judge found intent to deceive: who raised the own score has nothing in this round, a lower one stands. */
  readonly deceits?: readonly Deceit[];
  /** Waits for a second person; counts for nothing. */
  readonly typed: Typed | null;
  /** Counts. */
  readonly confirmed: (Typed & { readonly confirmedBy: string }) | null;
  readonly disputed: string | null;
  readonly signed: readonly string[];
  readonly versions: number;
}

export interface HallRound {
  readonly number: number;
  readonly method: Method | 'hand';
  readonly status: 'draft' | 'published' | 'running' | 'done';
  /** 1 when it is published, and goes up whenever a published seating changes. */
  readonly version: number;
  readonly tables: readonly HallTable[];
  readonly bye: readonly string[];
  readonly broken: Broken;
  readonly startedAt: number | null;
  readonly pausedAt: number | null;
  readonly pausedMs: number;
  readonly addedMs: number;
}

export interface Call {
  readonly id: number;
  readonly at: number;
  readonly competition: string;
  readonly round: number;
  readonly table: number;
  readonly by: string;
  readonly question: string;
  readonly appeal: boolean;
  /** The table on screen waits for it, and goes on by itself when it is over. */
  readonly screen?: true;
  readonly takenBy: string | null;
  readonly ruling: { readonly by: string; readonly text: string; readonly clause: string } | null;
  readonly open: boolean;
}

export const CONDUCTS = ['warning', 'penalty', 'disqualified-round', 'disqualified-event'] as const;

export interface Conduct {
  readonly at: number;
  readonly player: string;
  readonly kind: (typeof CONDUCTS)[number];
  readonly competition: string;
  readonly round: number;
  readonly by: string;
  readonly second: string | null;
  readonly reason: string;
}

/** Waits for a second judge, who must be a second person. */
export interface Pending {
  readonly id: number;
  readonly by: string;
  readonly act: 'immediate-penalty' | 'appeal';
  readonly player: string | null;
  readonly call: number | null;
  readonly competition: string;
  readonly round: number;
  readonly reason: string;
  readonly clause: string | null;
}

/** What the last act did and how it is taken back: undo is a new event, never a change of the log. */
export interface Undoable {
  readonly seq: number;
  readonly by: string;
  readonly at: number;
  readonly act: string;
}

/** One of the last things done in the hall. */
export interface Lately {
  readonly seq: number;
  readonly at: number;
  readonly by: string;
  readonly event: LogEntry['event'];
  readonly table?: number;
}

export interface EventState {
  /** How many events have been. */
  readonly seq: number;
  readonly open: boolean;
  readonly name: string;
  readonly settings: Settings;
  readonly sessions: readonly { readonly id: string; readonly name: string; readonly date: string }[];
  readonly officials: Readonly<Record<string, Official>>;
  readonly competitions: Readonly<Record<string, Competition>>;
  readonly entries: Readonly<Record<string, Entry>>;
  /** Pairs that never sit at one table (siblings, say), in all games and rounds. */
  readonly forbidden: readonly (readonly [string, string])[];
  readonly rounds: Readonly<Record<string, readonly HallRound[]>>;
  readonly calls: readonly Call[];
  readonly conduct: readonly Conduct[];
  readonly pending: readonly Pending[];
  /** Competitions whose results anybody may see. */
  readonly released: readonly string[];
  readonly warnings: readonly { readonly at: number; readonly text: string; readonly competition: string }[];
  /** What was deleted, and when; what people wrote in their own words goes with the names. */
  readonly forgotten: { readonly at: number; readonly entries: number; readonly officials?: number } | null;
  readonly undoable: Undoable | null;
  readonly before: EventState | null;
  /** The oldest first. */
  readonly lately: readonly Lately[];
}

export const DEFAULT_SETTINGS: Settings = {
  publicNames: 'made-up',
  resultsShown: 'confirmed',
  secondPerson: true,
  waitForResults: false,
  teamSize: 5,
  enforcement: 'faithful',
  judging: 'players',
  certifiedJudges: false,
  displayMax: null,
  sweepstakes: { scale: 24, drop: 0, minGames: 3 },
  deleteOn: null,
};

export const emptyEvent: EventState = {
  seq: 0,
  open: false,
  name: '',
  settings: DEFAULT_SETTINGS,
  sessions: [],
  officials: {},
  competitions: {},
  entries: {},
  forbidden: [],
  rounds: {},
  calls: [],
  conduct: [],
  pending: [],
  released: [],
  warnings: [],
  forgotten: null,
  undoable: null,
  before: null,
  lately: [],
};

/** An entry of the log names only what is there: anything else is a fault of ours. */
function known<T>(found: T | undefined, what: string, id: string): T {
  if (found === undefined) throw new Error(`there is no ${what} ${id} in this event`);
  return found;
}

export const entryIn = ({ entries }: EventState, id: string): Entry => known(entries[id], 'entry', id);
export const competitionIn = ({ competitions }: EventState, id: string): Competition =>
  known(competitions[id], 'competition', id);
export const officialIn = ({ officials }: EventState, key: string): Official => known(officials[key], 'official', key);
