import { serverSays, shownCard } from '@forceout/host';
import {
  AddPupilsBody,
  CardsBody,
  ClassBoard,
  DidBody,
  LogInCards,
  MovePupilBody,
  Name,
  PupilHome,
  StartedTables,
  StartTablesBody,
  sought,
  Work,
  WorkBody,
} from '@forceout/wire';
import { z } from 'zod';
import type { ClassState } from '../people/class-log.ts';
import {
  type ClassResult,
  circleRound,
  isOfRounds,
  ladderAfter,
  ladderRound,
  meetings,
  resultsOf,
  tallied,
} from '../people/class-rounds.ts';
import { shuffled, startTables, tablesOf } from '../people/class-tables.ts';
import type { Context } from './context.ts';
import { Done, done } from './done.ts';
import { HttpFault, notFound } from './fault.ts';
import { IdParams, PupilParams } from './params.ts';
import { checkName } from './people-routes.ts';
import { type Route, route } from './route.ts';
import { signOutEverywhere } from './sign-out.ts';

const WorkId = z.strictObject({ id: sought(40), work: sought(40) });

/** Whoever did something so lately is in the room. */
const HERE_MS = 300_000;
const MOST_TABLES = 60;
const MOST_WORK = 200;

const idsOf = (pupils: readonly { readonly id: string }[]): readonly string[] => pupils.map(({ id }) => id);

/** The strongest at puzzles first; whoever has done none stands in the middle. */
function byLevel(themes: ClassBoard['themes'], pupils: readonly { readonly id: string; readonly name: string }[]) {
  const level = (id: string): number => {
    const tallies = themes.flatMap(theme => theme.pupils[id] ?? []);
    const n = tallies.reduce((sum, tally) => sum + tally.n, 0);
    return n === 0 ? 0.5 : tallies.reduce((sum, tally) => sum + tally.right, 0) / n;
  };
  return pupils.toSorted((a, b) => level(b.id) - level(a.id));
}

/** Who meets in the next round of a ladder or a round robin, of those who are free. */
function roundOf(
  { rounds, ladder }: ClassBoard['work'][number],
  board: ClassBoard,
  results: readonly ClassResult[],
  free: ReadonlySet<string>,
): readonly (readonly string[])[] {
  if (ladder !== null)
    return ladderRound(
      ladder.filter(id => free.has(id)),
      rounds,
    );
  const met = meetings(results.map(({ places }) => places.map(({ pupil }) => pupil)));
  return circleRound(idsOf(board.class.pupils), rounds, free, met);
}

/** One name of a list: the answer says which it is that cannot be used. */
async function checkListed(context: Context, name: string): Promise<void> {
  const unusable = new HttpFault(400, serverSays('bad-name.in-list', { name }));
  if (!Name.safeParse(name).success) throw unusable;
  await checkName(context, name).catch(cause => {
    throw cause instanceof HttpFault ? unusable : cause;
  });
}

export const classWorkRoutes = (context: Context): readonly Route[] => {
  const { classes, classLogs, people, registry, admissions } = context;

  /** Matches among themselves are counted from the histories; everything else is in the log. */
  const progress = async (id: string, state: ClassState, pupils: readonly string[]) => {
    const rounds = state.work.filter(isOfRounds);
    const since = Math.min(...rounds.map(work => work.set));
    const results = rounds.length === 0 ? [] : await classes.results(id, since);
    return state.work.map(work => {
      if (!isOfRounds(work)) return { ...work, ladder: null };
      const mine = resultsOf(work, results);
      return { ...work, done: tallied(mine), ladder: work.kind === 'ladder' ? ladderAfter(pupils, mine) : null };
    });
  };

  const board = async (owner: string, id: string): Promise<ClassBoard | null> => {
    const card = await classes.card(owner, id);
    if (card === null) return null;
    const now = classes.now();
    const [state, here, tables] = await Promise.all([
      classLogs.state(id),
      classes.here(id, now - HERE_MS),
      classes.tables(id, MOST_TABLES),
    ]);
    const there = new Set(card.pupils.map(pupil => pupil.id));
    const among = <T>(by: Readonly<Record<string, T>>): Record<string, T> =>
      Object.fromEntries(Object.entries(by).filter(([pupil]) => there.has(pupil)));
    const themes = Object.values(state.themes).map(({ pupils, ...theme }) => {
      const tallies = Object.values(among(pupils));
      const n = tallies.reduce((sum, tally) => sum + tally.n, 0);
      return { ...theme, n, wrong: n - tallies.reduce((sum, tally) => sum + tally.right, 0), pupils: among(pupils) };
    });
    return {
      class: card,
      now,
      here,
      work: (
        await progress(
          id,
          state,
          card.pupils.map(pupil => pupil.id),
        )
      ).map(work => ({ ...work, done: among(work.done) })),
      themes: themes.filter(({ n }) => n > 0).sort((a, b) => b.wrong / b.n - a.wrong / a.n),
      tables: tables.map(({ row, roster }) => shownCard(row, roster)),
    };
  };

  const boardOf = async (owner: string, id: string): Promise<ClassBoard> => {
    const found = await board(owner, id);
    if (found === null) throw notFound();
    return found;
  };

  return [
    route({
      method: 'GET',
      url: '/api/classes/:id/board',
      tag: 'classes',
      about: 'Who is here, the work and how it goes, what the class gets wrong, and the tables that play.',
      who: 'account',
      params: IdParams,
      answer: ClassBoard,
      perMinute: 240,
      run: async ({ params }, { participant }) => await boardOf(participant.id, params.id),
    }),
    route({
      method: 'POST',
      url: '/api/classes/:id/pupils',
      tag: 'classes',
      about: 'Write pupils down before they come. The answer has a number for each, which is shown once.',
      who: 'account',
      params: IdParams,
      body: AddPupilsBody,
      answer: LogInCards,
      perMinute: 30,
      long: true,
      run: async ({ params, body }, { participant }) => {
        for (const name of body.names) await checkListed(context, name);
        const added = await classes.addPupils(participant.id, params.id, body.names, body.more);
        if (added === null) throw notFound();
        if (added === 'full') throw new HttpFault(403, 'class-full');
        if (added === 'twice') throw new HttpFault(409, 'name-twice');
        return added;
      },
    }),
    route({
      method: 'POST',
      url: '/api/classes/:id/cards',
      audit: 'number-renewed',
      tag: 'classes',
      about: 'New log-in cards for these pupils or for all: the old numbers stop working.',
      who: 'account',
      params: IdParams,
      body: CardsBody,
      answer: LogInCards,
      perMinute: 20,
      long: true,
      run: async ({ params, body }, { participant }) => {
        const card = await classes.card(participant.id, params.id);
        if (card === null) throw notFound();
        const cards: { id: string; name: string; pin: string }[] = [];
        for (const { id, name } of card.pupils.filter(p => body.pupils?.includes(p.id) ?? true)) {
          const pin = await classes.newPin(participant.id, params.id, id);
          if (pin !== null) cards.push({ id, name, pin });
        }
        return cards;
      },
    }),
    route({
      method: 'POST',
      url: '/api/classes/:id/pupils/:pupil/move',
      tag: 'classes',
      about: 'Move a pupil to another class of mine.',
      who: 'account',
      params: PupilParams,
      body: MovePupilBody,
      answer: Done,
      run: async ({ params, body }, { participant }) => {
        if (!(await classes.move(participant.id, params.id, params.pupil, body.to))) throw notFound();
        await signOutEverywhere(context, params.pupil);
        return done;
      },
    }),
    route({
      method: 'POST',
      url: '/api/classes/:id/work',
      tag: 'classes',
      about: 'Set work: puzzles of a theme, a lesson, matches against a bot, a ladder or a round robin, with a day.',
      who: 'account',
      params: IdParams,
      body: Work,
      answer: ClassBoard,
      perMinute: 30,
      run: async ({ params, body }, { participant }) => {
        if (!(await classes.owns(participant.id, params.id))) throw notFound();
        if ((await classLogs.state(params.id)).work.length >= MOST_WORK) throw new HttpFault(403, 'class-full');
        await classLogs.append(params.id, participant.id, { event: 'work-set', id: classLogs.newWork(), work: body });
        return await boardOf(participant.id, params.id);
      },
    }),
    route({
      method: 'PATCH',
      url: '/api/classes/:id/work/:work',
      tag: 'classes',
      about: 'Give work another day, or close it.',
      who: 'account',
      params: WorkId,
      body: WorkBody,
      answer: ClassBoard,
      perMinute: 60,
      run: async ({ params, body }, { participant }) => {
        if (!(await classes.owns(participant.id, params.id))) throw notFound();
        const { work } = await classLogs.state(params.id);
        if (!work.some(({ id }) => id === params.work)) throw notFound();
        await classLogs.append(params.id, participant.id, { event: 'work-changed', id: params.work, ...body });
        return await boardOf(participant.id, params.id);
      },
    }),
    route({
      method: 'POST',
      url: '/api/classes/:id/tables',
      tag: 'classes',
      about:
        'Start tables for everybody who is here: threes at random, by how well they do, or the next round of a ladder or round robin.',
      who: 'account',
      params: IdParams,
      body: StartTablesBody,
      answer: StartedTables,
      perMinute: 20,
      long: true,
      run: async ({ params, body }, { participant }) => {
        const found = await boardOf(participant.id, params.id);
        const busy = new Set(found.tables.flatMap(table => table.players));
        const wanted = new Set(body.pupils ?? found.here);
        const free = found.class.pupils.filter(pupil => wanted.has(pupil.id) && !busy.has(pupil.name));
        const { edition, division, by, work } = body;
        const round = work === undefined ? null : found.work.find(one => one.id === work && isOfRounds(one));
        if (round === undefined) throw notFound();
        const groups =
          round === null
            ? tablesOf(by === 'level' ? byLevel(found.themes, shuffled(free)) : shuffled(free)).map(idsOf)
            : roundOf(
                round,
                found,
                resultsOf(round, await classes.results(params.id, round.set)),
                new Set(idsOf(free)),
              );
        const seated = await Promise.all(
          groups.map(async ids => (await Promise.all(ids.map(id => people.byId(id)))).filter(one => one !== null)),
        );
        const tables = await startTables(registry, admissions, {
          ...{ coach: participant, classId: params.id, edition, division },
          tables: seated.filter(pupils => pupils.length > 1),
        });
        const sat = new Set(groups.flat());
        if (tables.length > 0)
          await classLogs.append(params.id, participant.id, { event: 'tables-started', tables, work });
        return { tables, left: free.filter(({ id }) => !sat.has(id)).map(({ name }) => name) };
      },
    }),
    route({
      method: 'GET',
      url: '/api/class',
      tag: 'classes',
      about: 'What a pupil comes home to: the work with what is done of it, and a table that waits.',
      who: 'signed',
      answer: PupilHome,
      perMinute: 120,
      run: async (_, { participant }) => {
        const { classId, id } = participant;
        if (participant.kind !== 'pupil' || classId === null) throw notFound();
        const work = await progress(classId, await classLogs.state(classId), []);
        const [table] = await admissions.of(id, true, null, 1);
        return {
          work: work
            .filter(one => !one.closed)
            .map(({ rounds: _, ladder: __, ...one }) => ({ ...one, done: one.done[id] ?? { n: 0, right: 0 } })),
          table: table?.table ?? null,
          now: classes.now(),
        };
      },
    }),
    route({
      method: 'POST',
      url: '/api/class/did',
      tag: 'classes',
      about: 'A pupil answered a puzzle, took a lesson or finished a match against a bot.',
      who: 'signed',
      body: DidBody,
      answer: Done,
      perMinute: 120,
      run: async ({ body }, { participant }) => {
        const { classId, id } = participant;
        if (participant.kind !== 'pupil' || classId === null) throw notFound();
        await classLogs.append(classId, id, { event: 'did', pupil: id, ...body });
        return done;
      },
    }),
  ];
};
