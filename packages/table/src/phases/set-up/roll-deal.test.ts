import { describe, expect, test } from 'vitest';
import { rule } from '../../test/clauses.ts';
import { Script } from '../../test/script.ts';

const EIGHT = ['a', 'b', 'c', 'd', 'a', 'b', 'c', 'd'];
const CARDS = ['card1', 'card2', 'card3', 'card4', 'card5', 'card6'];

describe('the roll', () => {
  rule(
    { os: 'II-A; I-B-3 comment', os26: 'GLO resources; GLO resource-cube', eq: 'II-A; I-B-2 comment', wff: 'IV-A' },
    'the Goal-setter rolls all cubes; they are the Resources and nothing is on the mat',
    edition => {
      const s = new Script(edition);
      expect(s.seat(1, { do: 'roll', faces: EIGHT })?.code).toBe('not-yours');
      expect(s.seat(0, { do: 'roll', faces: EIGHT.slice(1) })?.code).toBe('bad-faces');
      expect(s.seat(0, { do: 'roll', faces: ['z', ...EIGHT.slice(1)] })?.code).toBe('bad-faces');
      s.does(0, { do: 'roll', faces: EIGHT });
      expect(s.mat).toEqual({ resources: [...EIGHT].sort(), goal: [], required: [], permitted: [], forbidden: [] });
    },
  );

  rule(
    { os: 'II-A-2', os26: 'IX-D examples', eq: 'II-A-2', wff: 'IV-A-2' },
    'a legal roll stands: no cube is rolled again or turned',
    edition => {
      const s = new Script(edition, { deck: true }).does(0, { do: 'roll', faces: EIGHT });
      expect(s.seat(0, { do: 'roll', faces: EIGHT })?.code).toMatch('already-rolled');
      expect(s.mat.resources).toEqual([...EIGHT].sort());
    },
  );

  rule(
    { os: 'II-A-1', os26: 'GLO shake', eq: 'II-A-1', wff: 'IV-A-1' },
    'a shake begun before the warning is played: by a roll, or when the countdown for the roll has ended',
    edition => {
      const begun = new Script(edition, { table: { judging: 'auto' } });
      begun.wins(0).roll();
      begun.act({ seat: 'director', do: 'warning' });
      expect(begun.sum).toMatchObject({ shake: 2, phase: 'goal' });
      const late = new Script(edition, { table: { judging: 'auto' } });
      late.wins(0);
      late.wait(late.deadline!.at + 10_000);
      expect(late.scores).toEqual([6, 1]);
      late.act({ seat: 'director', do: 'warning' });
      late.toTurn();
      expect(late.phase).toBe('turn');
      const preset = new Script(edition, { preset: true }).does(0, { do: 'preset', faces: ['a', 'b'] });
      preset.act({ seat: 'director', do: 'warning' });
      expect(preset.phase).toBe('roll-deal');
      const dealt = new Script(edition, { deck: true }).does(1, { do: 'deal', count: 6 });
      dealt.act({ seat: 'director', do: 'warning' });
      expect(dealt.phase).toBe('roll-deal');
    },
  );

  rule(
    { os: 'XI-B', eq: 'XI-B', wff: 'XI-B' },
    'a warning between two shakes leads to the scoresheet, and nobody pays for not rolling',
    edition => {
      const s = new Script(edition, { table: { judging: 'auto' } }).wins(0);
      expect(s.sum).toMatchObject({ shake: 2, phase: 'roll-deal' });
      s.wait(s.deadline!.at + 9999);
      s.act({ seat: 'director', do: 'warning' }, s.at);
      expect(s.sum).toMatchObject({ phase: 'scoresheet', shake: 1, scores: [6, 2], deadline: null });
      s.wait(s.at + 600_000);
      expect(s.sum).toMatchObject({ phase: 'scoresheet', scores: [6, 2], penalties: [] });
    },
  );

  rule(
    { os: 'II-A-3; BASIC-I' },
    'where Restriction cubes are set out, that comes first, in one of the two ways, and the rest is rolled',
    edition => {
      const s = new Script(edition, { preset: true, table: { division: 'elementary' } });
      const six = EIGHT.slice(0, 6);
      expect(s.seat(0, { do: 'roll', faces: six })?.code).toBe('preset-first');
      expect(s.seat(1, { do: 'preset', faces: ['a', 'b'] })?.code).toBe('not-yours');
      expect(s.seat(0, { do: 'preset', faces: ['a', 'a'] })?.code).toBe('bad-preset');
      s.does(0, { do: 'preset', faces: ['b', 'a'] });
      expect(s.seat(0, { do: 'preset', faces: ['b', 'b'] })?.code).toBe('already-preset');
      expect(s.seat(0, { do: 'roll', faces: EIGHT })?.code).toBe('bad-faces');
      s.does(0, { do: 'roll', faces: six });
      expect(s.mat.resources).toEqual([...six, 'a', 'b'].sort());
    },
  );
});

describe('the deal', () => {
  rule({ os: 'II-B' }, 'the player on the right of the Goal-setter deals, before or after the roll', edition => {
    const s = new Script(edition, { players: 3, deck: true });
    for (const seat of [0, 1]) expect(s.seat(seat, { do: 'deal', cards: CARDS })?.code).toBe('not-yours');
    s.does(2, { do: 'deal', cards: CARDS });
    expect(s.phase).toBe('roll-deal');
    s.does(0, { do: 'roll', faces: EIGHT });
    expect(s.phase).toBe('goal');
    const two = new Script(edition, { deck: true }).does(0, { do: 'roll', faces: EIGHT });
    expect(two.phase).toBe('roll-deal');
    two.does(1, { do: 'deal', cards: CARDS });
    expect(two.phase).toBe('goal');
  });

  rule(
    { os: 'II-B comment; II-B touch', os26: 'GLO deal; GLO illegal-universe' },
    'a card too few, too many or twice is not dealt, and none is taken back',
    edition => {
      const s = new Script(edition, { deck: true });
      const deal = (cards: readonly string[]) => s.seat(1, { do: 'deal', cards })?.code;
      expect(deal(CARDS.slice(1))).toBe('bad-deal');
      expect(deal(Array.from({ length: 13 }, (_, i) => `card${i + 1}`))).toBe('bad-deal');
      expect(deal([...CARDS.slice(1), 'card2'])).toBe('bad-card');
      expect(deal([...CARDS.slice(1), 'queen'])).toBe('bad-card');
      const most = new Script(edition, { deck: true }).does(1, { do: 'deal', count: 12 });
      expect(most.state.shake!.cards).toHaveLength(12);
      expect(deal(CARDS)).toBeUndefined();
      expect(deal(CARDS)).toBe('already-dealt');
      expect(s.state.shake!.cards).toEqual(CARDS);
    },
  );

  test('there is nothing to deal without cards', () => {
    const s = new Script('equations-2015');
    expect(s.seat(1, { do: 'deal', cards: CARDS })?.code).toBe('no-cards');
    expect(s.seat(0, { do: 'preset', faces: ['a', 'b'] })?.code).toBe('no-preset');
  });
});

describe('the time for both', () => {
  rule({ os: 'XI-A-1-a' }, 'roller and dealer have a minute each, and pay each for his own delay', edition => {
    const s = new Script(edition, { players: 3, deck: true });
    expect(s.sum.deadlines).toMatchObject([
      { seat: 0, task: 'roll', at: 60_000 },
      { seat: 2, task: 'deal', at: 60_000 },
    ]);
    const dealt = new Script(edition, { players: 3, deck: true }).does(2, { do: 'deal', cards: CARDS });
    expect(dealt.sum.deadlines).toMatchObject([{ seat: 0, task: 'roll' }]);
    s.does(0, { do: 'roll', faces: EIGHT }, 30_000);
    expect(s.sum.deadlines).toMatchObject([{ seat: 2, task: 'deal' }]);
    s.wait(70_001);
    expect(s.scores).toEqual([0, 0, -1]);
    s.wait(130_000);
    expect(s.scores).toEqual([0, 0, -1]);
    s.wait(140_001);
    expect(s.scores).toEqual([0, 0, -2]);
    expect(s.state.shake!.cards).toHaveLength(6);
    expect(s.phase).toBe('goal');
  });

  rule({ os: 'XI-A-1-a', eq: 'XI-A-1-a' }, 'after two delays the cubes are rolled for the Goal-setter', edition => {
    const s = new Script(edition, { preset: edition !== 'equations-2015' });
    expect(s.deadline).toMatchObject({ seat: 0, at: 60_000 });
    s.wait(69_999);
    expect(s.scores).toEqual([0, 0]);
    s.wait(140_001);
    expect(s.scores).toEqual([-2, 0]);
    expect(s.phase).toBe('goal');
    expect(s.state.shake!.mat.resources).toHaveLength(8);
    expect(s.deadline).toMatchObject({ seat: 0, task: 'goal', at: 260_000 });
  });

  rule({ wff: 'XI-A-1-a' }, 'roll and Goal share two minutes and one set of delays', edition => {
    const s = new Script(edition);
    expect(s.deadline).toMatchObject({ seat: 0, at: 120_000 });
    s.roll();
    expect(s.deadline).toMatchObject({ seat: 0, task: 'goal', at: 120_000 });
    const late = new Script(edition);
    late.does(0, { do: 'roll', faces: EIGHT }, 125_000);
    expect(late.deadline).toMatchObject({ stage: 'countdown', at: 130_000 });
    const later = new Script(edition);
    later.does(0, { do: 'roll', faces: EIGHT }, 150_000);
    expect(later.scores).toEqual([-1, 0]);
    expect(later.deadline).toMatchObject({ stage: 'extra', at: 190_000 });
    const never = new Script(edition).wait(200_001);
    expect(never.sum).toMatchObject({ scores: [-2, 0], phase: 'roll-deal', goalSetter: 1, shake: 2 });
  });
});
