import type { ScoreCode, WhyCode } from './codes.ts';
import type { TableEvent } from './event.ts';
import { type Said, said } from './said.ts';

/** The sentences that release 0.1.0 wrote into logs and records, and what they said. */
const WHY: Readonly<Record<string, WhyCode>> = {
  'There is no Goal to challenge yet.': 'no-goal-yet',
  'No challenges after "stop".': 'after-stop',
  'You cannot challenge yourself.': 'self',
  'The last cube may not go to Forbidden.': 'last-cube-forbidden',
  'The other player was first.': 'other-first',
  'After the last cube only Impossible may be said.': 'only-impossible',
  'Too late for Impossible after the last cube.': 'impossible-late',
  'Now needs a cube in Required or Permitted.': 'now-mat',
  'Picked up the block and put it back.': 'put-back',
  'Left the table.': 'left',
  'Took the extra minute to check.': 'extra-minute',
  'Took a bonus move while leading.': 'leader-bonus',
  'The round was stopped before a Goal was set.': 'round-stopped',
  'All agreed that there is no Goal.': 'all-agreed',
  'Disputed "no Goal" and then set none.': 'disputed-none',
  'The disputing player set no Goal.': 'no-goal-shown',
  'The judge voided the shake.': 'judge-voided',
  'Too few players are left.': 'too-few',
  'Conduct.': 'conduct',
  'An opponent set a Goal after "no Goal".': 'goal-after-no-goal',
  'The Goal-setter left.': 'setter-left',
  'No Goal was set in time.': 'no-goal-in-time',
  'The disputing player set no Goal in time.': 'no-goal-shown-in-time',
};

const SCORES: Readonly<Record<string, ScoreCode>> = {
  'A correct Solution after Now.': 'right-now',
  'A correct Solution after Impossible.': 'right-impossible',
  'Not correct.': 'wrong',
  'An opponent wrote a correct Solution.': 'opponent-right',
  'Nobody had a correct Solution.': 'nobody-right',
  'A correct Solution beside a correct Challenger.': 'right-beside',
  'A correct Solution where the Challenger’s was not.': 'right-alone',
  'Sided with the writer and presented nothing.': 'sided-nothing',
  'The Challenger was right.': 'challenger-right',
  'The Challenger was wrong.': 'challenger-wrong',
  'A correct Solution was written.': 'somebody-right',
  'Rightly left Impossible unanswered.': 'left-unanswered',
  'Showed a Goal with a Solution.': 'goal-shown',
  'Showed no Goal with a Solution.': 'goal-not-shown',
  'A Goal with a Solution was shown.': 'goal-was-shown',
  'Nobody showed a Goal with a Solution.': 'nobody-showed',
  'A correct Solution.': 'right',
  'A Challenger was right.': 'a-challenger-right',
  'Neither Challenger was right.': 'no-challenger-right',
  'No correct Solution.': 'none-right',
  'Accepted a Solution without presenting one.': 'accepted',
  'Not at the table for this shake.': 'absent',
};

/** Sentences with something in them that changes. */
const PATTERNS: readonly (readonly [RegExp, (found: string) => Said])[] = [
  [/^Now needs at least (\d+) cubes in Resources\.$/, n => said('now-resources', { least: Number(n) })],
  [/^Picked up the block and said nothing in (\d+) seconds\.$/, n => said('block-time', { seconds: Number(n) })],
  [/^Out of time \((.+)\)\.$/, task => said('late', { task })],
];

/** A sentence of ours as a code; what is not one of ours was typed by somebody, or is a game's. */
export function upcastWhy(text: string): Said {
  // A person may have typed the name of something of the language.
  const code = Object.hasOwn(WHY, text) ? WHY[text] : undefined;
  if (code !== undefined) return said(code);
  for (const [pattern, made] of PATTERNS) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return made(found);
  }
  return { code: 'typed', typed: text };
}

const saidOf = (why: Said | string): Said => (typeof why === 'string' ? upcastWhy(why) : why);

/** An event as any release wrote it, as this one reads it. */
export function upcastEvent(event: TableEvent): TableEvent {
  switch (event.event) {
    case 'set-aside':
    case 'void':
      return typeof event.reason === 'string' ? { ...event, reason: saidOf(event.reason) } : event;
    case 'penalty':
      return typeof event.penalty.why === 'string'
        ? { ...event, penalty: { ...event.penalty, why: saidOf(event.penalty.why) } }
        : event;
    case 'scored':
      return event.lines.some(line => 'message' in line)
        ? { ...event, lines: event.lines.map(line => ('message' in line ? upcastLine(line) : line)) }
        : event;
    default:
      return event;
  }
}

type ScoreLine = Extract<TableEvent, { event: 'scored' }>['lines'][number];

function upcastLine(line: ScoreLine): ScoreLine {
  const { message, ...rest } = line as ScoreLine & { readonly message: string };
  return { ...rest, code: (Object.hasOwn(SCORES, message) ? SCORES[message] : undefined) ?? 'wrong' };
}
