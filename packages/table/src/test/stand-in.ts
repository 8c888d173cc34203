import { clauseRef, type GameId, rulesOf } from '@forceout/rulebook';
import type { Game, Json, Refused, SubmittedSolution, TableRules, Variation, VariationSpec } from '../game.ts';

/**
 * A tiny game of our own with which the referee is tested alone. Cubes show letters; a Goal is a string of letters; a
 * Solution says of itself what is true of it: `{ "right": true }`, `{ "right": false, "faults": ["VII-C-5-b"],
 * "shows": "a regrouping that defeats it", "equals": true }`.
 */
const FACES = ['a', 'b', 'c', 'd', 'e', '='];
const CARDS = Array.from({ length: 16 }, (_, i) => `card${i + 1}`);

const VARIATIONS = ['plain', 'other', 'third', 'fourth', 'blank', 'idle', 'pair', 'shift'] as const;

const no = (rules: TableRules, code: string, message: string, clause = 'II-A'): Refused => ({
  ok: false,
  code,
  message,
  clause: clauseRef(rules.edition, clause),
});

const says = (written: SubmittedSolution): Readonly<Record<string, Json>> =>
  typeof written.solution === 'object' && written.solution !== null && !Array.isArray(written.solution)
    ? (written.solution as Readonly<Record<string, Json>>)
    : {};

export interface StandInOptions {
  /** How many cubes; `=` cubes may not go early to Forbidden. */
  readonly cubes?: number;
  readonly deck?: boolean;
  readonly preset?: boolean;
  /** Variations that hold in every shake. */
  readonly always?: readonly string[];
}

export function standIn(id: GameId, options: StandInOptions = {}): Game {
  const count = options.cubes ?? 8;
  const specs = (rules: TableRules): readonly VariationSpec[] =>
    VARIATIONS.map(name => ({
      id: name,
      name,
      clause: clauseRef(rules.edition, 'II-A'),
      explains: name,
      blank: name === 'blank' ? { kind: 'face', choices: FACES } : null,
      alwaysOn: options.always?.includes(name) ?? false,
    }));
  return {
    id,
    engine: 'stand-in 1',
    equipment: () => ({
      cubes: Array.from({ length: count }, (_, i) => ({
        id: `k${i + 1}`,
        kind: i % 2 === 0 ? 'red' : 'blue',
        faces: FACES,
      })),
      preset: options.preset
        ? {
            cubes: [`k${count - 1}`, `k${count}`],
            choices: [
              ['a', 'b'],
              ['b', 'b'],
            ],
          }
        : null,
      deck: options.deck ? { cards: CARDS, min: 6, max: 12 } : null,
      rollOff: {
        cube: { id: 'lot', kind: 'red', faces: FACES },
        rank: { a: 1, b: 2, c: 3, d: 4, e: 5, '=': null },
      },
    }),
    variations: specs,
    readVariation: (rules, name, value) => {
      if (!(VARIATIONS as readonly string[]).includes(name))
        return no(rules, 'unknown-variation', `No variation ${name}.`);
      if (name === 'blank' && !FACES.includes(value as string)) return no(rules, 'blank-empty', 'Name a face.');
      return { ok: true, variation: { id: name, value: name === 'blank' ? value : true } };
    },
    ruleSelection: (position, pick) => {
      if (pick.id === 'idle')
        return no(
          position.rules,
          'no-effect',
          'It has no effect.',
          rulesOf(position.rules.edition).clauses.variationIllegal,
        );
      if (position.variations.some(v => v.id === pick.id))
        return no(
          position.rules,
          'repeated',
          'Chosen already.',
          rulesOf(position.rules.edition).clauses.variationIllegal,
        );
      return { ok: true };
    },
    describeVariations: (variations: readonly Variation[]) => Object.fromEntries(variations.map(v => [v.id, v.value])),
    placeGoal: (position, goal, available, named) => {
      if (typeof goal !== 'string') return no(position.rules, 'bad-goal', 'A Goal is a string of letters.');
      const cubes: string[] = [];
      for (const [i, face] of [...goal].entries()) {
        const cube = available.find(
          c =>
            !cubes.includes(c.id) &&
            (named ? `${c.kind} ${c.face}` === named[i] || c.id === named[i] : c.face === face),
        );
        if (!cube) return no(position.rules, 'no-such-cube', `No ${face} to be had.`);
        cubes.push(cube.id);
      }
      return { ok: true, cubes, goal };
    },
    ruleGoal: position =>
      position.goal.length > 3 ? no(position.rules, 'goal-too-long', 'At most three cubes.') : { ok: true },
    leftovers: position => position.resources.filter(c => c.face === 'e').map(c => c.id),
    ruleMove: (position, { cube, to, as }) => {
      const early = cube.face === '=' && to === 'forbidden' && (as === 'shift' || position.resources.length > 4);
      if (as === 'goal-bonus' && cube.face === '=')
        return { ...no(position.rules, 'bonus-cube', 'Not that cube.'), grade: 'impossible', fault: null };
      return early
        ? { ...no(position.rules, 'early-relation', 'Too early.', 'IX-A-1'), grade: 'priced', fault: 'early-relation' }
        : { ok: true };
    },
    paired: variations => variations.some(v => v.id === 'pair'),
    shifts: variations => variations.some(v => v.id === 'shift'),
    readSolution: (position, written) =>
      typeof written.solution === 'object' && written.solution !== null
        ? { ok: true, written }
        : no(position.rules, 'bad-solution', 'A Solution is an object.'),
    check: (position, written) => {
      const { right } = says(written);
      return right === true
        ? { correct: true, reasons: [] }
        : right === null
          ? { correct: null, reasons: [] }
          : {
              correct: false,
              reasons: [{ code: 'wrong', clause: clauseRef(position.rules.edition, 'VII-B'), message: 'Wrong.' }],
            };
    },
    checkObjection: (position, written, objection) => {
      const { faults, shows } = says(written);
      const upheld =
        objection.regroup !== null
          ? shows !== undefined && objection.regroup === shows
          : Array.isArray(faults) && faults.includes(objection.reason);
      return {
        upheld,
        reasons: upheld
          ? [{ code: 'shown', clause: clauseRef(position.rules.edition, 'VII-C-4'), message: 'Shown.' }]
          : [],
      };
    },
    equalsGoal: (_, written) => ({ equals: (says(written).equals as boolean | undefined) ?? false }),
    solve: () => ({ exists: null }),
    safeMoves: () => [],
  };
}
