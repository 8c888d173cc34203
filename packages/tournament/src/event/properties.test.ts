import { describe, expect, it } from 'vitest';
import { dice } from '../seating/oracle.test-help.ts';
import { standingsOf } from '../standings/standings.ts';
import { ACT_NAMES, type Act, decide, playerKey } from './decide.ts';
import type { LogEntry } from './event.ts';
import { evolve } from './evolve.ts';
import { openHall } from './hall.test-help.ts';
import { REFUSALS } from './refusal.ts';
import { entriesOf, playerOf, standingsIn } from './results.ts';
import type { EventState } from './state.ts';
import { type Viewer, viewEvent } from './view.ts';

const METHODS = ['draw', 'standings', 'interval', 'planned', 'swiss'];

/** Acts as clumsy people and broken screens would send them. */
function anyAct(roll: (n: number) => number, state: EventState): { by: string; act: Act } {
  const one = <T>(...items: readonly T[]): T => items[roll(items.length)]!;
  const last = state.rounds.m?.length ?? 0;
  const round = Math.max(1, last - roll(3) * roll(2));
  const table = 1 + roll(11);
  const place = { competition: one('m', 'm', 'm', 'constructor'), round };
  const player = one(`p${roll(32)}`, 'constructor');
  const now = state.rounds.m?.find(r => r.number === round)?.tables.find(t => t.number === table);
  const version = (now?.versions ?? 0) + (roll(6) === 0 ? 1 : 0);
  const fields: Record<string, () => object> = {
    seat: () => ({
      competition: place.competition,
      method: one(...METHODS),
      ...(roll(2) && { reason: 'late' }),
      seed: roll(9),
    }),
    'seat-by-hand': () => ({ competition: 'm', tables: [[`p${roll(30)}`, `p${roll(30)}`]], reason: 'hand' }),
    swap: () => ({ ...place, a: player, b: `p${roll(30)}`, ...(roll(2) && { reason: 'siblings' }) }),
    'sit-down': () => ({ ...place, player, table, reason: 'late' }),
    lock: () => ({ ...place, table, locked: roll(2) === 0 }),
    'set-medium': () => ({ ...place, tables: [table], medium: one('paper', 'screen') }),
    publish: () => place,
    start: () => ({ rounds: [place] }),
    pause: () => place,
    resume: () => place,
    finish: () => place,
    'add-time': () => ({ ...place, seconds: roll(100), ...(roll(2) && { table }) }),
    'judge-time': () => ({ ...place, table, seconds: 20 }),
    'type-result': () => ({
      ...place,
      table,
      sees: version,
      depth: 'points',
      points: one([6, 4, 2], [5, 5, 2], [6, 4], [6, null, 4], [7, 7, 7]),
    }),
    'confirm-result': () => ({ ...place, table, version }),
    'sign-result': () => ({ ...place, table, version }),
    dispute: () => ({ ...place, table, reason: 'no' }),
    call: () => ({ ...place, table, ...(roll(2) && { appeal: true }) }),
    'take-call': () => ({ call: 1 + roll(6) }),
    rule: () => ({ call: 1 + roll(6), ruling: 'yes', clause: 'x' }),
    'close-call': () => ({ call: 1 + roll(6) }),
    conduct: () => ({
      ...place,
      player,
      kind: one('warning', 'penalty', 'disqualified-round', 'disqualified-event'),
      reason: 'x',
      ...(roll(3) === 0 && { immediate: true }),
    }),
    concur: () => ({ pending: state.pending[0]?.id ?? 1 }),
    'check-in': () => ({ players: [player] }),
    leave: () => ({ players: [player] }),
    'change-entry': () => ({ player, team: one('Team 0', 'Team 9', null) }),
    enter: () => ({ players: [{ id: `p${roll(40)}`, name: `Real Name${roll(99)}` }] }),
    undo: () => ({ seq: state.undoable?.seq ?? 1 }),
    release: () => ({ competition: 'm', released: roll(2) === 0 }),
    'change-plan': () => ({ competition: 'm', rounds: 1 + roll(5), order: one(null, ['secondTwo', 'repeats']) }),
    'change-formula': () => ({ competition: 'm', metrics: ['sum', 'sixes'] }),
  };
  const name = one(
    ...ACT_NAMES.filter(act => !['forget', 'close', 'open', 'dismiss'].includes(act)),
    'fly',
    'seat',
    'publish',
    'start',
    'type-result',
    'type-result',
    'confirm-result',
  );
  const judges = ['take-call', 'rule', 'close-call', 'conduct', 'concur', 'judge-time'];
  const desk = ['type-result', 'confirm-result', 'dispute'];
  const seated = now?.players ?? ['p1'];
  const stranger = one(playerKey(`p${roll(32)}`), 'nobody', '__proto__', 'jim', 'kay', 'boss');
  const usual = judges.includes(name)
    ? one('jim', 'jo', 'head')
    : desk.includes(name)
      ? one('kay', 'kit')
      : name === 'sign-result' || name === 'call'
        ? playerKey(one(...seated))
        : 'boss';
  const by = roll(6) === 0 ? stranger : usual;
  const body = roll(20) === 0 ? { junk: 1 } : (fields[name]?.() ?? {});
  return { by, act: { do: name, ...body } as Act };
}

const ONLY_HERE = new Set<LogEntry['event']>(['seated', 'seats-changed', 'undone']);

describe('whatever is sent', () => {
  it('every act gets an entry or a refusal with a known code; seats never change silently; what is not confirmed never counts', () => {
    let taken = 0;
    for (let seed = 0; seed < 6; seed += 1) {
      const roll = dice(seed + 100);
      const hall = openHall(seed % 2 === 0 ? 'onsets-2026' : 'wff-2017');
      let state = hall.state;
      const log = [...hall.log];
      for (let k = 0; k < 200; k += 1) {
        const { by, act } = anyAct(roll, state);
        const outcome = decide(state, act, by, 2_000_000 + k * 20_000);
        if (!outcome.ok) {
          expect(REFUSALS).toContain(outcome.refusal.code);
          continue;
        }
        taken += 1;
        for (const entry of outcome.entries) {
          const next = evolve(state, entry);
          for (const round of state.rounds.m!) {
            const after = next.rounds.m!.find(r => r.number === round.number);
            const seats = (r: typeof after) => JSON.stringify(r?.tables.map(t => t.players));
            if (round.status === 'draft' || seats(round) === seats(after)) continue;
            // Published seats changed: one of the entries that say so did it, with its reason, or took back such a one.
            expect(ONLY_HERE.has(entry.event)).toBe(true);
            if (entry.event !== 'undone') expect((entry as { reason?: string }).reason).toBeTruthy();
            if (round.status !== 'published' && entry.event !== 'undone') expect(entry.event).toBe('seats-changed');
          }
          state = next;
          log.push(entry);
        }
        const counted = state.rounds
          .m!.filter(r => r.status === 'running' || r.status === 'done')
          .map(r => r.tables.flatMap(t => (t.confirmed ? [{ players: t.players, points: t.confirmed.points }] : [])));
        const players = entriesOf(state, 'm').map(playerOf);
        const { metrics } = state.competitions.m!;
        expect(standingsIn(state, 'm').individuals).toEqual(
          standingsOf(players, counted, { metrics, seed: 0 }).individuals,
        );
      }
      expect(log.reduce(evolve, { ...hall.state, ...blank() }).rounds).toEqual(state.rounds);
    }
    expect(taken).toBeGreaterThan(120);
  });
});

/** The state before the first entry. */
function blank(): EventState {
  const { state } = new (openHall().constructor as new () => { state: EventState })();
  return state;
}

describe('nobody sees what the view must hide', () => {
  const officialsOnly = ['"why"', '"typed"', '"confirmedBy"', '"locked"', '"broken"', '"settings"', '"undoable"'];

  it('names, drafts, extra time, conduct, officials and what is not confirmed', () => {
    for (let seed = 0; seed < 6; seed += 1) {
      const roll = dice(seed + 500);
      const hall = openHall('onsets-2026', { publicNames: (['made-up', 'initials', 'teams'] as const)[seed % 3] });
      let { state } = hall;
      for (let k = 0; k < 200; k += 1) {
        const { by, act } = anyAct(roll, state);
        const outcome = decide(state, act, by, 2_000_000 + k * 20_000);
        if (!outcome.ok) continue;
        for (const entry of outcome.entries) state = evolve(state, entry);
        const viewers: Viewer[] = [
          { as: 'public' },
          { as: 'coach', school: 'North' },
          { as: 'player', id: 'p7' },
          { as: 'official', key: 'gone' },
        ];
        for (const viewer of viewers) {
          const view = viewEvent(state, viewer);
          const text = JSON.stringify(view);
          for (const word of officialsOnly) expect(text, word).not.toContain(word);
          for (const key of ['boss', 'jim', 'kay', 'Official', 'Dora']) expect(text).not.toContain(`"${key}`);
          for (const entry of Object.values(state.entries)) {
            const own =
              (viewer.as === 'coach' && entry.school === 'North') || (viewer.as === 'player' && entry.id === 'p7');
            if (!own) expect(text).not.toContain(JSON.stringify(entry.name));
            if (!own && state.settings.publicNames === 'teams' && viewer.as !== 'player')
              expect(text).not.toContain(`"${entry.id}"`);
          }
          expect(view.conduct).toEqual([]);
          for (const round of view.competitions[0]!.rounds) expect(round.status).not.toBe('draft');
          if (viewer.as !== 'player') expect(text).not.toContain('"extraPercent":120');
          const tables = view.competitions[0]!.rounds.flatMap(r => r.tables.map(t => [r.number, t] as const));
          for (const [round, table] of tables) {
            const real = state.rounds.m!.find(r => r.number === round)!.tables.find(t => t.number === table.number)!;
            if (table.points !== null) expect(table.points).toEqual(real.confirmed?.points);
          }
        }
      }
    }
  });

  it('results wait until they are released, where the event says so', () => {
    const hall = openHall('onsets-2026', { resultsShown: 'released' });
    hall
      .act('boss', 'seat', { competition: 'm', method: 'draw' })
      .act('boss', 'publish', { competition: 'm', round: 1 });
    hall.act('boss', 'start', { rounds: [{ competition: 'm', round: 1 }] });
    const place = { competition: 'm', round: 1, table: 1 };
    hall
      .act('kay', 'type-result', { ...place, sees: 0, depth: 'points', points: [6, 4, 2] })
      .act('kit', 'confirm-result', { ...place, version: 1 });
    const seen = () => viewEvent(hall.state, { as: 'public' }).competitions[0]!;
    expect([seen().individuals, seen().teams, seen().rounds[0]!.tables[0]!.points]).toEqual([[], [], null]);
    hall.act('boss', 'release', { competition: 'm', released: true });
    expect(seen().individuals[0]).toMatchObject({ rank: 1, value: 6 });
  });

  it('names are gone after they are deleted, and a note says how many', () => {
    const hall = openHall('onsets-2026', { publicNames: 'names' }).act('boss', 'forget');
    expect(JSON.stringify(viewEvent(hall.state, { as: 'official', key: 'boss' }))).not.toContain('Real Name');
    expect(viewEvent(hall.state, { as: 'public' }).forgotten).toMatchObject({ entries: 30 });
    // Nobody would delete a name that came afterwards.
    for (const [act, fields] of [
      ['enter', { players: [{ id: 'new', name: 'New Name' }] }],
      ['change-entry', { player: 'p1', name: 'New Name' }],
      ['substitute', { out: 'p1', player: { id: 'new', name: 'New Name' } }],
    ] as const)
      expect(hall.refused('boss', act, fields)).toBe('forgotten');
  });
});
