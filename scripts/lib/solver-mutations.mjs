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

const equations = 'packages/equations/src/solve';

const inEquations = (why, file, find, replace, tests) => ({
  why: `Equations solver: ${why}`,
  clause: 'equations-2015 VIII-A',
  file: `${equations}/${file}`,
  find,
  replace,
  tests: tests.map(name => `${equations}/${name}`),
});

const wff = 'packages/wff/src/solve';

const inWff = (why, file, find, replace) => ({
  why: `WFF solver: ${why}`,
  clause: 'wff-2017 VI-A-1',
  file: `${wff}/${file}`,
  find,
  replace,
  tests: [wff],
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
  inOnSets('required-cube closes too much', 'pools.ts', 'usable[face] === 0 || most', 'usable[face] <= 1 || most'),
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
    'const nameless = names[0]!.size === 0;',
    'const nameless = names[0]!.size < 4;',
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
  inWff(
    'no-variable closes too much',
    'limits.ts',
    'VARIABLES.every(v => left[v]! <= 0)',
    'VARIABLES.every(v => left[v]! <= 1)',
  ),
  inWff('a round trip is forgotten', 'limits.ts', 'if (isRoundTrip(survey, list)) return null;', ''),
  inWff('a second rule beside a wild R is forgotten', 'limits.ts', 'if (isPadded(survey, list)) return null;', ''),
  inWff('limits hold under every reading', 'limits.ts', '  if (!usual) return null;', ''),
  inWff('idle-rule holds under every reading', 'limits.ts', 'if (usual && hasIdle(', 'if (hasIdle('),
  inWff('idle-rule closes too much', 'limits.ts', "Ko: () => supposable('K'),", 'Ko: () => false,'),
  inWff('variable-missing closes too much', 'limits.ts', 'if (noN && (rows', 'if ((rows'),
  inWff('goal-unsupported closes too much', 'limits.ts', "if (has(set, 'R') && has(set, 'No')) return false;", ''),
  inWff(
    'unbalanced closes too much',
    'counts.ts',
    'if (sum(left, VARIABLES) < sum(least, BINARIES) + 1) return true;',
    'if (sum(left, VARIABLES) < sum(least, BINARIES) + 2) return true;',
  ),
  inWff(
    'one premise is taken for all that a proof uses',
    'counts.ts',
    'return (list.set & JOINING) === 0 && sum(',
    'return sum(',
  ),
  inWff(
    'no-room closes too much',
    'counts.ts',
    '(set & (BIT.Ko | BIT.Co)) !== 0) return false;',
    '(set & BIT.Co) !== 0) return false;',
  ),
  inWff('pairs-missing closes too much', 'counts.ts', 'if (most < 2) return false;', 'if (most < 3) return false;'),
  inWff(
    'stray-letter closes too much',
    'counts.ts',
    '(set & (BIT.Ko | BIT.Ai | BIT.R)) !== 0',
    '(set & (BIT.Ai | BIT.R)) !== 0',
  ),
  inWff('stray-letter forgets theorems', 'counts.ts', 'return stray && !provable(', 'return stray || !provable('),
  inWff('rp-beside closes too much', 'rule-lists.ts', '&& set !== BIT.Rp && (set', '&& (set'),
  inWff(
    'no-without-r closes too much',
    'rule-lists.ts',
    "if (has(set, 'No') && !has(set, 'R'))",
    "if (has(set, 'No'))",
  ),
  inWff(
    'ni-beside-no closes too much',
    'rule-lists.ts',
    "if (has(set, 'No') && has(set, 'Ni'))",
    "if (has(set, 'Ni'))",
  ),
  inWff(
    'r-without-sub-proof closes too much',
    'rule-lists.ts',
    '(BIT.Ci | BIT.Ao | BIT.Ni | BIT.No)) === 0 ?',
    '(BIT.Ao | BIT.Ni | BIT.No)) === 0 ?',
  ),
  inWff('a wild R pays for nothing', 'rule-lists.ts', "if (rule !== 'R') pay(WILD, true);", ''),
  inWff(
    'premises end too early',
    'exhaust.ts',
    'hunt.next <= hunt.longest; hunt.next++',
    'hunt.next < hunt.longest; hunt.next++',
  ),
  inWff(
    'longest-premises is one letter short',
    'exhaust.ts',
    'return variables + Math.min(',
    'return variables - 1 + Math.min(',
  ),
  inWff('a letter of Resources is not drawn', 'pool.ts', '.map(letterIndex);', '.map(letterIndex).slice(1);'),
  inEquations(
    'gap closes too much',
    'invariants.ts',
    "if (has(supply, '-') || has(supply, '/')",
    "if (has(supply, '/')",
    ['invariants.test.ts'],
  ),
  inEquations(
    'rational closes too much',
    'invariants.ts',
    "!has(supply, '*') && !has(supply, 'r')",
    "!has(supply, 'r')",
    ['invariants.test.ts'],
  ),
  inEquations(
    'a difference that may be zero is left out',
    'enclosed-steps.ts',
    'this.put(at.about(most + Math.log2(width), true), emit);',
    'if (width < 0) this.put(at.about(most, true), emit);',
    ['enclosed.test.ts'],
  ),
  inEquations(
    'a negative number whose power is wanted is left out',
    'enclosed-inverse.ts',
    'if (!isBelow) continue;',
    'if (id >= 0) continue;',
    ['enclosed.test.ts'],
  ),
];
