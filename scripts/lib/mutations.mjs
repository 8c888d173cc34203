const table = ['packages/table/src/phases', 'packages/table/src/clock.test.ts'];
const rulebook = ['packages/rulebook'];

const score = 'packages/table/src/phases/score.ts';
const block = 'packages/table/src/phases/block.ts';
const turn = 'packages/table/src/phases/turn.ts';
const variation = 'packages/table/src/phases/variation.ts';
const write = 'packages/table/src/phases/write.ts';
const check = 'packages/table/src/phases/check.ts';
const editions = 'packages/rulebook/src/editions/editions.ts';

/**
 * One-line slips that a programmer could make in the rules. `find` stands exactly once in `file`; a test
 * in `tests` that names `clause` should notice.
 */
export const mutations = [
  {
    why: 'a Third Party right beside a right Challenger scores 6',
    clause: 'onsets-2026 X-B-4',
    file: score,
    find: "[4, 'scoreThirdFour', 'A correct Solution beside a correct Challenger.']",
    replace: "[6, 'scoreThirdFour', 'A correct Solution beside a correct Challenger.']",
    tests: table,
  },
  {
    why: 'a silent Third Party scores 6 after a right Impossible',
    clause: 'onsets-2026 X-B-4',
    file: score,
    find: "[4, 'scoreThirdFour', 'Rightly left Impossible unanswered.']",
    replace: "[6, 'scoreThirdFour', 'Rightly left Impossible unanswered.']",
    tests: table,
  },
  {
    why: 'a forceout scores 6',
    clause: 'onsets-2026 X-C-1',
    file: score,
    find: "[4, 'forceoutRight', 'A correct Solution.']",
    replace: "[6, 'forceoutRight', 'A correct Solution.']",
    tests: table,
  },
  {
    why: 'a third player right about no Goal scores 6 beside a right Challenger',
    clause: 'onsets-2026 III-D-2 score-third',
    file: score,
    find: 'o.ok(seat) ? (o.ok(by) ? 4 : 6) : 2,',
    replace: 'o.ok(seat) ? 6 : 2,',
    tests: table,
  },
  {
    why: 'one who accepted a wrong Solution profits from its fall',
    clause: 'onsets-2026 VII-C-4 accept-2',
    file: score,
    find: 'if (o.players.length === 3 && !o.presented(seat) && o.acceptedAny(seat))',
    replace: 'if (o.players.length === 2 && !o.presented(seat) && o.acceptedAny(seat))',
    tests: table,
  },
  {
    why: 'Now needs one cube more in Resources',
    clause: 'onsets-2026 V-A-2-a',
    file: block,
    find: 'if (mat.resources.length < least)',
    replace: 'if (mat.resources.length <= least)',
    tests: table,
  },
  {
    why: 'Now wants a cube in Required and forgets Permitted',
    clause: 'onsets-2026 V-A-2-b',
    file: block,
    find: 'if (mat.required.length + mat.permitted.length === 0)',
    replace: 'if (mat.required.length === 0)',
    tests: table,
  },
  {
    why: 'Impossible stays open for two minutes after the last cube',
    clause: 'onsets-2026 V-B invalid (e)',
    file: block,
    find: '(t.rules.lastCubeImpossibleSeconds + (paired ? t.rules.pairExtraSeconds : 0)) * 1000',
    replace: '(t.rules.lastCubeImpossibleSeconds + (paired ? t.rules.pairExtraSeconds : 0)) * 2000',
    tests: table,
  },
  {
    why: 'putting the block back is free',
    clause: 'onsets-2026 V-B withdraw',
    file: block,
    find: "'Picked up the block and put it back.', -1)",
    replace: "'Picked up the block and put it back.', 0)",
    tests: table,
  },
  {
    why: 'tied leaders count as leading',
    clause: 'onsets-2026 IV-C-2 comment (a)',
    file: 'packages/table/src/seats.ts',
    find: 't[seat]! > x)',
    replace: 't[seat]! >= x)',
    tests: table,
  },
  {
    why: 'the first turn is as short as the others',
    clause: 'onsets-2026 XI-A-1-d',
    file: turn,
    find: 'first ? t.rules.firstTurnSeconds : t.rules.turnSeconds',
    replace: 't.rules.turnSeconds',
    tests: table,
  },
  {
    why: 'a lost turn comes back to the same player',
    clause: 'onsets-2026 XI-A',
    file: turn,
    find: 'startTurn(t, left(t.state, seat), false, 0);',
    replace: 'startTurn(t, seat, false, 0);',
    tests: table,
  },
  {
    why: 'with two players the Goal-setter must choose two variations as well',
    clause: 'onsets-2026 II-C-3',
    file: variation,
    find: 'twoPlayers && seat !== t.shake.setter &&',
    replace: 'twoPlayers &&',
    tests: table,
  },
  {
    why: 'the 15 seconds for a variation eat into the rolling minute',
    clause: 'onsets-2026 XI-A-1-b',
    file: variation,
    find: 'Math.max(rollingMinute, t.tableTime),',
    replace: 't.tableTime,',
    tests: table,
  },
  {
    why: 'the Mover need not write after Impossible',
    clause: 'onsets-2026 VII-A-2',
    file: write,
    find: "return kinds.includes('impossible') ? 'must' : 'not';",
    replace: "return kinds.includes('impossible') ? 'may' : 'not';",
    tests: table,
  },
  {
    why: 'a failed regrouping closes the objections of 2014-15 as well',
    clause: 'onsets-2014 VII-C-5-c comment (c)',
    file: check,
    find: "(final && c.attempt !== 'open')",
    replace: "c.attempt !== 'open'",
    tests: table,
  },
  {
    why: 'a disputed no Goal costs the setter one point',
    clause: 'equations-2015 IV-D-2 set',
    file: 'packages/table/src/phases/goal.ts',
    find: "penalize(t, t.shake.setter, -2, 'noGoalDisputed'",
    replace: "penalize(t, t.shake.setter, -1, 'noGoalDisputed'",
    tests: table,
  },
  {
    why: 'all of the leftover sand is given away',
    clause: 'onsets-2026 XI-A-2',
    file: 'packages/table/src/clock.ts',
    find: 'Math.min(left, 60 * SECOND - left)',
    replace: 'left',
    tests: table,
  },
  {
    why: 'a second place alone is worth three match points',
    clause: 'onsets-2026 XII-A three',
    file: 'packages/table/src/phases/sheet.ts',
    find: 'if (above === 1) return level === 1 ? 4 : 3;',
    replace: 'if (above === 1) return 3;',
    tests: table,
  },
  {
    why: 'a faulty move insulates an earlier fault',
    clause: 'onsets-2026 IX-B',
    file: 'packages/table/src/evolve.ts',
    find: 'fresh.length > 0 ? [...shake.faults, ...fresh]',
    replace: 'fresh.length > 0 ? fresh',
    tests: table,
  },
  {
    why: 'absence costs two points in WFF',
    clause: 'wff-2017 X-D',
    file: editions,
    find: 'absentScore: 0,',
    replace: 'absentScore: -2,',
    tests: table,
  },
  {
    why: 'challenging oneself costs a point in the Middle game of WFF',
    clause: 'wff-2017 VI-B self',
    file: editions,
    find: "selfChallengeFree: ['elementary', 'middle'],",
    replace: "selfChallengeFree: ['elementary'],",
    tests: table,
  },
  {
    why: 'Senior deals from six cards on',
    clause: 'onsets-2026 II-B-2',
    file: 'packages/rulebook/src/equipment.ts',
    find: "division === 'senior' ? { min: 10, max: 14 }",
    replace: "division === 'senior' ? { min: 6, max: 14 }",
    tests: rulebook,
  },
  {
    why: 'the season takes its parity from the year it begins in',
    clause: 'equations-2015 XIII-A even',
    file: 'packages/rulebook/src/season.ts',
    find: "% 2 === 1 ? 'even' : 'odd'",
    replace: "% 2 === 0 ? 'even' : 'odd'",
    tests: rulebook,
  },
];
