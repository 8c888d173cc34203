import { all, both, type DifferenceRow } from './row.ts';

const writing = 'Writing and checking';
const scoring = 'Scoring';
const time = 'Time and round';

const thirdAndChallenger = 'Third Party right beside a Challenger who is wrong, after Now';

/** From the challenge to the scoresheet. */
export const after: readonly DifferenceRow[] = [
  [
    writing,
    'thirdParty.duty',
    'Third Party',
    [
      'takes a side; with the writer means writing too',
      'may present, takes no side',
      'takes a side; with the writer means writing too',
      'takes a side; with the writer means writing too',
    ],
    ['VII-A-3', 'VII-A-1', 'VII-A-3', 'VII-A-3'],
  ],
  [
    writing,
    'present.changeAfter',
    'Changing what was presented',
    ['not allowed', 'makes it incorrect', 'not allowed', 'not allowed'],
    all('VII-C-2-a'),
  ],
  [
    writing,
    'solution.form',
    'What is written',
    both(
      'a Set-Name, with Restrictions where used; writing "= Goal" makes it incorrect',
      'a Solution and the reading of the Goal it equals',
      'premises and rules, with a Proof',
    ),
    both('VII-B-1', 'VII-B-2', 'VII-B'),
  ],
  [
    writing,
    'ambiguity.procedure',
    'Showing ambiguity',
    [
      'one attempt each; a failed one closes nothing else',
      'jointly or separately, one attempt, an extra minute for −1; failed attempts close the objections',
      'jointly or separately, one attempt, an extra minute for −1; failed attempts close the objections',
      'only about which cube is the Required one',
    ],
    ['VII-C-5-c', 'VII-C-5-c two-checkers', 'VII-C-5-c two-checkers', 'VII-B-4-e ambiguity'],
  ],
  [
    writing,
    'judge.equalsQuestion',
    'Asking a judge whether it equals the Goal',
    ['not said', 'allowed; closes the objections', 'allowed; closes the objections', 'not allowed'],
    [null, 'VII-C-6', 'VII-C-5-d-iii', 'VII-D'],
  ],
  [
    writing,
    'appeal',
    'Appeal',
    ['not said', 'after a second judge, before signing', 'not said', 'not said'],
    [null, 'VII-C-7', null, null],
  ],
  [
    writing,
    'generalArgument',
    'A general argument that the Goal is missed',
    ['suffices', 'suffices if the Solution is not ambiguous', 'suffices', null],
    ['VII-C-5-b-ii', 'VII-C-5-b-ii', 'VII-C-5-d-ii', null],
  ],
  [
    writing,
    'minCubesInSolution',
    'Fewest cubes in a Solution',
    all('two'),
    both('VII-B-4-a', 'VII-B-3-a', 'VII-B-3-a'),
  ],

  [scoring, 'score.principal', 'Challenger or Mover', all('6 if correct, else 2'), both('X-B-2', 'X-B-2', 'X-B-2')],
  [
    scoring,
    'score.nowThirdBoth',
    'Third Party right beside a Challenger who is right, after Now',
    all('4'),
    ['X-B-2', 'X-B-4', 'X-B-3', 'X-B-2'],
  ],
  [scoring, 'score.nowThirdAlone', thirdAndChallenger, ['4', '6', '6', '4'], ['X-B-2', 'X-B-3', 'X-B-3', 'X-B-2']],
  [
    scoring,
    'score.acceptTwo',
    'Accepted a Solution that another then proved wrong',
    all('2, in a three-player challenge, for one who did not present'),
    all('VII-C-4 accept-2'),
  ],
  [scoring, 'score.forceout', 'Forceout', all('4 if correct, else 2'), all('X-C')],
  [
    scoring,
    'score.absent',
    'Absent player',
    ['−2 a shake', '−2 a shake, also when late after the roll', '−2 a shake', '0'],
    all('X-D'),
  ],
  [
    scoring,
    'match.didNotPlay',
    'Match points of one who did not play',
    ['not said', '0', 'not said', 'not said'],
    [null, 'XII-A two', null, null],
  ],
  [
    scoring,
    'scoresheet.oversight',
    'Honest slip on a signed scoresheet',
    both('not said', 'corrected if all agree', 'corrected if all agree'),
    both(null, 'XII-B', 'XII-B'),
  ],
  [
    scoring,
    'conduct.authority',
    'Who penalizes conduct',
    [
      'a judge, after a warning',
      'a judge after a warning; two judges at once',
      'a judge, after a warning',
      'the head judge, after a warning',
    ],
    ['IX-C', 'IX-D', 'IX-C', 'IX-C'],
  ],
  [
    scoring,
    'penalty.initials',
    'Each −1 waits for the initials of a judge',
    all('Elementary and Middle'),
    all('XI-A note'),
  ],

  [
    time,
    'roll.seconds',
    'Rolling',
    both('1 minute, with the deal', '1 minute', '2 minutes together with the Goal'),
    all('XI-A-1-a'),
  ],
  [
    time,
    'variation.seconds',
    'Choosing a variation',
    both('15 seconds', '15 seconds', null),
    both('XI-A-1-b', 'XI-A-1-b', null),
  ],
  [
    time,
    'goal.seconds',
    'Setting the Goal',
    both('2 minutes', '2 minutes', '2 minutes together with the roll'),
    both('XI-A-1-c', 'XI-A-1-c', 'XI-A-1-a'),
  ],
  [
    time,
    'firstTurn.seconds',
    'First turn; later turns',
    all('2 minutes; 1 minute'),
    both('XI-A-1-d', 'XI-A-1-d', 'XI-A-1-b'),
  ],
  [
    time,
    'write.seconds',
    'Writing',
    both('2 minutes; 3 with Two Solutions', '2 minutes', '3 minutes'),
    both('XI-A-1-h', 'XI-A-1-h', 'XI-A-1-e'),
  ],
  [
    time,
    'check.seconds',
    'Checking one Solution',
    both('2 minutes; 3 for a pair', '2 minutes', '3 minutes'),
    both('XI-A-1-i', 'XI-A-1-i', 'XI-A-1-f'),
  ],
  [
    time,
    'late',
    'Late',
    all('10 seconds counted down, −1 and a minute more, again 10 seconds, −1 and the task is lost'),
    all('XI-A'),
  ],
  [time, 'round', 'Round', all('no new shake after 30 minutes, stop after 35'), all('XI-B')],
  [
    time,
    'round.judgeTimeAdded',
    'Judge time in minutes 25 to 30',
    ['not added', 'moves the warning and the stop of that table', 'not added', 'not added'],
    [null, 'XI-B-3', null, null],
  ],
  [
    time,
    'stop.challengeBanned',
    'Challenges after stop',
    ['not said; Forceout treats them as invalid', 'invalid', 'not said; Forceout treats them as invalid', 'invalid'],
    ['XI-B-2', 'V-B invalid (f)', 'XI-B-2', 'XI-B stop'],
  ],
];
