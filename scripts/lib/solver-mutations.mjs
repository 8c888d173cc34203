const onSets = 'packages/on-sets/src/solve';
const onSetsTests = [`${onSets}/account.test.ts`];

const inOnSets = (why, file, find, replace, tests = onSetsTests) => ({
  why: `On-Sets solver: ${why}`,
  clause: 'onsets-2026 V-A-1',
  file: `${onSets}/${file}`,
  find,
  replace,
  tests,
});

/**
 * Passes and invariants of the solvers that skip something without a word: the account has to turn the no into undecided,
 * or an enumeration has to find what was skipped.
 */
export const solverMutations = [
  inOnSets(
    'a Resources face is not drawn',
    'pools.ts',
    'SYMBOLS.filter(face => mat.resources.includes(face))',
    'SYMBOLS.filter(face => mat.resources.includes(face)).slice(1)',
  ),
  inOnSets(
    'a meaning of the wild cube is not tried',
    'pools.ts',
    'return [...classes].filter(',
    'return [...classes].slice(1).filter(',
  ),
  inOnSets('equal hands are forgotten', 'pools.ts', 'if (known) known.standsFor.push(stand);', 'if (known) continue;'),
  inOnSets(
    'required-cube closes too much',
    'pools.ts',
    '(usable[requiredCube] === 0 ||',
    '(usable[requiredCube] <= 1 ||',
  ),
  inOnSets('card-classes closes too much', 'solve.ts', 'else if (waysOf(hand) === 0)', 'else if (waysOf(hand) <= 1)'),
  inOnSets('card-classes is not told', 'solve.ts', "ruledOut.push({ hand, by: 'card-classes' });", ';'),
  inOnSets('two-card-sets closes too much', 'solve.ts', 'countCardSets(space) < 2', 'countCardSets(space) < 9', [
    'packages/on-sets/src/planted/planted.test.ts',
  ]),
  inOnSets(
    'restriction-required closes too much',
    'search.ts',
    'const standsAlone = !needsRestriction(hand);',
    'const standsAlone = ways.relations === 0;',
  ),
  inOnSets(
    'no-set-name closes too much',
    'search.ts',
    'const nameless = names.any.size === 0;',
    'const nameless = names.any.size < 4;',
  ),
  inOnSets(
    'Set-Names that could shrink are dropped',
    'space.ts',
    'weight(set) + (blankWild ? 2 : 0) >= least',
    'weight(set) + (blankWild ? 2 : 0) > least + 1',
  ),
  inOnSets(
    'required-operands is not told',
    'empty-form.ts',
    'if (operands < required(hand.leaves))',
    'if (operands < -1)',
  ),
  inOnSets('required-relations is not told', 'empty-form.ts', 'if (k > 0 && k < required(hand.rels))', 'if (k < 0)'),
  inOnSets('required-signs is not told', 'empty-form.ts', 'if (required(joining) > most)', 'if (most > 99)'),
  inOnSets(
    'signs-missing is not told',
    'empty-form.ts',
    'joins === 0 && fewest > 0 : joins < fewest',
    'joins < 0 : joins < 0',
  ),
  inOnSets(
    'two-operations is not told',
    'empty-form.ts',
    "return signs < 2 ? 'two-operations' : null;",
    'return signs < 0 ? null : null;',
  ),
  inOnSets(
    'Set-Names with a join are skipped',
    'usages.ts',
    'if (size > 1 && !tables.canJoin) return;',
    'if (size > 1) return;',
  ),
  inOnSets(
    'Restrictions with joins are skipped',
    'usages.ts',
    'if (!tables.canJoin && size > 2 * relations) return;',
    'if (size > 2 * relations) return;',
  ),
  inOnSets(
    'the most relations are skipped',
    'search.ts',
    'relations <= ways.relations && relations < operands',
    'relations < ways.relations && relations < operands',
  ),
  inOnSets(
    'equal halves are not joined',
    'tables.ts',
    'if (u1 > u2 && !leftDeep) continue;',
    'if (u1 >= u2 && !leftDeep) continue;',
  ),
  inOnSets(
    'tables are called full too early',
    'tables.ts',
    "known = 2 ** (this.algebra.counting === 'closed' ? kinds.size - 1 : kinds.size);",
    'known = 2 ** (kinds.size - 1);',
  ),
  inOnSets(
    'several Restrictions are not tried',
    'restrictions.ts',
    'if (k < 2) return false;',
    'if (k < 3) return false;',
  ),
  inOnSets(
    'chains are not tried',
    'restrictions.ts',
    'if (!this.fits(leaves, ops, k + 1, k + 1)) return false;',
    'if (k > 1 || !this.fits(leaves, ops, 2, 2)) return false;',
  ),
];
