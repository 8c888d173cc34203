import { firstOf, needed } from '@forceout/rulebook';
import { type Exact, exact, written } from '../exact.ts';
import { divisionsOf, placesIn, sweepstakesIn } from './all-games.ts';
import { type RoundClock, roundClock } from './clock.ts';
import { actorOf } from './decide.ts';
import { type PlayoffChoice, playoffChoices } from './playoffs.ts';
import { countedPoints, standingsIn } from './results.ts';
import type {
  Call,
  Competition,
  Conduct,
  Entry,
  EventState,
  HallRound,
  HallTable,
  Lately,
  Official,
  Pending,
  Typed,
} from './state.ts';
import { entryIn } from './state.ts';

/** Who looks. An official is known by the key, a coach by the school, a player by the entry; anybody else is the public. */
export type Viewer =
  | { readonly as: 'official'; readonly key: string }
  | { readonly as: 'coach'; readonly school: string }
  | { readonly as: 'player'; readonly id: string }
  | { readonly as: 'public' };

/** What is said of a player: `null` where players are not named at all. */
export interface Shown {
  readonly id: string;
  readonly label: string;
  readonly team?: string;
  readonly school?: string;
}

export interface TableView {
  readonly number: number;
  readonly players: readonly Shown[];
  readonly medium: HallTable['medium'];
  readonly clock: RoundClock | null;
  /** Confirmed match points; `null` until then, or where results are not shown. */
  readonly points: readonly (number | null)[] | null;
  /** For officials alone. */
  readonly desk?: {
    readonly why: readonly string[];
    readonly locked: boolean;
    readonly versions: number;
    readonly typed: HallTable['typed'];
    readonly confirmed: HallTable['confirmed'];
    readonly disputed: string | null;
    readonly signed: readonly string[];
    /** Time the table lost while the hall's clock ran on, less what it was given since. */
    readonly lostMs: number;
    /** This table alone stands still. */
    readonly paused: boolean;
    readonly deceits: NonNullable<HallTable['deceits']>;
  };
  /** For those who play there: who has signed what was typed. */
  readonly own?: {
    readonly sheet: Pick<Typed, 'version' | 'points' | 'totals' | 'shakes'> | null;
    readonly signers: readonly string[];
    readonly sees: number;
  };
}

export interface RoundView {
  readonly number: number;
  readonly status: HallRound['status'];
  /** Above 1 where a published seating was changed. */
  readonly version: number;
  readonly clock: RoundClock | null;
  readonly tables: readonly TableView[];
  readonly bye: readonly Shown[];
  readonly broken?: HallRound['broken'];
  readonly method?: HallRound['method'];
}

export interface Row {
  readonly rank: number;
  readonly label: string;
  readonly id: string;
  readonly value: number | string;
  readonly played?: number;
  readonly values?: Readonly<Record<string, number | string>>;
}

export interface CompetitionView
  extends Pick<
    Competition,
    | 'id'
    | 'game'
    | 'edition'
    | 'division'
    | 'season'
    | 'session'
    | 'leftover'
    | 'order'
    | 'metrics'
    | 'teamRule'
    | 'closed'
    | 'playoffOf'
  > {
  readonly planned: number;
  readonly rounds: readonly RoundView[];
  readonly individuals: readonly Row[];
  readonly teams: readonly Row[];
  readonly unconfirmed: number;
  /** A 6 in every round so far. */
  readonly perfect: readonly Shown[];
  /** What a total is shown times, where the event has a scale of its own; as `p/q`. */
  readonly scale: number | string | null;
  /** For officials: who might play on. */
  readonly playoffs?: readonly PlayoffChoice[];
}

/** All games of a division together. */
export interface SweepstakesView {
  readonly division: Competition['division'];
  readonly games: readonly string[];
  readonly rule: EventState['settings']['sweepstakes'];
  readonly individuals: readonly SweepstakesLine[];
  readonly teams: readonly SweepstakesLine[];
}

export interface SweepstakesLine {
  readonly id: string;
  readonly label: string;
  readonly rank: number | null;
  readonly games: number;
  readonly value: number | string;
}

/** Places at Nationals by the entries of a division. */
export interface PlacesView {
  readonly division: Competition['division'];
  readonly places: number;
  readonly average: number | string;
  readonly dropped: string | null;
}

export interface EventView {
  readonly seq: number;
  readonly name: string;
  readonly sessions: EventState['sessions'];
  readonly publicNames: EventState['settings']['publicNames'];
  readonly competitions: readonly CompetitionView[];
  /** Own entry of a player, own school's of a coach, all of an official. */
  readonly entries: readonly Entry[];
  readonly calls: readonly Call[];
  readonly conduct: readonly Conduct[];
  readonly pending: readonly Pending[];
  /** Who looks, when it is an official. */
  readonly me?: Official;
  readonly officials: readonly Official[];
  readonly forbidden?: EventState['forbidden'];
  readonly settings?: EventState['settings'];
  readonly warnings?: EventState['warnings'];
  readonly undoable?: EventState['undoable'];
  /** The last things done, the newest first, with the name of who did them. */
  readonly lately?: readonly (Omit<Lately, 'by'> & { readonly who: string })[];
  readonly forgotten: EventState['forgotten'];
  readonly sweepstakes: readonly SweepstakesView[];
  /** For officials. */
  readonly places?: readonly PlacesView[];
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(word => word !== '')
    .map(word => `${[...word].slice(0, 1).join('').toUpperCase()}.`)
    .join(' ');

/** Stars are called the same in every language, and nobody can tell from one who it is. */
const STARS = ['Vega', 'Rigel', 'Mira', 'Deneb', 'Altair', 'Sirius', 'Capella', 'Spica', 'Castor', 'Pollux', 'Atria'];
export const madeUpName = (number: number): string => `${STARS[number % STARS.length]} ${number}`;

/** What anybody may call a player. */
function publicLabel(state: EventState, entry: Entry): string {
  switch (state.settings.publicNames) {
    case 'names':
      return entry.name;
    case 'initials':
      return initialsOf(entry.name);
    case 'made-up':
    case 'teams':
      return madeUpName(entry.number);
  }
}

/** What a player is called where anybody may look. */
export const labelOf = (state: EventState, id: string): string => {
  const entry = state.entries[id];
  return entry ? publicLabel(state, entry) : id;
};

interface Sight {
  /** A player looks at his own. */
  readonly player: string | null;
  readonly official: Official | null;
  /** Entries whose name and everything else this viewer may see. */
  readonly own: (entry: Entry) => boolean;
  /** Whether players appear one by one at all. */
  readonly people: boolean;
  readonly results: (competition: string) => boolean;
}

function sightOf(state: EventState, viewer: Viewer): Sight {
  const official =
    viewer.as === 'official' && Object.hasOwn(state.officials, viewer.key)
      ? (state.officials[viewer.key] ?? null)
      : null;
  const own = (entry: Entry): boolean =>
    official !== null ||
    (viewer.as === 'coach' && entry.school === viewer.school) ||
    (viewer.as === 'player' && entry.id === viewer.id);
  return {
    player: viewer.as === 'player' ? viewer.id : null,
    official,
    own,
    people: official !== null || viewer.as === 'player' || state.settings.publicNames !== 'teams',
    results: competition =>
      official !== null || state.settings.resultsShown === 'confirmed' || state.released.includes(competition),
  };
}

function shown(state: EventState, sight: Sight, id: string): Shown {
  const entry = state.entries[id];
  if (!entry) return { id, label: id };
  const { team, school } = entry;
  return {
    id,
    label: sight.own(entry) ? entry.name : publicLabel(state, entry),
    ...(team !== undefined && { team }),
    ...(school !== undefined && sight.own(entry) && { school }),
  };
}

/** A player's id is a handle, not a name; where players are not shown one by one, not even that is. */
function visible(state: EventState, sight: Sight, ids: readonly string[]): readonly Shown[] {
  const seen = sight.people ? ids : ids.filter(id => state.entries[id] && sight.own(state.entries[id]));
  return seen.map(id => shown(state, sight, id));
}

const withoutTypist = ({ version, points, totals, shakes }: Typed) => ({
  version,
  points,
  ...(totals && { totals }),
  ...(shakes && { shakes }),
});

function tableView(
  state: EventState,
  sight: Sight,
  competition: Competition,
  round: HallRound,
  table: HallTable,
): TableView {
  const { number, medium, why, locked, versions, typed, confirmed, disputed, signed } = table;
  const results = sight.results(competition.id) && (sight.people || sight.official !== null);
  const mine = sight.player !== null && table.players.includes(sight.player);
  const lostMs = Math.max(0, (table.lostMs ?? 0) - (table.givenMs ?? 0));
  return {
    number,
    medium,
    players: visible(state, sight, table.players),
    clock: roundClock(competition, round, table),
    points: results ? countedPoints(state, competition.id, round, table) : null,
    ...(sight.official && {
      desk: {
        why,
        locked,
        versions,
        typed,
        confirmed,
        disputed,
        signed,
        lostMs,
        paused: table.pausedAt != null,
        deceits: table.deceits ?? [],
      },
    }),
    ...(mine && { own: { sheet: typed && withoutTypist(typed), signers: signed, sees: versions } }),
  };
}

function roundView(state: EventState, sight: Sight, competition: Competition, round: HallRound): RoundView {
  return {
    number: round.number,
    status: round.status,
    version: round.version,
    clock: roundClock(competition, round),
    tables: round.tables.map(table => tableView(state, sight, competition, round, table)),
    bye: visible(state, sight, round.bye),
    ...(sight.official && { broken: round.broken, method: round.method }),
  };
}

/** A perfect total is shown as the event likes it. */
function scaleOf({ settings, rounds }: EventState, { id, rounds: planned }: Competition): number | string | null {
  const { displayMax } = settings;
  const most = 6 * Math.max(planned, (rounds[id] ?? []).length);
  return displayMax === null ? null : written(exact(displayMax, most));
}

function competitionView(state: EventState, sight: Sight, competition: Competition): CompetitionView {
  const { rounds: planned, seed: _, ...said } = competition;
  const { id, metrics } = said;
  const rounds = (state.rounds[id] ?? []).filter(round => sight.official !== null || round.status !== 'draft');
  const standings = sight.results(id) ? standingsIn(state, id) : null;
  const numbers = (values: Readonly<Partial<Record<string, Exact>>>) =>
    Object.fromEntries(
      Object.entries(values).map(([metric, value]) => [
        metric,
        written(needed(value, `The ${metric} of the standings`)),
      ]),
    );
  const individuals = (standings?.individuals ?? [])
    .filter(({ id: player }) => sight.people || sight.own(entryIn(state, player)))
    .map(({ id: player, rank, played, values }) => ({
      id: player,
      rank,
      played,
      label: shown(state, sight, player).label,
      value: written(needed(values[firstOf(metrics)], 'The first figure of the standings')),
      values: numbers(values),
    }));
  const teams = (standings?.teams ?? []).map(({ id: team, rank, value }) => ({
    id: team,
    rank,
    label: team,
    value: written(value),
  }));
  return {
    ...said,
    planned,
    rounds: rounds.map(round => roundView(state, sight, competition, round)),
    individuals,
    teams,
    unconfirmed: sight.official ? (standings?.unconfirmed ?? 0) : 0,
    perfect: visible(state, sight, standings?.perfect ?? []),
    scale: scaleOf(state, competition),
    ...(sight.official && standings && { playoffs: playoffChoices(state, id, standings) }),
  };
}

/** All games together, once there are two; only those whose results this viewer may see count as shown. */
function sweepstakesViews(state: EventState, all: readonly Competition[], sight: Sight): readonly SweepstakesView[] {
  const found: SweepstakesView[] = [];
  for (const [division, games] of divisionsOf(all)) {
    if (games.length < 2 || !games.every(({ id }) => sight.results(id))) continue;
    const { individuals, teams } = sweepstakesIn(state, games);
    const line = (label: (id: string) => string) => (row: (typeof individuals)[number]) => ({
      id: row.id,
      label: label(row.id),
      rank: row.rank,
      games: row.games,
      value: written(row.value),
    });
    found.push({
      division,
      games: games.map(({ id }) => id),
      rule: state.settings.sweepstakes,
      individuals: individuals
        .filter(({ id }) => sight.people || sight.own(entryIn(state, id)))
        .map(line(id => shown(state, sight, id).label)),
      teams: teams.map(line(id => id)),
    });
  }
  return found;
}

const placesViews = (state: EventState, all: readonly Competition[]): readonly PlacesView[] =>
  [...divisionsOf(all)].map(([division, games]) => {
    const { places, average, dropped } = placesIn(state, division, games);
    return { division, places, average: written(average), dropped };
  });

/** What the one is called who acted under a key; nobody where a table on screen did. */
function whoDid(state: EventState, by: string): string {
  const actor = actorOf(state, by);
  return actor?.kind === 'official' ? actor.official.name : actor?.kind === 'player' ? actor.entry.name : '';
}

/** What a viewer may see of an event, and nothing else: the one function through which everything goes out. */
export function viewEvent(state: EventState, viewer: Viewer): EventView {
  const sight = sightOf(state, viewer);
  const { official } = sight;
  const all = Object.values(state.competitions);
  const own = Object.values(state.entries).filter(sight.own);
  // A pupil and a coach see what was ruled, not what an official noted about extra time of others.
  const table = (competition: string, number: number, at: number): HallTable | undefined =>
    state.rounds[competition]?.find(round => round.number === number)?.tables.find(one => one.number === at);
  const mine = (call: Call): boolean =>
    official !== null ||
    (viewer.as === 'player' && (table(call.competition, call.round, call.table)?.players.includes(viewer.id) ?? false));
  return {
    seq: state.seq,
    name: state.name,
    sessions: state.sessions,
    publicNames: state.settings.publicNames,
    competitions: all.map(competition => competitionView(state, sight, competition)),
    entries: own,
    calls: state.calls
      .filter(mine)
      .map(call =>
        official ? call : { ...call, by: '', takenBy: null, ruling: call.ruling && { ...call.ruling, by: '' } },
      ),
    conduct: official ? state.conduct : [],
    pending: official ? state.pending : [],
    officials: official?.roles.includes('director') ? Object.values(state.officials) : official ? [official] : [],
    forgotten: state.forgotten,
    sweepstakes: sweepstakesViews(state, all, sight),
    ...(official && { me: official, places: placesViews(state, all) }),
    ...(official && {
      forbidden: state.forbidden ?? [],
      settings: state.settings,
      warnings: state.warnings,
      undoable: state.undoable,
      lately: state.lately.toReversed().map(({ by, ...done }) => ({ ...done, who: whoDid(state, by) })),
    }),
  };
}
