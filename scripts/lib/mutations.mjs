/**
 * One-line slips that a programmer could make in the rules. `find` stands exactly once in `file`;
 * `tests` are the folders or files whose clause tests should notice.
 */
export const mutations = [
  {
    file: 'packages/rulebook/src/equipment.ts',
    find: "division === 'senior' ? { min: 10, max: 14 }",
    replace: "division === 'senior' ? { min: 6, max: 14 }",
    why: 'Senior deals from six cards on',
    tests: ['packages/rulebook'],
  },
  {
    file: 'packages/rulebook/src/season.ts',
    find: "% 2 === 1 ? 'even' : 'odd'",
    replace: "% 2 === 0 ? 'even' : 'odd'",
    why: 'the season takes its parity from the year it begins in',
    tests: ['packages/rulebook'],
  },
];
