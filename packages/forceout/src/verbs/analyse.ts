import type { ExitCode, Given } from '../command/given.ts';
import { progress } from '../command/output.ts';
import { answerOf, questionOf } from '../position-question.ts';
import { completeQuestion, type Question } from '../solve-question.ts';
import { witnessLines } from '../witness.ts';

/** What may be said of a position, and which Resources the Solution may then use. */
const MODES = ['now', 'impossible', 'forceout'] as const;

const SAID = {
  now: { true: 'Now is open: a Solution with at most one more cube exists.', false: 'Now is not open.' },
  impossible: { true: 'Impossible would be wrong: a Solution can still be made.', false: 'Impossible would be right.' },
  forceout: { true: 'It is solved with the cubes on the mat.', false: 'The cubes on the mat alone solve nothing.' },
} as const;

const withMode = (question: Question, mode: string): Question =>
  question.game === 'wff' ? { ...question, state: { ...(question.state as Question), mode } } : { ...question, mode };

export async function run(given: Given): Promise<ExitCode> {
  const question = await questionOf(given, completeQuestion);
  const shown = progress('analyse');
  const found: { readonly mode: string; readonly answer: Question }[] = [];
  for (const [i, mode] of MODES.entries()) {
    shown.report(i, MODES.length);
    found.push({ mode, answer: await answerOf(withMode(question, mode), given.language) });
  }
  shown.end();
  if (given.json) {
    for (const one of found) process.stdout.write(`${JSON.stringify(one)}\n`);
    return 0;
  }
  for (const { mode, answer } of found) {
    const exists = (answer.exists ?? answer.solvable ?? null) as boolean | null;
    const said = exists === null ? `${mode}: undecided.` : SAID[mode as keyof typeof SAID][`${exists}`];
    process.stdout.write(`${[said, ...(exists ? witnessLines(answer.witness ?? null) : [])].join('\n')}\n`);
  }
  return 0;
}
