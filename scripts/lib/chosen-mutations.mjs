import { createHash } from 'node:crypto';
import { needsNoTest } from './clause-table.mjs';

/** How many clauses are chosen, and the seed: another one asks for slips in other rules. */
export const CHOSEN = 60;
export const SEED = '2026';

/** So many clauses that a test is owed for, in an order that only the seed decides; a new row moves none of the others. */
export function chosenClauses(rows, count = CHOSEN, seed = SEED) {
  const place = id => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  return rows
    .filter(({ how }) => !needsNoTest(how))
    .map(({ edition, clause }) => `${edition} ${clause}`)
    .map(id => ({ id, at: place(id) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, count)
    .map(({ id }) => id);
}

const onSets = 'packages/on-sets/src';
const cubes = `${onSets}/check/cubes.ts`;
const readings = `${onSets}/values/readings.ts`;
const position = `${onSets}/position.ts`;
const check = `${onSets}/check/check.ts`;
const selection = `${onSets}/play/variations.ts`;
const universe = `${onSets}/values/universe.ts`;
const wff = 'packages/wff/src';
const equations = 'packages/equations/src';
const phases = 'packages/table/src/phases';
const score = `${phases}/match/score.ts`;
const rulesOf = edition => `packages/rulebook/src/editions/${edition}/rules.ts`;

const mutation = (clause, why, file, find, replace, tests) => ({
  clause,
  why,
  file,
  find,
  replace,
  tests: [tests ?? file.split('/').slice(0, 3).join('/')],
});

/** A slip for each clause that the seed has chosen and that no other list has. */
export const chosenMutations = [
  mutation(
    'onsets-2026 V-A-2',
    'after Now no Resources cube helps',
    cubes,
    'if (tried.length < troubles.length) troubles = tried;',
    'if (tried.length > troubles.length) troubles = tried;',
  ),
  mutation(
    'onsets-2014 XIII-D-14 comment (c)',
    'after Now all writers take the same Resources cube',
    cubes,
    'if (withResources[face] === onMat[face]) continue;',
    'if (face !== mat.resources[0]) continue;',
  ),
  mutation(
    'onsets-2026 II-C-2 examples',
    'No Null Restrictions asks for an operation',
    selection,
    'return rolled(isRelation)',
    'return rolled(isOperation)',
  ),
  mutation(
    'onsets-2014 II-C-3',
    'nobody has to choose two',
    rulesOf('onsets-2014'),
    "mustPickTwo: ['elementary', 'middle', 'junior'],",
    'mustPickTwo: [],',
    phases,
  ),
  mutation(
    'onsets-2026 GLO clockwise',
    'the next player sits on the right',
    'packages/table/src/seats.ts',
    'const seat = (from + k) % n;',
    'const seat = (from + n - k) % n;',
  ),
  mutation(
    'equations-2015 XIII-A-15 comment (a)',
    'under Number of Factors × no longer multiplies',
    `${equations}/language/groupings.ts`,
    "if (sign.kind === 'sign' && !sign.prefix && k < b - 1",
    "if (sign.kind === 'sign' && sign.sign !== 'x' && !sign.prefix && k < b - 1",
  ),
  mutation(
    'onsets-2014 XIII-C-12',
    'colours on the blank card are not looked at',
    universe,
    "typeOfCard(card === 'blank' ? blankAs : card)",
    'typeOfCard(card)',
  ),
  mutation(
    'onsets-2026 XIII-D-13 conflict',
    'Symmetric Difference conflicts with ∪ Wild',
    selection,
    "has('wildCube', '-')",
    "has('wildCube', 'U')",
  ),
  mutation(
    'onsets-2014 VI-A comment (b)',
    'the Goal may be written after the Set-Name',
    `${onSets}/language/parse.ts`,
    'if (goal >= 0) return',
    'if (goal > 99) return',
  ),
  mutation(
    'onsets-2014 VII-B-4-a',
    'one cube is enough',
    check,
    'if (name.length === 1 && read.restrictions.length === 0)',
    'if (name.length === 0 && read.restrictions.length === 0)',
  ),
  mutation(
    'onsets-2026 GLO senior',
    'Senior ends with grade 11',
    'packages/rulebook/src/equipment.ts',
    'junior: 10, senior: 12 }',
    'junior: 10, senior: 11 }',
  ),
  mutation(
    'onsets-2014 VII-B-4-d comment',
    'a symbol that is Forbidden on one cube is so on all',
    cubes,
    'const withResources = tally(mat.required, mat.permitted, mat.resources);',
    'const withResources = tally([...mat.required, ...mat.permitted].filter(face => !mat.forbidden.includes(face)), mat.resources);',
  ),
  mutation(
    'onsets-2026 XIII-B-8',
    'only where no Restriction takes a card out is one idle',
    `${onSets}/check/interpret.ts`,
    '  removed.some((mine, i) =>',
    '  removed.every((mine, i) =>',
  ),
  mutation(
    'equations-2015 XIII-B-3 comment (a)',
    'a wild 0 repeats as a number too',
    `${equations}/check/cubes.ts`,
    'use.single + (repeats ? 1 : use.operations)',
    "(rules.has.has('multiple-operations') ? Math.min(1, use.single) : use.single) + (repeats ? 1 : use.operations)",
  ),
  mutation(
    'equations-2015 X-B-2',
    'who is right with a Now has four',
    score,
    "if (seat === by) return o.ok(by) ? [6, 'scorePrincipal', 'right-now'] : WRONG;",
    "if (seat === by) return o.ok(by) ? [4, 'scorePrincipal', 'right-now'] : WRONG;",
  ),
  mutation(
    'onsets-2026 VII-A-1',
    'after Now the Mover may write',
    `${phases}/challenge/write.ts`,
    "if (seat === against) return kinds.includes('impossible') ? 'must' : 'not';",
    "if (seat === against) return kinds.includes('impossible') ? 'must' : 'may';",
  ),
  mutation(
    'wff-2017 VI-A',
    'nobody may challenge before the first move',
    `${phases}/challenge/block.ts`,
    'if (seat === shake.lastMover) return selfLift(t, seat);',
    'if (seat === shake.lastMover || shake.moves === 0) return selfLift(t, seat);',
  ),
  mutation(
    'onsets-2026 GLO restriction-part',
    'a Restriction is never needed',
    check,
    'requiredRelations(position, wild.meaning) > 0)',
    'requiredRelations(position, wild.meaning) > 99)',
  ),
  mutation(
    'onsets-2014 VI-B-2-a examples',
    '⊆ takes out what it should keep',
    readings,
    "relation.symbol === '=' ? chain.last ^ side.set : chain.last & ~side.set;",
    "relation.symbol === '=' ? chain.last ^ side.set : side.set & ~chain.last;",
  ),
  mutation(
    'onsets-2014 XIII-C-12 comment (b)',
    'a blank card that is not spoken of has a blue dot',
    `${onSets}/check/interpret.ts`,
    "inForce.blankWild ? (blankAs ?? 'blank') : 'blank'",
    "inForce.blankWild ? (blankAs ?? 'B') : 'blank'",
  ),
  mutation(
    'onsets-2014 I-B-2-a comment',
    'a digit cube may be moved like another',
    `${onSets}/play/moves.ts`,
    'if (isDigitFace(move.cube.face))',
    "if (isDigitFace(move.cube.face) && move.to === 'required')",
  ),
  mutation(
    'onsets-2026 GLO bonus-word',
    'a bonus cube is the whole turn',
    'packages/table/src/rules/last-cube.ts',
    'resources.length === 1;',
    'resources.length >= 1;',
  ),
  mutation(
    'onsets-2026 XIII-C-12',
    'the blank card may have colours but not count',
    universe,
    "typeOfCard(card === 'blank' ? blankAs : card)",
    "typeOfCard(card === 'blank' ? 'blank' : card)",
  ),
  mutation(
    'onsets-2014 XIII-D-14 comment (b)',
    'of two Solutions only the first is looked at',
    check,
    'const findings = results.flatMap((result, i) =>',
    'const findings = results.slice(0, 1).flatMap((result, i) =>',
  ),
  mutation(
    'onsets-2026 IX-D questions',
    'the clock runs on while a judge listens',
    `${phases}/officials/call.ts`,
    'shiftMs: t.at - paused.since }',
    'shiftMs: 0 }',
  ),
  mutation(
    'wff-2017 XI-A-1-f',
    'a proof is checked in two minutes',
    rulesOf('wff-2017'),
    'checkSeconds: 180,',
    'checkSeconds: 120,',
    phases,
  ),
  mutation(
    'onsets-2026 XIII-D-14 limits',
    'a pair of Solutions has no time of its own',
    rulesOf('onsets-2014'),
    'pairExtraSeconds: 60,',
    'pairExtraSeconds: 0,',
    phases,
  ),
  mutation(
    'onsets-2026 VI-B-2-a',
    '⊆ asks for the same set on both sides',
    readings,
    "relation.symbol === '=' ? chain.last ^ side.set : chain.last & ~side.set;",
    'chain.last ^ side.set;',
  ),
  mutation(
    'onsets-2014 XIII-D-14 comment (g)',
    'an upside-down cube counts below zero only, whatever the writer says',
    position,
    'goalValues(position.goal, position.inForce.absValue);',
    'goalValues(position.goal, false);',
  ),
  mutation(
    'wff-2017 III-D-1',
    'a wild R takes the cubes of the whole name',
    `${wff}/language/rules.ts`,
    "(wild ? 'R' : rule);",
    '(wild ? rule : rule);',
  ),
  mutation(
    'wff-2017 I-D lot',
    'the letter nearest the end sets the Goal',
    `${wff}/game.ts`,
    'const ALPHABET = { A: 0, C: 1, E: 2, K: 3, N: 4, R: 5 } as const;',
    'const ALPHABET = { A: 5, C: 4, E: 3, K: 2, N: 1, R: 0 } as const;',
  ),
  mutation(
    'equations-2015 VII-C-4',
    'one opponent who accepts is enough',
    `${phases}/checking/check.ts`,
    'if (checking.checkers.every(over))',
    'if (checking.checkers.some(over))',
  ),
  mutation(
    'onsets-2026 BASIC-III-E',
    'a row is read from the left only',
    readings,
    'for (let cut = 1; cut < width; cut++) {',
    'for (let cut = width - 1; cut < width; cut++) {',
  ),
  mutation(
    'wff-2017 VII-B-2-a',
    'a top line is no line of its own',
    `${wff}/language/proof-text.ts`,
    'if (arrow && header === null && items.length === 0) {',
    'if (arrow && header !== null && items.length === 0) {',
  ),
  mutation(
    'onsets-2014 V-A-2-b',
    'Now may be said before a cube is played',
    'packages/table/src/rules/now.ts',
    "return mat.required.length + mat.permitted.length === 0 ? 'nothing-played' : null;",
    "return mat.required.length + mat.permitted.length < 0 ? 'nothing-played' : null;",
    phases,
  ),
  mutation(
    'onsets-2026 XIII-A-7 comment (c)',
    'a cube may be shifted after the last one',
    `${onSets}/play/moves.ts`,
    'if (position.resources.length === 0)',
    'if (position.resources.length < 0)',
  ),
  mutation(
    'onsets-2014 III-B-2-b',
    'a cube may be taken out of the Goal again',
    `${phases}/play/goal.ts`,
    'if (mat.goal.some(c => !placed.cubes.includes(c.id)))',
    'if (mat.goal.every(c => !placed.cubes.includes(c.id)))',
  ),
  mutation(
    'onsets-2026 BASIC-I',
    'the Restriction cubes are set out one way only',
    `${onSets}/play/equipment.ts`,
    "          ['V', 'L', 'L'],",
    '',
  ),
  mutation(
    'onsets-2014 BASIC-V-A',
    'a correct Solution after Impossible is worth two',
    score,
    "o.ok(against) ? [6, 'scorePrincipal', 'right-impossible'] : WRONG;",
    'WRONG;',
  ),
  mutation(
    'onsets-2014 XIII-D intro',
    'Senior may choose ∪ and ∩ Interchangeable',
    'packages/rulebook/src/editions/onsets-2014/variations.ts',
    "row('unionInter', unionInter, 'XIII-C-2', JS, explainUnionInter, { alwaysOn: JS }),",
    "row('unionInter', unionInter, 'XIII-C-2', JS, explainUnionInter, { alwaysOn: ['junior'] }),",
  ),
  mutation(
    'onsets-2014 BASIC-V',
    'nobody is right where nobody wrote anything correct',
    score,
    "return o.players.some(o.ok) ? [2, 'scoreWrong', 'opponent-right'] : [6, 'scorePrincipal', 'nobody-right'];",
    "return [2, 'scoreWrong', 'opponent-right'];",
  ),
  mutation(
    'wff-2017 I-B-2-b',
    'Permitted cubes cannot be used',
    `${wff}/check/cubes.ts`,
    'n - (required.get(letter) ?? 0) - (permitted.get(letter) ?? 0);',
    'n - (required.get(letter) ?? 0);',
  ),
  mutation(
    'onsets-2026 I-B-3-d',
    'Forbidden cubes may be used',
    cubes,
    'const withResources = tally(mat.required, mat.permitted, mat.resources);',
    'const withResources = tally(mat.required, mat.permitted, mat.resources, mat.forbidden);',
  ),
  mutation(
    'wff-2017 VI-A-2-a',
    'Now asks for one cube in Resources',
    rulesOf('wff-2017'),
    'minResourcesForNow: 2,',
    'minResourcesForNow: 1,',
    phases,
  ),
  mutation(
    'onsets-2014 X-B-2',
    'a Third Party right beside the Challenger has six',
    score,
    "? [4, 'scoreThirdFour', 'right-beside']",
    "? [6, 'scoreThirdFour', 'right-beside']",
  ),
  mutation(
    'equations-2015 III-C-2-d',
    'an even root of a negative number has a value',
    `${equations}/values/powers.ts`,
    'if (e.d % 2n === 0n)',
    'if (e.d % 2n === 0n && e.n === 1n)',
  ),
  mutation(
    'equations-2015 XIII-D-11 example (e)',
    'i stands between two signs only',
    `${equations}/language/item.ts`,
    'before !== undefined && (isUnit(before) || isUnit(item));',
    'before !== undefined && isUnit(before) && isUnit(item);',
  ),
  mutation(
    'onsets-2014 XIII-A-7 comment (a)',
    'a shift is refused after a bonus',
    `${phases}/play/turn.ts`,
    "if (!targets.includes(to)) return t.refuse('bad-shift', 'shift');",
    "if (!targets.includes(to) || t.shake.bonusPlayed) return t.refuse('bad-shift', 'shift');",
  ),
  mutation(
    'wff-2017 III-C',
    'a rule may be listed twice',
    `${wff}/check/form.ts`,
    'if (rules.some(other => other.rule === listed.rule))',
    'if (rules.every(other => other.rule === listed.rule) && rules.length > 9)',
  ),
  mutation(
    'onsets-2026 XIII-C-2',
    '∩ stands for itself alone',
    position,
    "if (symbol === 'N' && inForce.unionInter) return 'U';",
    "if (symbol === 'N' && inForce.unionInter) return 'N';",
  ),
  mutation(
    'equations-2015 V-C-1 comment (b)',
    'a bonus goes to Permitted',
    'packages/table/src/rules/bonus.ts',
    '!lastCubeIsDue(mat);',
    'lastCubeIsDue(mat);',
  ),
  mutation(
    'equations-2015 VII-B-2 comment (b)',
    'a reading that misses does not matter where another one meets',
    `${equations}/check/equation.ts`,
    'if (met && missed) out.push(',
    'if (met && missed && rules.base > 99) out.push(',
  ),
  mutation(
    'onsets-2014 II-C-1-c',
    'a blank may be left empty',
    selection,
    "if (typeof value !== 'string') return undefined;",
    "if (typeof value !== 'string') return row.values?.[0] ?? 'B';",
  ),
  mutation(
    'onsets-2026 BASIC-II',
    'the player on the right is next',
    `${phases}/play/turn.ts`,
    'else startTurn(t, left(t.state, from), false, sand);',
    'else startTurn(t, left(t.state, left(t.state, from)), false, sand);',
  ),
  mutation(
    'wff-2017 VII-B-2-e',
    'a supposition need not be indented',
    `${wff}/check/proof.ts`,
    "else if (walk.ruleLines > 0 && walk.level === 'regular')",
    "else if (walk.ruleLines > 9 && walk.level === 'regular')",
  ),
  mutation(
    'onsets-2014 XIII-A-3 comment (a)',
    'a ∪ cube stands for one sign throughout',
    position,
    "if (symbol === 'N' && inForce.unionInter) return 'U';",
    "if (symbol === 'N' && inForce.unionInter) return symbol;",
  ),
  mutation(
    'onsets-2026 XIII-A-2 comment (b)',
    'a wild cube without a mark is a ∪',
    `${onSets}/check/wild.ts`,
    'meanings[0] ?? classOf(inForce.wildCube, inForce);',
    "meanings[0] ?? 'U';",
  ),
];
