import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { adjudicator, game } from '@forceout/on-sets';
import { botCacheFor, botContext, nextAct, playMatch, tableHint } from '@forceout/players';
import {
  DIVISIONS,
  EDITIONS,
  type EditionId,
  groundsOf,
  newestEdition,
  ofGame,
  registerEdition,
  rulesOf,
  UnknownEdition,
  variationsFor,
} from '@forceout/rulebook';
import { clausesOf, comparedWith, sameClauses } from '@forceout/rulebook/clauses';
import { differences } from '@forceout/rulebook/differences';
import { pick, seededRandom } from '@forceout/rulebook/seeded';
import {
  evolve,
  isSettled,
  positionOf,
  replay,
  type State,
  type TableEvent,
  type TableRules,
  view,
} from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { checkSolutions } from '../../../on-sets/src/check/check.ts';
import { MODES } from '../../../on-sets/src/position.ts';
import { randomPosition } from '../../../on-sets/src/random.ts';
import { Script } from '../../../table/src/test/script.ts';
import { contents } from './contents.ts';
import { edition } from './edition.ts';

registerEdition(edition, contents);

const tableRules: TableRules = {
  edition: edition.id,
  division: 'middle',
  season: '2027-28',
  adventurous: true,
  restrictions: true,
  options: {},
};

const { id } = edition;
/** Every edition that a text names, wherever it stands in the data. */
const editionsIn = (data: unknown): readonly string[] => [
  ...new Set(JSON.stringify(data).match(/\b(?:onsets|equations|wff)-\d{4}\b/g) ?? []),
];

describe('an edition that is data in one folder', () => {
  it('is not named by any file outside it', () => {
    const root = fileURLToPath(new URL('../../../..', import.meta.url));
    const { stdout } = spawnSync('git', ['grep', '-l', id, '--', '.', ':!packages/web/test/onsets-2027'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stdout.trim()).toBe('');
  });

  it('is the newest of its game, and one that nobody wrote is an error', () => {
    expect(EDITIONS.at(-1)).toBe(id);
    expect(newestEdition('on-sets')).toBe(id);
    expect(() => rulesOf('onsets-2031')).toThrow(UnknownEdition);
    expect(() => groundsOf('on-sets', 'onsets-2031')).toThrow(UnknownEdition);
    expect(() => groundsOf('equations', id)).toThrow(UnknownEdition);
    expect(() => registerEdition(edition, contents)).toThrow('already');
  });

  it('plays whole matches that cite nothing else', () => {
    for (const [seed, division] of ['senior', 'middle', 'elementary'].entries()) {
      const table = { edition: id, division, shakes: 2, judging: 'players' } as const;
      const bot = { level: 'player', style: 'bold', seed } as const;
      const { events, refused } = playMatch(game, table, [bot, bot, bot], 2027 + seed);
      expect(refused).toEqual([]);
      expect(events.filter(event => 'clause' in event && event.clause).length).toBeGreaterThan(10);
      expect(editionsIn(events)).toEqual([id]);
    }
  });

  it('judges 500 random Solutions and cites nothing else', () => {
    const roll = seededRandom(2027);
    let wrong = 0;
    for (let n = 0; n < 500; n++) {
      const mode = pick(roll, MODES);
      const position = {
        ...randomPosition(roll, DIVISIONS[n % 4]!, 'mixed', mode, n % 4),
        edition: ofGame('on-sets', id),
      };
      const texts = Array.from({ length: position.inForce.twoSolutions ? 2 : 1 }, () => randomText(roll));
      const result = checkSolutions(
        position,
        texts.map(setName => ({ setName, restrictions: roll() < 0.2 ? ['B = R'] : [] })),
        { steps: 200_000 },
      );
      if (result.correct === false) wrong += 1;
      expect(result.findings.every(finding => finding.clause.startsWith(`${id} `))).toBe(true);
      expect(editionsIn(result.findings).filter(named => named !== id)).toEqual([]);
    }
    expect(wrong).toBeGreaterThan(400);
    const asked = { game: 'on-sets', ask: 'goal', goal: { layout: 'single', digits: [{ d: 4, up: false }] } };
    expect(editionsIn(adjudicator.answer({ ...asked, edition: id }, () => 0))).toEqual([id]);
    expect(adjudicator.answer({ ...asked, edition: 'onsets-2031' }, () => 0)).toMatchObject({ ok: false });
  });
});

const SIGNS = ['B', 'R', 'G', 'Y', 'V', 'L'];

/** Operands and operations in turn, now and then with a slip. */
function randomText(roll: () => number): string {
  const parts: string[] = [];
  for (let n = 1 + Math.floor(roll() * 4); n > 0; n--) {
    if (parts.length > 0) parts.push(pick(roll, ['U', 'N', '-']));
    parts.push(`${pick(roll, SIGNS)}${roll() < 0.3 ? "'" : ''}`);
  }
  return roll() < 0.1 ? `${parts.join(' ')} U` : parts.join(' ');
}

/** The state after each act. */
function statesAlong(events: readonly TableEvent[]): readonly State[] {
  let state: ReturnType<typeof evolve> = replay(events.slice(0, 1));
  const states: State[] = [];
  for (const event of events.slice(1)) {
    state = evolve(state, event);
    if (isSettled(state)) states.push(state);
  }
  return states;
}

describe('its limit', () => {
  const table = { edition: 'onsets-2026', division: 'middle', shakes: 6 } as const;
  const bots = [
    { level: 'newcomer', style: 'cautious', seed: 1 },
    { level: 'newcomer', style: 'cautious', seed: 2 },
  ] as const;
  /** States with two cubes left in which Now would win: in this edition too late, in the one before just in time. */
  const states = [1, 2, 3, 4, 5, 6].flatMap(seed => {
    const { events } = playMatch(game, table, bots, seed);
    return statesAlong(events).filter(
      ({ phase, shake, ...rest }) =>
        phase === 'turn' &&
        shake !== null &&
        shake.mat.resources.length === 2 &&
        shake.mat.required.length + shake.mat.permitted.length > 0 &&
        shake.lastMover !== shake.onTurn &&
        game.solve(positionOf({ phase, shake, ...rest })!, 'now', { steps: 500_000 }).exists === true,
    );
  });
  const at = (state: State, edition: EditionId): State => ({ ...state, config: { ...state.config, edition } });

  it('holds for the referee', () => {
    for (const [played, points] of [
      ['onsets-2026', []],
      [id, [-1]],
    ] as const) {
      const s = new Script(played, { cubes: 8 }).toTurn().down(2);
      s.challenge(s.state.shake!.onTurn!, 'now');
      expect(s.penalties.map(penalty => penalty.points)).toEqual(points);
      expect(editionsIn(s.penalties).filter(named => named !== id)).toEqual([]);
    }
  });

  it('holds for hints', () => {
    expect(states.length).toBeGreaterThan(0);
    const looks = (edition: EditionId) =>
      states.map(state => {
        const hint = tableHint(game, at(state, edition), state.shake!.onTurn!, 1, { steps: 500_000 });
        return hint?.step === 1 ? hint.look.at : null;
      });
    expect(looks('onsets-2026')).toContain('now');
    expect(looks(id)).not.toContain('now');
  });

  it('holds for bots', () => {
    const lifts = (edition: EditionId) =>
      states.map(state => {
        const seat = state.shake!.onTurn!;
        const expert = { level: 'expert', style: 'steady', seed: 3 } as const;
        return nextAct(botContext(game, view(at(state, edition), seat), seat, expert, botCacheFor(game)))?.act.do;
      });
    expect(lifts('onsets-2026')).toContain('lift');
    expect(lifts(id)).not.toContain('lift');
  });
});

describe('its score', () => {
  it('is what a Third Party gets who is right beside a Challenger who is wrong', () => {
    const points = (played: EditionId): number => {
      const s = new Script(played, { players: 3, table: { judging: 'auto' } }).toTurn().move(1, 'b', 'required');
      s.challenge(2, 'now').submits(0, true).submits(2, false);
      expect(editionsIn(s.events.filter(e => e.event === 'scored')).every(named => named === played)).toBe(true);
      return (s.sum.shakeScores as number[][])[0]![0]!;
    };
    expect([points('onsets-2026'), points(id)]).toEqual([6, 5]);
  });
});

describe('its wording', () => {
  it('is that of the variation lists, and the clause is its own', () => {
    for (const division of DIVISIONS) {
      const row = variationsFor(id, division, '2027-28').find(variation => variation.id === 'twoOps');
      expect(row?.explains).toBe('A Solution needs no fewer than two operation signs.');
    }
    const specs = game.variations({ ...tableRules, edition: id });
    expect(specs.find(spec => spec.id === 'twoOps')?.explains).toContain('no fewer than two');
    expect(editionsIn(specs.map(spec => spec.clause))).toEqual([id]);
  });

  it('is that of the rulebook, in Spanish too where nobody has translated it yet', async () => {
    for (const language of ['en', 'es']) {
      const clauses = await clausesOf(id, language);
      const before = await clausesOf('onsets-2026', language);
      expect(clauses.map(({ clause }) => clause)).toEqual(before.map(({ clause }) => clause));
      const changed = clauses.filter((row, i) => row.text !== before[i]!.text).map(({ clause }) => clause);
      expect(changed).toEqual(['V-A-2-a', 'X-B-3', 'XIII-A-5']);
      expect(clauses.find(({ clause }) => clause === 'V-A-2-a')!.text).toContain('three or more');
      expect(clauses.every(row => row.edition === id)).toBe(true);
    }
    expect(comparedWith(id)).toBe('onsets-2026');
    const same = await sameClauses(id);
    expect([same.get('V-A-2-b'), same.get('V-A-2-a')]).toEqual(['V-A-2-b', undefined]);
  });

  it('is in the table of differences by its key', async () => {
    const row = (await differences()).find(({ parameter }) => parameter === 'score.nowThirdAlone')!;
    expect(row.cells.get(id)?.text).toBe('5');
    expect(row.alike).toContainEqual([id]);
    const other = (await differences()).find(({ parameter }) => parameter === 'challenge.negativeWord')!;
    expect(other.alike).toContainEqual(['onsets-2026', 'equations-2015', 'wff-2017', id]);
  });
});
