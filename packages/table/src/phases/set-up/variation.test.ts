import type { EditionId } from '@forceout/rulebook';
import { describe, expect } from 'vitest';
import { rule } from '../../test/clauses.ts';
import { Script } from '../../test/script.ts';

type Division = 'elementary' | 'middle' | 'junior' | 'senior';

/** Rolled, and the Goal-setter to choose. `idle` has no effect; a variation chosen twice is a repeat. */
const choosing = (edition: EditionId, players: 2 | 3 = 3, division: Division = 'junior', table: object = {}) =>
  new Script(edition, { players, table: { adventurous: true, division, ...table } }).roll();

const pick = (s: Script, seat: number, variation: string | null, at?: number) =>
  s.does(seat, { do: 'select', variation }, at);

const pointOut = (s: Script, seat: number, at?: number) =>
  s.does(seat, { do: 'point-out', fault: 'illegal-variation' }, at);

describe('choosing variations', () => {
  rule(
    { os: 'II-C; II-C-1', os26: 'GLO adventurous-variation; GLO variation-chart', eq: 'II-B; II-B-1' },
    'each player chooses before the Goal, the Goal-setter first, then to the left',
    edition => {
      const s = choosing(edition);
      expect(s.phase).toBe('variation');
      expect(s.seat(1, { do: 'select', variation: 'other' })?.code).toBe('not-your-pick');
      expect(s.seat(0, { do: 'goal', goal: 'a' })?.code).toBe('wrong-phase');
      expect(s.seat(0, { do: 'select', variation: null })?.code).toBe('must-pick');
      pick(s, 0, 'plain');
      pick(s, 1, 'other');
      expect(s.seat(0, { do: 'select', variation: 'third' })?.code).toBe('not-your-pick');
      pick(s, 2, 'third');
      expect(s.sum).toMatchObject({ phase: 'goal', variations: { plain: true, other: true, third: true } });
    },
  );

  rule(
    { os: 'II-C' },
    'the Goal-setter may choose while the cards are still to be dealt, but not before the roll',
    edition => {
      const s = new Script(edition, { players: 3, deck: true, table: { adventurous: true } });
      expect(s.seat(0, { do: 'select', variation: 'plain' })?.code).toBe('too-early');
      s.does(0, { do: 'roll', faces: [...'abcdabcd'] });
      expect(s.seat(1, { do: 'select', variation: 'plain' })?.code).toBe('too-early');
      pick(s, 0, 'plain');
      expect(s.seat(0, { do: 'select', variation: 'other' })?.code).toBe('picked');
      s.does(2, { do: 'deal', count: 6 });
      expect(s.state.shake!.selecting).toMatchObject({ seat: 1, picked: 0 });
      const senior = new Script(edition, { players: 3, deck: true, table: { adventurous: true, division: 'senior' } });
      senior.does(0, { do: 'roll', faces: [...'abcdabcd'] });
      pick(senior, 0, 'plain');
      pick(senior, 0, null);
      senior.does(2, { do: 'deal', count: 6 });
      expect(senior.state.shake!.selecting).toMatchObject({ seat: 1, picked: 0 });
    },
  );

  rule({ os: 'II-C-1-c', os26: 'GLO variation-selection', eq: 'II-B-1-c' }, 'a blank has to be filled', edition => {
    const s = choosing(edition);
    expect(s.seat(0, { do: 'select', variation: 'blank' })?.code).toBe('blank-empty');
    expect(s.seat(0, { do: 'select', variation: 'no such thing' })?.code).toBe('unknown-variation');
    s.does(0, { do: 'select', variation: 'blank', value: 'c' });
    expect(s.sum.variations).toEqual({ blank: 'c' });
  });

  rule(
    { os: 'XIII-C special; XIII-D intro', eq: 'XIII-C intro; XIII-D intro' },
    'what is always in force is so from the start, is no choice, and falls away without variations',
    edition => {
      const setup = { players: 3, always: ['plain'] } as const;
      const s = new Script(edition, { ...setup, table: { adventurous: true } }).roll();
      expect(s.sum.variations).toEqual({ plain: true });
      pick(s, 0, 'plain');
      pointOut(s, 1);
      expect(s.scores).toEqual([-1, 0, 0]);
      expect(new Script(edition, setup).roll().sum.variations).toEqual({});
    },
  );

  rule({ os: 'BASIC-0', eq: 'BASIC-0' }, 'the Basic game has no variations: the Goal follows the roll', edition => {
    const s = new Script(edition).roll();
    expect(s.phase).toBe('goal');
    const unrolled = new Script(edition);
    expect(unrolled.seat(0, { do: 'select', variation: 'plain' })?.code).toBe('no-variations');
  });
});

describe('how many each chooses', () => {
  const quotas = (edition: EditionId, players: 2 | 3, division: Division): readonly string[] => {
    const s = choosing(edition, players, division);
    const names = ['plain', 'other', 'third', 'fourth', 'blank', 'pair', 'shift'];
    const made: string[] = [];
    while (s.phase === 'variation') {
      const { seat } = s.state.shake!.selecting!;
      const declined =
        made.filter(m => m === String(seat)).length > 0 && s.seat(seat, { do: 'select', variation: null });
      if (declined === null) made.push(`${seat} may stop`);
      else {
        made.push(String(seat));
        s.does(seat, { do: 'select', variation: names[made.length]!, value: 'a' });
      }
    }
    return made;
  };

  rule(
    { os: 'II-C-3', eq: 'II-B-3' },
    'of two players, outside Senior, the one who does not set the Goal must choose two',
    edition => {
      for (const division of ['elementary', 'middle', 'junior'] as const) {
        expect(quotas(edition, 2, division)).toEqual(['0', '1', '1']);
        expect(quotas(edition, 3, division)).toEqual(['0', '1', '2']);
      }
    },
  );

  rule({ os14: 'II-C-3', eq: 'II-B-3' }, 'in Senior everyone may choose two and need not', edition => {
    expect(quotas(edition, 2, 'senior')).toEqual(['0', '0 may stop', '1', '1 may stop']);
    expect(quotas(edition, 3, 'senior')).toHaveLength(6);
  });

  rule(
    { os26: 'II-C-3' },
    'in Senior everyone may choose two, and of two players the one who does not set the Goal must',
    edition => {
      expect(quotas(edition, 2, 'senior')).toEqual(['0', '0 may stop', '1', '1']);
      expect(quotas(edition, 3, 'senior')).toEqual(['0', '0 may stop', '1', '1 may stop', '2', '2 may stop']);
    },
  );

  rule({ os: 'II-C-3', eq: 'II-B-3' }, 'in Senior a second choice is counted', edition => {
    const s = choosing(edition, 3, 'senior');
    pick(s, 0, 'plain');
    pick(s, 0, 'other');
    expect(s.seat(0, { do: 'select', variation: 'third' })?.code).toBe('not-your-pick');
    expect(s.sum.variations).toEqual({ plain: true, other: true });
  });
});

describe('an illegal choice', () => {
  const BAD = { os: 'II-C-2', eq: 'II-B-2' };

  rule(BAD, 'with no effect, pointed out: one point, and another choice in fifteen seconds', edition => {
    const s = choosing(edition);
    pick(s, 0, 'idle', 3000);
    pointOut(s, 1, 4000);
    expect(s.sum).toMatchObject({ phase: 'variation', scores: [-1, 0, 0] });
    // The fifteen seconds begin when the rolling minute is over (XI-A-1-b).
    expect(s.deadline).toMatchObject({ seat: 0, at: 75_000 });
    expect(s.seat(1, { do: 'select', variation: 'other' })?.code).toBe('not-your-pick');
    pick(s, 0, 'plain', 6000);
    expect(s.deadline).toMatchObject({ seat: 1, at: 75_000 });
    pick(s, 1, 'other');
    pick(s, 2, 'third');
    expect(s.sum).toMatchObject({
      phase: 'goal',
      scores: [-1, 0, 0],
      variations: { plain: true, other: true, third: true },
    });
  });

  rule(BAD, 'that repeats one already chosen costs a point too', edition => {
    const s = choosing(edition);
    pick(s, 0, 'plain');
    pick(s, 1, 'plain');
    pointOut(s, 0);
    expect(s.scores).toEqual([0, -1, 0]);
  });

  rule(BAD, 'twice in a row: another point, and no variation for that player', edition => {
    const s = choosing(edition);
    pick(s, 0, 'idle');
    pointOut(s, 2);
    pick(s, 0, 'idle');
    pointOut(s, 2);
    expect(s.scores).toEqual([-2, 0, 0]);
    expect(s.state.shake!.selecting).toMatchObject({ seat: 1 });
    pick(s, 1, 'other');
    pick(s, 2, 'third');
    expect(s.sum).toMatchObject({ phase: 'goal', variations: { other: true, third: true } });
  });

  rule(BAD, 'of the last chooser can be pointed out until a legal Goal is set, and interrupts the Goal', edition => {
    const s = choosing(edition);
    pick(s, 0, 'plain', 61_000);
    pick(s, 1, 'other', 62_000);
    pick(s, 2, 'idle', 63_000);
    expect(s.deadline).toMatchObject({ seat: 0, task: 'goal', at: 183_000 });
    pointOut(s, 0, 70_000);
    expect(s.sum).toMatchObject({ phase: 'variation', scores: [0, 0, -1] });
    pick(s, 2, 'third', 75_000);
    expect(s.phase).toBe('goal');
    expect(s.deadline).toMatchObject({ seat: 0, task: 'goal', at: 188_000 });
  });

  rule(BAD, 'each of two choices is judged by itself', edition => {
    const s = choosing(edition, 2);
    pick(s, 0, 'plain');
    pick(s, 1, 'idle');
    pick(s, 1, 'plain');
    pointOut(s, 0);
    pointOut(s, 0);
    expect(s.scores).toEqual([0, -2]);
    pick(s, 1, 'other');
    pick(s, 1, 'third');
    expect(s.sum).toMatchObject({ phase: 'goal', variations: { plain: true, other: true, third: true } });
    pointOut(s, 0);
    expect(s.scores).toEqual([0, -2]);
  });

  rule(BAD, 'between two choices is replaced before the second is made', edition => {
    const s = choosing(edition, 2);
    pick(s, 0, 'plain');
    pick(s, 1, 'idle');
    pointOut(s, 0);
    pick(s, 1, 'other');
    expect(s.state.shake!.selecting).toMatchObject({ seat: 1, picked: 1, must: 2 });
    pick(s, 1, 'third');
    expect(s.sum).toMatchObject({ phase: 'goal', scores: [0, -1] });
  });

  rule(
    { os: 'II-C-2 late', eq: 'II-B-2 late' },
    'not pointed out before the next legal one: no penalty, and ignored',
    edition => {
      const s = choosing(edition);
      pick(s, 0, 'idle');
      pick(s, 1, 'other');
      pointOut(s, 2);
      expect(s.events.at(-1)).toMatchObject({ event: 'charge', upheld: false });
      pick(s, 2, 'third');
      expect(s.sum).toMatchObject({ phase: 'goal', scores: [0, 0, 0], variations: { other: true, third: true } });
    },
  );

  rule({ os: 'II-C-2 late', eq: 'II-B-2 late' }, 'another illegal one does not protect it', edition => {
    const s = choosing(edition);
    pick(s, 0, 'idle');
    pick(s, 1, 'idle');
    s.does(2, { do: 'point-out', fault: 'illegal-variation', target: 0 });
    expect(s.scores).toEqual([-1, 0, 0]);
  });

  rule({ os: 'II-C-2 late', eq: 'II-B-2 late' }, 'a legal Goal protects it, an illegal Goal does not', edition => {
    const upTo = (goal: string) => {
      const s = choosing(edition, 3);
      pick(s, 0, 'plain');
      pick(s, 1, 'other');
      pick(s, 2, 'idle');
      s.does(0, { do: 'goal', goal });
      return pointOut(s, 0);
    };
    expect(upTo('a').scores).toEqual([0, 0, 0]);
    const illegal = upTo('aabb');
    expect(illegal.sum).toMatchObject({ phase: 'variation', scores: [0, 0, -1] });
    pick(illegal, 2, 'third');
    expect(illegal.sum).toMatchObject({ phase: 'turn', onTurn: 1 });
  });

  rule(
    { os: 'II-C-2 late', eq: 'II-B-2 late' },
    'the same player’s second choice does not protect it, and it is charged once',
    edition => {
      const s = choosing(edition, 2);
      pick(s, 0, 'plain');
      pick(s, 1, 'idle');
      pick(s, 1, 'other');
      pointOut(s, 0);
      expect(s.events.findLast(e => e.event === 'charge')).toMatchObject({ upheld: true, against: 1 });
      pick(s, 1, 'third');
      pointOut(s, 0);
      expect(s.events.at(-1)).toMatchObject({ event: 'charge', upheld: false });
      expect(s.sum).toMatchObject({ phase: 'goal', scores: [0, -1] });
    },
  );

  rule(
    { os: 'II-C-2 late; IX-B', eq: 'II-B-2 late; IX-B' },
    'after an illegal Goal a move or a valid challenge of another player protects it',
    edition => {
      const illegalGoal = () => {
        const s = choosing(edition, 3);
        pick(s, 0, 'plain');
        pick(s, 1, 'other');
        pick(s, 2, 'idle');
        return s.does(0, { do: 'goal', goal: 'aabb' });
      };
      expect(pointOut(illegalGoal().move(1, 'c', 'required'), 0).scores).toEqual([0, 0, 0]);
      const challenged = pointOut(illegalGoal().challenge(1, 'impossible'), 0);
      expect(challenged.sum).toMatchObject({ phase: 'write', scores: [0, 0, 0] });
    },
  );

  rule(
    { os: 'IX-A-2; IX-A-2 comment', eq: 'IX-A-2; IX-A-2 comment' },
    'a charge against a legal choice changes nothing',
    edition => {
      const s = choosing(edition);
      pick(s, 0, 'plain');
      pointOut(s, 1);
      expect(s.sum).toMatchObject({ phase: 'variation', scores: [0, 0, 0], variations: { plain: true } });
    },
  );

  rule(BAD, 'is refused where the table prevents, and costs nothing', edition => {
    const s = choosing(edition, 3, 'junior', { enforcement: 'prevent' });
    expect(s.seat(0, { do: 'select', variation: 'idle' })?.code).toBe('no-effect');
    pick(s, 0, 'plain');
    expect(s.seat(1, { do: 'select', variation: 'plain' })?.code).toBe('repeated');
    expect(s.sum).toMatchObject({ phase: 'variation', scores: [0, 0, 0] });
  });

  rule(BAD, 'waits for a judge in Elementary and Middle', edition => {
    const s = choosing(edition, 3, 'middle', { judge: true });
    pick(s, 0, 'idle');
    pointOut(s, 1);
    expect(s.scores).toEqual([0, 0, 0]);
    expect(s.penalties).toMatchObject([{ seat: 0, points: -1, status: 'pending' }]);
  });
});

describe('the time to choose', () => {
  rule(
    { os: 'II-C-1-b; XI-A-1-b', eq: 'II-B-1-b; XI-A-1-b' },
    'fifteen seconds begin when the rolling minute is over',
    edition => {
      const s = choosing(edition);
      expect(s.deadline).toMatchObject({ seat: 0, task: 'variation', at: 75_000 });
      pick(s, 0, 'plain', 20_000);
      expect(s.deadline).toMatchObject({ seat: 1, at: 75_000 });
      pick(s, 1, 'other', 70_000);
      expect(s.deadline).toMatchObject({ seat: 2, at: 85_000 });
    },
  );

  rule({ os: 'II-C-1-a', eq: 'II-B-1-a' }, 'a roll that took longer counts from its own end', edition => {
    const s = new Script(edition, { players: 3, table: { adventurous: true } });
    s.does(0, { do: 'roll', faces: [...'abcdabcd'] }, 65_000);
    expect(s.deadline).toMatchObject({ seat: 0, at: 80_000 });
  });

  rule(
    { os: 'II-C-1-a; XI-A', eq: 'II-B-1-a; XI-A' },
    'countdown, a point, a minute, countdown, a point, and the choice is lost',
    edition => {
      const s = choosing(edition);
      pick(s, 0, 'plain', 84_999);
      expect(s.scores).toEqual([0, 0, 0]);
      s.wait(84_999 + 25_001);
      expect(s.scores).toEqual([0, -1, 0]);
      pick(s, 1, 'other', 84_999 + 94_000);
      const start = s.at;
      s.wait(start + 95_001);
      expect(s.sum).toMatchObject({ phase: 'goal', scores: [0, -1, -2], variations: { plain: true, other: true } });
    },
  );

  rule({ os: 'II-C-3 time', eq: 'II-B-3 time' }, 'both choices fall inside the one limit', edition => {
    const s = choosing(edition, 2);
    pick(s, 0, 'plain', 60_000);
    pick(s, 1, 'other', 70_000);
    expect(s.deadline).toMatchObject({ seat: 1, at: 75_000 });
    s.wait(85_001);
    expect(s.scores).toEqual([0, -1]);
    s.wait(155_001);
    expect(s.sum).toMatchObject({ phase: 'goal', scores: [0, -2], variations: { plain: true, other: true } });
  });

  rule({ os: 'II-C-3 time', eq: 'II-B-3 time' }, 'a choice nobody has to make lapses without penalty', edition => {
    const s = choosing(edition, 3, 'senior');
    pick(s, 0, 'plain', 60_000);
    s.wait(75_000);
    expect(s.state.shake!.selecting).toMatchObject({ seat: 1 });
    expect(s.scores).toEqual([0, 0, 0]);
  });
});
