import { rulesOf } from '@forceout/rulebook';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextDeadline } from '../deadline.ts';
import { decide, isTaken } from '../decide.ts';
import { replay } from '../replay.ts';
import { seatsIn } from '../seats.ts';
import { SECTIONS, type State } from '../state.ts';
import { actsIn } from '../transitions.ts';
import { view, viewEvent } from '../view.ts';
import { sampleOf } from './samples.ts';
import { standIn } from './stand-in.ts';
import { randomOf, randomTable, type Step, walk } from './walk.ts';

const ACTS = 160;

/** Seeds that once failed are walked for ever. */
const PINNED: readonly number[] = [
  // The last cube put back after "stop".
  2486,
];

/** Acts that are for every phase, as far as they are moves of the game or manners at the table. */
const ANYTIME = [
  'lift',
  'call-judge',
  'call-off',
  'withdraw',
  'point-out',
  'absent',
  'back',
  'stop',
  'end-match',
  'resign',
] as const;

const cubeIds = (s: State): readonly string[] =>
  s.shake === null ? [] : SECTIONS.flatMap(section => s.shake!.mat[section].map(c => c.id)).sort();

/** What holds at every table, however people behave: properties 1 to 6 of a match, walked at random. */
export const declareProperties = (runs: number, seed: number) =>
  describe('whatever anybody does at a table', () => {
    const everyWalk = (see: (step: Step) => void): void => {
      for (const seed of PINNED) walk(seed, ACTS, see);
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), seed => {
          walk(seed, ACTS, see);
        }),
        { numRuns: runs, seed },
      );
    };

    test('the walks get everywhere', () => {
      const seen = new Set<string>();
      everyWalk(({ events }) => {
        for (const e of events) seen.add(e.event);
      });
      const reached = [
        'roll-off-tied',
        'selected',
        'pick-declined',
        'pick-lost',
        'pick-struck',
        'bonus',
        'no-goal',
        'agreed',
        'no-goal-disputed',
        'moved',
        'shifted',
        'turn-lost',
        'undone',
        'charge',
        'put-right',
        'lifted',
        'set-aside',
        'challenged',
        'decided',
        'submitted',
        'time-up',
        'withdrew',
        'accepted',
        'rejected',
        'objection-ruled',
        'proving',
        'judge-asked',
        'judge-answered',
        'verdict',
        'scored',
        'void',
        'penalty',
        'penalty-ruled',
        'absent',
        'back',
        'absence-claimed',
        'judge-overdue',
        'called-off',
        'resigned',
        'end-agreed',
        'round-stop',
        'paused',
        'resumed',
        'replay-ordered',
        'signed',
        'corrected',
        'closed',
      ];
      expect(reached.filter(e => !seen.has(e))).toEqual([]);
    });
    test('[onsets-2014,onsets-2026 I-B-3] [equations-2015 I-B-2] [wff-2017 I-B-2] no cube is ever lost or doubled', () => {
      everyWalk(({ before, after }) => {
        const ids = cubeIds(after);
        expect(new Set(ids).size).toBe(ids.length);
        const same =
          before.shake !== null &&
          before.shake.no === after.shake?.no &&
          before.shake.startedAt === after.shake.startedAt;
        if (same && before.shake!.rolled) expect(ids).toEqual(cubeIds(before));
      });
    });

    test('what a trial says of an act is what the referee decides', () => {
      let taken = 0;
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), seed => {
          const { game } = randomTable(seed);
          const r = randomOf(seed);
          walk(seed, ACTS, ({ before }) => {
            if (before.phase === 'closed') return;
            for (const verb of [...actsIn(before.phase), ...ANYTIME]) {
              const act = sampleOf(verb, before, r, 'secret');
              const trial = isTaken(game, before, act);
              if (trial) taken++;
              expect([act, trial]).toEqual([act, decide(game, before, act, before.at).refusal === null]);
            }
          });
        }),
        { numRuns: Math.ceil(runs / 10), seed },
      );
      expect(taken).toBeGreaterThan(100 * Math.ceil(runs / 10));
    });

    test('replaying the log gives the same state', () => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), seed => {
          const { events, state } = walk(seed, ACTS, () => {});
          // A refused act moves the clock of the host, not the log.
          expect({ ...replay(JSON.parse(JSON.stringify(events))), at: 0 }).toEqual({ ...state, at: 0 });
        }),
        { numRuns: runs, seed },
      );
    });

    test('a refusal carries a code and a clause, no sentence, and changes nothing', () => {
      everyWalk(({ act, at, before, refusal }) => {
        if (refusal === null) return;
        expect(refusal.code).toMatch(/^[a-z-]+$/);
        expect(refusal.clause).toMatch(/^(onsets|equations|wff)-20\d\d ./);
        expect(refusal.typed).toBeUndefined();
        if (nextDeadline(before) === null || nextDeadline(before)! > at) {
          const again = decide(STAND_IN(before), before, act, at);
          if (again.refusal !== null) expect(again.events).toEqual([]);
        }
      });
    });

    test('[onsets-2014,onsets-2026 VII-C-2] [equations-2015 VII-C-2] [wff-2017 VII-C-2] nobody sees a Solution before all are presented', () => {
      everyWalk(({ after, events }) => {
        const hidden = after.phase !== 'present' && after.phase !== 'check';
        for (const w of after.shake?.writers ?? []) {
          if (w.written === null || !hidden) continue;
          const { secret } = w.written.solution as { secret: string };
          for (const viewer of [0, 1, 2, 'judge', 'director', 'spectator'] as const) {
            if (viewer === w.seat) continue;
            expect(JSON.stringify(view(after, viewer))).not.toContain(`"${secret}"`);
            const log = events.filter(e => e.event !== 'presented').map(e => viewEvent(e, viewer));
            expect(JSON.stringify(log)).not.toContain(`"${secret}"`);
          }
        }
      });
    });

    test('[onsets-2014,onsets-2026 XI-A] [equations-2015 XI-A] [wff-2017 XI-A] no deadline is missed, and none fires twice', () => {
      everyWalk(({ after, at }) => {
        const due = nextDeadline(after);
        if (due !== null) expect(due).toBeGreaterThan(at);
        expect(decide(STAND_IN(after), after, { do: 'wait' }, Math.max(at, after.at)).events).toEqual([]);
      });
    });

    test('[onsets-2014,onsets-2026 V-B invalid (a)] [equations-2015 VI-B invalid (a)] [wff-2017 VI-B self] the last Mover is never a Challenger', () => {
      everyWalk(({ events, before }) => {
        let lastMover = before.shake?.lastMover ?? null;
        for (const e of events) {
          if (e.event === 'moved' || e.event === 'shifted' || e.event === 'goal-set') lastMover = e.seat;
          if (e.event === 'put-right') lastMover = e.lastMover;
          if (e.event !== 'challenged' || e.challenge.kind === 'no-goal') continue;
          expect(e.challenge.against).toBe(lastMover);
          expect(e.challenge.by).not.toBe(lastMover);
          expect(e.challenge.second?.by).not.toBe(lastMover);
        }
      });
    });

    test('[onsets-2014,onsets-2026 X-B] [equations-2015 X-B] [wff-2017 X-B] a scored shake gives 2, 4 or 6 to everyone who played it', () => {
      everyWalk(({ events, before }) => {
        for (const e of events)
          if (e.event === 'scored' && before.shake?.no === e.shake)
            for (const line of e.lines)
              if (seatsIn(before).includes(line.seat) && !line.clause.endsWith('X-D'))
                expect([2, 4, 6]).toContain(line.points);
      });
    });

    test('[onsets-2014,onsets-2026 XI-B-2] [equations-2015 XI-B-2] [wff-2017 XI-B stop] after "stop" no cube moves and no shake begins, but for a replay that a judge orders', () => {
      everyWalk(({ act, before, events }) => {
        if (before.round.state !== 'stopped' || act.do === 'replay') return;
        for (const e of events)
          expect(['moved', 'shifted', 'bonus', 'goal-placed', 'rolled', 'shake-began']).not.toContain(e.event);
      });
    });

    test('[onsets-2014,onsets-2026 XI-A-3] [equations-2015 XI-A-3] [wff-2017 XI-A-3] every clock runs limit, ten seconds, sixty, ten', () => {
      everyWalk(({ events }) => {
        for (const [i, e] of events.entries()) {
          if (e.event !== 'clock' || e.clocks === undefined || e.stage === 'limit') continue;
          const clock = e.clocks.find(c => c.seat === e.seat && c.task === e.task);
          const bought = events
            .slice(0, i)
            .some(
              x =>
                x.event === 'penalty' && x.at === e.at && ['extra-minute', 'leader-bonus'].includes(x.penalty.why.code),
            );
          if (clock && !bought) expect([10_000, 60_000]).toContain(clock.at - e.at);
          if (clock && e.stage === 'extra' && !bought) expect(clock.at - e.at).toBe(60_000);
        }
      });
    });
  });

/** The stand-in as the walk had it, as far as the referee asks it here. */
const STAND_IN = (s: State) => {
  const n = s.shake?.rolled ? cubeIds(s).length : 8;
  const onSets = rulesOf(s.config.edition).game === 'on-sets';
  return standIn(rulesOf(s.config.edition).game, { cubes: n, deck: onSets });
};
