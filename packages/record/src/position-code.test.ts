import { cards, cubesOf, DIVISIONS, EDITIONS, type EditionId, rulesOf, variationsFor } from '@forceout/rulebook';
import type { Claim, Cube, Json, Position, Variation } from '@forceout/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPositionCode, writePositionCode } from './position-code.ts';

/** The address of a server goes before it. */
const LONGEST = 400;

const SECTIONS = ['goal', 'required', 'permitted', 'forbidden', 'resources'] as const;
const LAYOUTS = { single: 1, row2: 2, col2: 2, row3: 3, col3: 3, T: 3, L: 3, backL: 3 } as const;

const nameOfSet = fc
  .array(fc.constantFrom('B', 'R', 'G', 'Y', 'V', 'L'), { minLength: 1, maxLength: 2 })
  .chain(leaves =>
    fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.constantFrom('U', 'N', '-'), fc.boolean())
      .map(
        ([depth, op, prime]) => `${'('.repeat(depth)}${leaves.join(` ${op} `)}${prime ? "'" : ''}${')'.repeat(depth)}`,
      ),
  );

/** A blank filled in as a table would have it. */
const filled = (row: ReturnType<typeof variationsFor>[number], onSets: boolean): fc.Arbitrary<Variation> => {
  switch (row.blank) {
    case null:
      return fc.constant({ id: row.id, value: onSets ? true : null });
    case 'face':
      return fc.constantFrom('B', 'R', 'U', '-', "'", 'V', 'L').map(value => ({ id: row.id, value }));
    case 'card':
      return fc.constantFrom(...cards).map(value => ({ id: row.id, value }));
    case 'text':
      return nameOfSet.map(value => ({ id: row.id, value }));
    default:
      return fc.constantFrom(...row.values!).map(value => ({ id: `${row.id}-${value}`, value: null }));
  }
};

const turned = (face: string): fc.Arbitrary<string> =>
  /\d/.test(face) ? fc.constantFrom('', 's', 'u', 'su').map(turn => turn + face) : fc.constant(face);

function goalOf(game: string, goal: readonly Cube[]): fc.Arbitrary<Json> {
  if (goal.length === 0) return fc.constant(null);
  if (game === 'wff') return fc.constant(goal.map(c => c.face).join(''));
  if (game === 'equations')
    return fc
      .tuple(...goal.map(c => fc.tuple(turned(c.face), fc.boolean())))
      .map(laid => laid.map(([face, gap], i) => (gap && i > 0 ? ` ${face}` : face)).join(''));
  const layouts = Object.entries(LAYOUTS).filter(([, size]) => size === Math.min(3, goal.length));
  return fc
    .tuple(fc.constantFrom(...layouts), fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }))
    .map(([[layout, size], up]) => ({
      layout,
      digits: up.slice(0, size).map((u, i) => ({ d: /[1-5]/.test(goal[i]!.face) ? Number(goal[i]!.face) : 1, up: u })),
    }));
}

/** Every cube of the box, anywhere; any cards; any of the variations; any way to play. */
const position = (edition: EditionId): fc.Arbitrary<Position> => {
  const { game, season, readings } = rulesOf(edition);
  const onSets = game === 'on-sets';
  return fc
    .tuple(fc.constantFrom(...DIVISIONS), fc.constantFrom(season, '2031-32'), fc.boolean(), fc.boolean())
    .chain(([division, played, adventurous, restrictions]) => {
      const rows = variationsFor(edition, division, played);
      const cubes = cubesOf(game).map(({ kind, faces }, i) =>
        fc.tuple(fc.constantFrom(...faces), fc.constantFrom(...SECTIONS, null), fc.constant({ kind, id: `c${i}` })),
      );
      return fc
        .tuple(
          fc.tuple(...cubes),
          fc.shuffledSubarray([...cards]),
          fc.tuple(...rows.map(row => fc.option(filled(row, onSets)))),
          fc.record(Object.fromEntries(readings.map(r => [r.name, fc.constantFrom(...r.values)])), {
            requiredKeys: [],
          }),
        )
        .chain(([laid, dealt, picked, options]) => {
          const mat = Object.fromEntries(
            SECTIONS.map(section => [
              section,
              laid.flatMap(([face, at, { kind, id }]) => (at === section ? [{ id, kind, face }] : [])),
            ]),
          ) as Record<(typeof SECTIONS)[number], Cube[]>;
          return goalOf(game, mat.goal).map(
            (goalText): Position => ({
              rules: {
                edition,
                division,
                season: played,
                adventurous,
                restrictions,
                options: options as Record<string, Json>,
              },
              cards: onSets ? dealt : [],
              variations: picked.filter(v => v !== null),
              goalText,
              ...mat,
            }),
          );
        });
    });
};

/** What a code keeps: names of cubes are not of the position, nor is what an edition says anyway, nor doubled brackets. */
function kept({ rules, variations, ...rest }: Position) {
  const { readings } = rulesOf(rules.edition);
  const options = Object.entries(rules.options).filter(
    ([name, v]) => readings.find(r => r.name === name)?.default !== v,
  );
  return {
    ...rest,
    ...Object.fromEntries(SECTIONS.map(s => [s, rest[s].map(c => `${c.kind} ${c.face}`)])),
    rules: { ...rules, options: Object.fromEntries(options) },
    variations: variations.map(({ id, value }) => [
      id,
      id === 'doubleSet' ? String(value).replace(/[() ]/g, '').replace(/'$/, '') : value,
    ]),
  };
}

const claim = fc.constantFrom<Claim>('now', 'impossible', 'forceout', 'stop', 'no-goal');

describe.each(EDITIONS)('positions of %s', edition => {
  it('are the same again when they are read from their code, which is short and safe in a link', () => {
    fc.assert(
      fc.property(position(edition), claim, (at, said) => {
        const code = writePositionCode({ position: at, claim: said });
        expect(code).toMatch(/^[\w.~-]+$/);
        expect(code.length).toBeLessThan(LONGEST);
        expect(encodeURIComponent(code)).toBe(code);
        const read = readPositionCode(code);
        if (!read.ok) throw new Error(`${read.part} of ${code}`);
        expect(kept(read.position)).toEqual(kept(at));
        expect(read.claim).toBe(said);
        expect(writePositionCode(read)).toBe(code);
      }),
      { numRuns: 150 },
    );
  });

  it('stay short with everything in force and every cube on the mat', () => {
    const { game, readings } = rulesOf(edition);
    for (const division of DIVISIONS) {
      const options = Object.fromEntries(readings.map(r => [r.name, r.values.find(v => v !== r.default)!]));
      const cubes = cubesOf(game).map(({ kind, faces }, i): Cube => ({ id: `${i}`, kind, face: faces.at(-1)! }));
      const longest = (of: readonly (string | number)[] = []) => of.map(String).sort((a, b) => b.length - a.length)[0];
      const variations = variationsFor(edition, division, '2031-32').map((row): Variation => {
        const value =
          row.blank === 'text' ? "((((B'-R'))))" : row.blank === 'card' ? 'blank' : row.blank === 'face' ? "'" : null;
        return row.values ? { id: `${row.id}-${longest(row.values)}`, value: null } : { id: row.id, value };
      });
      const goalText: Json =
        game === 'on-sets'
          ? { layout: 'backL', digits: [5, 4, 3].map(d => ({ d, up: false })) }
          : cubes.map(c => (game === 'wff' ? c.face : ` su${c.face}`)).join('');
      const rules = { edition, division, season: '2031-32', adventurous: true, restrictions: true, options };
      const rest = { rules, cards: game === 'on-sets' ? cards : [], variations, goalText };
      const at: Position = { ...rest, goal: cubes, required: [], permitted: [], forbidden: [], resources: [] };
      const code = writePositionCode({ position: at, claim: 'impossible' });
      expect(code.length).toBeLessThan(LONGEST);
      expect(readPositionCode(code).ok).toBe(true);
    }
  });
});

describe('a code that nobody wrote', () => {
  it('is refused with the part that cannot be read, whatever was changed', () => {
    const code = '1.onsets-2026.jar...30B.twoOps.row2~131.31.U.B-.~c2GL.BRRGYYNVC.now'.replace('30B', '30b');
    expect(readPositionCode(code)).toMatchObject({ ok: true, claim: 'now' });
    for (const [from, to, part] of [
      ['1.', '2.', 'version'],
      ['2026', '1999', 'edition'],
      ['.jar', '.xar', 'division'],
      ['30b', '3z0', 'cards'],
      ['30b', '330', 'cards'],
      ['twoOps', 'tenOps', 'variations'],
      ['row2~131', 'row2~191', 'goalText'],
      ['.B-.', '.Q.', 'permitted'],
      ['.now', '.never', 'claim'],
      ['.now', '', 'version'],
    ] as const)
      expect(readPositionCode(code.replace(from, to))).toEqual({ ok: false, part });
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), text => void readPositionCode(text)));
    fc.assert(
      fc.property(
        fc.array(fc.string(), { minLength: 14, maxLength: 14 }),
        parts => void readPositionCode(parts.join('.')),
      ),
    );
  });
});
