import {
  DIVISIONS,
  EDITIONS,
  ENFORCEMENTS,
  firstOf,
  GAMES,
  isSeason,
  itemAt,
  JUDGINGS,
  rulesOf,
} from '@forceout/rulebook';
import {
  bad,
  boolean,
  distinct,
  list,
  may,
  must,
  name,
  object,
  oneOf,
  orNull,
  type Read,
  text,
  wholeNumber,
} from '../../requests/read.ts';
import { SOFT_COUNTS } from '../../seating/count.ts';
import { LEFTOVERS } from '../../seating/method.ts';
import { METRICS, TEAM_RULES } from '../../standings/metric.ts';
import { Refused } from '../refusal.ts';
import { standingsIn } from '../results.ts';
import { PUBLIC_NAMES, RESULTS_SHOWN, ROLES } from '../state.ts';
import { competitionOf, DIRECTION, defineAct, openCompetition } from './definition.ts';

const day: Read<string> = (value, at) => {
  const found = text(value, at);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(found)) throw bad(at, 'day');
  return found;
};

const certificate = object({
  game: must(oneOf(GAMES)),
  division: must(oneOf(DIVISIONS)),
  until: must(day),
});
const official = object({
  key: must(text),
  name: must(name),
  roles: must(distinct(list(oneOf(ROLES), 1))),
  school: may(name),
  zone: may(list(wholeNumber(1), 2, 2)),
  certificates: may(list(certificate)),
});
const settings = object({
  publicNames: may(oneOf(PUBLIC_NAMES)),
  resultsShown: may(oneOf(RESULTS_SHOWN)),
  secondPerson: may(boolean),
  waitForResults: may(boolean),
  teamSize: may(wholeNumber(1, 10)),
  enforcement: may(oneOf(ENFORCEMENTS)),
  judging: may(oneOf(JUDGINGS)),
  certifiedJudges: may(boolean),
  displayMax: may(orNull(wholeNumber(1, 1000))),
  sweepstakes: may(
    object({
      scale: must(orNull(wholeNumber(1, 1000))),
      drop: must(wholeNumber(0, 20)),
      minGames: must(wholeNumber(0, 20)),
    }),
  ),
  deleteOn: may(orNull(day)),
});

type ReadOfficial = ReturnType<typeof official>;
const asOfficial = ({ zone, certificates = [], ...rest }: ReadOfficial) => ({
  ...rest,
  certificates,
  ...(zone && { zone: [firstOf(zone), itemAt(zone, 1)] as const }),
});

export const open = defineAct({
  fields: { name: must(name), director: must(object({ key: must(text), name: must(name) })), settings: may(settings) },
  may: [],
  decide: ({ state }, body) => ({
    event: 'opened',
    name: body.name,
    director: { ...body.director, roles: ['director'], certificates: [] },
    settings: { ...state.settings, ...body.settings },
  }),
});

export const changeSettings = defineAct({
  fields: { settings: must(settings) },
  may: ['director'],
  decide: ({ state }, body) => ({ event: 'settings-changed', settings: { ...state.settings, ...body.settings } }),
});

export const addSession = defineAct({
  fields: { session: must(object({ id: must(name), name: must(name), date: must(day) })) },
  may: ['director'],
  decide: ({ state }, { session }) => {
    if (state.sessions.some(({ id }) => id === session.id))
      throw new Refused('exists', { what: 'session', id: session.id });
    return { event: 'session-added', session };
  },
});

/** Officials come by the director's appointment, never by a player's invitation. */
export const appoint = defineAct({
  fields: { official: must(official) },
  may: ['director'],
  decide: ({ state }, body) => {
    const keeps = body.official.roles.includes('director');
    if (!keeps) refuseLastDirector(state, body.official.key);
    return { event: 'appointed', official: asOfficial(body.official) };
  },
});

export const dismiss = defineAct({
  fields: { key: must(text) },
  may: ['director'],
  decide: ({ state }, { key }) => {
    if (!Object.hasOwn(state.officials, key)) throw new Refused('unknown', { what: 'official', id: key });
    refuseLastDirector(state, key);
    return { event: 'dismissed', key };
  },
});

/** What was ruled right in the judge's test is counted by the server, which alone may do this. */
export const certify = defineAct({
  fields: {
    key: must(text),
    competition: must(text),
    right: must(wholeNumber(0)),
    of: must(wholeNumber(1)),
    until: must(day),
  },
  may: ['examiner'],
  decide: ({ state }, { key, competition, right, of, until }) => {
    if (!Object.hasOwn(state.officials, key)) throw new Refused('unknown', { what: 'official', id: key });
    const { game, division } = competitionOf(state, competition);
    return { event: 'certified', key, certificate: { game, division, until, tested: true }, right, of };
  },
});

function refuseLastDirector(state: Parameters<typeof competitionOf>[0], key: string): void {
  const directors = Object.values(state.officials).filter(({ roles }) => roles.includes('director'));
  if (directors.length === 1 && firstOf(directors).key === key) throw new Refused('last-director');
}

const formula = { metrics: may(distinct(list(oneOf(METRICS), 1))), teamRule: may(oneOf(TEAM_RULES)) };

export const addCompetition = defineAct({
  fields: {
    id: must(name),
    edition: must(oneOf(EDITIONS)),
    division: must(oneOf(DIVISIONS)),
    season: may(text),
    session: may(text),
    rounds: must(wholeNumber(1, 100)),
    leftover: may(oneOf(LEFTOVERS)),
    order: may(distinct(list(oneOf(SOFT_COUNTS)))),
    seed: may(wholeNumber(0, 2147483647)),
    ...formula,
  },
  may: ['director'],
  decide: ({ state }, body) => {
    if (Object.hasOwn(state.competitions, body.id)) throw new Refused('exists', { what: 'competition', id: body.id });
    const rules = rulesOf(body.edition);
    const season = body.season ?? rules.season;
    if (!isSeason(season)) throw new Refused('bad-act', { at: 'season' });
    if (body.session !== undefined && !state.sessions.some(({ id }) => id === body.session))
      throw new Refused('unknown', { what: 'session', id: body.session });
    const { id, edition, division, rounds, session } = body;
    return {
      event: 'competition-added',
      competition: {
        id,
        edition,
        division,
        rounds,
        season,
        game: rules.game,
        ...(session !== undefined && { session }),
        leftover: body.leftover ?? 'twos',
        order: body.order ?? null,
        metrics: body.metrics ?? ['sum'],
        teamRule: body.teamRule ?? 'sum5',
        seed: body.seed ?? 0,
        closed: false,
      },
    };
  },
});

/** Tied or perfect teams, or players named one by one, play on in rounds of their own. */
export const playoff = defineAct({
  fields: {
    competition: must(text),
    id: must(name),
    rounds: must(wholeNumber(1, 20)),
    players: must(distinct(list(text, 2))),
  },
  may: DIRECTION,
  decide: ({ state }, { competition: of, id, rounds, players }) => {
    const { session: _, ...competition } = competitionOf(state, of);
    if (Object.hasOwn(state.competitions, id)) throw new Refused('exists', { what: 'competition', id });
    for (const player of players)
      if (!state.entries[player]?.competitions.includes(of))
        throw new Refused('unknown', { what: 'player', id: player });
    return {
      event: 'playoff-added',
      competition: { ...competition, id, rounds, playoffOf: of, closed: false },
      players,
    };
  },
});

/** The formula is fixed before round 1; later a change is allowed and stands in the log as a warning. */
export const changeFormula = defineAct({
  fields: { competition: must(text), ...formula },
  may: ['director'],
  decide: ({ state }, body) => {
    const competition = openCompetition(state, body.competition);
    return {
      event: 'formula-changed',
      competition: competition.id,
      metrics: body.metrics ?? competition.metrics,
      teamRule: body.teamRule ?? competition.teamRule,
      late: (state.rounds[competition.id] ?? []).some(round => round.status !== 'draft'),
    };
  },
});

/** What a game is planned like: its day, its rounds, what to do with who is left over, what counts more than what. */
export const changePlan = defineAct({
  fields: {
    competition: must(text),
    session: may(orNull(text)),
    rounds: may(wholeNumber(1, 100)),
    leftover: may(oneOf(LEFTOVERS)),
    order: may(orNull(distinct(list(oneOf(SOFT_COUNTS))))),
  },
  may: DIRECTION,
  decide: ({ state }, body) => {
    const now = openCompetition(state, body.competition);
    const { session = now.session ?? null, rounds = now.rounds, leftover = now.leftover, order = now.order } = body;
    if (session !== null && !state.sessions.some(({ id }) => id === session))
      throw new Refused('unknown', { what: 'session', id: session });
    const seated = (state.rounds[now.id] ?? []).length;
    if (rounds < seated) throw new Refused('round-started', { round: seated });
    return { event: 'plan-changed', competition: now.id, session, rounds, leftover, order };
  },
});

export const release = defineAct({
  fields: { competition: must(text), released: must(boolean) },
  may: DIRECTION,
  decide: ({ state }, { competition, released }) => {
    competitionOf(state, competition);
    return { event: 'released', competition, released };
  },
});

/** Ends a competition: places are recorded as they are now. */
export const close = defineAct({
  fields: { competition: must(text) },
  may: DIRECTION,
  decide: ({ state }, { competition }) => {
    openCompetition(state, competition);
    const rounds = state.rounds[competition] ?? [];
    const missing = rounds.flatMap(round =>
      round.tables
        .filter(table => table.confirmed === null)
        .map(table => ({ round: round.number, table: table.number })),
    );
    if (missing.length > 0) throw new Refused('results-missing', { missing });
    const places = standingsIn(state, competition).individuals.map(({ rank, id }) => ({ rank, id }));
    return { event: 'competition-closed', competition, places };
  },
});

/** Deletes the names, and keeps a note of how many were deleted. */
export const forget = defineAct({
  fields: {},
  may: ['director'],
  decide: ({ state }) => {
    if (state.forgotten) throw new Refused('forgotten');
    return {
      event: 'forgotten',
      entries: Object.keys(state.entries).length,
      officials: Object.keys(state.officials).length,
    };
  },
});

/** Takes back the last act as long as nothing came after it. */
export const undo = defineAct({
  fields: { seq: must(wholeNumber(1)) },
  may: DIRECTION,
  decide: ({ state }, { seq }) => {
    if (state.undoable?.seq !== seq || state.before === null) throw new Refused('nothing-to-undo', { seq });
    return { event: 'undone', seq };
  },
});
