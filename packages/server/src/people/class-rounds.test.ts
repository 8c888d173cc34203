import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClassResult, circleRound, ladderAfter, ladderRound, meetings, tallied } from './class-rounds.ts';

const names = (n: number): readonly string[] => Array.from({ length: n }, (_, i) => `p${i}`);
const result = (...pupils: readonly string[]): ClassResult => ({
  match: pupils.join(),
  game: 'wff',
  at: 1,
  places: pupils.map((pupil, i) => ({ pupil, place: i + 1 })),
});

describe('a ladder', () => {
  it('gives the rungs of a table to those who sat there, the best the highest', () => {
    const ladder = ladderAfter(names(5), [result('p4', 'p1', 'p3'), result('p1', 'p0')]);
    expect(ladder).toEqual(['p4', 'p1', 'p2', 'p0', 'p3'].toSorted((a, b) => ladder.indexOf(a) - ladder.indexOf(b)));
    expect(ladder).toEqual(['p1', 'p4', 'p2', 'p0', 'p3']);
    const tie = { ...result('p2', 'p1'), places: names(3).map(pupil => ({ pupil, place: 1 })) };
    expect(ladderAfter(names(3), [tie])).toEqual(names(3));
  });

  it('keeps everybody, and whoever has left is passed over', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 30 }),
        fc.array(fc.shuffledSubarray([...names(30)], { minLength: 2, maxLength: 3 })),
        (n, played) => {
          const ladder = ladderAfter(
            names(n),
            played.map(pupils => result(...pupils)),
          );
          expect(ladder.toSorted()).toEqual(names(n).toSorted());
        },
      ),
    );
  });

  it('seats neighbours, everybody once, with other borders in every other round', () => {
    for (let n = 2; n <= 40; n++) {
      const rounds = [0, 1].map(round => ladderRound(names(n), round));
      for (const tables of rounds) {
        expect(tables.flat().toSorted()).toEqual(names(n).toSorted());
        for (const table of tables) expect([2, 3]).toContain(table.length);
      }
      if (n > 3) expect(rounds[0]).not.toEqual(rounds[1]);
    }
    expect(ladderRound(names(1), 0)).toEqual([]);
  });
});

describe('a round robin', () => {
  it('brings all together in as many rounds as there are others, each pair once when the class is even', () => {
    for (let n = 2; n <= 24; n++) {
      const ring = n % 2 === 0 ? n : n + 1;
      const tables = Array.from({ length: ring - 1 }, (_, round) =>
        circleRound(names(n), round, new Set(names(n)), new Map()),
      );
      const met = meetings(tables.flat());
      expect(met.size).toBe((n * (n - 1)) / 2);
      if (n % 2 === 0) expect([...met.values()].every(times => times === 1)).toBe(true);
    }
  });

  it('seats all who are here, in twos and at most one three, whoever is away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.nat(60), fc.infiniteStream(fc.boolean()), (n, round, coins) => {
        const here = new Set(names(n).filter(() => coins.next().value));
        const tables = circleRound(names(n), round, here, new Map());
        const sizes = tables.map(table => table.length);
        expect(sizes.every(size => size === 2 || size === 3)).toBe(true);
        expect(sizes.filter(size => size === 3).length).toBeLessThanOrEqual(1);
        expect(tables.flat().toSorted()).toEqual(here.size < 2 ? [] : [...here].toSorted());
      }),
    );
  });

  it('puts somebody without an opponent beside whom they met least', () => {
    const met = meetings([
      ['p0', 'p1'],
      ['p0', 'p1'],
      ['p0', 'p2'],
    ]);
    const here = new Set(['p0', 'p1', 'p2', 'p3']);
    const tables = circleRound(['p0', 'x', 'p1', 'y', 'p2', 'z', 'p3', 'w'], 0, here, met);
    expect(tables.find(table => table.includes('p0'))).toContain('p3');
  });
});

it('matches and wins are counted by pupil', () => {
  expect(tallied([result('a', 'b'), result('a', 'c', 'b')])).toEqual({
    a: { n: 2, right: 2 },
    b: { n: 2, right: 0 },
    c: { n: 1, right: 0 },
  });
});
