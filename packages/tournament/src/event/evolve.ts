import type { At, LogEntry } from './event.ts';
import { DEFAULT_SETTINGS, type EventState, type HallRound, type HallTable, type Typed } from './state.ts';

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

function applied(state: EventState, e: LogEntry): EventState {
  switch (e.event) {
    case 'opened':
      return {
        ...state,
        open: true,
        name: e.name,
        settings: { ...DEFAULT_SETTINGS, ...e.settings },
        officials: { [e.director.key]: e.director },
      };
    case 'settings-changed':
      return { ...state, settings: { ...DEFAULT_SETTINGS, ...e.settings } };
    case 'session-added':
      return { ...state, sessions: [...state.sessions, e.session] };
    case 'appointed':
      return { ...state, officials: { ...state.officials, [e.official.key]: e.official } };
    case 'dismissed': {
      const { [e.key]: _, ...officials } = state.officials;
      // What only this judge had ruled waits for nobody any more: somebody else rules.
      return { ...state, officials, pending: state.pending.filter(one => one.by !== e.key) };
    }
    case 'competition-added':
      return {
        ...state,
        competitions: { ...state.competitions, [e.competition.id]: e.competition },
        rounds: { ...state.rounds, [e.competition.id]: [] },
      };
    case 'playoff-added': {
      const { id } = e.competition;
      const play = e.players.map(player => {
        const entry = state.entries[player]!;
        return [player, { ...entry, competitions: [...entry.competitions, id] }];
      });
      return {
        ...state,
        competitions: { ...state.competitions, [id]: e.competition },
        rounds: { ...state.rounds, [id]: [] },
        entries: { ...state.entries, ...Object.fromEntries(play) },
      };
    }
    case 'formula-changed': {
      const competition = state.competitions[e.competition]!;
      const changed = { ...competition, metrics: e.metrics, teamRule: e.teamRule };
      return {
        ...state,
        competitions: { ...state.competitions, [e.competition]: changed },
        warnings: e.late
          ? [...state.warnings, { at: e.at, text: 'formula-changed-late', competition: e.competition }]
          : state.warnings,
      };
    }
    case 'entered':
      return { ...state, entries: { ...state.entries, ...Object.fromEntries(e.entries.map(one => [one.id, one])) } };
    case 'entry-changed':
      return { ...state, entries: { ...state.entries, [e.entry.id]: e.entry } };
    case 'pairs-forbidden':
      return { ...state, forbidden: e.pairs };
    case 'substituted': {
      const out = { ...state.entries[e.out]!, presence: 'away' as const };
      return { ...state, entries: { ...state.entries, [e.out]: out, [e.entry.id]: e.entry } };
    }
    case 'presence': {
      const changed = e.players.map(id => [id, { ...state.entries[id]!, presence: e.presence }]);
      return { ...state, entries: { ...state.entries, ...Object.fromEntries(changed) } };
    }
    case 'seated': {
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
    }
    case 'seats-changed':
      return changeRound(state, e, r => ({
        ...r,
        tables: e.tables,
        bye: e.bye,
        broken: e.broken,
        version: r.version + 1,
      }));
    case 'table-locked':
      return changeTable(state, e, t => ({ ...t, locked: e.locked }));
    case 'medium-set':
      return changeRound(state, e, r => ({
        ...r,
        tables: r.tables.map(t => (e.tables.includes(t.number) ? { ...t, medium: e.medium } : t)),
      }));
    case 'published':
      return changeRound(state, e, r => ({ ...r, status: 'published' }));
    case 'started':
      return e.rounds.reduce(
        (now, where) => changeRound(now, where, r => ({ ...r, status: 'running', startedAt: e.at })),
        state,
      );
    case 'paused': {
      const { table } = e;
      return table === undefined
        ? changeRound(state, e, r => ({ ...r, pausedAt: e.at }))
        : changeTable(state, { ...e, table }, t => ({ ...t, pausedAt: e.at }));
    }
    case 'resumed':
      return resumed(state, e, e.at);
    case 'clock-moved':
      return changeRound(state, e, r => ({ ...r, addedMs: r.addedMs + e.ms }));
    case 'time-added': {
      const { table } = e;
      return table === null
        ? changeRound(state, e, r => ({ ...r, addedMs: r.addedMs + e.ms }))
        : changeTable(state, { ...e, table }, t => ({
            ...t,
            addedMs: t.addedMs + e.ms,
            givenMs: (t.givenMs ?? 0) + (e.judgeTime ? 0 : e.ms),
          }));
    }
    case 'time-lost':
      return changeTable(state, e, t => ({ ...t, lostMs: e.lostMs }));
    case 'round-done':
      return changeRound(state, e, r => ({ ...r, status: 'done' }));
    case 'result-typed':
      return changeTable(state, e, t => ({
        ...t,
        typed: e.counts ? null : e.typed,
        confirmed: e.counts ? { ...e.typed, confirmedBy: e.by } : t.confirmed,
        versions: e.typed.version,
        disputed: null,
        signed: [],
      }));
    case 'result-confirmed':
      return changeTable(state, e, t => ({
        ...t,
        typed: null,
        confirmed: t.typed === null ? t.confirmed : { ...t.typed, confirmedBy: e.confirmers.join(' ') },
        disputed: null,
      }));
    case 'result-signed':
      return changeTable(state, e, t => ({ ...t, signed: [...t.signed, e.player] }));
    case 'penalties-initialled':
      return changeTable(state, e, t => ({ ...t, typed: t.typed && initialled(t.typed) }));
    case 'deceit-found': {
      const { player, error, reason } = e;
      return changeTable(state, e, t => ({
        ...t,
        deceits: [...(t.deceits ?? []), { player, error, reason, by: e.by }],
      }));
    }
    case 'result-disputed':
      return changeTable(state, e, t => ({ ...t, disputed: e.reason }));
    case 'called': {
      const { competition, round, table, question, appeal } = e;
      const screen = e.screen && { screen: e.screen };
      const call = { id: state.calls.length + 1, at: e.at, competition, round, table, question, appeal, ...screen };
      return {
        ...state,
        calls: [...state.calls, { ...call, by: e.from, takenBy: null, ruling: null, open: true }],
      };
    }
    case 'call-taken':
      return changeCall(state, e.call, { takenBy: e.key });
    case 'call-ruled':
      return ended(state, e.call, { ruling: { by: e.key, text: e.text, clause: e.clause } }, e.judgeMs);
    case 'call-closed':
      return ended(state, e.call, {}, e.judgeMs);
    case 'conduct': {
      const { conduct } = e;
      const entry = state.entries[conduct.player]!;
      const out = conduct.kind === 'disqualified-event';
      return {
        ...state,
        conduct: [...state.conduct, conduct],
        pending: state.pending.filter(one => one.id !== e.pending),
        entries: out ? { ...state.entries, [entry.id]: { ...entry, disqualified: true } } : state.entries,
      };
    }
    case 'second-judge-needed':
      return { ...state, pending: [...state.pending, e.pending] };
    case 'concurred': {
      const pending = state.pending.find(one => one.id === e.pending);
      const rest = { ...state, pending: state.pending.filter(one => one.id !== e.pending) };
      const call = pending?.call ?? null;
      return call === null
        ? rest
        : ended(rest, call, { ruling: { by: `${pending!.by} ${e.key}`, text: e.text, clause: e.clause } }, e.judgeMs);
    }
    case 'released':
      return {
        ...state,
        released: [...state.released.filter(id => id !== e.competition), ...(e.released ? [e.competition] : [])],
      };
    case 'competition-closed': {
      const competition = { ...state.competitions[e.competition]!, closed: true };
      return { ...state, competitions: { ...state.competitions, [competition.id]: competition } };
    }
    case 'forgotten': {
      const nameless = Object.values(state.entries).map(entry => [entry.id, { ...entry, name: '', school: '' }]);
      return { ...state, entries: Object.fromEntries(nameless), forgotten: noteOf(e) };
    }
    case 'undone':
      return takenBack(state, state.before ?? state);
  }
}

/** The state after one more entry of the log. */
export function evolve(state: EventState, e: LogEntry): EventState {
  const next = applied(state, e);
  const undoable = UNDOABLE.has(e.event);
  return {
    ...next,
    seq: state.seq + 1,
    undoable: undoable ? { seq: state.seq + 1, by: e.by, at: e.at, act: e.event } : null,
    before: undoable ? { ...state, before: null, undoable: null } : null,
  };
}
