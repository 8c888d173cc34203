import type { At, LogEntry } from './event.ts';
import {
  competitionIn,
  DEFAULT_SETTINGS,
  type EventState,
  entryIn,
  type HallRound,
  type HallTable,
  type Typed,
} from './state.ts';

/** What may be taken back as long as nothing came after it. Results are corrected, rulings appealed. */
const UNDOABLE: ReadonlySet<LogEntry['event']> = new Set([
  'presence',
  'seated',
  'seats-changed',
  'published',
  'started',
  'paused',
  'resumed',
  'clock-moved',
  'time-added',
  'round-done',
  'released',
  'entered',
  'entry-changed',
  'substituted',
  'pairs-forbidden',
  'session-added',
  'competition-added',
  'playoff-added',
  'plan-changed',
]);

const changeRound = (
  state: EventState,
  { competition, round }: At,
  change: (r: HallRound) => HallRound,
): EventState => ({
  ...state,
  rounds: {
    ...state.rounds,
    [competition]: (state.rounds[competition] ?? []).map(r => (r.number === round ? change(r) : r)),
  },
});

const changeTable = (
  state: EventState,
  where: At & { readonly table: number },
  change: (t: HallTable) => HallTable,
): EventState =>
  changeRound(state, where, r => ({ ...r, tables: r.tables.map(t => (t.number === where.table ? change(t) : t)) }));

const changeCall = (state: EventState, id: number, change: Partial<EventState['calls'][number]>): EventState => ({
  ...state,
  calls: state.calls.map(call => (call.id === id ? { ...call, ...change } : call)),
});

/** A call is over, and its table gets back the judge's time that counts. */
function ended(
  state: EventState,
  id: number,
  change: Partial<EventState['calls'][number]>,
  judgeMs: number | undefined,
): EventState {
  const closed = changeCall(state, id, { ...change, open: false });
  const call = state.calls.find(one => one.id === id);
  return call && judgeMs ? changeTable(closed, call, t => ({ ...t, addedMs: t.addedMs + judgeMs })) : closed;
}

/** A table that stood by itself while the whole round stood too is given that time once. */
function resumed(state: EventState, e: At & { readonly table?: number }, at: number): EventState {
  const stood = (from: number | null | undefined): number => (from == null ? 0 : at - from);
  const { table } = e;
  if (table !== undefined)
    return changeRound(state, e, r => ({
      ...r,
      tables: r.tables.map(t =>
        t.number === table
          ? { ...t, pausedAt: null, pausedMs: (t.pausedMs ?? 0) + Math.max(0, stood(t.pausedAt) - stood(r.pausedAt)) }
          : t,
      ),
    }));
  return changeRound(state, e, r => ({
    ...r,
    pausedAt: null,
    pausedMs: r.pausedMs + stood(r.pausedAt),
    // From here the table stands alone again: what it stood before the round did is kept, the rest is the round's.
    tables: r.tables.map(t =>
      t.pausedAt == null
        ? t
        : { ...t, pausedAt: at, pausedMs: (t.pausedMs ?? 0) + Math.max(0, stood(t.pausedAt) - stood(r.pausedAt)) },
    ),
  }));
}

/** The state before; but seats that were shown to people and change back are a change that everybody sees. */
function takenBack(now: EventState, before: EventState): EventState {
  const rounds = Object.entries(before.rounds).map(([id, listed]) => [
    id,
    listed.map(r => {
      const shown = now.rounds[id]?.find(one => one.number === r.number);
      return shown && shown.version !== r.version ? { ...r, version: shown.version + 1 } : r;
    }),
  ]);
  return { ...before, rounds: Object.fromEntries(rounds) };
}

const noteOf = ({ at, entries, officials }: LogEntry & { readonly event: 'forgotten' }): EventState['forgotten'] => ({
  at,
  entries,
  ...(officials !== undefined && { officials }),
});

const initialled = (typed: Typed): Typed => ({
  ...typed,
  ...(typed.shakes && {
    shakes: typed.shakes.map(shake => ({
      ...shake,
      ...(shake.penalties && { penalties: shake.penalties.map(one => ({ ...one, initialled: true })) }),
    })),
  }),
});

const newRound = (number: number): HallRound => ({
  number,
  method: 'hand',
  status: 'draft',
  version: 0,
  tables: [],
  bye: [],
  broken: {},
  startedAt: null,
  pausedAt: null,
  pausedMs: 0,
  addedMs: 0,
});

type Apply = {
  readonly [Name in LogEntry['event']]: (state: EventState, e: LogEntry & { readonly event: Name }) => EventState;
};

/** What each entry makes of the state. */
const APPLY: Apply = {
  opened: (state, e) => {
    return {
      ...state,
      open: true,
      name: e.name,
      settings: { ...DEFAULT_SETTINGS, ...e.settings },
      officials: { [e.director.key]: e.director },
    };
  },
  'settings-changed': (state, e) => {
    return { ...state, settings: { ...DEFAULT_SETTINGS, ...e.settings } };
  },
  'session-added': (state, e) => {
    return { ...state, sessions: [...state.sessions, e.session] };
  },
  appointed: (state, e) => {
    return { ...state, officials: { ...state.officials, [e.official.key]: e.official } };
  },
  dismissed: (state, e) => {
    const { [e.key]: _, ...officials } = state.officials;
    // What only this judge had ruled waits for nobody any more: somebody else rules.
    return { ...state, officials, pending: state.pending.filter(one => one.by !== e.key) };
  },
  certified: (state, e) => {
    const official = state.officials[e.key];
    if (!official) return state;
    const { game, division } = e.certificate;
    const others = official.certificates.filter(one => one.game !== game || one.division !== division);
    const certificates = [...others, e.certificate];
    return { ...state, officials: { ...state.officials, [e.key]: { ...official, certificates } } };
  },
  'competition-added': (state, e) => {
    return {
      ...state,
      competitions: { ...state.competitions, [e.competition.id]: e.competition },
      rounds: { ...state.rounds, [e.competition.id]: [] },
    };
  },
  'playoff-added': (state, e) => {
    const { id } = e.competition;
    const play = e.players.map(player => {
      const entry = entryIn(state, player);
      return [player, { ...entry, competitions: [...entry.competitions, id] }];
    });
    return {
      ...state,
      competitions: { ...state.competitions, [id]: e.competition },
      rounds: { ...state.rounds, [id]: [] },
      entries: { ...state.entries, ...Object.fromEntries(play) },
    };
  },
  'formula-changed': (state, e) => {
    const competition = competitionIn(state, e.competition);
    const changed = { ...competition, metrics: e.metrics, teamRule: e.teamRule };
    return {
      ...state,
      competitions: { ...state.competitions, [e.competition]: changed },
      warnings: e.late
        ? [...state.warnings, { at: e.at, text: 'formula-changed-late', competition: e.competition }]
        : state.warnings,
    };
  },
  'plan-changed': (state, { competition, session, rounds, leftover, order }) => {
    const { session: _, ...now } = competitionIn(state, competition);
    const changed = { ...now, rounds, leftover, order, ...(session !== null && { session }) };
    return { ...state, competitions: { ...state.competitions, [competition]: changed } };
  },
  entered: (state, e) => {
    return { ...state, entries: { ...state.entries, ...Object.fromEntries(e.entries.map(one => [one.id, one])) } };
  },
  'entry-changed': (state, e) => {
    return { ...state, entries: { ...state.entries, [e.entry.id]: e.entry } };
  },
  'pairs-forbidden': (state, e) => {
    return { ...state, forbidden: e.pairs };
  },
  substituted: (state, e) => {
    const out = { ...entryIn(state, e.out), presence: 'away' as const };
    return { ...state, entries: { ...state.entries, [e.out]: out, [e.entry.id]: e.entry } };
  },
  presence: (state, e) => {
    const changed = e.players.map(id => [id, { ...entryIn(state, id), presence: e.presence }]);
    return { ...state, entries: { ...state.entries, ...Object.fromEntries(changed) } };
  },
  seated: (state, e) => {
    const rounds = state.rounds[e.competition] ?? [];
    const known = rounds.some(r => r.number === e.round);
    const listed = known ? rounds : [...rounds, newRound(e.round)];
    return changeRound({ ...state, rounds: { ...state.rounds, [e.competition]: listed } }, e, r => ({
      ...r,
      method: e.method,
      tables: e.tables,
      bye: e.bye,
      broken: e.broken,
      version: r.version + 1,
    }));
  },
  'seats-changed': (state, e) => {
    return changeRound(state, e, r => ({
      ...r,
      tables: e.tables,
      bye: e.bye,
      broken: e.broken,
      version: r.version + 1,
    }));
  },
  'table-locked': (state, e) => {
    return changeTable(state, e, t => ({ ...t, locked: e.locked }));
  },
  'medium-set': (state, e) => {
    return changeRound(state, e, r => ({
      ...r,
      tables: r.tables.map(t => (e.tables.includes(t.number) ? { ...t, medium: e.medium } : t)),
    }));
  },
  published: (state, e) => {
    return changeRound(state, e, r => ({ ...r, status: 'published', version: 1 }));
  },
  started: (state, e) => {
    return e.rounds.reduce(
      (now, where) => changeRound(now, where, r => ({ ...r, status: 'running', startedAt: e.at })),
      state,
    );
  },
  paused: (state, e) => {
    const { table } = e;
    return table === undefined
      ? changeRound(state, e, r => ({ ...r, pausedAt: e.at }))
      : changeTable(state, { ...e, table }, t => ({ ...t, pausedAt: e.at }));
  },
  resumed: (state, e) => {
    return resumed(state, e, e.at);
  },
  'clock-moved': (state, e) => {
    return changeRound(state, e, r => ({ ...r, addedMs: r.addedMs + e.ms }));
  },
  'time-added': (state, e) => {
    const { table } = e;
    return table === null
      ? changeRound(state, e, r => ({ ...r, addedMs: r.addedMs + e.ms }))
      : changeTable(state, { ...e, table }, t => ({
          ...t,
          addedMs: t.addedMs + e.ms,
          givenMs: (t.givenMs ?? 0) + (e.judgeTime ? 0 : e.ms),
        }));
  },
  'time-lost': (state, e) => {
    return changeTable(state, e, t => ({ ...t, lostMs: e.lostMs }));
  },
  'round-done': (state, e) => {
    return changeRound(state, e, r => ({ ...r, status: 'done' }));
  },
  'result-typed': (state, e) => {
    return changeTable(state, e, t => ({
      ...t,
      typed: e.counts ? null : e.typed,
      confirmed: e.counts ? { ...e.typed, confirmedBy: e.by } : t.confirmed,
      versions: e.typed.version,
      disputed: null,
      signed: [],
    }));
  },
  'result-confirmed': (state, e) => {
    return changeTable(state, e, t => ({
      ...t,
      typed: null,
      confirmed: t.typed === null ? t.confirmed : { ...t.typed, confirmedBy: e.confirmers.join(' ') },
      disputed: null,
    }));
  },
  'result-signed': (state, e) => {
    return changeTable(state, e, t => ({ ...t, signed: [...t.signed, e.player] }));
  },
  'penalties-initialled': (state, e) => {
    return changeTable(state, e, t => ({ ...t, typed: t.typed && initialled(t.typed) }));
  },
  'deceit-found': (state, e) => {
    const { player, error, reason } = e;
    return changeTable(state, e, t => ({
      ...t,
      deceits: [...(t.deceits ?? []), { player, error, reason, by: e.by }],
    }));
  },
  'result-disputed': (state, e) => {
    return changeTable(state, e, t => ({ ...t, disputed: e.reason }));
  },
  called: (state, e) => {
    const { competition, round, table, question, appeal } = e;
    const screen = e.screen && { screen: e.screen };
    const call = { id: state.calls.length + 1, at: e.at, competition, round, table, question, appeal, ...screen };
    return {
      ...state,
      calls: [...state.calls, { ...call, by: e.from, takenBy: null, ruling: null, open: true }],
    };
  },
  'call-taken': (state, e) => {
    return changeCall(state, e.call, { takenBy: e.key });
  },
  'call-ruled': (state, e) => {
    return ended(state, e.call, { ruling: { by: e.key, text: e.text, clause: e.clause } }, e.judgeMs);
  },
  'call-closed': (state, e) => {
    return ended(state, e.call, {}, e.judgeMs);
  },
  conduct: (state, e) => {
    const { conduct } = e;
    const entry = entryIn(state, conduct.player);
    const out = conduct.kind === 'disqualified-event';
    return {
      ...state,
      conduct: [...state.conduct, conduct],
      pending: state.pending.filter(one => one.id !== e.pending),
      entries: out ? { ...state.entries, [entry.id]: { ...entry, disqualified: true } } : state.entries,
    };
  },
  'second-judge-needed': (state, e) => {
    return { ...state, pending: [...state.pending, e.pending] };
  },
  concurred: (state, e) => {
    const pending = state.pending.find(one => one.id === e.pending);
    const rest = { ...state, pending: state.pending.filter(one => one.id !== e.pending) };
    return pending === undefined || pending.call === null
      ? rest
      : ended(
          rest,
          pending.call,
          { ruling: { by: `${pending.by} ${e.key}`, text: e.text, clause: e.clause } },
          e.judgeMs,
        );
  },
  released: (state, e) => {
    return {
      ...state,
      released: [...state.released.filter(id => id !== e.competition), ...(e.released ? [e.competition] : [])],
    };
  },
  'competition-closed': (state, e) => {
    const competition = { ...competitionIn(state, e.competition), closed: true };
    return { ...state, competitions: { ...state.competitions, [competition.id]: competition } };
  },
  forgotten: (state, e) => {
    const nameless = Object.values(state.entries).map(entry => [entry.id, { ...entry, name: '', school: '' }]);
    return { ...state, entries: Object.fromEntries(nameless), forgotten: noteOf(e) };
  },
  undone: state => {
    return takenBack(state, state.before ?? state);
  },
};

const applied = (state: EventState, e: LogEntry): EventState =>
  (APPLY[e.event] as (state: EventState, e: LogEntry) => EventState)(state, e);

const REMEMBERED = 12;

/** The last things done, this one among them. */
function latelyWith({ seq, lately }: EventState, e: LogEntry): EventState['lately'] {
  const table = 'table' in e && typeof e.table === 'number' ? { table: e.table } : {};
  return [...lately, { seq: seq + 1, at: e.at, by: e.by, event: e.event, ...table }].slice(-REMEMBERED);
}

/** The state after one more entry of the log. */
export function evolve(state: EventState, e: LogEntry): EventState {
  const next = applied(state, e);
  const undoable = UNDOABLE.has(e.event);
  return {
    ...next,
    seq: state.seq + 1,
    lately: latelyWith(state, e),
    undoable: undoable ? { seq: state.seq + 1, by: e.by, at: e.at, act: e.event } : null,
    before: undoable ? { ...state, before: null, undoable: null } : null,
  };
}
