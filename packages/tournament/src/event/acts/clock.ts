import { needed } from '@forceout/rulebook';
import { boolean, list, may, must, object, orNull, text, wholeNumber } from '../../requests/read.ts';
import { roundClock } from '../clock.ts';
import { Refused } from '../refusal.ts';
import type { EventState, HallRound } from '../state.ts';
import { citing, competitionOf, DIRECTION, defineAct, JUDGES, roundOf, tableOf } from './definition.ts';

const place = { competition: must(text), round: must(wholeNumber(1)) };

function running(state: EventState, competition: string, number: number): HallRound {
  const round = roundOf(state, competition, number);
  if (round.status !== 'running') throw new Refused('round-not-started', { round: number });
  return round;
}

/** All rounds named start at one moment, by one entry of the log that every table follows. */
export const start = defineAct({
  fields: { rounds: must(list(object(place), 1)) },
  may: DIRECTION,
  decide: ({ state }, { rounds }) => {
    for (const { competition, round: number } of rounds) {
      const { status } = roundOf(state, competition, number);
      if (status === 'draft') throw new Refused('not-published', { round: number });
      if (status !== 'published') throw new Refused('round-started', { round: number });
    }
    return { event: 'started', rounds };
  },
});

const oneOrAll = { ...place, table: may(wholeNumber(1)) };
const standsAt = (round: HallRound, table: number | undefined): number | null =>
  table === undefined ? round.pausedAt : (tableOf(round, table).pausedAt ?? null);

/** The whole round, or one table of it. */
export const pause = defineAct({
  fields: oneOrAll,
  may: DIRECTION,
  decide: ({ state }, { competition, round, table }) => {
    if (standsAt(running(state, competition, round), table) !== null) throw new Refused('paused', { round });
    return { event: 'paused', competition, round, ...(table !== undefined && { table }) };
  },
});

export const resume = defineAct({
  fields: oneOrAll,
  may: DIRECTION,
  decide: ({ state }, { competition, round, table }) => {
    if (standsAt(running(state, competition, round), table) === null) throw new Refused('not-paused', { round });
    return { event: 'resumed', competition, round, ...(table !== undefined && { table }) };
  },
});

/** Gives the warning or the stop now: what comes after it keeps its length. */
const moveClock = (to: 'warning' | 'stop') =>
  defineAct({
    fields: place,
    may: DIRECTION,
    decide: ({ state, at }, { competition, round: number }) => {
      const clock = needed(
        roundClock(competitionOf(state, competition), running(state, competition, number)),
        'The clock of a round that runs',
      );
      const now = clock.pausedAt ?? at;
      const ms = now - (to === 'warning' ? clock.warningAt : clock.stopAt);
      if (ms >= 0) throw new Refused('exists', { what: to, id: number });
      return { event: 'clock-moved', competition, round: number, to, ms };
    },
  });

export const warn = moveClock('warning');
export const stop = moveClock('stop');

/** For the round, or for one table (lost minutes of an outage, say). */
export const addTime = defineAct({
  fields: { ...place, table: may(orNull(wholeNumber(1))), seconds: must(wholeNumber(1, 3600)) },
  may: DIRECTION,
  decide: ({ state }, { competition, round: number, table = null, seconds }) => {
    const round = running(state, competition, number);
    if (table !== null) tableOf(round, table);
    return { event: 'time-added', competition, round: number, table, ms: seconds * 1000, judgeTime: false };
  },
});

/** A judge was at a table in the last minutes before the warning: that table gets the time back, where the edition says so. */
export const judgeTime = defineAct({
  fields: { ...place, table: must(wholeNumber(1)), seconds: must(wholeNumber(1, 300)) },
  may: [...JUDGES, ...DIRECTION],
  decide: ({ state, at }, { competition: id, round: number, table, seconds }) => {
    const competition = competitionOf(state, id);
    const round = running(state, id, number);
    const { rules, cite } = citing(competition);
    const from = rules.round.judgeTimeFrom;
    if (from === null) throw new Refused('no-judge-time', {}, cite('judgeTime'));
    const clock = needed(roundClock(competition, round, tableOf(round, table)), 'The clock of a round that runs');
    const before = (rules.round.warningSeconds - from) * 1000;
    if (at < clock.warningAt - before || at - seconds * 1000 > clock.warningAt)
      throw new Refused('no-judge-time', { minutes: before / 60_000 }, cite('judgeTime'));
    return { event: 'time-added', competition: id, round: number, table, ms: seconds * 1000, judgeTime: true };
  },
});

/** The round is over; results may still come in. */
export const finish = defineAct({
  fields: { ...place, early: may(boolean) },
  may: DIRECTION,
  decide: ({ state }, { competition, round }) => {
    running(state, competition, round);
    return { event: 'round-done', competition, round };
  },
});
